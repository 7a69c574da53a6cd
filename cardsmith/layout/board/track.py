"""The track of a board: a spiral that walks a stadium inwards, cut into squares.

A place on it is a turn ``t`` (whole numbers are full rounds, from the left end of the bottom
straight, counter-clockwise) and a depth ``f`` (0 on the outer edge, 1 on the inner).
"""

import math
from bisect import bisect_right
from collections.abc import Iterator
from functools import cache
from itertools import accumulate, pairwise

from cardsmith.model.face import Outline, Segment
from cardsmith.model.struct import Struct

CENTRE = (205.0, 141.5)
"""The middle of the stadium; a track of three turns moves left, clear of the frame."""
HALF_STRAIGHT = 70.0
REACH = 146.5
"""Radius of the outer edge where the track starts, in millimetres."""
GAUGE = 95.0
"""The radius on which fractions of a turn are measured."""
ROUND = 4 * HALF_STRAIGHT + 2 * math.pi * GAUGE
"""Length of the stadium of that radius: one turn."""

RIGHTMOST = (2 * HALF_STRAIGHT + math.pi * GAUGE / 2) / ROUND
"""The fraction of a turn at which the track is farthest right."""

_DEPTH = 35 * 2.93
"""What all windings together take from the reach; the rest is the free centre."""
_WIDEST = 44.0
_BROKEN_TURN = 0.07
"""The last turn ends this much early: victory lies left of the score, above the start."""
_CHEVRON = 4.2 / 34.8
_GRAIN = 1 / 4096
_STRIDE = 0.03
_BENDS = tuple(
    length / ROUND
    for length in accumulate((0, 2 * HALF_STRAIGHT, math.pi * GAUGE, 2 * HALF_STRAIGHT))
)

Point = tuple[float, float]


class Track(Struct, frozen=True):
    """A spiral of ``turns`` turns and ``width`` millimetres, cut into ``count`` equal squares.

    ``starts`` are the turns at which the squares begin on the middle line, and where the last
    one ends; ``length`` is the length of a square there.
    """

    count: int
    turns: float
    width: float
    length: float
    starts: tuple[float, ...]

    @property
    def chevron(self) -> float:
        """How far the middle of a border runs ahead of its ends."""
        return min(4.2, _CHEVRON * self.length)

    @property
    def aside(self) -> float:
        """Millimetres, 0 or negative, from the usual centre to that of this track."""
        return min(0.0, 0.2 * (self.width - 35))

    def radius(self, turn: float, depth: float = 0.0) -> float:
        """The radius of the stadium at that turn and depth."""
        return REACH - self.width * (turn + depth)

    def point(self, turn: float, depth: float) -> Point:
        """The place of a turn and a depth on the face."""
        x, angle = _spine(turn)
        radius = self.radius(turn, depth)
        x += self.aside + radius * math.sin(angle)
        return x, CENTRE[1] + radius * math.cos(angle)

    def heading(self, turn: float) -> Point:
        """The direction of travel at a turn, as a unit vector."""
        angle = _spine(turn)[1]
        return math.cos(angle), -math.sin(angle)

    def turn(self, square: float) -> float:
        """The turn at a distance along the middle line, counted in squares from the start."""
        return _turn_at(self.width, square * self.length)

    def at(self, square: int, along: float, depth: float) -> Point:
        """A place inside a square: ``along`` 0 where it begins, 1 where it ends."""
        return self.point(self.turn(square + along), depth)

    def border(self, square: int) -> tuple[Point, ...]:
        """The line before a square, from outside: a chevron that points the way.

        The first and the last line of the track are straight.
        """
        turn = self.starts[square]
        if square in (0, self.count):
            return self.point(turn, 0), self.point(turn, 0.5), self.point(turn, 1)
        ahead = self.turn(square + self.chevron / self.length)
        return self.point(turn, 0), self.point(ahead, 0.5), self.point(turn, 1)

    def outline(self, square: int, outer: float = 0.0, inner: float = 1.0) -> Outline:
        """The closed outline of a square, or of its band between two depths."""
        back, front = self.border(square), self.border(square + 1)
        start, end = self.starts[square], self.starts[square + 1]
        path: list[Segment] = [("M", *_on(back, outer))]
        path += self.curve(outer, start, end, _on(front, outer))
        path += [("L", *front[1])] if outer < 0.5 < inner else []
        path.append(("L", *_on(front, inner)))
        path += self.curve(inner, end, start, _on(back, inner))
        path += [("L", *back[1])] if outer < 0.5 < inner else []
        return (*path, ("Z",))

    def divide(self, square: int, depth: float) -> Outline:
        """The open line inside a square at one depth, from border to border."""
        back, front = (_on(self.border(square + side), depth) for side in (0, 1))
        start, end = self.starts[square], self.starts[square + 1]
        return (("M", *back), *self.curve(depth, start, end, front))

    def rim(self) -> Outline:
        """The closed line around the whole track, the start's border included."""
        outside = self.edge(0, 0, min(1.0, self.turns))
        if self.turns < 1:
            outside += tuple(self.curve(1, self.turns - 1, 0))
        return (*outside, ("Z",))

    def free_centre(self) -> Outline:
        """The closed line around what the track leaves free."""
        return (*self.edge(1, self.turns - 1, self.turns), ("Z",))

    def edge(self, depth: float, start: float, end: float) -> Outline:
        """An open line along the track at one depth."""
        return (("M", *self.point(start, depth)), *self.curve(depth, start, end))

    def curve(
        self, depth: float, start: float, end: float, stop: Point | None = None
    ) -> Iterator[Segment]:
        """The cubics from one turn to another (either way) at one depth, without a move.

        ``stop`` is where the last one ends instead, on the border of a square.
        """
        for first, last in pairwise(_stops(start, end)):
            third = (last - first) / 3
            middle = (first + last) / 2
            x1, y1 = self.point(first, depth)
            x2, y2 = self.point(last, depth)
            dx1, dy1 = self._speed(first, depth, middle)
            dx2, dy2 = self._speed(last, depth, middle)
            x, y = stop if stop and last == end else (x2, y2)
            handles = x1 + third * dx1, y1 + third * dy1, x2 - third * dx2, y2 - third * dy2
            yield ("C", *handles, x, y)

    def _speed(self, turn: float, depth: float, piece: float) -> Point:
        """Millimetres per turn, on the straight or arc that ``piece`` lies in."""
        angle = _spine(turn)[1]
        sin, cos = math.sin(angle), math.cos(angle)
        forward = ROUND if _is_straight(piece) else self.radius(turn, depth) * ROUND / GAUGE
        return forward * cos - self.width * sin, -forward * sin - self.width * cos


