"""The token of the Bouffon, which goes round the table: two discs that fold back to back."""

import math
from collections.abc import Iterator, Mapping

from cardsmith.layout.net.fool import fool
from cardsmith.layout.net.lines import cut, fold
from cardsmith.layout.ornament import CONTOUR, INNER, JESTER, centred
from cardsmith.layout.setting import Style, set_line
from cardsmith.model.face import Art, Item, Path, Stamp, shift
from cardsmith.model.inks import GOLD, INK, LIGHT_GREEN, PAPER, WINE
from cardsmith.model.metrics import Fonts
from cardsmith.model.ornament import Ornaments
from cardsmith.model.outline import arc, circle, line, rectangle

RADIUS, HINGE = 19.0, 8.0
"""Of a disc, and how wide the paper is that joins the two, in millimetres."""

_FLAT = math.sqrt(RADIUS**2 - (HINGE / 2) ** 2)
"""From the middle of a disc to the fold, which cuts a little off both."""

WIDTH, HEIGHT = 2 * (_FLAT + RADIUS), 2 * RADIUS
_NICHE, _BELLS = 15.2, 24
_NAME = Style("Grenze Gotisch Bold", 11)


def token(fonts: Fonts, ornaments: Ornaments, words: Mapping[str, str]) -> Iterator[Item]:
    """The two discs from their top left, alike on both sides, the fold between them.

    ``words`` are those of ``messages/net.yaml``.
    """
    art = Art("token", tuple(_face(fonts, ornaments, words)))
    yield Stamp(art, shift(RADIUS, RADIUS))
    yield Stamp(art, shift(RADIUS + 2 * _FLAT, RADIUS))
    yield from _edges()


def _face(fonts: Fonts, ornaments: Ornaments, words: Mapping[str, str]) -> Iterator[Item]:
    """A side about the origin: a ring of bells, the fool, a word."""
    yield Path(circle(0, 0, RADIUS), fill=GOLD)
    yield Path(circle(0, 0, _NICHE), fill=LIGHT_GREEN, stroke=INK, weight=CONTOUR)
    yield from fool(ornaments, (0, -2.4), 19, 0.8)
    yield Path(rectangle(-9, 8, 18, 4.6, 1), fill=PAPER, stroke=INK, weight=INNER)
    yield set_line(fonts, _NAME, words["token_word"], (0, 11.4), "centre")
    bell, radius = ornaments["small/belltiny"], (RADIUS + _NICHE) / 2
    for number in range(_BELLS):
        angle = 2 * math.pi * (number + 0.5) / _BELLS
        at = radius * math.sin(angle), -radius * math.cos(angle)
        yield from centred(bell, at, 2.4, {**JESTER, "G": WINE if number % 2 else PAPER}, 0.6)


def _edges() -> Iterator[Item]:
    """The line to cut round both discs, and the fold where they meet."""
    gap, x = math.asin(HINGE / 2 / RADIUS), RADIUS + _FLAT
    first = arc(RADIUS, RADIUS, RADIUS, gap, 2 * math.pi - gap)
    second = arc(x + _FLAT, RADIUS, RADIUS, math.pi + gap, 3 * math.pi - gap)
    yield cut((*first, *second[1:], ("Z",)))
    yield fold(line(x, RADIUS - HINGE / 2, x, RADIUS + HINGE / 2))
