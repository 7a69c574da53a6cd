"""A record as a template sees it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.model.deck import Record
from cardsmith.model.place import whole
from cardsmith.model.row import FIRST, OTHERS, leading, row_of
from cardsmith.model.sizes import SIZES
from cardsmith.model.template import Frame, Slot, Value

names = st.sampled_from(["titre", "force", "ruse", "Nom", "texte"])
texts = st.sampled_from(["", " ", "Ogre", "3", "a, b"])
fields = st.dictionaries(names, texts | st.lists(texts, max_size=3).map(tuple), max_size=4)

HERE = whole("d.csv")
CARD = SIZES["tcg"]


def record(values: dict[str, str | tuple[str, ...]]) -> Record:
    """A record of those fields."""
    return Record(id="a/x", fields=values, copies=1, span=HERE)


@pytest.mark.parametrize(
    ("columns", "first"),
    [
        (["force", "Titre"], "Titre"),
        (["nom", "title"], "title"),
        (["TITLE", "titre"], "TITLE"),
        (["force", "name", "ruse"], "name"),
        (["force", "ruse"], "force"),
        ([], ""),
    ],
)
def test_a_record_is_named_by_its_title_else_by_its_first_field(
    columns: list[str], first: str
) -> None:
    assert leading(columns) == first


@given(st.lists(names, unique=True))
def test_what_leads_is_one_of_the_names(columns: list[str]) -> None:
    assert leading(columns) in (columns or [""])


@given(fields)
def test_no_text_is_lost_and_none_is_blank(values: dict[str, str | tuple[str, ...]]) -> None:
    """What is first and what is other are together all that is written."""
    row = row_of(record(values))
    given = [
        text
        for value in values.values()
        for text in ((value,) if isinstance(value, str) else value)
        if text.strip()
    ]

    assert sorted((*row.lists[FIRST], *row.lists[OTHERS])) == sorted(given)
    assert all(text.strip() for listed in row.lists.values() for text in listed)
    assert set(values) <= set(row.texts)


def test_a_list_on_one_line_has_commas() -> None:
    assert row_of(record({"titre": "Ogre", "traits": ("laid", "fort")})).texts["traits"] == (
        "laid, fort"
    )


def test_a_field_called_first_is_meant_before_the_one_that_every_record_has() -> None:
    assert row_of(record({"titre": "Ogre", "first": "moi"})).lists[FIRST] == ("moi",)


@given(st.dictionaries(names, st.text(max_size=5), max_size=3))
def test_a_value_is_filled_slot_by_slot(values: dict[str, str]) -> None:
    """A name that nobody fills leaves nothing; what stands in a text is never filled again."""
    value = Value(("<", Slot("titre", HERE), "|", Slot("absent", HERE), ">"))

    assert value.filled({**values, "autre": "x"}) == f"<{values.get('titre', '')}|>"
    assert [slot.name for slot in value.slots] == ["titre", "absent"]


@given(st.integers(0, 30), st.integers(0, 40), st.integers(-20, 30), st.integers(-20, 40))
def test_a_frame_on_a_card_has_a_true_width_and_height(
    x: int, y: int, width: int, height: int
) -> None:
    """One of zero or less ends that far before the far edge."""
    frame = Frame(x=x, y=y, width=width, height=height).on(CARD)

    assert frame.right == (x + width if width > 0 else CARD.width + width)
    assert frame.bottom == (y + height if height > 0 else CARD.height + height)
