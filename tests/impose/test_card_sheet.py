"""Sheets of slots: every card in one, the last one free, each as large as can be."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.impose.card_sheet import ACROSS, DOWN, MOST, Slots, card_sheet, shares, slots
from cardsmith.model.face import Face

SIDES = st.floats(20, 200)
ROOM = 347.0


def face(name: str, width: float = 63, height: float = 88) -> Face:
    return Face(name, width, height, ())


@given(cards=st.integers(1, MOST), width=SIDES, height=SIDES)
def test_every_card_has_a_slot_and_one_is_left(cards: int, width: float, height: float) -> None:
    grid = slots(cards, (width, height), ROOM)

    assert grid.number > cards
    assert 2 <= grid.columns <= ACROSS
    assert 2 <= grid.rows <= DOWN


@given(cards=st.integers(1, MOST), width=SIDES, height=SIDES)
def test_no_other_grid_shows_cards_larger_or_as_large_in_fewer_slots(
    cards: int, width: float, height: float
) -> None:
    """The larger side of a sheet is what its pixels are shared by."""

    def longer(grid: Slots) -> float:
        return max(grid.columns * width, grid.rows * height, ROOM)

    found = slots(cards, (width, height), ROOM)
    grids = [Slots(columns, rows) for columns in range(2, 11) for rows in range(2, 8)]
    able = [grid for grid in grids if grid.number > cards]

    assert longer(found) == min(map(longer, able))
    as_large = [grid.number for grid in able if longer(grid) == longer(found)]
    assert found.number == min(as_large)


def test_more_cards_than_a_sheet_holds_are_a_mistake() -> None:
    with pytest.raises(ValueError, match="empty"):
        slots(70, (63, 88), ROOM)


@given(st.integers(1, 1000))
def test_cards_are_shared_out_over_the_fewest_sheets_evenly(cards: int) -> None:
    found = list(shares(cards))

    assert [card for share in found for card in share] == list(range(cards))
    assert len(found) == -(-cards // 69)
    sizes = {len(share) for share in found}
    assert max(sizes) - min(sizes) <= 1
    assert max(sizes) <= 69


def test_faces_lie_edge_to_edge_row_by_row_and_the_last_slot_is_the_back() -> None:
    fronts = [face(str(number)) for number in range(4)]
    back = face("back")
    page = card_sheet(fronts, Slots(3, 2), back)

    assert (page.width, page.height) == (189_000, 176_000)
    at = {held.face.name: (held.box.x, held.box.y) for held in page.placed}
    assert at == {
        "0": (0, 0),
        "1": (63_000, 0),
        "2": (126_000, 0),
        "3": (0, 88_000),
        "back": (126_000, 88_000),
    }
    assert all(held.clip == held.box for held in page.placed), "no bleed runs into a neighbour"
