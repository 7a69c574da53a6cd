"""Rectangles, lines and paths of a template, on the trim or over the bleed."""

from cardsmith.layout.ornament import placed
from cardsmith.layout.template_places import Frame, point
from cardsmith.model.boxes import LineBox, PathBox, RectBox
from cardsmith.model.edition import Size
from cardsmith.model.face import Matrix, Path
from cardsmith.model.outline import line, rectangle

_EDGE = 0.01
"""A side this near the trim, in millimetres, is on it."""


def ruled(box: LineBox, around: Frame) -> Path:
    """A straight line."""
    start, end = point(box.start, around), point(box.end, around)
    return Path(line(*start, *end), stroke=box.stroke, weight=box.weight)


def rounded(box: RectBox, frame: Frame) -> Path:
    """A rectangle, its corners never rounder than it has room for."""
    radius = min(box.radius, frame.width / 2, frame.height / 2)
    weight = box.weight if box.stroke else 0.0
    return Path(rectangle(*frame, radius), fill=box.fill, stroke=box.stroke, weight=weight)


def outlined(box: PathBox, frame: Frame) -> Path:
    """An outline in its frame, in millimetres or stretched from its own view."""
    across, down = box.view or (frame.width, frame.height)
    matrix = Matrix(a=frame.width / across, d=frame.height / down, e=frame.x, f=frame.y)
    weight = box.weight if box.stroke else 0.0
    outline = placed(box.outline, matrix)
    return Path(outline, fill=box.fill, stroke=box.stroke, weight=weight)


def bled(frame: Frame, trim: Size, out: float) -> Frame:
    """The frame, its sides on the trim moved out to the edge of the bleed."""
    left = frame.x - out * (frame.x <= _EDGE)
    top = frame.y - out * (frame.y <= _EDGE)
    right = frame.right + out * (frame.right >= trim.width - _EDGE)
    bottom = frame.bottom + out * (frame.bottom >= trim.height - _EDGE)
    return Frame(left, top, right - left, bottom - top)


def lies_on(frame: Frame, trim: Size, out: float) -> bool:
    """Whether a frame has an extent and stays on the card, ``out`` millimetres beyond the trim."""
    out += _EDGE
    return (
        min(frame.width, frame.height) > 0
        and min(frame.x, frame.y) >= -out
        and frame.right <= trim.width + out
        and frame.bottom <= trim.height + out
    )
