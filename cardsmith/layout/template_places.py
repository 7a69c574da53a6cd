"""Where the boxes of a template stand on a card: in the box around them, by those beside them."""

from collections.abc import Mapping
from typing import NamedTuple

from cardsmith.model.boxes import FramedBox
from cardsmith.model.edition import Size
from cardsmith.model.frames import Measure


class Frame(NamedTuple):
    """A rectangle of the card, in millimetres from the top left of the trim."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """Its right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """Its lower edge."""
        return self.y + self.height

    @property
    def centre(self) -> tuple[float, float]:
        """Its middle."""
        return self.x + self.width / 2, self.y + self.height / 2

    def within(self, pad: float) -> "Frame":
        """The same, that far smaller on every side."""
        return Frame(self.x + pad, self.y + pad, self.width - 2 * pad, self.height - 2 * pad)


def stage(size: Size | None, trim: Size) -> Frame:
    """What a template draws on: a card of its size in the middle of the card; else all of it."""
    size = size or trim
    x, y = (trim.width - size.width) / 2, (trim.height - size.height) / 2
    return Frame(x, y, size.width, size.height)


class Shown(NamedTuple):
    """A box that is placed: its frame, and from where to where it shows something."""

    frame: Frame
    top: float
    bottom: float


def placed(box: FramedBox, card: Frame, shown: Mapping[str, Shown]) -> Frame:
    """Where a box stands, once those it stands by are placed.

    A box beside another that has no frame keeps the sides of that one, and ends as far from the
    far edge of what is around as that one begins from the near edge.
    """
    by, own = box.anchors, box.frame
    around = (shown[by.inside].frame if by.inside else card).within(by.pad)
    upright = _Axis(around.y, around.bottom)
    level = _Axis(around.x, around.right)
    if own is not None:
        level.own = own.x.of(around.width), own.width.of(around.width)
        upright.own = own.y.of(around.height), own.height.of(around.height)
    if beside := by.below or by.above:
        other = shown[beside]
        level.usual = other.frame.x, other.frame.right
        margin = other.frame.x - around.x
        if by.below:
            upright.after, upright.end = other.bottom + by.gap, around.bottom - margin
        else:
            upright.start, upright.before = around.y + margin, other.top - by.gap
    if beside := by.right_of or by.left_of:
        other = shown[beside]
        if not (by.below or by.above):
            upright.usual = other.frame.y, other.frame.bottom
        if by.right_of:
            level.after = other.frame.right + by.gap
            level.end = around.right - (other.frame.x - around.x)
        else:
            level.before = other.frame.x - by.gap
            level.start = around.x + around.right - other.frame.right
    (x, right), (y, bottom) = level.span(), upright.span()
    return Frame(x, y, right - x, bottom - y)


def point(at: tuple[Measure, Measure], around: Frame) -> tuple[float, float]:
    """A point of what is around; a coordinate below zero counts from the far edge."""
    x, y = at[0].of(around.width), at[1].of(around.height)
    return (
        (around.x if x >= 0 else around.right) + x,
        (around.y if y >= 0 else around.bottom) + y,
    )


class _Axis:
    """One direction of a box: where it may be, what bounds it, and where it is in the end."""

    def __init__(self, near: float, far: float) -> None:
        self.near, self.far = near, far
        self.own: tuple[float, float] | None = None
        self.usual: tuple[float, float] = (near, far)
        self.after: float | None = None
        self.before: float | None = None
        self.start, self.end = near, far

    def span(self) -> tuple[float, float]:
        """Where the box begins and ends."""
        if self.own is None:
            if self.after is None and self.before is None:
                return self.usual
            first = self.start if self.after is None else self.after
            return first, self.end if self.before is None else self.before
        at, extent = self.own
        first, last = self.near + at, self.far + extent
        if extent > 0:
            last = first + extent
        if self.after is not None:
            last = min(self.after + extent, self.far) if extent > 0 else last
            first = self.after
        elif self.before is not None:
            first = max(self.before - extent, self.near) if extent > 0 else first
            last = self.before
        return first, last
