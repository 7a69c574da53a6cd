"""Where a large face is divided, so that no seam cuts what a player reads."""

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from cardsmith.model.sheet import KeepOut, Rect

STEP = 500
"""Micrometres between two places that are tried for a seam."""

_CROSSED = 1000.0
_TOUCHED = 0.2

Cost = Callable[[int], float]

Parts = tuple[tuple[Rect, ...], ...]
"""What is seen of a face on each sheet, row by row."""


@dataclass(frozen=True, slots=True)
class Spread:
    """One direction of a tiled face, in micrometres: its length and what a sheet can hold.

    A sheet holds the visible stretch between two seams, and ``overlap`` before it that the
    sheet before it covers.
    """

    length: int
    usable: int
    overlap: int

    @property
    def count(self) -> int:
        """How many sheets it takes."""
        if self.length <= self.usable:
            return 1
        return math.ceil((self.length - self.overlap) / (self.usable - self.overlap))


def seams(spread: Spread, cost: Cost) -> tuple[int, ...]:
    """The cheapest seams, in order; of equal ones those that divide the face most evenly."""
    length, count = spread.length, spread.count
    fullest = (index * spread.usable - (index - 1) * spread.overlap for index in range(1, count))
    places = sorted({*range(STEP, length, STEP), *fullest})
    best: dict[int, tuple[float, tuple[int, ...]]] = {0: (0.0, ())}
    for index in range(1, count):
        even = length * index // count
        price = {place: cost(place) + abs(place - even) * 1e-9 for place in places}
        best = {
            place: (total + price[place], (*before, place))
            for place in places
            if (found := _cheapest(best, spread, place)) is not None
            for total, before in (found,)
        }
    found = _cheapest(best, spread, length)
    assert found is not None  # the count is enough sheets
    return found[1]


def _cheapest(
    best: dict[int, tuple[float, tuple[int, ...]]], spread: Spread, end: int
) -> tuple[float, tuple[int, ...]] | None:
    """The best way to reach ``end`` with one more sheet."""
    reaching = (
        way
        for start, way in best.items()
        if start < end and end - start + (spread.overlap if start else 0) <= spread.usable
    )
    return min(reaching, default=None)


def price(stretches: Iterable[tuple[float, float, KeepOut]]) -> Cost:
    """What a seam costs, from the stretches (in millimetres) that its line may meet.

    Nearer than ``reach`` costs ``weight`` a millimetre; within two tenths is a crossing.
    """
    known = tuple(stretches)

    def cost(place: int) -> float:
        total = 0.0
        for start, end, keep in known:
            distance = max(start - place / 1000, place / 1000 - end)
            total += keep.weight * max(keep.reach - distance, 0.0)
            total += keep.weight * _CROSSED * (distance < _TOUCHED)
        return total

    return cost


def divide(across: Spread, down: Spread, keep: Sequence[KeepOut]) -> Parts:
    """The parts of a face, in rows: cut straight through where that crosses nothing.

    Else each row has seams of its own, or each column, whichever is cheaper.
    """
    straight = _straight(across, down, keep)
    if straight[0] < _CROSSED * min((box.weight for box in keep), default=1.0):
        return straight[1]
    by_rows = _rows(across, down, keep)
    by_columns = _rows(down, across, tuple(map(_transposed, keep)))
    if by_rows[0] <= by_columns[0]:
        return by_rows[1]
    columns = (tuple(map(_exchanged, column)) for column in by_columns[1])
    return tuple(zip(*columns, strict=True))


def _straight(across: Spread, down: Spread, keep: Sequence[KeepOut]) -> tuple[float, Parts]:
    """The cheapest seams from edge to edge, and what they cost."""
    level = price((box.y, box.y + box.height, box) for box in keep)
    upright = price((box.x, box.x + box.width, box) for box in keep)
    ys, xs = seams(down, level), seams(across, upright)
    cost = sum(map(level, ys)) + sum(map(upright, xs))
    edges = pairwise((0, *ys, down.length))
    return cost, tuple(_row(top, bottom, (0, *xs, across.length)) for top, bottom in edges)


def _rows(across: Spread, down: Spread, keep: Sequence[KeepOut]) -> tuple[float, Parts]:
    """The cheapest rows, each with the seams that are cheapest for it, and what they cost."""
    level = price((box.y, box.y + box.height, box) for box in keep)
    ys = seams(down, level)
    cost = sum(map(level, ys))
    parts = []
    for top, bottom in pairwise((0, *ys, down.length)):
        upright = price(_within(keep, top / 1000, bottom / 1000))
        xs = seams(across, upright)
        cost += sum(map(upright, xs))
        parts.append(_row(top, bottom, (0, *xs, across.length)))
    return cost, tuple(parts)


def _row(top: int, bottom: int, edges: tuple[int, ...]) -> tuple[Rect, ...]:
    return tuple(Rect(left, top, right - left, bottom - top) for left, right in pairwise(edges))


def _within(
    keep: Sequence[KeepOut], top: float, bottom: float
) -> Iterable[tuple[float, float, KeepOut]]:
    """The boxes that a row shows, as stretches across it."""
    return (
        (box.x, box.x + box.width, box)
        for box in keep
        if box.y < bottom and box.y + box.height > top
    )


def _transposed(box: KeepOut) -> KeepOut:
    return replace(box, x=box.y, y=box.x, width=box.height, height=box.width)


def _exchanged(part: Rect) -> Rect:
    return Rect(part.y, part.x, part.height, part.width)
