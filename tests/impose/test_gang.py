"""Sheets of a press: what lies where, what lies behind it, and what is left free."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.impose.gang import Ganged, gang, sheet_of
from cardsmith.model.choices import Marks
from cardsmith.model.face import Piece
from cardsmith.model.inks import REGISTRATION
from cardsmith.model.press import GRIDS, Layout
from cardsmith.model.sheet import Mark, Page, Rect, SheetOptions
from cardsmith.model.struct import replace
from tests.impose.cards import deck, paper, piece

BLEED, SLUG = 3_000, 10_000
OPTIONS = SheetOptions(width=210_000, height=297_000, bleed=BLEED, marks=Marks.MARGIN)
FIXED = [layout for layout in Layout if layout in GRIDS]


def sheets(pieces: Sequence[Piece], layout: Layout, options: SheetOptions = OPTIONS) -> Ganged:
    """Cards of 63 × 88 mm on the sheets of that layout."""
    return gang(pieces, sheet_of((63_000, 88_000), GRIDS[layout], SLUG, options))


def backs(found: Ganged) -> Iterator[tuple[Page, Page]]:
    """Every front page with the page behind it."""
    return zip(found.pages[::2], found.pages[1::2], strict=True)


def strip(mark: Mark) -> Rect:
    """The area of a mark, at least a micrometre each way."""
    return Rect(mark.x1, mark.y1, max(mark.x2 - mark.x1, 1), max(mark.y2 - mark.y1, 1))


def test_three_hundred_cards_leave_thirty_places_of_six_sheets_free() -> None:
    found = sheets(deck(300), Layout.FIFTY_FIVE)
    free = [place for place in found.places if not place.card]

    assert len(found.pages) == 12
    assert len(found.places) == 6 * 55
    assert len(free) == 30
    assert {place.sheet for place in free} == {6}
    assert [place.slot for place in free] == list(range(26, 56))


@pytest.mark.parametrize("layout", FIXED)
def test_a_sheet_holds_as_many_as_its_name_says(layout: Layout) -> None:
    count = int(layout.value)
    found = sheets(deck(count + 1), layout)

    assert len(found.pages) == 4
    assert [len(page.placed) for page in found.pages] == [count, count, 1, 1]
    assert len({(place.row, place.column) for place in found.places if place.sheet == 1}) == count


@pytest.mark.parametrize("layout", FIXED)
def test_every_back_lies_behind_its_front(layout: Layout) -> None:
    for front, back in backs(sheets(deck(60), layout)):
        behind = {held.face.name.split()[0]: held for held in back.placed}
        assert back.back
        for held in front.placed:
            other = behind[held.face.name.split()[0]]
            assert other.box.x == front.width - held.box.right
            assert other.box.y == held.box.y
            assert other.turn == held.turn == 0


def test_each_card_has_its_own_bleed() -> None:
    (page, *_) = sheets(deck(18), Layout.EIGHTEEN).pages

    for held in page.placed:
        assert held.clip == held.box.grown(BLEED)
    for one, other in pairwise(page.placed):
        assert not one.clip.meets(other.clip)


@pytest.mark.parametrize("marks", list(Marks))
@pytest.mark.parametrize("layout", FIXED)
def test_marks_stand_outside_of_the_bleed_in_the_colour_of_every_plate(
    layout: Layout, marks: Marks
) -> None:
    for page in sheets(deck(20), layout, replace(OPTIONS, marks=marks)).pages:
        assert bool(page.marks) == (marks is not Marks.NONE)
        assert page.bleed is not None
        assert page.trim is not None
        assert page.trim.is_inside(page.bleed)
        assert page.bleed.is_inside(Rect(0, 0, page.width, page.height))
        assert not page.over
        for mark in page.marks:
            assert mark.ink == REGISTRATION
            assert not strip(mark).meets(page.bleed)
            assert strip(mark).is_inside(Rect(0, 0, page.width + 1, page.height + 1))


def test_the_sheet_is_as_large_as_its_cards_with_bleed_and_slug() -> None:
    (page, *_) = sheets(deck(1), Layout.FIFTY_FIVE).pages

    assert (page.width, page.height) == (11 * 69_000 + 20_000, 5 * 94_000 + 20_000)


def test_any_paper_holds_what_it_can() -> None:
    found = gang(deck(9), paper("a4", bleed=BLEED, margin=5_000, marks=Marks.MARGIN))

    assert [len(page.placed) for page in found.pages] == [6, 6, 3, 3]
    assert all(page.marks for page in found.pages)


def test_boxes_of_both_sides_are_those_of_their_cards_to_the_micrometre() -> None:
    odd = SheetOptions(width=210_001, height=297_000, bleed=BLEED, margin=5_000, marks=Marks.MARGIN)

    for page in gang(deck(6), odd).pages:
        left, right = (
            min(held.box.x for held in page.placed),
            max(held.box.right for held in page.placed),
        )
        assert page.trim is not None
        assert (page.trim.x, page.trim.right) == (left, right)


def test_a_card_larger_than_the_paper_is_told() -> None:
    found = gang([piece("big", (300.0, 400.0))], paper("a4", bleed=BLEED))

    assert [finding.code for finding in found.findings] == ["I101"]
    assert not found.pages


def test_two_sizes_share_a_paper() -> None:
    mixed = [*deck(3), *(piece(f"m{number}", (44.0, 68.0)) for number in range(4))]
    found = gang(mixed, paper("a3", bleed=BLEED, margin=5_000))

    assert sorted(place.card for place in found.places) == sorted(each.id for each in mixed)
    assert all(page.trim is not None for page in found.pages)


counts = st.lists(st.integers(1, 30), min_size=1, max_size=6)


@given(counts, st.sampled_from(FIXED))
def test_every_copy_has_one_place_and_no_place_has_two(copies: list[int], layout: Layout) -> None:
    pieces = [piece(f"c{at}", copies=count) for at, count in enumerate(copies)]
    found = sheets(pieces, layout)
    held = [(place.card, place.copy) for place in found.places if place.card]

    assert held == [(one.id, copy) for one in pieces for copy in range(1, one.copies + 1)]
    spots = [(place.sheet, place.slot) for place in found.places]
    assert len(set(spots)) == len(spots) == len(found.pages) // 2 * int(layout.value)


def test_two_cards_that_look_alike_are_two_cards() -> None:
    one = piece("one", copies=3)
    found = sheets([one, replace(piece("two", copies=2), front=one.front)], Layout.EIGHTEEN)

    assert [place.card for place in found.places if place.card] == ["one"] * 3 + ["two"] * 2


def test_a_card_whose_back_is_of_another_size_has_no_place() -> None:
    odd = replace(piece("odd"), back=piece("large", (70.0, 120.0)).back)
    found = sheets([odd, piece("sound")], Layout.EIGHTEEN)

    assert [finding.code for finding in found.findings] == ["I102"]
    assert [place.card for place in found.places if place.card] == ["sound"]
