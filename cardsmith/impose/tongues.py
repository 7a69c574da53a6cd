"""Tongues: what a sheet keeps beyond its seam, so that no letter or number is cut in two."""

from collections.abc import Iterator, Sequence

from cardsmith.impose.seams import TOUCHED, Parts
from cardsmith.model.sheet import KeepOut, Rect

AROUND = 800
"""Micrometres of picture that a tongue has round what it keeps."""


def tongues(parts: Parts, keep: Sequence[KeepOut]) -> dict[Rect, tuple[Rect, ...]]:
    """What each part keeps beyond itself: the boxes that are ``whole`` and that a seam touches.

    The part that has the upper left corner of a box keeps it, for sheets to the left and above
    are glued on top. A tongue cuts no other box: it takes in what it would touch.
    """
    boxes = [_box(each) for each in keep if each.whole]
    found: dict[Rect, tuple[Rect, ...]] = {}
    done: list[Rect] = []
    for box in boxes:
        if any(box.is_inside(tongue) for tongue in done):
            continue
        if sum(part.meets(box.grown(TOUCHED)) for row in parts for part in row) > 1:
            tongue = _whole(box, boxes)
            done.append(tongue)
            owner = _owner(parts, tongue)
            found[owner] = (*found.get(owner, ()), tongue)
    return found


def around(rects: Sequence[Rect]) -> Rect:
    """The rectangle round some others."""
    x, y = min(rect.x for rect in rects), min(rect.y for rect in rects)
    right, bottom = max(rect.right for rect in rects), max(rect.bottom for rect in rects)
    return Rect(x, y, right - x, bottom - y)


def _whole(box: Rect, boxes: Sequence[Rect]) -> Rect:
    """The tongue that keeps a box, and every other box that it would cut."""
    tongue = box.grown(AROUND)
    while cut := [other for other in boxes if _cuts(tongue, other)]:
        tongue = around([tongue, *(other.grown(AROUND) for other in cut)])
    return tongue


def _cuts(tongue: Rect, box: Rect) -> bool:
    near = box.grown(TOUCHED)
    return tongue.meets(near) and not near.is_inside(tongue)


def _owner(parts: Parts, tongue: Rect) -> Rect:
    """The part with the upper left corner of a tongue, or the one nearest to it at an edge."""
    x, y = max(tongue.x, 0), max(tongue.y, 0)
    corner = Rect(x, y, 1, 1)
    return next(part for part in _all(parts) if part.meets(corner))


def _all(parts: Parts) -> Iterator[Rect]:
    for row in parts:
        yield from row


def _box(keep: KeepOut) -> Rect:
    x, y = round(keep.x * 1000), round(keep.y * 1000)
    return Rect(x, y, round(keep.width * 1000), round(keep.height * 1000))
