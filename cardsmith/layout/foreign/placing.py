"""Where a picture lies on its card: it keeps its proportions, and what that costs is told."""

from typing import NamedTuple

from cardsmith.layout.foreign.sizing import alike, bleed_of
from cardsmith.model.choices import Fit
from cardsmith.model.cutting import Cutting
from cardsmith.model.edition import Size


class Placing(NamedTuple):
    """The rectangle of a picture on its card, in millimetres from the top left of the trim.

    ``turn`` is a quarter clockwise (90), back (270) or none. ``spare`` is how many millimetres
    of the picture fall away on each of two sides, or with a minus stay white; ``upright`` tells
    that these sides are top and bottom. ``seen`` is the bleed that the picture was taken to
    have though nobody said so.
    """

    x: float
    y: float
    width: float
    height: float
    turn: int = 0
    spare: float = 0.0
    upright: bool = False
    seen: float = 0.0


def placing(
    cutting: Cutting, size: Size, fit: Fit, own: float | None = None, quarter: int = 90
) -> Placing:
    """Where a picture lies on a card of ``size``; its own bleed lies outside the trim.

    A picture that lies across is turned by ``quarter`` when it fits so and not otherwise.
    """
    turn = _turn(cutting, size, quarter)
    lying = _swapped(size) if turn else size
    bleed = bleed_of(cutting, lying, own)
    across, down = size.width + 2 * bleed, size.height + 2 * bleed
    width, height = cutting.window.width, cutting.window.height
    if turn:
        width, height = height, width
    covering = fit is Fit.COVER or alike(width / height, across / down)
    scale = (max if covering else min)(across / width, down / height)
    over, under = (width * scale - across) / 2, (height * scale - down) / 2
    spare = max(over, under, key=abs)
    return Placing(
        x=-bleed - over,
        y=-bleed - under,
        width=width * scale,
        height=height * scale,
        turn=turn,
        spare=0.0 if alike(width / height, across / down) else spare,
        upright=abs(under) > abs(over),
        seen=bleed if cutting.bleed is None and own is None else 0.0,
    )


def _turn(cutting: Cutting, size: Size, quarter: int) -> int:
    lies, card = cutting.window.width / cutting.window.height, size.width / size.height
    return quarter if (lies - 1) * (card - 1) < 0 else 0


def _swapped(size: Size) -> Size:
    return Size(width=size.height, height=size.width)
