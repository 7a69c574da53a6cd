"""The numbers of cuts: all said, all legible, none on a card."""

from collections.abc import Sequence

import pytest
from hypothesis import given

from cardsmith.impose.sheets import impose
from cardsmith.model.choices import Marks
from cardsmith.model.face import Face, Piece
from cardsmith.model.sheet import Mark, Numbered, Page, Rect, SheetOptions
from tests.impose.cards import deck, inside, meet, paper, piece
from tests.impose.mixes import as_box, faces, footer, footers, mixes, printable, sheets


class Recorder:
    """Draws nothing, and remembers what it was asked to number."""

    def __init__(self) -> None:
        self.asked: list[tuple[Numbered, ...]] = []

    def __call__(self, page: tuple[int, int], numbers: tuple[Numbered, ...]) -> Face:
        self.asked.append(numbers)
        return Face("cut numbers", page[0] / 1000, page[1] / 1000, ())


def numbered(
    cards: Sequence[Piece], sheet: SheetOptions
) -> list[tuple[Page, tuple[Numbered, ...]]]:
    """Every page that bears numbers, with them."""
    recorder = Recorder()
    pages = impose(cards, sheet, footer, recorder)[0]
    bearing = [page for page in pages if any(h.face.name == "cut numbers" for h in page.placed)]
    return list(zip(bearing, recorder.asked, strict=True))


def near(box: Rect, mark: Mark) -> bool:
    """Whether a number stands beside the mark: within half a millimetre."""
    x, y, width, height = as_box(mark)
    return meet(box, Rect(x - 500, y - 500, width + 1_000, height + 1_000))


@given(sheet=sheets, cards=mixes())
def test_a_number_stands_by_its_mark_and_covers_nothing(
    sheet: SheetOptions, cards: list[Piece]
) -> None:
    """Off every card and footer, off marks and one another, where the printer reaches."""
    for page, numbers in numbered(cards, sheet):
        held = [*faces(page, "recto"), *faces(page, "verso")]
        lines = [mark for mark in (*page.marks, *page.over) if not mark.dash]
        boxes = [box for _, box in numbers]
        for number, box in enumerate(boxes):
            assert inside(box, printable(page, sheet))
            assert not any(meet(box, card.box) for card in held)
            assert not any(meet(box, foot) for foot in footers(page))
            assert not any(meet(box, other) for other in boxes[:number])
            assert any(near(box, mark) for mark in lines)
            assert not any(meet(box, as_box(mark)) for mark in lines)


@pytest.mark.parametrize("name", ["a5", "a4", "a3", "letter", "legal", "tabloid"])
@pytest.mark.parametrize("own", [False, True])
def test_every_cut_of_the_usual_sheets_has_its_number(name: str, own: bool) -> None:
    sheet = paper(name).with_own_bleed(2_000) if own else paper(name)

    for page, numbers in numbered(deck(40), sheet):
        lines = {
            (mark.x1 == mark.x2, mark.x1 if mark.x1 == mark.x2 else mark.y1)
            for mark in (*page.marks, *page.over)
        }
        assert [number for number, _ in numbers] == list(range(1, len(lines) + 1))


def test_cuts_through_the_sheet_come_first() -> None:
    ((page, numbers),) = numbered(deck(9), paper("a4"))

    levels = [box for _, box in numbers[:4]]
    uprights = [box for _, box in numbers[4:]]
    assert [box.y for box in levels] == sorted(box.y for box in levels)
    assert [box.x for box in uprights] == sorted(box.x for box in uprights)
    for box, cut in zip(levels, (16_500, 104_500, 192_500, 280_500), strict=True):
        assert box.right < 10_500
        assert abs(box.bottom - cut) < 500
    for box, cut in zip(uprights, (10_500, 73_500, 136_500, 199_500), strict=True):
        assert box.bottom < 16_500
        assert abs((box.x + box.right) // 2 - cut) <= 1
    assert page.placed[-1].box == Rect(0, 0, 210_000, 297_000)


def test_fronts_alone_are_numbered() -> None:
    pages = impose(deck(9), paper("a4"), footer, Recorder())[0]

    assert [page.placed[-1].face.name for page in pages] == ["cut numbers", "footer 1"]


def test_strips_of_a_shared_sheet_are_cut_one_after_the_other() -> None:
    cards = [piece("a", copies=3), piece("b", (45.0, 68.0), copies=4)]

    ((page, numbers),) = numbered(cards, paper("a4"))

    large, small = page.placed[0].box, page.placed[3].box
    level = [box for number, box in numbers if number <= 4]
    assert all(box.right < large.x for box in level)
    above = [number for number, box in numbers if number > 4 and box.bottom <= large.y]
    assert sorted(above) == [5, 6, 7, 8]
    between = [number for number, box in numbers if number > 4 and large.bottom < box.y < small.y]
    assert sorted(between) == [5, 9, 10, 11, 12], "what lies in line with the strip above is 5"


def test_without_marks_there_is_no_number() -> None:
    assert not numbered(deck(9), paper("a4", marks=Marks.NONE))
