"""Booklets: whatever their number of pages, folding the sheets puts them in order."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.impose.booklet import (
    CLEAR,
    Fittings,
    booklet_pages,
    halved_pages,
    leaves,
)
from cardsmith.model.choices import Duplex, Marks
from cardsmith.model.face import Face
from cardsmith.model.sheet import FooterStrip, Page, Placed, Rect, SheetOptions

A4, A3, LETTER = (210_000, 297_000), (297_000, 420_000), (215_900, 279_400)
FOURS = st.integers(1, 30).map(lambda sheets: 4 * sheets)
DUPLEX = st.sampled_from([Duplex.LONG, Duplex.SHORT])


def options(
    paper: tuple[int, int] = A4,
    duplex: Duplex = Duplex.LONG,
    margin: int = 5_000,
    marks: Marks = Marks.MARGIN,
) -> SheetOptions:
    return SheetOptions(width=paper[0], height=paper[1], duplex=duplex, margin=margin, marks=marks)


def faces(count: int, width: float = 148.5, height: float = 210.0) -> list[Face]:
    return [Face(str(number), width, height, ()) for number in range(1, count + 1)]


def sides(page: Page) -> tuple[int, int]:
    """The numbers at the left and at the right of a printed side."""
    left, right = sorted(
        (placed for placed in page.placed if placed.face.name.isdigit()),
        key=lambda placed: placed.box.x,
    )
    return int(left.face.name), int(right.face.name)


def folded(pages: tuple[Page, ...]) -> list[int]:
    """The pages as a reader turns them: sheets one in the other, folded, the first outermost.

    A sheet turned like a page shows the left of its back behind the right of its front.
    """
    sheets = list(zip(map(sides, pages[::2]), map(sides, pages[1::2]), strict=True))
    into = [number for front, back in sheets for number in (front[1], back[0])]
    out = [number for front, back in reversed(sheets) for number in (back[1], front[0])]
    return into + out


@given(count=FOURS, duplex=DUPLEX)
def test_a_folded_booklet_is_read_from_the_first_page_to_the_last(
    count: int, duplex: Duplex
) -> None:
    pages, findings = booklet_pages(faces(count), options(duplex=duplex))

    assert findings == ()
    assert len(pages) == count // 2
    assert folded(pages) == list(range(1, count + 1))


@given(count=FOURS, duplex=DUPLEX, paper=st.sampled_from([A4, A3, LETTER]))
def test_every_page_lies_exactly_behind_the_one_it_is_printed_on(
    count: int, duplex: Duplex, paper: tuple[int, int]
) -> None:
    """The two pages of one leaf of the booklet share its outline on both sides of the paper."""
    size = (139.7, 215.9) if paper == LETTER else (148.5, 210.0)
    pages, _ = booklet_pages(faces(count, *size), options(paper, duplex))

    for front, back in zip(pages[::2], pages[1::2], strict=True):
        turned = {(front.width - placed.box.right, placed.box.y): placed for placed in back.placed}
        for placed in front.placed:
            behind = turned[placed.box.x, placed.box.y]
            assert behind.box[2:] == placed.box[2:]
            assert behind.turn == placed.turn == 0
            odd, even = sorted((int(placed.face.name), int(behind.face.name)))
            assert (odd % 2, even) == (1, odd + 1)


@given(count=FOURS)
def test_the_two_pages_of_a_side_add_up(count: int) -> None:
    for leaf in leaves(count):
        assert sum(leaf.front) == sum(leaf.back) == count + 1


@pytest.mark.parametrize("count", [1, 2, 3, 6, 15])
def test_pages_that_do_not_fill_sheets_are_refused(count: int) -> None:
    with pytest.raises(ValueError, match="fill"):
        leaves(count)


def test_pages_meet_in_the_middle_of_the_sheet() -> None:
    (front, _), _ = booklet_pages(faces(4), options())

    assert [placed.box for placed in front.placed] == [
        Rect(0, 0, 148_500, 210_000),
        Rect(148_500, 0, 148_500, 210_000),
    ]
    assert (front.width, front.height) == (297_000, 210_000)


@given(count=st.integers(1, 40))
def test_without_duplex_pages_come_two_by_two_in_order(count: int) -> None:
    pages, findings = booklet_pages(faces(4 * count), options(duplex=Duplex.NONE))

    assert findings == ()
    assert [number for page in pages for number in sides(page)] == list(range(1, 4 * count + 1))


@given(count=st.integers(1, 9))
def test_a_half_left_over_holds_the_last_face_again(count: int) -> None:
    pages, _ = halved_pages(faces(count), options())

    told = [number for page in pages for number in sides(page)]
    assert told == [*range(1, count + 1), *([count] if count % 2 else [])]


def test_the_middle_is_shown_at_both_ends_and_named_once() -> None:
    label = Face("fold", 10, 3, ())
    pages, _ = booklet_pages(faces(8), options(), Fittings(label=label))

    for page in pages:
        assert [(mark.x1, mark.x2) for mark in page.marks] == [(148_500, 148_500)] * 2
        assert min(mark.y1 for mark in page.marks) == 5_000
        assert max(mark.y2 for mark in page.marks) == 205_000
    named = [placed for page in pages for placed in page.placed if placed.face is label]
    assert [placed.box.x + placed.box.right for placed in named] == [297_000]


def test_no_line_is_drawn_where_none_is_wanted() -> None:
    label = Face("fold", 10, 3, ())
    pages, _ = booklet_pages(faces(4), options(marks=Marks.NONE), Fittings(label=label))

    assert all(not page.marks and len(page.placed) == 2 for page in pages)


def test_the_footer_stands_at_the_foot_of_the_last_page() -> None:
    asked: list[FooterStrip] = []

    def footer(strip: FooterStrip) -> Face:
        asked.append(strip)
        return Face("footer", strip.width, strip.height, ())

    for duplex in (Duplex.LONG, Duplex.NONE):
        pages, _ = booklet_pages(faces(8), options(duplex=duplex), Fittings(footer=footer))
        found = [
            (placed, page)
            for page in pages
            for placed in page.placed
            if placed.face.name == "footer"
        ]
        ((placed, page),) = found
        last = next(one for one in page.placed if one.face.name == "8")
        assert _inside(placed, last)
        assert placed.box.bottom == 205_000
    assert {(strip.sheets, strip.ruler) for strip in asked} == {(2, True), (4, True)}


def test_larger_paper_is_cut_down_to_the_spread() -> None:
    pages, _ = booklet_pages(faces(4), options(A3))

    (front, _) = pages
    spread = [placed.box for placed in front.placed]
    left, right = min(box.x for box in spread), max(box.right for box in spread)
    assert (left, right) == (61_500, 358_500)
    upright = {mark.x1 for mark in front.marks if mark.x1 == mark.x2}
    assert upright == {left, 210_000, right}


@pytest.mark.parametrize(("size", "margin"), [((149.0, 210.0), 5_000), ((148.5, 210.0), CLEAR + 1)])
def test_what_the_paper_does_not_hold_is_said(size: tuple[float, float], margin: int) -> None:
    pages, findings = booklet_pages(faces(4, *size), options(margin=margin))

    assert pages == ()
    assert [finding.code for finding in findings] == ["I101"]


def _inside(inner: Placed, outer: Placed) -> bool:
    return (
        outer.box.x <= inner.box.x
        and inner.box.right <= outer.box.right
        and inner.box.bottom <= outer.box.bottom
    )
