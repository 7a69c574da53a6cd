"""Half lines that meet where the back of a sheet lies: a rule read against the light."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from cardsmith.layout.setting import Style, set_line
from cardsmith.model.face import Item, Path
from cardsmith.model.inks import INK
from cardsmith.model.metrics import Fonts
from cardsmith.model.outline import line
from cardsmith.model.units import POINT

Map = Callable[[float, float], tuple[float, float]]
"""Where a place that is seen from the front lies on the back."""

MOST = 10
"""How many steps a grid tells on either side of its middle."""

DEPTH = 20.0
"""Millimetres of the two rows of a grid that is read across."""

BREADTH = 27.0
"""Millimetres of the two columns of one that is read down."""

_HALF, _ROW, _COLUMN = 3.6, DEPTH / 2, BREADTH / 2
_JOIN, _BASE = 6.4, 2.2
"""From the top of a row to where its half lines meet, and to the foot of its numbers."""

_BESIDE = 1.0
_WEIGHT = 0.5
_NUMBER = Style("Atkinson", 6.5)
_NONE = Style("Atkinson Bold", 7.5)


class Grid(NamedTuple):
    """Twenty-one places to read a shift at, in two rows: every other one in the second.

    ``at`` is its middle on the front, ``pitch`` the distance of lines in a row, ``step`` what
    the shift grows by from place to place and ``middle`` what it is in the middle, all in
    millimetres. It is read across, or ``down``. No other line of its row can be met by mistake
    by a back that lies less than ``pitch`` less ten steps away.
    """

    at: tuple[float, float]
    pitch: float
    step: float
    middle: float = 0.0
    down: bool = False

    @property
    def values(self) -> tuple[float, ...]:
        """The shifts it tells, in order."""
        return tuple(round(self.middle + at * self.step, 6) for at in range(-MOST, MOST + 1))

    def front(self, fonts: Fonts, point: str) -> Iterator[Item]:
        """Its numbers, and a half line at each; ``point`` is the decimal sign."""
        for x, y, value in self._joins():
            ends = (x - _HALF, y, x, y) if self.down else (x, y - _HALF, x, y)
            yield _stroke(*ends)
            told = signed(value, point)
            style = _NONE if value == 0 else _NUMBER
            if self.down:
                cap = fonts[style.font].cap_height * style.size * POINT / 1000
                place = x - _HALF - _BESIDE, y + cap / 2
                yield set_line(fonts, style, told, place, "right")
            else:
                place = x, y - _JOIN + _BASE
                yield set_line(fonts, style, told, place, "centre")

    def back(self, behind: Map) -> Iterator[Item]:
        """The other half lines: each meets its own when the back lies where its number says."""
        for x, y, value in self._joins():
            if self.down:
                near, far = behind(x, y - value), behind(x + _HALF, y - value)
            else:
                near, far = behind(x - value, y), behind(x - value, y + _HALF)
            yield _stroke(*near, *far)

    def _joins(self) -> Iterator[tuple[float, float, float]]:
        """Where the half lines of each place end on the front, and what it tells."""
        x, y = self.at
        for at, value in zip(range(-MOST, MOST + 1), self.values, strict=True):
            along, row = at * self.pitch / 2, at % 2
            if self.down:
                yield x - BREADTH / 2 + row * _COLUMN + _COLUMN - _HALF, y + along, value
            else:
                yield x + along, y - DEPTH / 2 + row * _ROW + _JOIN, value


def signed(value: float, point: str) -> str:
    """A shift as it is to be typed, but for its minus sign, which is a true one.

    >>> signed(0.3, ","), signed(-2, "."), signed(0, ".")
    ('+0,3', '−2', '0')
    """
    if value == 0:
        return "0"
    sign = "+" if value > 0 else "−"
    return f"{sign}{abs(value):g}".replace(".", point)


def _stroke(x1: float, y1: float, x2: float, y2: float) -> Path:
    return Path(line(x1, y1, x2, y2), stroke=INK, weight=_WEIGHT, butt=True)
