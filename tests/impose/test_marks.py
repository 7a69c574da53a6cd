"""Marks, rims and footers: where they stand, and what they keep clear of."""

import pytest
from hypothesis import given

from cardsmith.impose.marks import cut_marks
from cardsmith.impose.sheets import impose
from cardsmith.model.choices import Marks
from cardsmith.model.face import Face, Piece
from cardsmith.model.inks import GUIDE, WHITE
from cardsmith.model.sheet import FooterStrip, Mark, Page, Rect, SheetOptions
from cardsmith.model.struct import replace
from tests.impose.cards import cards_on, case, deck, inside, meet, paper
from tests.impose.mixes import as_box, faces, footer, footers, mixes, printable, sheets

PAPERS = ["a5", "a4", "a3", "letter", "legal", "tabloid"]


def enters(mark: Mark, box: Rect) -> bool:
    """Whether a part of the mark lies within the box, and not just on its edge."""
    across = mark.x1 < box.right and box.x < mark.x2
    down = mark.y1 < box.bottom and box.y < mark.y2
    if mark.x1 == mark.x2:
        return box.x < mark.x1 < box.right and down
    return box.y < mark.y1 < box.bottom and across


def segment(mark: Mark) -> Rect:
    """A mark as a rectangle one micrometre thick, so that it can meet others."""
    return Rect(mark.x1, mark.y1, max(mark.x2 - mark.x1, 1), max(mark.y2 - mark.y1, 1))


def upright(page: Page) -> dict[int, list[Mark]]:
    """The marks for cuts from top to bottom, by their place across."""
    found: dict[int, list[Mark]] = {}
    for mark in page.marks:
        if mark.x1 == mark.x2:
            found.setdefault(mark.x1, []).append(mark)
    return found


def level(page: Page) -> dict[int, list[Mark]]:
    found: dict[int, list[Mark]] = {}
    for mark in page.marks:
        if mark.y1 == mark.y2:
            found.setdefault(mark.y1, []).append(mark)
    return found


def test_case_E10() -> None:
    _, options = case("E10/print.yaml")

    front = impose(deck(4), options)[0][0]

    assert set(upright(front)) == {10_500, 73_500, 136_500, 199_500}
    assert set(level(front)) == {16_500, 104_500, 192_500}
    for marks in upright(front).values():
        above, below = sorted(marks, key=lambda mark: mark.y1)
        assert above.y2 <= 16_500
        assert below.y1 >= 280_500
    for marks in level(front).values():
        before, after = sorted(marks, key=lambda mark: mark.x1)
        assert before.x2 <= 10_500
        assert after.x1 >= 199_500
    assert not any(meet(segment(m), card.box) for m in front.marks for card in front.placed)


def test_case_E09_on_sheets() -> None:
    _, options = case("E09/print.yaml")

    strips: list[FooterStrip] = []

    def recorded(strip: FooterStrip) -> Face:
        strips.append(strip)
        return footer(strip)

    pages, _ = impose(deck(9), options, recorded)

    assert not any(page.marks for page in pages)
    assert strips
    assert not any(strip.ruler for strip in strips)


def test_case_E26() -> None:
    said, options = case("E26/print.yaml")

    pages, _ = impose(deck(int(str(said["cards"]))), options, footer)

    assert len(pages) == 2
    for page in pages:
        *cards, foot = page.placed
        assert len(cards) == 16
        assert not any(meet(foot.box, card.box) for card in cards)
        assert not any(meet(segment(m), card.box) for m in page.marks for card in cards)


def test_case_E14_on_sheets() -> None:
    _, options = case("E14/print.yaml")

    pages, _ = impose(deck(9), options, footer)

    for page in pages:
        assert {(card.box.width, card.box.height) for card in cards_on(page)} == {(63_000, 88_000)}
        assert page.placed[-1].box.width >= 100_000


def test_sheets_cut_alike_share_their_marks() -> None:
    """They are found once, and drawn once."""
    pages = impose(deck(27), paper("a4"))[0]

    assert len(pages) == 6
    assert len({id(page.marks) for page in pages[::2]}) == 1
    assert len({id(page.marks) for page in pages[1::2]}) == 1


def test_full_lines_run_through_the_grid() -> None:
    page = impose(deck(9), paper("a4", marks=Marks.FULL))[0][0]

    assert set(upright(page)) == {10_500, 73_500, 136_500, 199_500}
    for (mark,) in upright(page).values():
        assert mark.y1 < 16_500
        assert mark.y2 > 280_500


def test_cards_apart_are_cut_on_both_sides_of_the_gap() -> None:
    page = impose(deck(4), paper("a4").with_own_bleed(2_000))[0][0]

    assert len(upright(page)) == 4
    assert len(level(page)) == 4


@pytest.mark.parametrize(("gap", "between"), [(0, 0), (1_000, 500), (4_000, 2_000), (9_000, 2_000)])
def test_only_the_rim_bleeds_in_full(gap: int, between: int) -> None:
    page = impose(deck(4), paper("a5", gap=gap))[0][0]
    first = page.placed[0]

    assert first.box.x - first.clip.x == 2_000
    assert first.box.y - first.clip.y == 2_000
    assert first.clip.right - first.box.right == between
    assert first.clip.bottom - first.box.bottom == between


