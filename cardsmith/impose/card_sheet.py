"""Sheets of cards for a table on a screen: a grid of equal slots that a program cuts apart."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cardsmith.impose.refusal import trim
from cardsmith.model.face import Face
from cardsmith.model.sheet import Page, Placed, Rect

ACROSS, DOWN, LEAST = 10, 7, 2
"""The most slots in a row and in a column, and the fewest of both."""

MOST = ACROSS * DOWN - 1
"""Cards of one sheet: its last slot shows what others see of a hidden card."""


class Slots(NamedTuple):
    """A grid of slots, counted row by row."""

    columns: int
    rows: int

    @property
    def number(self) -> int:
        """How many there are."""
        return self.columns * self.rows


def slots(cards: int, size: tuple[float, float], room: float) -> Slots:
    """The grid for so many cards and the last slot, in which each card may be largest.

    A sheet whose longer side is at most ``room`` loses nothing; of several that lose as little
    it is the one with the fewest slots, then the squarest. Lengths are of one unit. Raises
    ValueError for more than ``MOST``.

    >>> slots(12, (63, 88), 347), slots(69, (63, 88), 347)
    (Slots(columns=5, rows=3), Slots(columns=10, rows=7))
    """
    width, height = size
    grids = (
        Slots(columns, rows)
        for columns in range(LEAST, ACROSS + 1)
        for rows in range(LEAST, DOWN + 1)
        if columns * rows > cards
    )

    def waste(grid: Slots) -> tuple[float, int, float]:
        across, down = grid.columns * width, grid.rows * height
        return max(across, down, room), grid.number, max(across, down)

    return min(grids, key=waste)


def shares(cards: int) -> Iterator[range]:
    """The cards of each sheet, on the fewest sheets and as evenly as can be.

    >>> list(shares(3)), list(shares(80))
    ([range(0, 3)], [range(0, 40), range(40, 80)])
    """
    sheets = -(-cards // MOST)
    for sheet in range(sheets):
        yield range(cards * sheet // sheets, cards * (sheet + 1) // sheets)


def card_sheet(faces: Sequence[Face], grid: Slots, last: Face) -> Page:
    """Faces of one size in their slots, edge to edge without bleed, and one in the last slot."""
    width, height = trim(last)
    held = dict(enumerate(faces)) | {grid.number - 1: last}
    boxes = {
        slot: Rect(slot % grid.columns * width, slot // grid.columns * height, width, height)
        for slot in held
    }
    return Page(
        width=grid.columns * width,
        height=grid.rows * height,
        placed=tuple(Placed(face, boxes[slot], boxes[slot]) for slot, face in held.items()),
    )
