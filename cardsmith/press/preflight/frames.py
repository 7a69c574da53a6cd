"""The boxes of a page as checks need them: in points as they are stored, with their scale."""

from typing import NamedTuple

import pikepdf

from cardsmith.model.units import POINT
from cardsmith.press.pages.boxes import inherited
from cardsmith.press.preflight.marks import Box, common
from cardsmith.press.preflight.streams import FAULTS

_LONGEST = 14_400.0


class Frame(NamedTuple):
    """Where a page is printed and cut; ``unit`` is a point of it in millimetres.

    ``trims`` is how many TrimBoxes and ArtBoxes it has. ``told`` is the BleedBox as it stands,
    ``bleed`` what of it can be printed; without a trim all of the page counts.
    """

    media: Box
    trim: Box | None
    told: Box | None
    bleed: Box
    trims: int
    unit: float

    @property
    def cut(self) -> Box:
        """The trim, or the page where it has none."""
        return self.trim or self.media

    def size(self) -> tuple[float, float]:
        """The width and height of the trim, or of the page, in millimetres."""
        left, bottom, right, top = self.cut
        return (right - left) * self.unit, (top - bottom) * self.unit

    def at(self, box: Box) -> tuple[float, float]:
        """The top left corner of a box, from that of the trim, in millimetres."""
        left, _, _, top = self.cut
        across, down = (box[0] - left) * self.unit, (top - box[3]) * self.unit
        return round(across, 1) + 0.0, round(down, 1) + 0.0  # no minus before a nought


def framed(page: pikepdf.Object, bleed: float) -> Frame:
    """The boxes of a page; ``bleed`` is what is expected round its trim, in millimetres.

    Raises ValueError for a page without a measure.
    """
    media = _box(inherited(pikepdf.Page(page), "/MediaBox"))
    if media is None or not all(0 < side <= _LONGEST for side in _sides(media)):
        raise ValueError("a page without a measure")
    unit = float(page.get("/UserUnit", 1)) * POINT
    if not 0 < unit < 1000:
        raise ValueError("no UserUnit")
    boxes = [_box(page.get(name)) for name in ("/TrimBox", "/ArtBox")]
    found = [box for box in boxes if box is not None]
    trim = found[0] if found else None
    told = _box(page.get("/BleedBox"))
    return Frame(media, trim, told, _printed(media, trim, told, bleed / unit), len(found), unit)


def outside(inner: Box, outer: Box) -> float:
    """How far a box reaches beyond another, in its own unit; 0 where it does not."""
    return max(
        outer[0] - inner[0], outer[1] - inner[1], inner[2] - outer[2], inner[3] - outer[3], 0.0
    )


def _printed(media: Box, trim: Box | None, told: Box | None, bleed: float) -> Box:
    """The BleedBox where it is one; else what is expected round the trim; else the page."""
    if told is not None and outside(told, media) < 0.1:
        return common(told, media)
    if trim is None:
        return media
    wide = trim[0] - bleed, trim[1] - bleed, trim[2] + bleed, trim[3] + bleed
    return common(wide, media)


def _sides(box: Box) -> tuple[float, float]:
    return box[2] - box[0], box[3] - box[1]


def _box(held: pikepdf.Object | None) -> Box | None:
    if not isinstance(held, pikepdf.Array) or len(held) != 4:
        return None
    try:
        x1, y1, x2, y2 = (float(value) for value in held.as_list())
    except FAULTS:
        return None
    return min(x1, x2), min(y1, y2), max(x1, x2), max(y1, y2)
