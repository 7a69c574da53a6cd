"""How many cards a sheet holds: the table of sizes and papers, and the arithmetic behind it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.impose.grid import fit, room
from cardsmith.model.choices import Orientation
from cardsmith.model.sheet import SheetOptions
from tests.impose.cards import inside, meet, paper

EU, US = (63_000, 88_000), (63_500, 88_900)
TAROT, SQUARE, MINI = (69_850, 120_650), (70_000, 70_000), (44_000, 68_000)

TABLE = [
    # paper, card, butted, with 2 mm round the block, with own bleed of 2, of 3
    ("a4", EU, 9, 9, 6, 6),
    ("letter", EU, 9, 9, 6, 4),
    ("letter", US, 9, 6, 6, 4),
    ("a4", TAROT, 4, 4, 4, 4),
    ("a4", SQUARE, 8, 8, 6, 6),
    ("a4", MINI, 16, 16, 12, 12),
    ("a3", EU, 16, 16, 16, 16),
]


@pytest.mark.parametrize(("name", "card", "butted", "rim", "own2", "own3"), TABLE)
def test_a_sheet_holds_what_the_table_says(
    name: str, card: tuple[int, int], butted: int, rim: int, own2: int, own3: int
) -> None:
    sheet = paper(name, bleed=0)

    assert fit(card, sheet).count == butted
    assert fit(card, paper(name)).count == rim
    assert fit(card, sheet.with_own_bleed(2_000)).count == own2
    assert fit(card, sheet.with_own_bleed(3_000)).count == own3


@pytest.mark.parametrize(
    ("name", "card", "own", "count"),
    [
        ("a4", EU, 2_000, 8),
        ("a4", EU, 3_000, 8),
        ("letter", EU, 2_000, 8),
        ("letter", EU, 3_000, 6),
        ("letter", US, 0, 9),
        ("a3", EU, 0, 18),
        ("a3", EU, 2_000, 18),
    ],
)
def test_the_paper_may_lie_either_way(
    name: str, card: tuple[int, int], own: int, count: int
) -> None:
    sheet = paper(name, bleed=0, orientation=Orientation.AUTO)

    assert fit(card, sheet.with_own_bleed(own)).count == count


def test_wider_margins_cost_cards() -> None:
    assert fit(EU, paper("a4", margin=10_000, bleed=0)).count == 9
    assert fit(EU, paper("a4", margin=10_000)).count == 6
    assert fit(US, paper("a4", margin=10_000, bleed=0, orientation=Orientation.AUTO)).count == 8


@given(
    size=st.integers(5_000, 90_000),
    gap=st.integers(0, 6_000),
    count=st.integers(1, 40),
    spare=st.integers(0, 4_000),
)
def test_no_card_is_lost_and_none_is_squeezed_in(
    size: int, gap: int, count: int, spare: int
) -> None:
    """Exactly as many as fit, give or take a micrometre a card."""
    needed = count * size + (count - 1) * gap

    assert room(needed + spare, size, gap) >= count
    assert room(needed - count - 1, size, gap) < count


sheets = st.builds(
    SheetOptions,
    width=st.integers(100_000, 300_000),
    height=st.integers(100_000, 450_000),
    margin=st.integers(0, 12_000),
    gap=st.integers(0, 8_000),
    bleed=st.integers(0, 4_000),
    orientation=st.sampled_from(Orientation),
)
cards = st.tuples(st.integers(20_000, 120_000), st.integers(20_000, 120_000))


@given(sheet=sheets, card=cards)
def test_the_grid_stands_in_the_middle_of_what_can_be_printed(
    sheet: SheetOptions, card: tuple[int, int]
) -> None:
    grid = fit(card, sheet)
    if not grid.count:
        return
    block, (width, height) = grid.block, grid.page
    slack = max(grid.columns, grid.rows)

    assert abs(block.x - (width - block.right)) <= 1
    assert abs(block.y - (height - block.bottom)) <= 1
    assert min(block.x, block.y) >= sheet.margin + sheet.bleed - slack
    slots = [grid.slot(index) for index in range(grid.count)]
    assert all(inside(slot, block) for slot in slots)
    assert not any(meet(a, b) for i, a in enumerate(slots) for b in slots[:i])


def test_a_size_that_is_no_whole_micrometre_loses_no_card() -> None:
    """Nine cards of 64 pt stand in 576 pt, though each is rounded up."""
    sheet = SheetOptions(width=203_200, height=203_200, margin=0, bleed=0)

    assert fit((22_578, 22_578), sheet).count == 81