def test_an_empty_slot_is_an_edge_too() -> None:
    page = impose(deck(4), paper("a4"))[0][0]
    *_, third, fourth = page.placed

    assert third.clip.bottom - third.box.bottom == 2_000
    assert fourth.clip.right - fourth.box.right == 2_000
    assert fourth.clip.bottom - fourth.box.bottom == 2_000
    assert fourth.clip.y == fourth.box.y


@given(sheet=sheets, cards=mixes())
def test_nothing_beside_the_cards_touches_one(sheet: SheetOptions, cards: list[Piece]) -> None:
    """Marks enter no card of any size, no footer, and nothing that a printer cannot reach."""
    for page in impose(cards, sheet, footer)[0]:
        held = [*faces(page, "recto"), *faces(page, "verso")]
        reached = printable(page, sheet)
        feet = footers(page)
        assert all(inside(foot, reached) for foot in feet)
        assert not any(meet(foot, card.clip) for foot in feet for card in held)
        for mark in (*page.marks, *page.over):
            assert inside(as_box(mark), reached)
            assert not any(enters(mark, card.box) for card in held)
            assert not any(enters(mark, foot) for foot in feet)
        if sheet.marks is Marks.MARGIN:
            assert not any(enters(mark, card.clip) for mark in page.marks for card in held)


@given(sheet=sheets, cards=mixes())
def test_a_cut_is_marked_at_both_ends_where_there_is_paper(
    sheet: SheetOptions, cards: list[Piece]
) -> None:
    """Of one size: there is paper where the printer reaches 2 mm of bleed, or more than that."""
    sheet = replace(sheet, marks=Marks.MARGIN)
    alike = [card for card in cards if card.front.width == cards[0].front.width]
    alike = [card for card in alike if card.front.height == cards[0].front.height]
    for page in impose(alike, sheet)[0]:
        boxes = [held.box for held in faces(page, "recto")]
        if page.back or not boxes:
            continue
        top = min(box.y for box in boxes)
        room = top - sheet.margin
        lines = [mark for mark in (*page.marks, *page.over) if mark.x1 == mark.x2 and not mark.dash]
        above = {mark.x1 for mark in lines if mark.y2 <= top}
        edges = {edge for box in boxes for edge in (box.x, box.right)}
        if room >= max(2_000, sheet.bleed):
            assert above == edges
        assert all(mark.y2 - mark.y1 >= 1_200 for mark in lines)


def test_marks_stand_on_the_bleed_where_the_margin_leaves_no_other_room() -> None:
    """Nine cards on Letter leave 0.7 mm beyond the bleed: too little to lay a ruler along."""
    front, back = impose(deck(9), paper("letter"))[0]

    for page in (front, back):
        rims = [mark for mark in page.over if mark.ink is WHITE]
        lines = [mark for mark in page.over if mark.ink is GUIDE]
        assert {(mark.x1, mark.y1) for mark in rims} == {(mark.x1, mark.y1) for mark in lines}
        assert {mark.x1 for mark in lines} == {13_450, 76_450, 139_450, 202_450}
        for mark in lines:
            assert (mark.y1, mark.y2) in {(5_000, 6_900), (272_500, 274_400)}
        assert {mark.y1 for mark in page.marks} == {7_700, 95_700, 183_700, 271_700}


@pytest.mark.parametrize(
    ("away", "start"),
    # the block 9.9, 8, 6.7, 6.5 and 5 mm from the edge of the paper, the printer reaching 5 mm
    [(9_900, 7_000), (8_000, 5_100), (6_700, 5_000), (6_500, 3_600), (5_000, 2_100)],
)
def test_other_marks_run_into_the_margin_only_where_it_leaves_none(away: int, start: int) -> None:
    """Those of boards and booklets, which may fill their sheet."""
    block = Rect(away, away, 210_000 - 2 * away, 297_000 - 2 * away)

    marks = cut_marks(paper("a4", bleed=0), (block,), block, (210_000, 297_000))

    assert min(mark.y1 for mark in marks) == min(mark.x1 for mark in marks) == start
    assert max(mark.y2 for mark in marks) == 297_000 - start
    assert len(marks) == 8


@pytest.mark.parametrize("name", PAPERS)
def test_the_usual_papers_have_room_for_a_ruler(name: str) -> None:
    pages, _ = impose(deck(1), paper(name), footer)

    assert all(
        max(page.placed[-1].face.width, page.placed[-1].face.height) >= 104 for page in pages
    )


def test_letter_paper_carries_its_footer_down_its_side() -> None:
    page = impose(deck(1), paper("letter"), footer)[0][0]
    foot = page.placed[-1]

    assert foot.turn == 90
    assert (foot.box.width, foot.box.height) == (
        round(foot.face.height * 1000),
        round(foot.face.width * 1000),
    )


def test_no_footer_is_drawn_where_none_is_wanted() -> None:
    page = impose(deck(1), paper("a4", footer=False), footer)[0][0]

    assert page.placed == tuple(cards_on(page))
