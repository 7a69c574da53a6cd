"""Rectangles, lines and paths of a template, on the trim or over the bleed."""

from cardsmith.layout.ornament import placed
from cardsmith.layout.template_places import Frame, point
from cardsmith.model.boxes import LineBox, PathBox, RectBox
from cardsmith.model.edition import Size
from cardsmith.model.face import Matrix, Outline, Path
from cardsmith.model.inks import Ink
from cardsmith.model.outline import line, rectangle

_EDGE = 0.01
"""A side this near the trim, in millimetres, is on it."""


Paint = tuple[Ink | None, Ink | None]
"""What fills a shape, and what draws its line."""


def ruled(box: LineBox, around: Frame, stroke: Ink, over: Frame) -> Path:
    """A straight line; with ``bleed`` from edge to edge of what is ``over`` the frame around."""
    ends = [point(end, around) for end in (box.start, box.end)]
    if box.bleed:
        ends = [
            (
                _out(x, (around.x, around.right), (over.x, over.right)),
                _out(y, (around.y, around.bottom), (over.y, over.bottom)),
            )
            for x, y in ends
        ]
    return Path(line(*ends[0], *ends[1]), stroke=stroke, weight=box.weight, butt=box.bleed)


def _out(at: float, edges: tuple[float, float], beyond: tuple[float, float]) -> float:
    """A coordinate, moved out where it is on an edge."""
    for edge, out in zip(edges, beyond, strict=True):
        if abs(at - edge) <= _EDGE:
            return out
    return at


def rounded(box: RectBox, frame: Frame, paint: Paint) -> Path:
    """A rectangle, its corners never rounder than it has room for."""
    radius = min(box.radius, frame.width / 2, frame.height / 2)
    return painted(rectangle(*frame, radius), box.weight, paint)


def outlined(box: PathBox, frame: Frame, paint: Paint) -> Path:
    """An outline in its frame, in millimetres or stretched from its own view."""
    across, down = box.view or (frame.width, frame.height)
    matrix = Matrix(a=frame.width / across, d=frame.height / down, e=frame.x, f=frame.y)
    return painted(placed(box.outline, matrix), box.weight, paint)


def painted(outline: Outline, weight: float, paint: Paint) -> Path:
    """An outline with its fill and its line."""
    fill, stroke = paint
    return Path(outline, fill=fill, stroke=stroke, weight=weight if stroke else 0.0)


def bled(frame: Frame, stage: Frame, trim: Size, out: float) -> Frame:
    """The frame, its sides on the edge of the stage moved out to the edge of the bleed."""
    left = -out if frame.x <= stage.x + _EDGE else frame.x
    top = -out if frame.y <= stage.y + _EDGE else frame.y
    right = trim.width + out if frame.right >= stage.right - _EDGE else frame.right
    bottom = trim.height + out if frame.bottom >= stage.bottom - _EDGE else frame.bottom
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
