"""The boxes of somebody else's page: what is there, how it is seen, how it fills a square."""

from collections.abc import Mapping
from typing import NamedTuple

import pikepdf

from cardsmith.model.units import POINT

_LONGEST = 14_400
"""The longest side of a page in its own unit (ISO 32000-1, annex C)."""

Box = tuple[float, float, float, float]
"""Left, bottom, right, top of a box as it is stored; left, top, width, height as it is seen."""


class Sheet(NamedTuple):
    """The measures of a page as it is seen, in millimetres from its top left.

    Rectangles are left, top, width, height. ``shown`` is what a viewer shows; ``trim`` and
    ``bleed`` are None where the file does not say them.
    """

    size: tuple[float, float]
    shown: Box
    trim: Box | None = None
    bleed: Box | None = None


def measured(page: pikepdf.Page) -> Sheet:
    """The measures of a page. Raises ValueError where it has none."""
    whole = media(page)

    def seen(box: Box) -> Box:
        return _seen(box, whole, _turn(page), _unit(page) * POINT)

    def told(name: str) -> Box | None:
        box = _box(page, name, inherits=False)
        inside = _common(whole, box) if box else None
        return seen(inside) if inside and inside != whole else None

    shown = _common(whole, _box(page, "/CropBox") or whole) or whole
    return Sheet(seen(whole)[2:], seen(shown), told("/TrimBox"), told("/BleedBox"))


def inherited(page: pikepdf.Page, name: str) -> pikepdf.Object | None:
    """An entry of a page, or of the nearest of its parents that has it."""
    node: pikepdf.Object | None = page.obj
    for _ in range(100):
        if not isinstance(node, pikepdf.Dictionary):
            break
        if name in node:
            return node[name]
        node = node.get("/Parent")
    return None


def media(page: pikepdf.Page) -> Box:
    """The whole of a page, in its own units. Raises ValueError where it has no measure."""
    box = _box(page, "/MediaBox")
    if box is None:
        raise ValueError("a page without a MediaBox")
    return box


def _box(page: pikepdf.Page, name: str, *, inherits: bool = True) -> Box | None:
    """A page box: left, bottom, right, top; None where there is none."""
    found = inherited(page, name) if inherits else page.obj.get(name)
    if not isinstance(found, pikepdf.Array):
        return None
    x1, y1, x2, y2 = (float(value) for value in found.as_list())
    box = min(x1, x2), min(y1, y2), max(x1, x2), max(y1, y2)
    if not (0 < box[2] - box[0] <= _LONGEST and 0 < box[3] - box[1] <= _LONGEST):
        raise ValueError(f"{name} has no measure")
    return box


def _common(one: Box, other: Box) -> Box | None:
    """What two boxes have in common."""
    left, bottom = max(one[0], other[0]), max(one[1], other[1])
    right, top = min(one[2], other[2]), min(one[3], other[3])
    return (left, bottom, right, top) if left < right and bottom < top else None


def _unit(page: pikepdf.Page) -> float:
    """Points in a unit of a page (8.3.2.3)."""
    unit = float(page.obj.get("/UserUnit", 1))
    if not 0 < unit < 1000:
        raise ValueError("no UserUnit")
    return unit


def _turn(page: pikepdf.Page) -> int:
    """Clockwise degrees by which a page is turned before it is shown."""
    turn = int(inherited(page, "/Rotate") or 0) % 360
    return turn if turn % 90 == 0 else 0


def _seen(box: Box, media: Box, turn: int, unit: float) -> Box:
    """A box as it is seen on its page: left, top, width, height in millimetres."""
    sides = {"left": box[0] - media[0], "bottom": box[1] - media[1]}
    sides |= {"right": media[2] - box[2], "top": media[3] - box[3]}
    at = {
        0: ("left", "top"),
        90: ("bottom", "left"),
        180: ("right", "bottom"),
        270: ("top", "right"),
    }[turn]
    width, height = box[2] - box[0], box[3] - box[1]
    if turn % 180:
        width, height = height, width
    return sides[at[0]] * unit, sides[at[1]] * unit, width * unit, height * unit


def to_square(page: pikepdf.Page) -> tuple[float, ...]:
    """The map from the units of a page to a square of one point, turned as it is seen."""
    left, bottom, right, top = media(page)
    w, h = right - left, top - bottom
    turns: Mapping[int, tuple[float, ...]] = {
        0: (1 / w, 0, 0, 1 / h, -left / w, -bottom / h),
        90: (0, -1 / w, 1 / h, 0, -bottom / h, right / w),
        180: (-1 / w, 0, 0, -1 / h, right / w, top / h),
        270: (0, 1 / w, -1 / h, 0, top / h, -left / w),
    }
    return turns[_turn(page)]
