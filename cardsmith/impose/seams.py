"""Where a large face is divided, so that no seam cuts what a player reads."""

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import pairwise

from cardsmith.model.sheet import KeepOut, Rect
from cardsmith.model.struct import Struct, replace

STEP = 500
"""Micrometres between two places that are tried for a seam."""

TOUCHED = 200
"""Micrometres from a seam within which a box counts as cut."""

_CROSSED = 1000.0

Cost = Callable[[int], float]

Parts = tuple[tuple[Rect, ...], ...]
"""What is seen of a face on each sheet, row by row."""


class Spread(Struct, frozen=True):
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


def seams(spread: Spread, cost: Cost, likely: Iterable[int] = ()) -> tuple[int, ...]:
    """The cheapest seams, in order; of equal ones those that divide the face most evenly.

    Besides every ``STEP``, the ``likely`` places are tried.
    """
    length, count = spread.length, spread.count
    fullest = (index * spread.usable - (index - 1) * spread.overlap for index in range(1, count))
    inside = (place for place in likely if 0 < place < length)
    places = sorted({*range(STEP, length, STEP), *fullest, *inside})
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


Stretch = tuple[float, float, KeepOut]
"""From where to where a box lies along one direction, in millimetres, and the box."""


def _between(stretches: Iterable[Stretch]) -> Iterator[int]:
    """The middle between every two ends of boxes: what gap there is, it is there."""
    ends = sorted({end for start, stop, _ in stretches for end in (start, stop)})
    return (round((one + other) * 500) for one, other in pairwise(ends))


def price(stretches: Iterable[Stretch]) -> Cost:
    """What a seam costs, from the stretches that its line may meet.

    Nearer than ``reach`` costs ``weight`` a millimetre; within two tenths is a crossing.
    """
    known = tuple(stretches)

    def cost(place: int) -> float:
        total = 0.0
        for start, end, keep in known:
            distance = max(start - place / 1000, place / 1000 - end)
            total += keep.weight * max(keep.reach - distance, 0.0)
            total += keep.weight * _CROSSED * (distance < TOUCHED / 1000)
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
    (cost_down, ys), (cost_across, xs) = _cheap(down, _rising(keep)), _cheap(across, _lying(keep))
    edges = pairwise((0, *ys, down.length))
    parts = tuple(_row(top, bottom, (0, *xs, across.length)) for top, bottom in edges)
    return cost_down + cost_across, parts


def _rows(across: Spread, down: Spread, keep: Sequence[KeepOut]) -> tuple[float, Parts]:
    """The cheapest rows, each with the seams that are cheapest for it, and what they cost."""
    cost, ys = _cheap(down, _rising(keep))
    parts = []
    for top, bottom in pairwise((0, *ys, down.length)):
        shown = [box for box in keep if box.y * 1000 < bottom and (box.y + box.height) * 1000 > top]
        more, xs = _cheap(across, _lying(shown))
        cost += more
        parts.append(_row(top, bottom, (0, *xs, across.length)))
    return cost, tuple(parts)


def _cheap(spread: Spread, stretches: Sequence[Stretch]) -> tuple[float, tuple[int, ...]]:
    """The cheapest seams in one direction, and what they cost."""
    cost = price(stretches)
    found = seams(spread, cost, _between(stretches))
    return sum(map(cost, found)), found


def _rising(keep: Sequence[KeepOut]) -> list[Stretch]:
    """Where boxes lie from top to foot."""
    return [(box.y, box.y + box.height, box) for box in keep]


def _lying(keep: Sequence[KeepOut]) -> list[Stretch]:
    """Where boxes lie from left to right."""
    return [(box.x, box.x + box.width, box) for box in keep]


def _row(top: int, bottom: int, edges: tuple[int, ...]) -> tuple[Rect, ...]:
    return tuple(Rect(left, top, right - left, bottom - top) for left, right in pairwise(edges))


def _transposed(box: KeepOut) -> KeepOut:
    return replace(box, x=box.y, y=box.x, width=box.height, height=box.width)


def _exchanged(part: Rect) -> Rect:
    return Rect(part.y, part.x, part.height, part.width)
