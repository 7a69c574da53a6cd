"""Marks of one face a page, and the pages that a die follows."""

import pytest

from cardsmith.impose.die_line import die_lines
from cardsmith.impose.gang import gang
from cardsmith.impose.single import Slug, one_a_page, single
from cardsmith.model.choices import Marks
from cardsmith.model.face import Face, Path
from cardsmith.model.inks import CUT, REGISTRATION
from cardsmith.model.sheet import Rect
from tests.impose.cards import deck, paper, piece

CARD = Face("card", 63, 88, (), 3)
SLUG = 10_000


@pytest.mark.parametrize("marks", [Marks.MARGIN, Marks.FULL])
def test_a_slug_lies_round_the_bleed_and_holds_the_marks(marks: Marks) -> None:
    page = single(CARD, 3_000, Slug(SLUG, marks))

    assert (page.width, page.height) == (69_000 + 2 * SLUG, 94_000 + 2 * SLUG)
    assert page.bleed == Rect(SLUG, SLUG, 69_000, 94_000)
    assert page.trim == Rect(SLUG + 3_000, SLUG + 3_000, 63_000, 88_000)
    assert page.placed[0].box == page.trim
    assert {mark.ink for mark in page.marks} == {REGISTRATION}
    for mark in page.marks:
        line = Rect(mark.x1, mark.y1, max(mark.x2 - mark.x1, 1), max(mark.y2 - mark.y1, 1))
        assert not line.meets(page.bleed)
        assert line.is_inside(Rect(0, 0, page.width, page.height))


def test_every_edge_of_a_card_has_a_mark_at_both_ends() -> None:
    page = single(CARD, 3_000, Slug(SLUG, Marks.MARGIN))
    assert page.trim is not None
    upright = sorted(mark.x1 for mark in page.marks if mark.x1 == mark.x2)
    level = sorted(mark.y1 for mark in page.marks if mark.y1 == mark.y2)

    assert upright == [page.trim.x] * 2 + [page.trim.right] * 2
    assert level == [page.trim.y] * 2 + [page.trim.bottom] * 2


def test_full_marks_add_a_cross_on_each_side() -> None:
    crop, full = (
        len(single(CARD, 3_000, Slug(SLUG, marks)).marks) for marks in (Marks.MARGIN, Marks.FULL)
    )

    assert full - crop == 4 * 2


def test_without_a_slug_there_is_no_mark() -> None:
    assert single(CARD, 3_000).marks == ()
    assert single(CARD, 3_000, Slug(0, Marks.MARGIN)).marks == ()


def test_a_shop_may_want_the_back_first() -> None:
    pages = one_a_page([piece("a", copies=2), piece("b", back=False)], 3_000, back_first=True)

    assert [page.placed[0].face.name for page in pages] == [
        "a verso",
        "a recto",
        "a verso",
        "a recto",
        "b recto",
    ]
    assert [page.back for page in pages] == [True, False, True, False, False]


def test_a_die_has_one_page_for_cards_that_lie_alike() -> None:
    (page,) = die_lines(one_a_page(deck(5), 3_000), 3_000)
    (held,) = page.placed
    (line,) = held.face.items

    assert page.trim == held.box == Rect(3_000, 3_000, 63_000, 88_000)
    assert isinstance(line, Path)
    assert (line.fill, line.stroke) == (None, CUT)
    assert line.outline[0] == ("M", 3, 0)
    assert sum(step[0] == "C" for step in line.outline) == 4


def test_a_die_of_sheets_cuts_where_cards_lie() -> None:
    sheets = gang(deck(5), paper("a4", bleed=3_000, margin=5_000)).pages
    pages = die_lines(sheets, 3_000)

    assert [[held.box for held in page.placed] for page in pages] == [
        [held.box for held in page.placed] for page in sheets if not page.back
    ]
    assert not any(page.marks for page in pages)
