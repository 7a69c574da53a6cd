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


class Begun(NamedTuple):
    """Points that are painted so far, and the mixtures that are ``there``.

    ``finest`` is the heaviest of what is finer than points; ``blocks`` are the mixtures of coarse
    boxes, row by row.
    """

    cells: "array[int]"
    finest: Weight
    heaviest: Weight
    there: frozenset[int]
    blocks: Sequence[Sequence[Set[int]]]


class Points(NamedTuple):
    """The points of a page as they are painted; less ink than what is ``known`` is not asked.

    ``changed`` are the mixtures of points that are no longer as they had ``begun``.
    """

    cells: "array[int]"
    grid: Grid
    known: float
    begun: Begun
    changed: Set[int]

    def at_most(self, box: Box) -> frozenset[int]:
        """The mixtures that a box may touch, in steps of the grid: those and perhaps others."""
        left, top, right, bottom = (max(int(side), 0) // _COARSE for side in box)
        rows = self.begun.blocks[top : bottom + 1]
        return frozenset(self.changed).union(
            *[each for row in rows for each in row[left : right + 1]]
        )


def blocks(cells: "array[int]", grid: Grid) -> Sequence[Sequence[Set[int]]]:
    """The mixtures of blocks of points, row by row."""
    last = _COARSE - 1
    return [
        [
            frozenset(under((left, top, left + last, top + last), cells, grid))
            for left in range(0, grid.columns, _COARSE)
        ]
        for top in range(0, grid.rows, _COARSE)
    ]


def under(box: Box, cells: "array[int]", grid: Grid) -> set[int]:
    """The mixtures that a box touches, in steps of the grid."""
    left, right = max(int(box[0]), 0), min(int(box[2]) + 1, grid.columns)
    found: set[int] = set()
    for row in range(max(int(box[1]), 0), min(int(box[3]) + 1, grid.rows)):
        found.update(cells[row * grid.columns + left : row * grid.columns + max(right, left)])
    return found
