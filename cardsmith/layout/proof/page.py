"""The page of a proof: its margins, its columns, its head (art direction §7, proof sheet)."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from cardsmith.layout.fit import largest
from cardsmith.layout.motifs import frieze
from cardsmith.layout.proof.words import legible
from cardsmith.layout.setting import Style, milli, set_line, width
from cardsmith.layout.wrap import Run, Tone
from cardsmith.model.edition import Size
from cardsmith.model.face import Item, Passage, Path, Text
from cardsmith.model.inks import GREY
from cardsmith.model.metrics import Fonts
from cardsmith.model.outline import line

MARGIN = 18.0
INDENT = 12.4
"""From the margin to titles and to the bars of findings: the tick box of a title and a gap."""

TOP = 34.0
"""Where the first card begins, below the head."""

KEY_HEIGHT, KEY_GAP = 3.0, 4.2
"""Of the line that explains signs, and what is left below it."""

_GUTTER = 8.0
_HEAD, _FRIEZE, _KEY = 22.3, 27.2, 2.6
_DOTS = (0.0, 3.0)
_READER, _DATE = 38.0, 20.0
"""Room to write a name and a date, in millimetres."""


class Column(NamedTuple):
    """One column of synonyms: its left edge, and the right edge of its tick boxes."""

    left: float
    right: float


class Sheet(NamedTuple):
    """What all pages of a proof have in common; ``words`` are those of ``messages/proof.yaml``."""

    fonts: Fonts
    page: Size
    words: Mapping[str, str]

    @property
    def left(self) -> float:
        """Where titles begin."""
        return MARGIN + INDENT

    @property
    def right(self) -> float:
        """The right margin."""
        return self.page.width - MARGIN

    @property
    def height(self) -> float:
        """Of what stands below the head."""
        return self.page.height - MARGIN - TOP

    @property
    def room(self) -> float:
        """For one card, on a page where a packet begins."""
        return self.height - KEY_HEIGHT - KEY_GAP

    @property
    def columns(self) -> tuple[Column, Column]:
        """Both columns of synonyms."""
        wide = (self.right - self.left - _GUTTER) / 2
        return Column(self.left, self.left + wide), Column(self.right - wide, self.right)

    def line(self, style: Style, text: str, x: float, y: float) -> Text:
        """A line of type whose characters the font need not have."""
        return set_line(self.fonts, style, self.shown(style.font, text), (x, y))

    def shown(self, font: str, text: str) -> str:
        """A text as its font can set it."""
        return legible(self.fonts, Run(text, Tone(font))).text

    def head(self, title: str, packet: str, counted: str, *, first: bool) -> Iterator[Item]:
        """The head of a page; where a packet begins, its name is heard as a heading."""
        page = Style("Alegreya", 12.5, GREY)
        yield set_line(self.fonts, page, counted, (self.right, _HEAD), "right")
        end = self.right - width(self.fonts, page, counted) - 4
        about = Style("Alegreya Medium", 15)
        told = self.shown(about.font, f"{self.words['proof']} · {packet}")
        least = width(self.fonts, about, told)
        name = Style("Grenze Gotisch Bold", 26)
        shown = self.shown(name.font, title)
        room = max(end - MARGIN - 8 - least, 40.0)
        name = name._replace(size=largest(milli(self.fonts, name.font, shown), room, name.size))
        game = set_line(self.fonts, name, shown, (MARGIN, _HEAD))
        x = max(MARGIN + width(self.fonts, name, shown) + 8, 72.5)
        x = min(x, max(end - least, MARGIN + width(self.fonts, name, shown) + 4))
        size = largest(milli(self.fonts, about.font, told), end - x, about.size)
        what = set_line(self.fonts, about._replace(size=size), told, (x, _HEAD))
        yield from (Passage("title", (game, what)),) if first else (game, what)
        yield from frieze(MARGIN, self.right, _FRIEZE)

    def key(self, *, counts: bool) -> Iterator[Item]:
        """What signs mean, and room for the name of who reads and for the day."""
        style = Style("Alegreya", 10.5, GREY)
        text = self.words["key" if counts else "key_plain"]
        read_by, read_on = self.words["read_by"], self.words["read_on"]
        by_width, on_width = (width(self.fonts, style, word) for word in (read_by, read_on))
        on = self.right - _DATE - on_width - 1.5
        by = on - 2.5 - _READER - by_width - 1.5
        size = largest(milli(self.fonts, style.font, text), by - 5 - MARGIN, style.size)
        told = set_line(self.fonts, style._replace(size=size), text, (MARGIN, _KEY))
        yield Passage("text", (told,))
        for word, x, long in ((read_by, by, by_width), (read_on, on, on_width)):
            yield set_line(self.fonts, style, word, (x, _KEY))
            start = x + long + 1.5
            yield dotted(start, start + (_READER if x == by else _DATE), _KEY + 0.6)


def dotted(x0: float, x1: float, y: float) -> Path:
    """A line to write on."""
    return Path(line(x0, y, x1, y), stroke=GREY, weight=0.8, dash=_DOTS)
