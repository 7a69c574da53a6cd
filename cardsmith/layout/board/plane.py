"""Boxes on a face, and whether they keep clear of what surrounds them. Millimetres."""

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise

from cardsmith.model.face import Outline
from cardsmith.model.sheet import KeepOut
from cardsmith.model.struct import Struct

Point = tuple[float, float]


class Bounds(Struct, frozen=True):
    """An upright rectangle from its left, top, right and bottom."""

    left: float
    top: float
    right: float
    bottom: float

    def grown(self, by: float) -> "Bounds":
        """The box, larger on every side."""
        return Bounds(self.left - by, self.top - by, self.right + by, self.bottom + by)

    def gap(self, x: float, y: float) -> float:
        """How far a point lies outside; 0 inside."""
        return math.hypot(
            max(self.left - x, x - self.right, 0.0), max(self.top - y, y - self.bottom, 0.0)
        )

    def within(self, polygon: Sequence[Point]) -> bool:
        """Whether a polygon holds the whole box."""
        corners = [(x, y) for x in (self.left, self.right) for y in (self.top, self.bottom)]
        return all(holds(polygon, corner) for corner in corners) and all(
            self.gap(x, y) for x, y in polygon
        )

    def keep_out(self, weight: float, reach: float, *, whole: bool = False) -> KeepOut:
        """The box as something that seams avoid."""
        width, height = self.right - self.left, self.bottom - self.top
        return KeepOut(self.left, self.top, width, height, weight, reach, whole)


def around(x: float, y: float, half_width: float, half_height: float) -> Bounds:
    """The box about a centre."""
    return Bounds(x - half_width, y - half_height, x + half_width, y + half_height)


def holds(polygon: Sequence[Point], point: Point) -> bool:
    """Whether a polygon (without its closing point) has a point inside."""
    x, y = point
    inside = False
    for (x1, y1), (x2, y2) in pairwise((*polygon, polygon[0])):
        if (y1 > y) != (y2 > y) and x < x1 + (y - y1) * (x2 - x1) / (y2 - y1):
            inside = not inside
    return inside


def flattened(outline: Outline, steps: int = 4) -> tuple[Point, ...]:
    """The points of an outline of one piece, every cubic cut into chords."""
    return tuple(_points(outline, steps))


def _points(outline: Outline, steps: int) -> Iterator[Point]:
    pen = (0.0, 0.0)
    for _, *numbers in outline:
        if len(numbers) == 2:
            pen = (numbers[0], numbers[1])
            yield pen
        elif numbers:
            x0, y0 = pen
            x1, y1, x2, y2, *rest = numbers
            pen = (rest[0], rest[1])
            for step in range(1, steps + 1):
                t = step / steps
                a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
                yield a * x0 + b * x1 + c * x2 + d * pen[0], a * y0 + b * y1 + c * y2 + d * pen[1]
