"""The middle of a board: rays, the fool in his medallion, the name of the game, the score."""

import math
from collections.abc import Iterator

from cardsmith.layout.board.plane import Box, around
from cardsmith.layout.board.scores import Score
from cardsmith.layout.board.track import Track
from cardsmith.layout.figure import Frame, jester_bust
from cardsmith.layout.fit import Overset, largest
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
from cardsmith.model.units import POINT

FOOL = (214.0, 144.0)
RING, NICHE = 53.0, 46.6
_BELLS = 36
_BUST = 76.0
FACE = around(FOOL[0], FOOL[1] - 8, 20, 20)
"""The box of the fool's face."""

NAME_X = 302.0
_NAME = "Grenze Gotisch Bold"
_NAME_LINES = ((38.0, 123.4), (54.0, 145.6))
_SUBTITLE = Style("Cinzel Bold", 10.5, INK, 80)
_SUBTITLE_BASELINE = 156.2
_NAME_ROOM, _NAME_LEAST = 64.0, 14.0

SCORE_X, SCORE_Y, SCORE_PITCH = 111.0, 107.5, 11.4
_SCORE_TEXT, _SCORE_SIZE, _SCORE_LEAST, _SCORE_ROOM, _SCORE_LEAD = 120.5, 12.0, 8.5, 36.0, 4.5


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
        ornaments, Frame(x=x - _BUST / 2, y=y + NICHE - 0.93 * _BUST * 1.24, width=_BUST)
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


def named(fonts: Fonts, title: str, subtitle: str) -> tuple[tuple[Text, ...], Overset | None]:
    """The name of the game on two lines, the first word above the rest, and what it is about.

    Both shrink to the room between medallion and track; what does not fit at the least size is
    told.
    """
    head, _, rest = title.partition(" ")
    words = (head, rest) if rest else ("", head)
    texts: list[Text] = []
    overset = None
    for word, (size, baseline), ink in zip(words, _NAME_LINES, (INK, WINE), strict=True):
        milli = fonts[_NAME].width(word)
        fitted = largest(milli, _NAME_ROOM, size)
        if fitted < _NAME_LEAST:
            needed = milli * _NAME_LEAST * POINT / 1000
            height = size * POINT
            overset = Overset((needed, height), (_NAME_ROOM, height), _NAME_LEAST)
            fitted = _NAME_LEAST
        if word:
            style = Style(_NAME, fitted, ink)
            texts.append(set_line(fonts, style, word, (NAME_X, baseline), "centre"))
    at = NAME_X, _SUBTITLE_BASELINE
    return (*texts, set_line(fonts, _SUBTITLE, subtitle, at, "centre")), overset


def scored(fonts: Fonts, lines: tuple[Score, ...]) -> Iterator[Item]:
    """The score: a lozenge with its number, and for what, a line each."""
    for row, score in enumerate(lines):
        y = SCORE_Y + row * SCORE_PITCH
        yield Path(lozenge(SCORE_X, y, 7, 5.6), fill=score.ink, stroke=INK, weight=0.9)
        ink = PAPER if score.ink == WINE else INK
        style = Style("Alegreya Bold", 13, ink)
        yield set_line(fonts, style, score.signed, (SCORE_X, y + 1.2), "centre")
        yield from _explained(fonts, score.words, y)


def _explained(fonts: Fonts, words: str, y: float) -> Iterator[Text]:
    lines = _halves(fonts, words)
    milli = max(fonts["Alegreya"].width(line) for line in lines)
    size = max(largest(milli, _SCORE_ROOM, _SCORE_SIZE), _SCORE_LEAST)
    first = y + 1.3 - _SCORE_LEAD * (len(lines) - 1) / 2
    for number, line in enumerate(lines):
        at = _SCORE_TEXT, first + number * _SCORE_LEAD
        yield set_line(fonts, Style("Alegreya Medium", size), line, at)


def _halves(fonts: Fonts, words: str) -> tuple[str, ...]:
    """The words on one line, or on two that are as even as can be, the first the longer."""
    style = Style("Alegreya Medium", _SCORE_SIZE)
    spaces = [at for at, char in enumerate(words) if char == " "]
    if not spaces or width(fonts, style, words) < _SCORE_ROOM / 2:
        return (words,)
    cuts = [(words[:at], words[at + 1 :]) for at in spaces]
    return min(cuts, key=lambda cut: max(width(fonts, style, line) for line in cut))


def score_box(rows: int) -> Box:
    """The box of the whole score."""
    top = SCORE_Y - SCORE_PITCH / 2
    return Box(SCORE_X - 7, top, _SCORE_TEXT + _SCORE_ROOM, top + rows * SCORE_PITCH)


def name_box() -> Box:
    """The box of the name of the game and the line below."""
    return Box(NAME_X - _NAME_ROOM / 2, 112, NAME_X + _NAME_ROOM / 2, _SUBTITLE_BASELINE + 1)
