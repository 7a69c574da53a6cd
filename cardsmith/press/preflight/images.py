"""Pictures that are too coarse, or packed in a way that is refused; what shows through (V5, V6)."""

from collections.abc import Iterator
from math import hypot

from cardsmith.model.preflight import Limits
from cardsmith.press.preflight.facts import Fact
from cardsmith.press.preflight.frames import Frame
from cardsmith.press.preflight.marks import Mark, meets

_INCH = 25.4

UNREADABLE = "picture"
"""The kind of a fact about a picture whose pixels could not be read."""


def look(mark: Mark, frame: Frame, limits: Limits) -> Iterator[Fact]:
    """The faults of a picture, and of anything transparent."""
    del limits
    if not meets(mark.box, frame.bleed):
        return
    if mark.picture is not None:
        yield from _picture(mark, frame)
    blending = mark.blending
    if blending.soft_mask:
        yield Fact("V604", -1.0, mark.box, "/SMask")
    elif blending.alpha < 1:
        yield Fact("V604", blending.alpha, mark.box, "ca")
    elif blending.is_transparent:
        yield Fact("V604", -1.0, mark.box, blending.mode)


def _picture(mark: Mark, frame: Frame) -> Iterator[Fact]:
    picture = mark.picture
    if picture is None:
        return
    a, b, c, d, *_ = mark.matrix
    sides = (picture.width, hypot(a, b)), (picture.height, hypot(c, d))
    fine = min((pixels * _INCH / (side * frame.unit) for pixels, side in sides if side), default=0)
    yield Fact("V501", round(fine, 1), mark.box)
    if "/JPXDecode" in picture.filters:
        yield Fact("V502", 1, mark.box, "JPXDecode")
    if picture.heaviest is None and not picture.is_stencil and not picture.is_light:
        yield Fact("unread", 1, mark.box, UNREADABLE)
