"""The page of a booklet: its margins, its type, its running head and its number."""

from collections.abc import Iterator
from typing import NamedTuple

from cardsmith.layout.fit import largest
from cardsmith.layout.motifs import RULE, rule
from cardsmith.layout.setting import Align, Style, milli, set_line
from cardsmith.model.edition import Size
from cardsmith.model.face import Item, Path
from cardsmith.model.inks import BROWN, DYES, GOLD, INK, Ink
from cardsmith.model.metrics import Fonts, Hyphenator
from cardsmith.model.outline import lozenge
from cardsmith.model.units import POINT

INNER, OUTER, TOP, FOOT = 13.0, 23.0, 22.0, 19.0
"""Margins of the text in millimetres; article numbers stand in the outer one."""

EDGE = 9.0
"""Nothing comes nearer to the edge of a page."""

_HEAD, _NUMBER = 13.5, 9.5
"""The baseline of the running head, and the middle of the page number from the foot."""


class Leaf(NamedTuple):
    """What all pages of a booklet have in common: fonts, size, type in points, dyes, division."""

    fonts: Fonts
    page: Size
    size: float
    dyes: tuple[Ink, ...] = DYES
    hyphenator: Hyphenator | None = None
    lead: float = 1.3

    @property
    def width(self) -> float:
        """Of the text, in millimetres."""
        return self.page.width - INNER - OUTER

    @property
    def height(self) -> float:
        """Of the text, in millimetres."""
        return self.page.height - TOP - FOOT

    @property
    def small(self) -> float:
        """The size of readings and examples."""
        return self.size - 0.5

    def line(self, size: float) -> float:
        """From line to line in millimetres."""
        return size * self.lead * POINT

    def left(self, number: int) -> float:
        """Where the text of a page begins: an odd page lies at the right of the fold."""
        return INNER if number % 2 else OUTER

    def numbered(self, text: str, number: int, y: float) -> Item:
        """The code of a paragraph in the outer margin of its page."""
        font = "Alegreya Medium"
        most = max(self.size - 2.5, 7.0)
        size = largest(milli(self.fonts, font, text), OUTER - 3 - EDGE, most)
        style = Style(font, size, BROWN)
        if number % 2:
            return set_line(self.fonts, style, text, (self.page.width - OUTER + 3, y))
        return set_line(self.fonts, style, text, (OUTER - 3, y), "right")

    def furniture(self, number: int, head: str) -> Iterator[Item]:
        """The running head and the number of a page."""
        odd = bool(number % 2)
        width, height = self.page.width, self.page.height
        x0, x1 = (INNER, width - EDGE) if odd else (EDGE, width - INNER)
        align: Align = "right" if odd else "left"
        style = Style("Alegreya Medium", self.size - 1.5, BROWN)
        yield set_line(self.fonts, style, head, (x1 if odd else x0, _HEAD), align)
        yield rule(x0, x1, _HEAD + 2, RULE)
        x, y = (x1 - 4.2 if odd else x0 + 4.2), height - _NUMBER - 3.5
        yield Path(lozenge(x, y, 4.2, 3.5), fill=GOLD, stroke=INK, weight=0.6)
        figure = Style("Cinzel Bold", 10.5)
        baseline = y + self.fonts[figure.font].cap_height * figure.size * POINT / 2000
        yield set_line(self.fonts, figure, str(number), (x, baseline), "centre")
