"""What a page paints, object by object, in points on the page: the walker's answer."""

from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

from cardsmith.model.face import Matrix
from cardsmith.press.preflight.fonts import Font
from cardsmith.press.preflight.paints import Paint
from cardsmith.press.preflight.pictures import Picture

Box = tuple[float, float, float, float]
"""Left, bottom, right, top."""

Map = tuple[float, float, float, float, float, float]
"""What a Matrix holds, which is made sooner."""

Lines = tuple[tuple[tuple[float, float], ...], ...]
"""Outlines as points; curves are straight pieces already."""

EVERYWHERE: Box = (-1e6, -1e6, 1e6, 1e6)
NOWHERE: Box = (0.0, 0.0, 0.0, 0.0)


class Kind(StrEnum):
    """How something is painted."""

    TEXT = "text"
    FILL = "fill"
    STROKE = "stroke"
    PICTURE = "picture"
    SHADE = "shade"


class Clip(NamedTuple):
    """Where painting shows: inside a box, and inside of every shape (with its winding rule)."""

    box: Box = EVERYWHERE
    shapes: tuple[tuple[Lines, bool], ...] = ()


class Blending(NamedTuple):
    """How a colour meets what is there; ``mode`` is a blend mode, ``alpha`` 1 for opaque."""

    overprint: bool = False
    keeps_zero: bool = False
    alpha: float = 1.0
    mode: str = "/Normal"
    soft_mask: bool = False

    @property
    def is_transparent(self) -> bool:
        """Whether anything shows through."""
        return self.alpha < 1 or self.soft_mask or self.mode not in {"/Normal", "/Compatible"}


class Mark(NamedTuple):
    """One painted object; ``box`` is what of it shows inside its clip.

    ``lines`` are the outlines of fills and strokes, ``width`` that of a stroke in points.
    ``depth`` is how many forms it lies in. ``matrix`` takes the square of a picture to the page.
    ``codes`` are shown with ``font``.
    """

    kind: Kind
    box: Box
    paint: Paint
    blending: Blending
    clip: Clip
    depth: int = 0
    font: Font | None = None
    codes: tuple[int, ...] = ()
    lines: Lines = ()
    is_nonzero: bool = True
    width: float = 0.0
    picture: Picture | None = None
    matrix: Matrix = Matrix()


class Group:
    """What one content stream paints, in order; forms stand in it as groups of their own.

    ``transparency`` is set where the stream asks for a transparency group.
    """

    __slots__ = ("marks", "transparency")

    def __init__(self, *, transparency: bool = False) -> None:
        self.marks: list[Mark | Group] = []
        self.transparency = transparency


def common(one: Box, other: Box) -> Box:
    """What two boxes have in common; no area where they do not meet."""
    left, bottom = max(one[0], other[0]), max(one[1], other[1])
    right, top = min(one[2], other[2]), min(one[3], other[3])
    return (left, bottom, max(left, right), max(bottom, top))


def meets(one: Box, other: Box) -> bool:
    """Whether two boxes touch, be one of them a line or a point."""
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def around(points: Sequence[tuple[float, float]]) -> Box:
    """The box of some points."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)


def moved(box: Box, matrix: Map) -> Box:
    """The box of a box under a map."""
    left, bottom, right, top = box
    a, b, c, d, e, f = matrix
    if not b and not c:
        if a > 0 < d:
            return a * left + e, d * bottom + f, a * right + e, d * top + f
        x1, x2, y1, y2 = a * left + e, a * right + e, d * bottom + f, d * top + f
        return min(x1, x2), min(y1, y2), max(x1, x2), max(y1, y2)
    corners = ((left, bottom), (right, bottom), (right, top), (left, top))
    return around([(a * x + c * y + e, b * x + d * y + f) for x, y in corners])


def is_level(mark: Mark) -> bool:
    """Whether a picture stands upright or on a side, not askew."""
    a, b, c, d, *_ = mark.matrix
    return (abs(b) < 0.01 and abs(c) < 0.01) or (abs(a) < 0.01 and abs(d) < 0.01)
