"""The people of a table: the sign and the colours of each standing, the figure of each seat."""

from typing import NamedTuple

from cardsmith.layout.figure import FigureFrame, jester_bust, jester_figure, rank_figure
from cardsmith.layout.ornament import COURT, TRADES
from cardsmith.model.face import Item
from cardsmith.model.inks import (
    GOLD,
    GREEN,
    LIGHT_GREEN,
    LIGHT_PASTEL,
    LIGHT_SAFFRON,
    PALE_GREEN_RAY,
    PAPER,
    PASTEL,
    SAFFRON,
    Ink,
)
from cardsmith.model.ornament import Ornaments
from cardsmith.model.table import Seat, Standing


class Guise(NamedTuple):
    """How a standing is shown: its pip and ink, the tint of its ground and of its rays."""

    pip: str
    ink: Ink
    light: Ink
    ray: Ink = PAPER
    dye: Ink = SAFFRON


_COURT = Guise("pips/court", SAFFRON, LIGHT_SAFFRON)
_TRADES = Guise("pips/trades", PASTEL, LIGHT_PASTEL, dye=PASTEL)
_FOOLS = Guise("small/belltiny", GOLD, LIGHT_GREEN, PALE_GREEN_RAY, GREEN)

GUISES = {
    Standing.GREAT: _COURT,
    Standing.LESSER: _COURT,
    Standing.MERCHANT: _TRADES,
    Standing.SMALL_FOOL: _FOOLS,
    Standing.GREAT_FOOL: _FOOLS,
}

_LESSER = 3
"""The rank whose figure is the Petit Dalmuti."""

_TRADERS = (7, 8, 9, 10, 11, 12)
"""The ranks whose figures are the merchants, the highest first, all in the blue of trade."""


def figure(ornaments: Ornaments, seat: Seat, axis: float, foot: float) -> tuple[Item, ...]:
    """The figure of a seat standing on a ground ``foot`` millimetres down; the caller cuts it."""
    frame = FigureFrame(axis - 16.5, foot - 36.0, 33.0, 0.82)
    match seat.standing:
        case Standing.GREAT:
            return rank_figure(ornaments, 1, frame, COURT)
        case Standing.LESSER:
            return rank_figure(ornaments, _LESSER, frame, COURT)
        case Standing.MERCHANT:
            value = _TRADERS[min(seat.number, len(_TRADERS)) - 1]
            return rank_figure(ornaments, value, frame, TRADES)
        case Standing.SMALL_FOOL:
            small = FigureFrame(axis - 12.5, foot - 26.5, 25.0, 0.75)
            return jester_figure(ornaments, small)
        case Standing.GREAT_FOOL:
            return jester_bust(ornaments, frame)
