"""The name of a game on its box: on one line, or its last word large under the others."""

from collections.abc import Iterator
from typing import NamedTuple

from cardsmith.layout.fit import Overset, largest, no_glyph
from cardsmith.layout.setting import Style, drawable, milli, missing, set_line
from cardsmith.model.edition import Edition
from cardsmith.model.face import Text
from cardsmith.model.finding import Finding
from cardsmith.model.inks import INK
from cardsmith.model.metrics import Fonts
from cardsmith.model.place import whole
from cardsmith.model.units import POINT

FONT = "Grenze Gotisch Bold"
LEAST = 14.0


class TitleLine(NamedTuple):
    """Some words of a title: their largest size in points, and their baseline."""

    words: str
    size: float
    baseline: float


def title_lines(fonts: Fonts, title: str, room: float) -> tuple[TitleLine, ...]:
    """The lines of a title: one where that stays large, else the last word under the rest."""
    drawn = drawable(title)
    alone = largest(milli(fonts, FONT, drawn), room, 29)
    before, _, last = drawn.rpartition(" ")
    if alone >= 22 or not before:
        return (TitleLine(drawn, 29, 69.8),)
    return TitleLine(before, 13.5, 65.7), TitleLine(last, 32, 75.2)


def set_title(fonts: Fonts, title: str, x: float, room: float) -> Iterator[Text]:
    """The title about an axis, each line as large as it may be."""
    for words, size, baseline in title_lines(fonts, title, room):
        fitted = max(largest(milli(fonts, FONT, words), room, size), 9)
        yield set_line(fonts, Style(FONT, fitted, INK), words, (x, baseline), "centre")


def titleable(fonts: Fonts, edition: Edition, room: float) -> tuple[Finding, ...]:
    """L102 for what the font lacks, L101 for a title that is too long at the least size."""
    title = drawable(edition.title)
    span = whole(f"{edition.folder}/edition.yaml")
    if lacking := missing(fonts, FONT, title):
        return tuple(no_glyph(char, FONT, span, "", text=title) for char in lacking)
    for words, size, _ in title_lines(fonts, title, room):
        least = min(size, LEAST)
        needed = milli(fonts, FONT, words) * least * POINT / 1000
        if needed > room:
            height = least * POINT
            overset = Overset((needed, height), (room, height), least)
            return (overset.finding(span, "", box="box", text=title),)
    return ()