@cache
def track(count: int) -> Track:
    """The track for a number of squares (20 to 80): one, two or three turns.

    Of the possible ones it takes the one whose squares are nearest to square and large; 48
    squares have two turns of 35 mm (art direction §7).
    """
    return max((_wound(count, turns) for turns in (1, 2, 3)), key=_roominess)


def _wound(count: int, rounds: int) -> Track:
    turns = round(rounds - _BROKEN_TURN, 2)
    width = round(min(_WIDEST, _DEPTH / (turns + 1)), 3)
    whole = math.floor(turns / _GRAIN)
    rest = (turns - whole * _GRAIN) * _pace(width, turns)
    length = (_distances(width)[whole] + rest) / count
    starts = (_turn_at(width, square * length) for square in range(count))
    return Track(count, turns, width, length, (*starts, turns))


def _roominess(track: Track) -> float:
    return min(track.length, track.width, 1.25 * track.width**2 / track.length)


def _stops(start: float, end: float) -> list[float]:
    low, high = min(start, end), max(start, end)
    bends = (base + bend for base in range(math.floor(low), math.ceil(high)) for bend in _BENDS)
    fixed = [low, *(bend for bend in bends if low < bend < high), high]
    stops = [low]
    for first, last in pairwise(fixed):
        steps = max(1, math.ceil((last - first) / _STRIDE))
        stops += [first + (last - first) * step / steps for step in range(1, steps)] + [last]
    return stops if start <= end else stops[::-1]


def _spine(turn: float) -> Point:
    """The centre of curvature (x) and the angle from straight down towards the right."""
    rest = (turn - math.floor(turn)) * ROUND
    left, right = CENTRE[0] - HALF_STRAIGHT, CENTRE[0] + HALF_STRAIGHT
    arc = math.pi * GAUGE
    if rest < right - left:
        return left + rest, 0.0
    rest -= right - left
    if rest < arc:
        return right, rest / GAUGE
    rest -= arc
    if rest < right - left:
        return right - rest, math.pi
    return left, math.pi + (rest - right + left) / GAUGE


def _is_straight(turn: float) -> bool:
    return bisect_right(_BENDS, turn - math.floor(turn)) % 2 == 1


def _pace(width: float, turn: float) -> float:
    """Millimetres per turn on the middle line."""
    radius = REACH - width * (turn + 0.5)
    return math.hypot(ROUND if _is_straight(turn) else radius * ROUND / GAUGE, width)


@cache
def _distances(width: float) -> tuple[float, ...]:
    """The length of the middle line up to every grain of a turn."""
    steps = (_pace(width, (grain + 0.5) * _GRAIN) * _GRAIN for grain in range(4 * 4096))
    return (0.0, *accumulate(steps))


def _turn_at(width: float, distance: float) -> float:
    table = _distances(width)
    grain = min(max(bisect_right(table, distance) - 1, 0), len(table) - 2)
    return (grain + (distance - table[grain]) / (table[grain + 1] - table[grain])) * _GRAIN


def _on(border: tuple[Point, ...], depth: float) -> Point:
    outer, middle, inner = border
    a, b, share = (outer, middle, 2 * depth) if depth <= 0.5 else (middle, inner, 2 * depth - 1)
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share
