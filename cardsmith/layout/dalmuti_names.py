"""The two names of a rank: the edition's language large, the other one small."""

from typing import NamedTuple

from cardsmith.layout.dalmuti_arch import AXIS
from cardsmith.layout.fit import Overset, largest, no_glyph
from cardsmith.layout.setting import Style, drawable, milli, missing, set_line
from cardsmith.model.deck import Rank
from cardsmith.model.face import Text
from cardsmith.model.finding import Finding
from cardsmith.model.inks import BROWN
from cardsmith.model.metrics import Fonts
from cardsmith.model.units import POINT

SECOND_NAME = Style("Alegreya Medium", 9.5, BROWN)
NAME_ROOM = 44.0

_SECOND = ("en", "fr")
"""The language of the small name: English, or French on a card in English."""


class _Line(NamedTuple):
    """Where a name stands and how far it may shrink; points, then millimetres."""

    box: str
    style: Style
    least: float
    baseline: float
    width: float
    height: float


# both lines keep clear of the indices and pips at the foot of the card
_LARGE = _Line("name", Style("Cinzel Bold", 13, tracking=20), 11, 73.4, NAME_ROOM, 5)
_SMALL = _Line("second name", SECOND_NAME, 8.5, 78.1, NAME_ROOM - 1, 4)


def set_names(
    fonts: Fonts, rank: Rank, language: str, second: Style = SECOND_NAME, room: float = NAME_ROOM
) -> tuple[tuple[Text, ...], tuple[Finding, ...]]:
    """The names of a rank as two lines, or L102 and L101 for what cannot be set.

    The large one is in ``language``; without a name in it, in the first language there is. The
    small one begins in the style ``second``; ``room`` is the width for the large one, in mm.
    """
    texts: list[Text] = []
    findings: list[Finding] = []
    lines = (_LARGE._replace(width=room), _SMALL._replace(style=second, width=room - 1))
    for name, line in zip(_chosen(rank, language), lines, strict=False):
        placed = _set(fonts, rank, drawable(name), line)
        if isinstance(placed, Text):
            texts.append(placed)
        else:
            findings += placed
    return tuple(texts), tuple(findings)


def _chosen(rank: Rank, language: str) -> list[str]:
    """The large name, then the small one where there is a second that differs."""
    order = (language, *_SECOND, *rank.names)
    return list(dict.fromkeys(rank.names[key] for key in order if key in rank.names))[:2]


def _set(fonts: Fonts, rank: Rank, name: str, line: _Line) -> Text | list[Finding]:
    font = line.style.font
    if lacking := missing(fonts, font, name):
        return [no_glyph(char, font, rank.span, rank.id, text=name) for char in lacking]
    wide = milli(fonts, font, name, line.style.tracking)
    size = largest(wide, line.width, line.style.size)
    if size < line.least:
        needed = wide * line.least * POINT / 1000
        height = fonts[font].cap_height * line.least * POINT / 1000
        overset = Overset((needed, height), (line.width, line.height), line.least)
        return [overset.finding(rank.span, rank.id, box=line.box, text=name)]
    style = line.style._replace(size=size)
    return set_line(fonts, style, name, (AXIS, line.baseline), "centre")
