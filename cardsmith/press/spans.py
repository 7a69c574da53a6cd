"""Outlines as the points of a grid that they cover, row by row, by arithmetic alone."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from math import ceil, dist, floor, hypot

from cardsmith.model.face import Matrix, Outline

Point = tuple[float, float]
Span = tuple[int, int]
"""Columns in a row, the second not among them."""

Rows = Mapping[int, Sequence[Span]]
"""What something covers, by row."""

_ACROSS, _DOWN = 0.7548776662466927, 0.5698402909980532
"""By how much of a step the point of each row is aside and below the one before, so that points
lie evenly and no line, level, upright or slanting, keeps in step with them (the sequence R2)."""

_PIECE = 3.0
"""About how long the straight pieces of a curve are, in steps of the grid."""


def traced(outline: Outline, matrix: Matrix) -> list[list[Point]]:
    """The lines of an outline in steps of the grid; one that is closed ends as it began."""
    a, b, c, d, e, f = matrix
    lines: list[list[Point]] = []
    at: Point = (0.0, 0.0)
    for kind, *numbers in outline:
        if kind == "Z":
            lines[-1].append(lines[-1][0])
            continue
        here = [
            (a * x + c * y + e, b * x + d * y + f)
            for x, y in zip(numbers[::2], numbers[1::2], strict=True)
        ]
        if kind == "M":
            lines.append(here)
        elif kind == "L":
            lines[-1] += here
        else:
            lines[-1] += _curved(at, *here)
        at = here[-1]
    return lines


def _curved(start: Point, first: Point, second: Point, end: Point) -> Iterator[Point]:
    along = dist(start, first) + dist(first, second) + dist(second, end)
    pieces = 2 + int(along / _PIECE)
    for piece in range(1, pieces + 1):
        t = piece / pieces
        s = 1 - t
        w0, w1, w2, w3 = s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t
        yield (
            w0 * start[0] + w1 * first[0] + w2 * second[0] + w3 * end[0],
            w0 * start[1] + w1 * first[1] + w2 * second[1] + w3 * end[1],
        )


def filled(lines: Iterable[Sequence[Point]], *, nonzero: bool = False) -> Rows:
    """What is inside of some lines, each closed: even-odd, or by that other rule."""
    crossings: dict[int, list[tuple[float, int]]] = {}
    for line in lines:
        x0, y0 = line[-1]
        for x1, y1 in line:
            if y0 != y1:
                turn, top, bottom = (1, y0, y1) if y0 < y1 else (-1, y1, y0)
                slope = (x1 - x0) / (y1 - y0)
                for row in range(floor(top), ceil(bottom)):
                    y = _level(row)
                    if top <= y < bottom:
                        crossings.setdefault(row, []).append((x0 + (y - y0) * slope, turn))
            x0, y0 = x1, y1
    between = _wound if nonzero else _paired
    return {row: between(sorted(found), _beside(row)) for row, found in crossings.items()}


def _beside(row: int) -> float:
    """How far the first point of a row lies from the edge, in steps."""
    return row * _ACROSS % 1


def _level(row: int) -> float:
    """How far down the points of a row lie."""
    return row + row * _DOWN % 1


def _paired(crossings: Sequence[tuple[float, int]], beside: float) -> list[Span]:
    """What is between an odd crossing and the next."""
    pairs = zip(crossings[::2], crossings[1::2], strict=True)
    return [(ceil(start - beside), ceil(end - beside)) for (start, _), (end, _) in pairs]


def _wound(crossings: Sequence[tuple[float, int]], beside: float) -> list[Span]:
    """What more lines go round one way than the other."""
    spans: list[Span] = []
    winding = 0
    for (start, turn), (end, _) in pairwise(crossings):
        winding += turn
        if winding:
            spans.append((ceil(start - beside), ceil(end - beside)))
    return spans


def stroked(lines: Iterable[Sequence[Point]], width: float) -> Rows:
    """What lines cover that are ``width`` steps of the grid wide."""
    rows: dict[int, list[Span]] = {}
    for line in lines:
        for start, end in pairwise(line):
            for row, span in _piece(start, end, width / 2):
                rows.setdefault(row, []).append(span)
    return rows


def _piece(start: Point, end: Point, half: float) -> Iterator[tuple[int, Span]]:
    """A straight piece of a line, as far to both sides as ``half``, its ends square."""
    (x0, y0), (x1, y1) = (start, end) if start[1] <= end[1] else (end, start)
    dx, dy = x1 - x0, y1 - y0
    length = hypot(dx, dy)
    if not length:
        return
    over = half * abs(dx) / length
    for row in range(floor(y0 - over), ceil(y1 + over)):
        y = _level(row)
        if not y0 - over <= y < y1 + over:
            continue
        sides: list[tuple[float, float]] = []
        if dx:
            sides.append((x0 - (y - y0) * dy / dx, x1 - (y - y1) * dy / dx))
        if dy:
            middle, aside = x0 + (y - y0) * dx / dy, half * length / dy
            sides.append((middle - aside, middle + aside))
        first, last = max(map(min, sides)), min(map(max, sides))
        if first < last:
            beside = _beside(row)
            yield row, (ceil(first - beside), ceil(last - beside))


def common(rows: Rows, other: Rows | None) -> Rows:
    """What lies in both; all of the first where there is no other."""
    if other is None:
        return rows
    return {
        row: [(max(a, c), min(b, d)) for a, b in spans for c, d in other[row] if a < d and c < b]
        for row, spans in rows.items()
        if row in other
    }
