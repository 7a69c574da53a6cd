"""Sizes that share sheets: never more of them than first fit decreasing, cut in straight lines."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.impose.cuts import Cut, cut_order
from cardsmith.impose.packing import packed
from cardsmith.impose.sheets import impose
from cardsmith.model.choices import Duplex, Marks, Orientation
from cardsmith.model.face import Piece
from cardsmith.model.sheet import Rect, SheetOptions
from cardsmith.model.struct import replace
from cardsmith.model.units import micrometres
from tests.impose.cards import deck, inside, meet, paper, piece, titles
from tests.impose.mixes import faces, mixes, printable, sheets

Size = tuple[int, int]


def first_fit_decreasing(sizes: Sequence[Size], room: Size, gap: int) -> int:
    """How many sheets it takes: by height, each card on the first shelf of the first sheet.

    A sheet is its shelves, a shelf its height and the width that is left of it.
    """
    used: list[list[list[int]]] = []
    for width, height in sorted(sizes, key=lambda size: size[::-1], reverse=True):
        for sheet in used:
            shelf = next((shelf for shelf in sheet if width + gap <= shelf[1]), None)
            filled = sum(high + gap for high, _ in sheet)
            if shelf is None and filled + height + gap <= room[1] + gap:
                sheet.append(shelf := [height, room[0] + gap])
            if shelf is not None:
                shelf[1] -= width + gap
                break
        else:
            used.append([[height, room[0] + gap - width - gap]])
    return len(used)


def room_of(sheet: SheetOptions, way: Orientation) -> Size:
    """What the fronts of a sheet that is not folded may cover, without their bleed."""
    width, height = sheet.page(way)
    lost = 2 * (sheet.margin + sheet.bleed)
    return width - lost, height - lost


def size_of(card: Piece) -> Size:
    return micrometres(card.front.width), micrometres(card.front.height)


@given(
    counts=st.dictionaries(
        st.tuples(st.integers(20, 99), st.integers(20, 99)), st.integers(0, 12), max_size=6
    ),
    gap=st.sampled_from([0, 1, 7]),
)
def test_shelves_are_filled_by_first_fit_decreasing(counts: dict[Size, int], gap: int) -> None:
    """Of whole millimetres, among which a micrometre that is forgiven changes nothing."""
    sizes = [size for size, count in counts.items() for _ in range(count)]
    largest = {(width * 1000, height * 1000): count for (width, height), count in counts.items()}
    room = (200, 250)

    sheets = packed(largest, (room[0] * 1000, room[1] * 1000), gap * 1000, gap * 1000)

    assert len(sheets) == first_fit_decreasing(sizes, room, gap)
    assert sum(map(len, sheets)) == len(sizes)


def test_a_micrometre_a_card_is_forgiven_across_and_down() -> None:
    """Three cards of 50.5 µm stand in 151.5 µm, though each is rounded up."""
    assert len(packed({(51, 40): 3}, (151, 40), 0, 0)) == 1
    assert len(packed({(40, 51): 3}, (40, 151), 0, 0)) == 1
    assert len(packed({(51, 40): 3}, (149, 40), 0, 0)) == 2


@given(sheet=sheets, cards=mixes())
def test_no_more_sheets_than_first_fit_decreasing(sheet: SheetOptions, cards: list[Piece]) -> None:
    sheet = replace(sheet, duplex=Duplex.NONE, skip=frozenset())
    pages, findings = impose(cards, sheet)
    refused = {finding.card for finding in findings}
    left_out = {size_of(card) for card in cards if card.id in refused}
    sizes = [size_of(card) for card in cards for _ in range(card.copies)]
    sizes = [size for size in sizes if size not in left_out]

    asked = sheet.orientation
    both = (Orientation.PORTRAIT, Orientation.LANDSCAPE)
    for way in both if asked is Orientation.AUTO else (asked,):
        room = room_of(sheet, way)
        if all(size[0] <= room[0] and size[1] <= room[1] for size in sizes):
            assert len(pages) <= first_fit_decreasing(sizes, room, sheet.gap)


@given(sheet=sheets, cards=mixes())
def test_no_more_sheets_than_each_size_alone(sheet: SheetOptions, cards: list[Piece]) -> None:
    sheet = replace(sheet, duplex=Duplex.NONE, skip=frozenset())
    sizes = {size_of(card) for card in cards}
    alone = [impose([c for c in cards if size_of(c) == size], sheet)[0] for size in sizes]

    assert len(impose(cards, sheet)[0]) <= sum(map(len, alone))


@given(sheet=sheets, cards=mixes())
def test_cards_and_their_bleed_lie_apart_where_they_can_be_printed(
    sheet: SheetOptions, cards: list[Piece]
) -> None:
    """Cards a gap apart; a micrometre a card is forgiven at the margin, where sizes are rounded."""
    for page in impose(cards, sheet)[0]:
        fronts = faces(page, "recto")
        usable = printable(page, sheet)
        slack = len(fronts)
        wider = Rect(
            usable.x - slack,
            usable.y - slack,
            usable.width + 2 * slack,
            usable.height + 2 * slack,
        )
        for number, held in enumerate(fronts):
            assert inside(held.clip, wider)
            assert held.box.x - held.clip.x <= sheet.bleed
            apart = Rect(
                held.box.x - sheet.gap,
                held.box.y - sheet.gap,
                held.box.width + 2 * sheet.gap,
                held.box.height + 2 * sheet.gap,
            )
            assert not any(meet(apart, other.box) for other in fronts[:number])
            assert not any(meet(held.clip, other.box) for other in fronts if other is not held)


def cut_up(page: Rect, cuts: Sequence[Cut]) -> list[Rect]:
    """The paper cut in the order of the numbers, each cut through the pieces that it lies in."""
    pieces = [page]
    for cut in sorted(cuts, key=lambda cut: cut.number):
        left = []
        for part in pieces:
            first, last = (part.x, part.right) if cut.upright else (part.y, part.bottom)
            start, end = (part.y, part.bottom) if cut.upright else (part.x, part.right)
            if not (first < cut.at < last and start < cut.end and cut.start < end):
                left.append(part)
            elif cut.upright:
                left += [
                    part._replace(width=cut.at - part.x),
                    part._replace(x=cut.at, width=part.right - cut.at),
                ]
            else:
                left += [
                    part._replace(height=cut.at - part.y),
                    part._replace(y=cut.at, height=part.bottom - cut.at),
                ]
        pieces = left
    return pieces


@given(sheet=sheets, cards=mixes())
def test_straight_cuts_in_their_order_leave_every_card_whole(
    sheet: SheetOptions, cards: list[Piece]
) -> None:
    for page in impose(cards, sheet)[0]:
        boxes = [held.box for held in faces(page, "recto")]
        if not boxes:
            continue
        cuts = cut_order(boxes)

        wide = Rect(-10, -10, page.width + 20, page.height + 20)
        assert set(boxes) <= set(cut_up(wide, cuts))
        numbers = [cut.number for cut in cuts]
        assert sorted(set(numbers)) == list(range(1, max(numbers) + 1))


@given(
    columns=st.integers(1, 6), rows=st.integers(1, 6), gap=st.sampled_from([0, 4_000]),
)  # fmt: skip
def test_a_grid_is_cut_into_the_fewer_strips_first(columns: int, rows: int, gap: int) -> None:
    grid = [
        Rect(10_000 + column * (63_000 + gap), 10_000 + row * (88_000 + gap), 63_000, 88_000)
        for row in range(rows)
        for column in range(columns)
    ]

    cuts = cut_order(grid)

    across = {cut.number for cut in cuts if not cut.upright}
    down = {cut.number for cut in cuts if cut.upright}
    assert not across & down
    assert len(across) == (2 * rows if gap else rows + 1)
    assert len(down) == (2 * columns if gap else columns + 1)
    if 1 < rows <= columns:
        assert max(across) < min(down)
    if 1 < columns < rows:
        assert max(down) < min(across)


def test_nothing_is_cut_of_nothing() -> None:
    assert cut_order([]) == ()


def test_full_sheets_stay_plain_and_what_is_left_shares() -> None:
    """Ten large cards are a whole sheet and one; the one shares with the small ones."""
    cards = [*deck(10), piece("mini", (44.0, 68.0), copies=4)]

    first, second = impose(cards, paper("a4", duplex=Duplex.NONE))[0]

    assert titles(first) == [str(number) for number in range(1, 10)]
    assert first.marks == impose(deck(9), paper("a4", duplex=Duplex.NONE))[0][0].marks
    assert titles(second) == ["10", *["mini"] * 4]


def test_sizes_that_save_no_sheet_keep_their_own() -> None:
    cards = [*deck(9), piece("mini", (44.0, 68.0), copies=16)]

    pages, _ = impose(cards, paper("a4", duplex=Duplex.NONE))

    assert [len(page.placed) for page in pages] == [9, 16]


def test_used_slots_are_those_of_the_first_size() -> None:
    cards = [*deck(2), piece("mini", (44.0, 68.0), copies=2)]
    sheet = paper("a4", duplex=Duplex.NONE, skip=frozenset({1, 2}))

    first, second = impose(cards, sheet)[0]

    assert [held.box[:2] for held in first.placed] == [(136_500, 16_500), (10_500, 104_500)]
    assert titles(second) == ["mini", "mini"]


def test_used_slots_need_not_be_there_for_other_sizes() -> None:
    """Slot 9 is one of the first size; large cards have two to a sheet."""
    cards = [*deck(2), piece("large", (190.0, 120.0), copies=3)]
    sheet = paper("a4", duplex=Duplex.NONE, skip=frozenset({9}))

    pages, findings = impose(cards, sheet)

    assert not findings
    assert [titles(page) for page in pages] == [["1", "2"], ["large"] * 2, ["large"]]


@pytest.mark.parametrize("marks", [Marks.MARGIN, Marks.NONE])
def test_shelves_leave_a_lane_for_marks_where_that_costs_no_sheet(marks: Marks) -> None:
    cards = [piece("a", copies=3), piece("b", (45.0, 68.0), copies=4)]

    (page,) = impose(cards, paper("a4", duplex=Duplex.NONE, marks=marks))[0]

    large, small = page.placed[0].box, page.placed[3].box
    lane = small.y - large.bottom
    between = {mark.x1 for mark in page.marks if large.bottom < mark.y1 < small.y}
    assert (lane > 4_000) is (marks is Marks.MARGIN)
    assert len(between) == (8 if marks is Marks.MARGIN else 0)


@given(width=st.integers(20_000, 90_000), height=st.integers(20_000, 90_000), data=st.data())
def test_an_exact_fit_is_never_lost_to_rounding(
    width: int, height: int, data: st.DataObject
) -> None:
    """Two sizes that just fill a sheet stand on one, though each was rounded up to a micrometre."""
    lost = [data.draw(st.floats(0, 0.49)) for _ in range(4)]
    other = (width + 1_000, height - 1_000)
    large = ((width - lost[0]) / 1000, (height - lost[1]) / 1000)
    small = ((other[0] - lost[2]) / 1000, (other[1] - lost[3]) / 1000)
    sheet = SheetOptions(
        width=int((large[0] + small[0]) * 1000),
        height=int(large[1] * 1000) + 1,
        margin=0,
        bleed=0,
        orientation=Orientation.AUTO,
        duplex=Duplex.NONE,
    )

    pages, findings = impose([piece("a", large), piece("b", small)], sheet)

    assert not findings
    assert len(pages) == 1
