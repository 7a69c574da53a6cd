"""Names of files: copies, size and side are read where they are beyond doubt, and only there."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.intake.pictures.names import Side, key, natural, size_named, taken_apart
from cardsmith.model.sizes import SIZES

titles = st.text(
    st.sampled_from("abcdefghijklmnopqrstuvwyzéèœ 日Ж7"), min_size=1, max_size=12
).filter(
    lambda text: (
        text == text.strip()
        and not text.endswith("7")
        and not text.startswith("7")
        and text.casefold() not in {"back", "dos", "verso", "front", "face", "recto", *SIZES}
        and not taken_apart(text).side
        and not taken_apart(text).worded
    )
)
counts = st.integers(0, 999)
lengths = st.decimals(min_value=1, max_value=300, places=2).map(lambda number: f"{number:f}")


@pytest.mark.parametrize(
    ("stem", "title", "copies"),
    [
        ("wolf x4", "wolf", 4),
        ("wolf_x4", "wolf", 4),
        ("wolf-X12", "wolf", 12),
        ("wolf ×4", "wolf", 4),
        ("wolf (x4)", "wolf", 4),
        ("4x wolf", "wolf", 4),
        ("4 x wolf", "wolf", 4),
        ("4x_wolf", "wolf", 4),
        ("wolf x0", "wolf", 0),
        ("wolf", "wolf", None),
        ("wolf 4", "wolf 4", None),
        ("wolf4", "wolf4", None),
        ("wolfx4", "wolfx4", None),
        ("wolf(4)", "wolf(4)", None),
        ("4xwolf", "4xwolf", None),
        ("x4", "x4", None),
        ("wolf_4x", "wolf_4x", None),
    ],
)
def test_copies_are_read_where_nothing_else_can_be_meant(
    stem: str, title: str, copies: int | None
) -> None:
    found = taken_apart(stem)

    assert (found.title, found.copies) == (title, copies)


def test_a_number_in_parentheses_is_remembered_but_no_copies() -> None:
    assert taken_apart("wolf (4)").doubled == 4
    assert taken_apart("wolf (4)").copies is None


@given(title=titles, count=counts, before=st.booleans())
def test_whatever_the_title_the_copies_that_were_written_are_read(
    title: str, count: int, before: bool
) -> None:
    found = taken_apart(f"{count}x {title}" if before else f"{title} x{count}")

    assert found.counts == (count,)
    assert found.title == unicodedata.normalize("NFC", title)


@pytest.mark.parametrize(
    ("stem", "side"),
    [
        *((f"wolf{mark}", Side.BACK) for mark in ("_back", "-dos", " verso", "_BACK", "-Verso")),
        *((f"wolf{mark}", Side.FRONT) for mark in ("_front", "-recto", " face")),
        *((name, None) for name in ("wolf", "horseback", "backpack", "prefront", "kudos")),
    ],
)
def test_the_side_stands_apart_from_the_title(stem: str, side: Side | None) -> None:
    assert taken_apart(stem).side is side


@pytest.mark.parametrize("stem", ["back", "dos", "verso", "Back"])
def test_a_back_alone_is_that_of_every_card(stem: str) -> None:
    assert taken_apart(stem).title == ""
    assert taken_apart(stem).side is Side.BACK


@pytest.mark.parametrize(
    "stem",
    [
        "wolf_back x2@63x88mm",
        "wolf x2_back@63x88mm",
        "2x wolf_back @63x88mm",
        "wolf x2@63x88mm_back",
        "wolf_back@63x88mm x2",
    ],
)
def test_marks_at_the_end_come_in_any_order(stem: str) -> None:
    found = taken_apart(stem)

    assert (found.title, found.counts, found.size, found.side) == (
        "wolf",
        (2,),
        "63x88mm",
        Side.BACK,
    )


def test_a_size_in_words_is_told_from_one_after_an_at_sign() -> None:
    assert taken_apart("knight_poker").worded == "poker"
    assert taken_apart("knight@poker").size == "poker"
    assert taken_apart("poker").worded == ""


@given(titles)
def test_composed_and_decomposed_names_are_one(title: str) -> None:
    parts = [taken_apart(unicodedata.normalize(form, title)) for form in ("NFC", "NFD")]

    assert parts[0] == parts[1]
    assert key(unicodedata.normalize("NFD", title)) == key(title)


@given(st.text(max_size=40))
def test_any_name_can_be_taken_apart(stem: str) -> None:
    found = taken_apart(stem)

    assert all(count >= 0 for count in found.counts)


@pytest.mark.parametrize("name", SIZES)
def test_every_name_of_the_trade_is_a_size(name: str) -> None:
    assert size_named(name.upper()) == SIZES[name]


@given(width=lengths, height=lengths, unit=st.sampled_from(["mm", "cm"]), twice=st.booleans())
def test_a_size_is_what_is_written(width: str, height: str, unit: str, twice: bool) -> None:
    first = unit if twice else ""
    size = size_named(f"{width}{first} x {height} {unit}".replace(".", ","))
    factor = 10 if unit == "cm" else 1

    assert size.width == pytest.approx(float(width) * factor)
    assert size.height == pytest.approx(float(height) * factor)


@pytest.mark.parametrize(
    "written",
    ["", "2x", "63x88", "63mm", "0x88mm", "63x88mm x 2", "big", "63x88km", "-1x5mm", "1e3x5mm"],
)
def test_what_is_no_size_is_refused(written: str) -> None:
    with pytest.raises(ValueError, match=r"size|length"):
        size_named(written)


@given(st.text(max_size=30))
def test_any_text_is_a_size_or_refused(written: str) -> None:
    try:
        size = size_named(written)
    except ValueError:
        return
    assert min(size.width, size.height) > 0


@given(st.lists(st.integers(0, 2000), unique=True))
def test_numbered_files_come_as_people_count(numbers: list[int]) -> None:
    names = [f"card {number}.png" for number in numbers]

    assert sorted(names, key=natural) == [f"card {number}.png" for number in sorted(numbers)]
