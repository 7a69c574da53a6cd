"""Paths and clips (ISO 32000-1, 8.5), as straight pieces in points on the page."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from math import dist, hypot
from typing import Self

from cardsmith.model.face import Matrix
from cardsmith.press.preflight.canvas import Canvas, Operands, numbers
from cardsmith.press.preflight.marks import (
    Box,
    Clip,
    Group,
    Kind,
    Lines,
    Mark,
    around,
    common,
    meets,
)
from cardsmith.press.preflight.state import State
from cardsmith.press.preflight.streams import TooLongError

Point = tuple[float, float]

_PIECE = 4.0
"""About how long the pieces of a curve are, in points."""

_MOST_PIECES = 40
_MOST_POINTS = 200_000


class Pathing(Canvas):
    """The operators that build, paint and clip paths."""

    _at: Point = (0.0, 0.0)
    _clipping: bool | None = None

    def __init__(self, group: Group, state: State, depth: int) -> None:
        super().__init__(group, state, depth)
        self._lines: list[list[Point]] = []

    @classmethod
    def path_acts(cls) -> Mapping[str, Callable[[Self, Operands], None]]:
        """What each of these operators does."""
        return {
            "m": cls._move,
            "l": cls._line,
            "re": cls._rectangle,
            "h": cls._close,
            "c": cls._curve,
            "v": cls._curve_from,
            "y": cls._curve_to,
            "W": cls._clip_nonzero,
            "W*": cls._clip_evenodd,
            "n": lambda self, _: self._painted(),
            "f": lambda self, _: self._painted(fill=True),
            "F": lambda self, _: self._painted(fill=True),
            "f*": lambda self, _: self._painted(fill=True, evenodd=True),
            "S": lambda self, _: self._painted(stroke=True),
            "s": lambda self, _: self._painted(stroke=True, close=True),
            "B": lambda self, _: self._painted(fill=True, stroke=True),
            "B*": lambda self, _: self._painted(fill=True, stroke=True, evenodd=True),
            "b": lambda self, _: self._painted(fill=True, stroke=True, close=True),
            "b*": lambda self, _: self._painted(fill=True, stroke=True, close=True, evenodd=True),
        }

    def _move(self, operands: Operands) -> None:
        x, y = numbers(operands, 2)
        self._at = x, y
        self._lines.append([self.state.ctm.point(x, y)])

    def _line(self, operands: Operands) -> None:
        x, y = numbers(operands, 2)
        self._at = x, y
        self._lines[-1].append(self.state.ctm.point(x, y))

    def _rectangle(self, operands: Operands) -> None:
        x, y, width, height = numbers(operands, 4)
        corners = ((x, y), (x + width, y), (x + width, y + height), (x, y + height), (x, y))
        point = self.state.ctm.point
        self._lines.append([point(*corner) for corner in corners])
        self._at = x, y

    def _close(self, _: Operands) -> None:
        if self._lines:
            self._lines[-1].append(self._lines[-1][0])

    def _curve(self, operands: Operands) -> None:
        x1, y1, x2, y2, x, y = numbers(operands, 6)
        self._curved((x1, y1), (x2, y2), (x, y))

    def _curve_from(self, operands: Operands) -> None:
        x2, y2, x, y = numbers(operands, 4)
        self._curved(self._at, (x2, y2), (x, y))

    def _curve_to(self, operands: Operands) -> None:
        x1, y1, x, y = numbers(operands, 4)
        self._curved((x1, y1), (x, y), (x, y))

    def _curved(self, first: Point, second: Point, end: Point) -> None:
        point = self.state.ctm.point
        line = self._lines[-1]
        p0, p1, p2, p3 = line[-1], point(*first), point(*second), point(*end)
        along = dist(p0, p1) + dist(p1, p2) + dist(p2, p3)
        pieces = min(3 + int(along / _PIECE), _MOST_PIECES)
        for piece in range(1, pieces + 1):
            t = piece / pieces
            s = 1 - t
            w0, w1, w2, w3 = s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t
            line.append(
                (
                    w0 * p0[0] + w1 * p1[0] + w2 * p2[0] + w3 * p3[0],
                    w0 * p0[1] + w1 * p1[1] + w2 * p2[1] + w3 * p3[1],
                )
            )
        self._at = end

    def _clip_nonzero(self, _: Operands) -> None:
        self._clipping = True

    def _clip_evenodd(self, _: Operands) -> None:
        self._clipping = False

    def _painted(
        self,
        *,
        fill: bool = False,
        stroke: bool = False,
        close: bool = False,
        evenodd: bool = False,
    ) -> None:
        drawn, self._lines = self._lines, []
        clipping, self._clipping = self._clipping, None
        if not drawn:
            return
        if sum(map(len, drawn)) > _MOST_POINTS:
            raise TooLongError
        if close:
            drawn[-1].append(drawn[-1][0])
        lines: Lines = tuple(map(tuple, drawn))
        box = around([point for line in lines for point in line])
        if fill:
            self._filled(lines, box, nonzero=not evenodd)
        if stroke:
            self._stroked(lines, box)
        if clipping is not None:
            self.state.clip = _narrowed(self.state.clip, lines, box, nonzero=clipping)

    def _filled(self, lines: Lines, box: Box, *, nonzero: bool) -> None:
        state = self.state
        if meets(box, state.clip.box):
            shown = common(box, state.clip.box)
            mark = Mark(Kind.FILL, shown, state.fill, state.fill_blending, state.clip, self.depth)
            self.group.marks.append(mark._replace(lines=lines, is_nonzero=nonzero))

    def _stroked(self, lines: Lines, box: Box) -> None:
        state = self.state
        thinnest, widest = _factors(state.ctm)
        width = state.width * thinnest
        half = max(state.width * widest, 0.01) / 2
        wide = box[0] - half, box[1] - half, box[2] + half, box[3] + half
        if meets(wide, state.clip.box):
            shown = common(wide, state.clip.box)
            blending = state.stroke_blending
            mark = Mark(Kind.STROKE, shown, state.stroke, blending, state.clip, self.depth)
            self.group.marks.append(mark._replace(lines=lines, width=width))


@lru_cache(1024)
def _factors(ctm: Matrix) -> tuple[float, float]:
    """The smallest and the largest factor of lengths: the singular values of a map."""
    a, b, c, d, *_ = ctm
    largest = (hypot(a + d, b - c) + hypot(a - d, b + c)) / 2
    return abs(a * d - b * c) / largest if largest else 0.0, largest


def is_level(line: tuple[Point, ...], box: Box) -> bool:
    """Whether an outline is an upright rectangle: every point a corner of its box."""
    if not 4 <= len(line) <= 5:
        return False
    near = 0.01
    return all(
        min(abs(x - box[0]), abs(x - box[2])) < near
        and min(abs(y - box[1]), abs(y - box[3])) < near
        for x, y in line
    )


@lru_cache(256)
def _narrowed(clip: Clip, lines: Lines, box: Box, *, nonzero: bool) -> Clip:
    inner = common(clip.box, box)
    if len(lines) == 1 and is_level(lines[0], box):
        return clip._replace(box=inner)
    return Clip(inner, (*clip.shapes, (lines, nonzero)))
