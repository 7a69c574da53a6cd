"""The points of a page while it is painted: what lies where, and what any page begins with."""

from array import array
from collections.abc import Sequence, Set
from typing import NamedTuple

from cardsmith.press.preflight.grid import Grid
from cardsmith.press.preflight.marks import Box

_COARSE = 8
"""Blocks of so many points each way are asked as one, what mixtures they may hold."""


class Weight(NamedTuple):
    """The heaviest ink of a page in percent, and the box, in points of the page, where it lies."""

    total: float
    box: Box


class Blocks:
    """The mixtures of coarse blocks of points, looked at when somebody asks."""

    def __init__(self, cells: "array[int]", grid: Grid) -> None:
        self._cells, self._grid = cells, grid
        self._rows: dict[int, Sequence[Set[int]]] = {}
        self._known: dict[tuple[int, int, int, int], frozenset[int]] = {}

    def touched(self, box: Box) -> frozenset[int]:
        """The mixtures that a box may touch, in steps of the grid: those and perhaps others."""
        x1, y1, x2, y2 = box
        key = int(x1) // _COARSE, int(y1) // _COARSE, int(x2) // _COARSE, int(y2) // _COARSE
        found = self._known.get(key)
        if found is None:
            left, top, right, bottom = key
            rows = [
                self._row(number)[max(left, 0) : right + 1]
                for number in range(max(top, 0), bottom + 1)
            ]
            found = frozenset().union(*[block for row in rows for block in row])
            self._known[key] = found
        return found

    def _row(self, number: int) -> Sequence[Set[int]]:
        if number not in self._rows:
            wide = self._grid.columns
            starts = range(number * _COARSE * wide, (number + 1) * _COARSE * wide, wide)
            rows = [self._cells[start : start + wide] for start in starts]
            self._rows[number] = [
                frozenset().union(*[row[left : left + _COARSE] for row in rows])
                for left in range(0, wide, _COARSE)
            ]
        return self._rows[number]


class Begun(NamedTuple):
    """Points that are painted so far, and the mixtures that are ``there``.

    ``finest`` is the heaviest of what is finer than points.
    """

    cells: "array[int]"
    finest: Weight
    heaviest: Weight
    there: frozenset[int]
    blocks: Blocks


class Points(NamedTuple):
    """The points of a page as they are painted; less ink than what is ``known`` is not asked.

    ``changed`` are the mixtures of points that are no longer as they had ``begun``.
    """

    cells: "array[int]"
    grid: Grid
    known: float
    begun: Begun
    changed: Set[int]


def under(box: Box, cells: "array[int]", grid: Grid) -> set[int]:
    """The mixtures that a box touches, in steps of the grid."""
    left, right = max(int(box[0]), 0), min(int(box[2]) + 1, grid.columns)
    found: set[int] = set()
    for row in range(max(int(box[1]), 0), min(int(box[3]) + 1, grid.rows)):
        found.update(cells[row * grid.columns + left : row * grid.columns + max(right, left)])
    return found
