"""Where the words of a footer may stand: beside its ruler, or under it."""

from collections.abc import Iterator
from typing import NamedTuple

from cardsmith.layout.flip_sign import WIDEST
from cardsmith.layout.ruler import ASCENT, DESCENT, LEFT, RIGHT, ruler_height
from cardsmith.model.sheet import FooterStrip
from cardsmith.model.units import POINT

SIZES = (7.0, 6.5, 6.0)
"""The sizes that a footer may have, in points, the best first."""

_CLOSEST = 1.13
"""The least distance of baselines, in the size of the type."""

_LEADING = 1.3
"""Distance of baselines in the size of the type, where there is room."""

_BASELINE = (ASCENT - DESCENT) / 2
"""From the middle of a line of type down to its baseline, in its size."""

_SIGN, _SIGNED = 5.4, 90.0
"""The largest picture of the flip, and the room for words that it is worth, in millimetres."""

_CLEAR = 0.88
"""The share of the height that it takes, clear of a ruler above it."""


class FooterRoom(NamedTuple):
    """Where the words of a footer may stand, in millimetres, and their size in points.

    ``sign`` is the size of a picture before them, 0 where there is none.
    """

    left: float
    top: float
    right: float
    bottom: float
    size: float
    sign: float = 0.0

    @property
    def words_left(self) -> float:
        """Where the words begin."""
        return self.left + WIDEST * self.sign + 2 if self.sign else self.left

    def with_sign(self) -> "FooterRoom":
        """The same with a picture of the flip, where words can spare it."""
        roomy = self.right - self.left > _SIGNED
        size = min(_CLEAR * (self.bottom - self.top), _SIGN)
        return self._replace(sign=size) if roomy else self

    def baselines(self, lines: int) -> Iterator[float]:
        """Where so many lines stand, in the middle of the room."""
        em = self.size * POINT
        spare = self.bottom - self.top - (ASCENT + DESCENT) * em
        leading = min(_LEADING * em, spare / max(lines - 1, 1))
        middle = (self.top + self.bottom - (lines - 1) * leading) / 2
        for number in range(lines):
            yield middle + number * leading + _BASELINE * em

    @property
    def lines(self) -> int:
        """How many lines find room."""
        em = self.size * POINT
        spare = self.bottom - self.top - (ASCENT + DESCENT) * em
        return 1 + int(spare / (_CLOSEST * em)) if spare >= 0 else 0


def rooms(strip: FooterStrip, size: float, *, signed: bool) -> Iterator[FooterRoom]:
    """The places that words of one size may take; ``signed`` asks for a picture too."""
    if not strip.ruler:
        yield FooterRoom(0.0, 0.0, strip.width, strip.height, size)
        return
    beside = FooterRoom(RIGHT, 0.0, strip.width, strip.height, size)
    under = FooterRoom(LEFT, ruler_height(size), strip.width, strip.height, size)
    for room in (beside, under):
        if room.lines:
            yield room.with_sign() if signed else room


def ruler_place(strip: FooterStrip, room: FooterRoom | None) -> tuple[float, float]:
    """The top of the ruler, and the size of its captions: as large as there is room for."""
    high = room.top if room is not None and room.top else strip.height
    size = next((size for size in SIZES if ruler_height(size) <= high + 1e-9), SIZES[-1])
    return max((high - ruler_height(size)) / 2, 0.0), size
