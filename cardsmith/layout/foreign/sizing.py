"""How large a card is meant to be, as far as its picture says it."""

from typing import NamedTuple

from cardsmith.model.cutting import Cutting
from cardsmith.model.edition import TCG, Size
from cardsmith.model.sizes import SIZES

ALIKE = 0.01
"""How far proportions may differ and still be called the same: a millimetre of a card."""

BLEEDS = (2.0, 3.0, 3.175, 5.0)
"""The bleeds that printers ask for, in millimetres."""

_NEAR = 0.3
"""Millimetres by which a picture may miss a size: its pixels are whole."""

_SURE = 0.2
"""Millimetres by which a bleed that is seen by proportions alone may miss a customary one."""

_LEAST, _MOST = 0.5, 8.0
"""The bleeds that a measure may tell, in millimetres."""


class Sized(NamedTuple):
    """A trim, and the bleed of its picture where that is known with it."""

    size: Size
    bleed: float | None


def told_size(cutting: Cutting) -> Sized | None:
    """The size that the file itself tells, the nearest of the trade where it comes near one.

    A measure of a trade size and its bleed is taken for that, though it lie across: 69 × 94 mm
    and 94 × 69 mm are a card of 63 × 88.
    """
    measure = cutting.measure
    if measure is None:
        return None
    known = cutting.bleed
    bleeds = (0.0, *BLEEDS) if known is None else (known,)
    short, long = sorted((measure.width, measure.height))
    near = [
        (max(abs(short - size.width - 2 * bleed), abs(long - size.height - 2 * bleed)), bleed, size)
        for size in SIZES.values()
        for bleed in bleeds
    ]
    miss, bleed, size = min(near, key=lambda found: found[:2])
    if miss <= _NEAR:
        return Sized(size, bleed)
    bleed = known or 0.0
    width, height = measure.width - 2 * bleed, measure.height - 2 * bleed
    return Sized(Size(width=width, height=height), bleed) if min(width, height) > 0 else None


def supposed_size(cutting: Cutting) -> Size | None:
    """The usual size, where the proportions of a picture are those of such a card."""
    window = cutting.window
    upright = min(window.width, window.height) / max(window.width, window.height)
    fits = alike(upright, TCG.width / TCG.height) or seen_bleed(upright, TCG) is not None
    return TCG if fits else None


def bleed_of(cutting: Cutting, size: Size, own: float | None) -> float:
    """Millimetres of a picture beyond the trim ``size``, which lies as the picture lies.

    What the file knows, else what somebody said (``own``), else what is evident: its measure is
    larger by the same on every side, or its proportions are those of the trim with a customary
    bleed.
    """
    if cutting.bleed is not None:
        return cutting.bleed
    if own is not None:
        return own
    if cutting.measure is not None:
        across = (cutting.measure.width - size.width) / 2
        down = (cutting.measure.height - size.height) / 2
        if abs(across - down) <= _NEAR and _LEAST <= min(across, down) <= _MOST:
            return (across + down) / 2
    ratio = cutting.window.width / cutting.window.height
    if alike(ratio, size.width / size.height):
        return 0.0
    return seen_bleed(ratio, size) or 0.0


def seen_bleed(ratio: float, size: Size) -> float | None:
    """The bleed round ``size`` that gives these proportions, where it is a customary one.

    >>> seen_bleed(69 / 94, TCG), seen_bleed(3 / 4, TCG)
    (3.0, None)
    """
    if ratio == 1:
        return None
    bleed = (ratio * size.height - size.width) / (2 * (1 - ratio))
    near = min(BLEEDS, key=lambda usual: abs(usual - bleed))
    return round(bleed, 6) if abs(near - bleed) <= _SURE else None


def alike(one: float, other: float) -> bool:
    """Whether two proportions are the same for the eye."""
    return abs(one / other - 1) <= ALIKE
