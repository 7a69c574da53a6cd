"""Paths and clips (ISO 32000-1, 8.5), as straight pieces in points on the page."""

from collections.abc import Callable
from math import dist, hypot

from cardsmith.press.preflight.canvas import Canvas, numbers
from cardsmith.press.preflight.marks import Box, Clip, Kind, Lines, Mark, around, common, meets
from cardsmith.press.preflight.state import State
from cardsmith.press.preflight.tokens import Operand

Point = tuple[float, float]

_PIECE = 4.0
"""About how long the pieces of a curve are, in points."""

_MOST_PIECES = 40
_MOST_POINTS = 200_000


class Pathing(Canvas):
    """The operators that build, paint and clip paths."""

    _lines: list[list[Point]]
    _at: Point = (0.0, 0.0)
    _clipping: bool | None = None

    def path_acts(self) -> dict[str, Callable[[list[Operand]], None]]:
        """What each of these operators does."""
        self._lines = []
        return {
            "m": self._move,
            "l": self._line,
            "re": self._rectangle,
            "h": self._close,
            "c": self._curve,
            "v": self._curve_from,
            "y": self._curve_to,
            "W": self._clip_nonzero,
            "W*": self._clip_evenodd,
            "n": lambda _: self._painted(),
            "f": lambda _: self._painted(fill=True),
            "F": lambda _: self._painted(fill=True),
            "f*": lambda _: self._painted(fill=True, evenodd=True),
            "S": lambda _: self._painted(stroke=True),
            "s": lambda _: self._painted(stroke=True, close=True),
            "B": lambda _: self._painted(fill=True, stroke=True),
            "B*": lambda _: self._painted(fill=True, stroke=True, evenodd=True),
            "b": lambda _: self._painted(fill=True, stroke=True, close=True),
            "b*": lambda _: self._painted(fill=True, stroke=True, close=True, evenodd=True),
        }

    def _move(self, operands: list[Operand]) -> None:
        x, y = numbers(operands, 2)
        self._at = x, y
        self._lines.append([self.state.ctm.point(x, y)])

    def _line(self, operands: list[Operand]) -> None:
        x, y = numbers(operands, 2)
        self._at = x, y
        self._lines[-1].append(self.state.ctm.point(x, y))

    def _rectangle(self, operands: list[Operand]) -> None:
        x, y, width, height = numbers(operands, 4)
        corners = ((x, y), (x + width, y), (x + width, y + height), (x, y + height), (x, y))
        point = self.state.ctm.point
        self._lines.append([point(*corner) for corner in corners])
        self._at = x, y

    def _close(self, _: list[Operand]) -> None:
        if self._lines:
            self._lines[-1].append(self._lines[-1][0])

    def _curve(self, operands: list[Operand]) -> None:
        x1, y1, x2, y2, x, y = numbers(operands, 6)
        self._curved((x1, y1), (x2, y2), (x, y))

    def _curve_from(self, operands: list[Operand]) -> None:
        x2, y2, x, y = numbers(operands, 4)
        self._curved(self._at, (x2, y2), (x, y))

    def _curve_to(self, operands: list[Operand]) -> None:
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

    def _clip_nonzero(self, _: list[Operand]) -> None:
        self._clipping = True

    def _clip_evenodd(self, _: list[Operand]) -> None:
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
        if not drawn or sum(map(len, drawn)) > _MOST_POINTS:
            return
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
            mark = Mark(Kind.FILL, shown, state.fill, state.blending(), state.clip, self.depth)
            self.group.marks.append(mark._replace(lines=lines, is_nonzero=nonzero))

    def _stroked(self, lines: Lines, box: Box) -> None:
        state = self.state
        width = state.width * thinnest(state)
        half = max(state.width * _widest(state), 0.01) / 2
        wide = box[0] - half, box[1] - half, box[2] + half, box[3] + half
        if meets(wide, state.clip.box):
            shown = common(wide, state.clip.box)
            blending = state.blending(stroking=True)
            mark = Mark(Kind.STROKE, shown, state.stroke, blending, state.clip, self.depth)
            self.group.marks.append(mark._replace(lines=lines, width=width))


def thinnest(state: State) -> float:
    """The smallest factor of lengths under the map of a state."""
    a, b, c, d, *_ = state.ctm
    area = abs(a * d - b * c)
    largest = _widest(state)
    return area / largest if largest else 0.0


def _widest(state: State) -> float:
    """The largest factor of lengths: the greater singular value of the map."""
    a, b, c, d, *_ = state.ctm
    return (hypot(a + d, b - c) + hypot(a - d, b + c)) / 2


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


def _narrowed(clip: Clip, lines: Lines, box: Box, *, nonzero: bool) -> Clip:
    inner = common(clip.box, box)
    if len(lines) == 1 and is_level(lines[0], box):
        return clip._replace(box=inner)
    return Clip(inner, (*clip.shapes, (lines, nonzero)))
