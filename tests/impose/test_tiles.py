"""A board on several sheets: seams that spare what is read, tabs, marks, names."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.impose.seams import Spread, divide, price, seams
from cardsmith.impose.tiles import Trimmings, tiles
from cardsmith.model.face import Face
from cardsmith.model.sheet import FooterStrip, KeepOut, Page, Rect
from tests.impose.cards import as_rect, inside, meet, paper

BOARD = Face("board", 420, 297, (), 3)


def label(name: str) -> Face:
    return Face(f"name {name}", 12, 12, ())


def footer(strip: FooterStrip) -> Face:
    return Face(f"footer {strip.sheet}", strip.width, strip.height, ())


def shown(page: Page) -> Rect:
    """What a sheet prints of the board, in micrometres of the board."""
    placed = page.placed[0]
    clip, box = placed.clip, placed.box
    return Rect(clip.x - box.x, clip.y - box.y, clip.width, clip.height)


def test_a_large_board_takes_four_landscape_sheets() -> None:
    pages, findings = tiles(BOARD, paper("a4"), Trimmings(label=label, footer=footer))

    assert not findings
    assert [(page.width, page.height) for page in pages] == [(297_000, 210_000)] * 4
    assert [page.placed[-1].face.name for page in pages] == [
        "name A1",
        "name A2",
        "name B1",
        "name B2",
    ]


def test_sheets_overlap_by_the_hidden_band_and_reach_the_bleed() -> None:
    first, second, third, fourth = map(shown, tiles(BOARD, paper("a4"), Trimmings())[0])

    assert (first.x, first.y) == (-2_000, -2_000)
    assert first.right - second.x == 10_000 + 2_000
    assert first.bottom - third.y == 10_000 + 2_000
    assert (fourth.right, fourth.bottom) == (422_000, 299_000)


def test_everything_on_a_sheet_lies_inside_its_margins_and_nothing_meets() -> None:
    for page in tiles(BOARD, paper("a4"), Trimmings(label=label, footer=footer))[0]:
        board, *others = page.placed
        printable = Rect(5_000, 5_000, page.width - 10_000, page.height - 10_000)
        printed = [held for held in others if not held.face.name.startswith("tabs")]
        assert inside(board.clip, printable)
        assert all(inside(held.box, printable) for held in others)
        assert not any(meet(held.box, board.clip) for held in printed)
        assert not any(meet(a.box, b.box) for a in printed for b in printed if a is not b)


def test_hatching_lies_on_the_hidden_bands_of_every_sheet_but_the_first() -> None:
    pages, _ = tiles(BOARD, paper("a4"), Trimmings())

    assert [len(page.placed) for page in pages] == [1, 2, 2, 2]
    assert all(inside(held.clip, page.placed[0].clip) for page in pages for held in page.placed)


def test_a_board_that_fits_one_sheet_is_one_sheet() -> None:
    (page,), _ = tiles(Face("small", 200, 150, (), 3), paper("a4"), Trimmings())

    assert shown(page) == Rect(-2_000, -2_000, 204_000, 154_000)


def test_paper_without_room_is_told() -> None:
    pages, (finding,) = tiles(BOARD, paper("a5", margin=65_000), Trimmings())

    assert not pages
    assert finding.code == "I101"


def test_a_seam_leaves_the_nearest_letter_alone() -> None:
    letter = KeepOut(205, 50, 10, 12, weight=6, reach=7)
    cost = price([(letter.x, letter.x + letter.width, letter)])

    (place,) = seams(Spread(420_000, 283_000, 10_000), cost)

    assert place == 198_000
    assert cost(place) == 0
    assert cost(205_000) > cost(204_000) + 1000


def test_rows_have_seams_of_their_own_only_where_one_through_all_would_cut() -> None:
    across, down = Spread(420_000, 283_000, 10_000), Spread(297_000, 196_000, 10_000)
    wall = [KeepOut(140, 10, 70, 80), KeepOut(210.1, 210, 80, 80)]
    assert len({part.x for row in divide(across, down, wall[:1]) for part in row}) == 2

    rows = divide(across, down, wall)

    assert rows[0][1].x > 210_000
    assert rows[1][1].x < 210_100


def test_columns_have_seams_of_their_own_where_no_row_can_be_cut() -> None:
    across, down = Spread(420_000, 283_000, 10_000), Spread(297_000, 196_000, 10_000)
    walls = [KeepOut(10, 105, 180, 60), KeepOut(230, 140, 180, 60)]

    (_, _), (left, right) = divide(across, down, walls)

    assert 190_000 < right.x < 230_000
    assert left.y > 165_000
    assert right.y < 140_000


boxes = st.lists(
    st.builds(
        KeepOut,
        st.floats(0, 400),
        st.floats(0, 280),
        st.floats(1, 15),
        st.floats(1, 15),
        st.sampled_from([1.0, 6.0]),
        st.sampled_from([0.0, 3.6, 7.0]),
    ),
    max_size=12,
)


@given(
    keep=boxes,
    size=st.tuples(st.integers(150, 700), st.integers(150, 500)),
    name=st.sampled_from(["a5", "a4", "letter", "a3"]),
)
def test_the_sheets_show_the_whole_board_once(
    keep: list[KeepOut], size: tuple[int, int], name: str
) -> None:
    face = Face("board", *size, (), 3)

    pages, findings = tiles(face, paper(name), Trimmings(keep=keep, label=label, footer=footer))

    assert not findings
    assert all(inside(page.placed[0].clip, as_rect(page)) for page in pages)
    areas = [shown(page) for page in pages]
    for a in areas:
        assert a.width <= pages[0].width - 10_000
        assert a.height <= pages[0].height - 10_000
    seen = sum((a.width - 4_000 - _band(a.x)) * (a.height - 4_000 - _band(a.y)) for a in areas)
    assert seen == size[0] * size[1] * 1_000_000


def _band(start: int) -> int:
    """What of a sheet is hidden at its beginning: the bleed outside the board, or the band."""
    return 0 if start < 0 else 10_000 - 2_000


@pytest.mark.parametrize("length", [283_000, 284_000, 556_000, 700_123])
def test_no_sheet_holds_more_than_it_can(length: int) -> None:
    spread = Spread(length, 283_000, 10_000)

    edges = (0, *seams(spread, lambda _: 0.0), length)

    assert len(edges) - 1 == spread.count
    for start, end in pairwise(edges):
        assert 0 < end - start + (spread.overlap if start else 0) <= spread.usable
