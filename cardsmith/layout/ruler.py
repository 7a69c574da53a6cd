"""The ruler of a footer, by which a person sees that nothing was scaled."""

from collections.abc import Iterator, Mapping

from cardsmith.layout.setting import Style, set_line
from cardsmith.model.face import Art, Item, Path, Stamp, shift
from cardsmith.model.inks import BROWN, GREY
from cardsmith.model.metrics import Fonts
from cardsmith.model.outline import line, lozenge
from cardsmith.model.units import POINT

LENGTH = 100.0
"""Millimetres between the first and the last tick."""

LEFT, RIGHT = 1.5, 106.5
"""Where its line begins, and where what stands beside it may, in millimetres."""

FONT = "Alegreya Medium"
ASCENT, DESCENT = 0.742, 0.242
"""How far that font reaches above and below its baseline, in the size."""

_FOOT, _TALLEST, _APART = 0.06, 1.1, 0.2
"""Under the line of the ruler, its tallest tick, and from there to the words, in millimetres."""


def ruler_height(size: float) -> float:
    """The height of a ruler, in millimetres, whose captions have ``size`` points."""
    return ASCENT * size * POINT + _APART + _TALLEST + _FOOT


class Ruler:
    """A rule of exactly 100 mm with what to do about it; its line is drawn once for a file.

    ``captions`` stand over its two halves.
    """

    def __init__(self, fonts: Fonts, captions: tuple[str, str]) -> None:
        self._fonts = fonts
        self._captions = captions
        self._art = Art("ruler", tuple(_line()))

    def __call__(self, top: float, size: float) -> Iterator[Item]:
        """The ruler at the left of a strip, ``top`` millimetres down, its captions in points."""
        foot = top + ruler_height(size) - _FOOT
        base = foot - _TALLEST - _APART
        yield Stamp(self._art, shift(LEFT, foot))
        first, second = self._captions
        labels: Mapping[float, str] = {0: "0", 25: first, 50: "50", 75: second, 100: "100"}
        for at, label in labels.items():
            style = Style(FONT, size, BROWN if label in self._captions else GREY)
            yield set_line(self._fonts, style, label, (LEFT + at, base), "centre")


def _line() -> Iterator[Path]:
    """A tick a millimetre over a level line from (0, 0), its middle marked by a lozenge."""
    yield _stroke(0.0, 0.0, LENGTH, 0.0)
    for tick in range(int(LENGTH) + 1):
        yield _stroke(tick, -_tall(tick), tick, 0.0)
    yield Path(lozenge(LENGTH / 2, -0.62, 0.5, 0.62), fill=GREY)


def _tall(tick: int) -> float:
    heights = {50: _TALLEST, 10: 0.8, 5: 0.6, 1: 0.4}
    return next(height for step, height in heights.items() if tick % step == 0)


def _stroke(x1: float, y1: float, x2: float, y2: float) -> Path:
    return Path(line(x1, y1, x2, y2), stroke=GREY, weight=0.3, butt=True)
