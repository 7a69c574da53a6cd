"""A face in the picture that a portal takes: at its true size, its trim in the middle."""

import math

from cardsmith.impose.refusal import trim
from cardsmith.model.face import Face
from cardsmith.model.sheet import Page, Placed, Rect
from cardsmith.model.units import INCH
from cardsmith.model.vendor import Ask, Vendor
from cardsmith.press.portal import Frame

QUARTER = 90
"""Degrees by which a card that lies on its side is turned: its front to the right."""


def asked_of(vendor: Vendor, width: float, height: float) -> tuple[Ask, bool] | None:
    """What a portal takes for a card, and whether the card is turned for it."""
    upright = vendor.asked_of(width, height)
    if upright is not None:
        return upright, False
    turned = vendor.asked_of(height, width)
    return None if turned is None else (turned, True)


def framed(face: Face, pixels: tuple[int, int], dpi: int, turn: int = 0) -> tuple[Page, Frame]:
    """The page of a face that fills a picture of so many pixels, and the picture.

    Nothing is scaled. What lies beyond the bleed of the face is its rim.
    """
    width, height = (round(side * INCH * 1000 / dpi) for side in pixels)
    across, down = trim(face)
    if turn % 180:
        across, down = down, across
    box = Rect((width - across) // 2, (height - down) // 2, across, down)
    page = Rect(0, 0, width, height)
    grain, bleed = INCH * 1000 / dpi, face.bleed * 1000
    rim = tuple(max(0, math.ceil((side - bleed) / grain)) for side in (box.x, box.y))
    drawn = Page(width=width, height=height, placed=(Placed(face, box, page, turn),))
    return drawn, Frame(pixels, dpi, (rim[0], rim[1]))
