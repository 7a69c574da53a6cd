"""Pages that are shared out: whoever looks at them finds what one alone would."""

from collections.abc import Sequence
from io import BytesIO
from pathlib import Path

import pikepdf
import pytest

from cardsmith.intake.shipped.limits import read_limits
from cardsmith.model.finding import InputError
from cardsmith.model.preflight import Report, State
from cardsmith.press.preflight import looking, opening
from cardsmith.press.preflight.inspecting import Look, inspect
from cardsmith.press.preflight.looking import Found
from cardsmith.press.preflight.opening import Expected, may_be_shared, opened
from tests.press.preflight.faulty import X4, press_file

PRESS = read_limits("press")
FAULTS = {
    "no_trimbox": "V101",
    "bleed_outside_media": "V102",
    "wrong_trim": "V103",
    "short_bleed": "V104",
    "text_in_margin": "V105",
    "unembedded_font": "V301",
    "missing_glyph": "V302",
    "notdef_box": "V303",
    "font_widths": "V304",
    "rgb_fill": "V401",
    "rgb_black_text": "V402",
    "black_text_4c": "V403",
    "tac400": "V404",
    "all_inside_bleed": "V405",
    "white_overprint": "V406",
    "white_overprint_form": "V407",
    "hairline": "V408",
    "lowres_image": "V501",
    "jpx_image": "V502",
    "link_annot": "V603",
}
"""The faults of single pages."""


def halves(look: Look, numbers: Sequence[int]) -> list[Found]:
    """Two who look at one half each."""
    middle = (len(numbers) + 1) // 2
    return [look(numbers[:middle]), look(numbers[middle:])]


def thirds(look: Look, numbers: Sequence[int]) -> list[Found]:
    third = len(numbers) // 3
    shares = numbers[:third], numbers[third : 2 * third], numbers[2 * third :]
    return [look(share) for share in shares]


def joined(*files: bytes) -> bytes:
    """The pages of some files in one that is identified as the first."""
    stream = BytesIO()
    with pikepdf.open(BytesIO(files[0])) as whole:
        for data in files[1:]:
            with pikepdf.open(BytesIO(data)) as part:
                whole.pages.extend(part.pages)
        whole.save(stream)
    return stream.getvalue()


def failed(report: Report) -> dict[str, int]:
    return {check.code: check.page for check in report.of(State.FAILED)}


@pytest.mark.parametrize(("fault", "code"), FAULTS.items(), ids=FAULTS)
def test_a_fault_of_a_later_page_is_found(fault: str, code: str, tmp_path: Path) -> None:
    path = tmp_path / "deck.pdf"
    good = press_file("", X4, 2)
    path.write_bytes(joined(good, press_file(fault), good))
    alone, shared = inspect(str(path), PRESS), inspect(str(path), PRESS, None, halves)

    assert failed(shared).keys() == {code}
    assert failed(shared)[code] in {5, 6}
    assert shared == alone


def test_pages_in_the_wrong_order_are_found(tmp_path: Path) -> None:
    path = tmp_path / "deck.pdf"
    path.write_bytes(press_file("", X4, 3))
    digests = inspect(str(path), PRESS, []).digests
    order = [Expected(str(number), digest) for number, digest in enumerate(digests)]
    order[3:5] = order[4], order[3]

    shared = inspect(str(path), PRESS, order, thirds)
    assert [check.page for check in shared.of(State.FAILED)] == [4, 5]
    assert shared == inspect(str(path), PRESS, order)


def test_two_faults_come_in_the_order_of_their_pages(tmp_path: Path) -> None:
    path = tmp_path / "deck.pdf"
    path.write_bytes(joined(*map(press_file, ("hairline", "", "hairline", "jpx_image"))))

    shared = inspect(str(path), PRESS, None, thirds)
    told = [(check.code, check.page) for check in shared.of(State.FAILED)]
    assert told == [("V408", 1), ("V408", 5), ("V502", 7)]
    assert shared == inspect(str(path), PRESS)


def test_a_file_with_too_much_to_read_is_looked_at_by_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each share alone would be within bounds; the file is not."""
    path = tmp_path / "deck.pdf"
    path.write_bytes(press_file("", X4, 2))
    asked: list[int] = []

    def counted(look: Look, numbers: Sequence[int]) -> list[Found]:
        found = look(numbers)
        asked.append(found.read[1])
        return [found]

    inspect(str(path), PRESS, None, counted)
    [operators] = asked
    monkeypatch.setattr("cardsmith.press.preflight.walking.MOST_OPERATORS", operators - 1)
    most = (looking.MOST_READ[0], operators - 1, *looking.MOST_READ[2:])
    monkeypatch.setattr("cardsmith.press.preflight.inspecting.MOST_READ", most)

    shared = inspect(str(path), PRESS, None, halves)
    assert "long" in {check.reason for check in shared.of(State.NOT_VERIFIED)}
    assert shared == inspect(str(path), PRESS)


def test_a_page_without_measure_is_named_whoever_meets_it(tmp_path: Path) -> None:
    path = tmp_path / "deck.pdf"
    path.write_bytes(press_file("", X4, 2))
    with pikepdf.open(path, allow_overwriting_input=True) as file:
        file.pages[3].MediaBox = pikepdf.Array([0, 0, 0, 0])
        file.save(path)

    with pytest.raises(InputError) as caught:
        inspect(str(path), PRESS, None, halves)
    assert caught.value.finding.arguments["page"] == 4


def test_a_file_that_cannot_be_mapped_is_looked_at_by_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Processes would move each other's place in it."""
    path = tmp_path / "deck.pdf"
    path.write_bytes(press_file("", X4, 2))
    alone = inspect(str(path), PRESS)

    def refuse(*_: object, **__: object) -> None:
        raise OSError

    monkeypatch.setattr(opening, "mmap", refuse)

    def never(look: Look, numbers: Sequence[int]) -> list[Found]:
        raise AssertionError

    assert inspect(str(path), PRESS, None, never) == alone


def test_a_file_that_is_shared_is_mapped(tmp_path: Path) -> None:
    path = tmp_path / "deck.pdf"
    path.write_bytes(press_file("", X4, 2))
    assert may_be_shared(str(path))

    file, pages = opened(str(path), is_mapped=True)
    with file:
        assert len(pages) == 4
        maps = Path("/proc/self/maps")
        assert not maps.is_file() or path.name in maps.read_text("utf-8")
