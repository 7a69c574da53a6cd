"""What lies where it will be cut (V104, V105)."""

from collections.abc import Iterator, Sequence

from cardsmith.model.preflight import Limits
from cardsmith.press.preflight.facts import Fact
from cardsmith.press.preflight.frames import Frame
from cardsmith.press.preflight.marks import Box, Kind, Mark, is_level, meets

_TOUCH = 0.15
"""Millimetres within which an edge lies on the trim."""

_FAR = 1e9
_LONG = 8.0
"""Millimetres of an edge that belongs to a ground, not to a figure that happens to end there."""


def look(mark: Mark, frame: Frame, limits: Limits) -> Iterator[Fact]:
    """Grounds that stop short, and what must not be cut."""
    if frame.trim is None or _is_die(mark, limits) or not meets(mark.box, frame.bleed):
        return
    if mark.kind is Kind.TEXT:
        if mark.paint.space != "none" and mark.box[0] < mark.box[2]:
            yield Fact("V105", _inside(mark.box, frame.trim) * frame.unit, mark.box)
    elif mark.kind is Kind.STROKE:
        distance = _inside(mark.box, frame.trim) * frame.unit
        if distance >= 0 and not mark.paint.is_white:
            yield Fact("V105", distance, mark.box)
    elif is_ground(mark, frame, limits):
        yield from past_the_cut(mark, frame, mark.box)


def is_ground(mark: Mark, frame: Frame, limits: Limits) -> bool:
    """Whether a mark is colour on an area that is printed."""
    is_area = mark.kind in {Kind.FILL, Kind.PICTURE, Kind.SHADE} and not mark.paint.is_white
    return is_area and meets(mark.box, frame.bleed) and not _is_die(mark, limits)


def texts(marks: Sequence[Mark], frame: Frame, limits: Limits) -> Iterator[Fact]:
    """The nearest to the cut of texts that are painted alike."""
    trim, bleed = frame.trim, frame.bleed
    if trim is None or not marks or marks[0].paint.space == "none" or _is_die(marks[0], limits):
        return
    left, bottom, right, top = trim
    least, nearest = _FAR, None
    for mark in marks:
        box = mark.box
        x1, y1, x2, y2 = box
        distance = min(x1 - left, y1 - bottom, right - x2, top - y2)
        if distance < least and x1 < x2 and meets(box, bleed):
            least, nearest = distance, box
    if nearest is not None:
        yield Fact("V105", least * frame.unit, nearest)


def _is_die(mark: Mark, limits: Limits) -> bool:
    return mark.paint.space == "all" or (
        mark.paint.space == "spot"
        and bool(mark.paint.inks)
        and all(name in limits.dies for name, _ in mark.paint.inks)
    )


def _inside(box: Box, trim: Box) -> float:
    """How far within the trim a box ends; below 0 where it goes beyond."""
    return min(box[0] - trim[0], box[1] - trim[1], trim[2] - box[2], trim[3] - box[3])


def past_the_cut(mark: Mark, frame: Frame, whole: Box) -> Iterator[Fact]:
    """How far past the trim each straight edge of a ground lies that touches it, or goes beyond.

    ``whole`` is the box of the ground, and of what carries it on where its edges are.
    """
    trim = frame.cut
    for side in _straight(mark, frame):
        at = whole[side]
        past = (trim[side] - at if side < 2 else at - trim[side]) * frame.unit
        if past >= -_TOUCH:
            yield Fact("V104", max(0.0, round(past, 2)), mark.box)


def _straight(mark: Mark, frame: Frame) -> Iterator[int]:
    """The sides, of left, bottom, right and top, where a mark has a long straight edge."""
    box = mark.box
    lengths = (box[3] - box[1], box[2] - box[0]) * 2
    edges = _edges(mark)
    return (side for side in range(4) if lengths[side] * frame.unit >= _LONG and side in edges)


def _edges(mark: Mark) -> frozenset[int]:
    """The sides of its box along which a mark ends in a straight line."""
    if mark.kind is Kind.PICTURE:
        return frozenset(range(4)) if is_level(mark) else frozenset()
    if mark.kind is Kind.SHADE:
        return frozenset(range(4)) if not mark.clip.shapes else frozenset()
    found = (side for side in range(4) if _ends_straight(mark, side))
    return frozenset(found)


def _ends_straight(mark: Mark, side: int) -> bool:
    """Whether a fill ends on a side of its box in a straight line of some length."""
    at, axis = mark.box[side], side % 2
    is_cut_off = abs(at - mark.clip.box[side]) < 0.01 and not mark.clip.shapes
    if is_cut_off and len(mark.lines) == 1 and len(mark.lines[0]) <= 5:
        return True
    return any(
        abs(one[axis] - at) < 0.05
        and abs(other[axis] - at) < 0.05
        and abs(one[1 - axis] - other[1 - axis]) > 20
        for line in mark.lines
        for one, other in zip(line, (*line[1:], line[0]), strict=True)
    )
