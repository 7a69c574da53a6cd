"""A band of paper with a name on it, for the walls that are all lattice."""

from collections.abc import Iterator

from cardsmith.layout.box.title import FONT
from cardsmith.layout.fit import largest
from cardsmith.layout.ornament import CONTOUR
from cardsmith.layout.setting import Style, drawable, milli, set_line
from cardsmith.model.face import Group, Item, Matrix, Path
from cardsmith.model.inks import INK, PAPER
from cardsmith.model.metrics import Fonts
from cardsmith.model.outline import rectangle
from cardsmith.model.units import POINT

LABEL = "Cinzel Bold"
"""The font of what is no title."""

_HIGHEST, _ASIDE, _LOWEST = 12.0, 2.5, 7.0
"""The highest band, what stays free beside it, and the lowest."""


def titled(
    fonts: Fonts, title: str, room: tuple[float, float], place: Matrix, font: str = FONT
) -> Iterator[Item]:
    """Words in a band of paper about the origin; nothing on a wall too thin for it."""
    across, along = room
    high = min(across - 2 * _ASIDE, _HIGHEST)
    if high < _LOWEST:
        return
    words = drawable(title)
    margin = min(22, 0.35 * along)
    size = largest(milli(fonts, font, words), along - margin, 1.9 * high)
    reach = milli(fonts, font, words) * size * POINT / 1000 + min(10, along / 5)
    band = rectangle(-reach / 2, -high / 2, reach, high, 1.6)
    baseline = fonts[font].cap_height * size * POINT / 2000
    text = set_line(fonts, Style(font, size), words, (0, baseline), "centre")
    yield Group((Path(band, fill=PAPER, stroke=INK, weight=CONTOUR), text), place)
