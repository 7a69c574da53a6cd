"""The middle of a board: rays, the fool in his medallion, the name of the game, the score."""

import math
from collections.abc import Iterator

from cardsmith.layout.board.plane import Bounds, Point, around
from cardsmith.layout.board.scores import Score
from cardsmith.layout.board.track import Track
from cardsmith.layout.figure import FigureFrame, jester_bust
from cardsmith.layout.fit import largest
from cardsmith.layout.motifs_ground import rays
from cardsmith.layout.ornament import JESTER, centred
from cardsmith.layout.setting import Style, set_line, width
from cardsmith.model.face import Group, Item, Path, Text
from cardsmith.model.inks import (
    CENTRE_RAY,
    GOLD,
    INK,
    LIGHT_GREEN,
    PALE_GREEN_RAY,
    PAPER,
    WINE,
)
from cardsmith.model.metrics import Fonts
from cardsmith.model.ornament import Ornaments
from cardsmith.model.outline import circle, lozenge

FOOL = (214.0, 144.0)
RING, NICHE = 53.0, 46.6
_BELLS = 36
_BUST, _BUST_TOP = 76.0, 103.0
FACE = around(FOOL[0], FOOL[1] - 8, 20, 20)
"""The box of the fool's face."""

SCORE_PITCH, _SCORE_HALF = 11.4, 4.6
_SCORE_TEXT, _SCORE_SIZE, _SCORE_LEAST, _SCORE_ROOM, _SCORE_LEAD = 9.5, 12.0, 8.5, 36.0, 4.5


def sunlit(track: Track) -> Iterator[Item]:
    """The free centre with its rays."""
    free = track.free_centre()
    yield Path(free, fill=PAPER)
    yield Group((rays(FOOL, 72, 200, CENTRE_RAY),), clip=free)


def fool(ornaments: Ornaments) -> Iterator[Item]:
    """The Bouffon in a golden ring of bells."""
    x, y = FOOL
    yield Path(circle(x, y, RING), fill=GOLD, stroke=INK, weight=1.3)
    niche = circle(x, y, NICHE)
    bust = jester_bust(
        ornaments, FigureFrame(x=x - _BUST / 2, y=_BUST_TOP, width=_BUST, factor=1.25)
    )
    light = Path(niche, fill=LIGHT_GREEN), rays(FOOL, 48, NICHE + 1, PALE_GREEN_RAY)
    yield Group((*light, *bust), clip=niche)
    yield Path(niche, stroke=INK, weight=1.3)
    bell = ornaments["small/belltiny"]
    for number in range(_BELLS):
        angle = 2 * math.pi * number / _BELLS - math.pi / 2
        radius = (RING + NICHE) / 2
        at = x + radius * math.cos(angle), y + radius * math.sin(angle)
        roles = {**JESTER, "G": WINE if number % 2 else PAPER}
        yield from centred(bell, at, 4.2, roles, 0.7)


def scored(fonts: Fonts, lines: tuple[Score, ...], at: Point) -> Iterator[Item]:
    """The score: a lozenge with its number, and for what, a line each; the first ``at`` a point."""
    x, top = at
    for row, score in enumerate(lines):
        y = top + row * SCORE_PITCH
        yield Path(lozenge(x, y, 7, 5.6), fill=score.ink, stroke=INK, weight=0.9)
        ink = PAPER if score.ink == WINE else INK
        style = Style("Alegreya Bold", 13, ink)
        yield set_line(fonts, style, score.signed, (x, y + 1.2), "centre")
        yield from _explained(fonts, score.words, (x + _SCORE_TEXT, y))


def _explained(fonts: Fonts, words: str, middle: Point) -> Iterator[Text]:
    x, y = middle
    lines = _halves(fonts, words)
    milli = max(fonts["Alegreya"].width(line) for line in lines)
    size = max(largest(milli, _SCORE_ROOM, _SCORE_SIZE), _SCORE_LEAST)
    first = y + 1.3 - _SCORE_LEAD * (len(lines) - 1) / 2
    for number, line in enumerate(lines):
        at = x, first + number * _SCORE_LEAD
        yield set_line(fonts, Style("Alegreya Medium", size), line, at)


def _halves(fonts: Fonts, words: str) -> tuple[str, ...]:
    """The words on one line, or on two that are as even as can be, the first the longer."""
    style = Style("Alegreya Medium", _SCORE_SIZE)
    spaces = [at for at, char in enumerate(words) if char == " "]
    if not spaces or width(fonts, style, words) < _SCORE_ROOM / 2:
        return (words,)
    cuts = [(words[:at], words[at + 1 :]) for at in spaces]
    return min(cuts, key=lambda cut: max(width(fonts, style, line) for line in cut))


def score_boxes(rows: int, at: Point) -> tuple[Bounds, ...]:
    """The box of each line of the score: its number and its words, not the tips of its lozenge."""
    x, top = at
    middles = (top + row * SCORE_PITCH for row in range(rows))
    right = x + _SCORE_TEXT + _SCORE_ROOM
    return tuple(Bounds(x - 7, y - _SCORE_HALF, right, y + _SCORE_HALF) for y in middles)
