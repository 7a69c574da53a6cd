"""The name of the game between the fool and the track."""

import math
from collections.abc import Iterator

from cardsmith.layout.board.centre import FOOL, RING
from cardsmith.layout.board.plane import Bounds
from cardsmith.layout.board.track import RIGHTMOST, Track
from cardsmith.layout.fit import Overset, largest, no_glyph
from cardsmith.layout.setting import Style, drawable, milli, missing, set_line
from cardsmith.model.edition import Edition
from cardsmith.model.face import Text
from cardsmith.model.finding import Finding
from cardsmith.model.inks import INK, WINE
from cardsmith.model.metrics import Fonts
from cardsmith.model.place import whole
from cardsmith.model.struct import Struct
from cardsmith.model.units import POINT

_FONT = "Grenze Gotisch Bold"
_LINES = ((38.0, 123.4, INK), (54.0, 145.6, WINE))
"""Size and baseline of the first word, and of the rest."""
_LEAST = 14.0
_TOP = 112.0
_SUBTITLE = Style("Cinzel Bold", 10.5, INK, 80)
_SUBTITLE_BASELINE = 156.2
_ASIDE = 35.0, 37.956
"""How far the middle of the name lies from medallion and track on the board of 48 squares."""
_MARGIN = 4.5


class Nameplate(Struct, frozen=True):
    """Where the name of the game stands: its middle, and the width it may take."""

    x: float
    room: float

    @property
    def box(self) -> Bounds:
        """The box of the name and of the line below."""
        half = self.room / 2
        return Bounds(self.x - half, _TOP, self.x + half, _SUBTITLE_BASELINE + 1)


def nameplate(track: Track) -> Nameplate:
    """The place between medallion and track, about x 302 on the board of 48 squares."""
    left = FOOL[0] + RING
    right = track.point(math.ceil(track.turns) - 1 + RIGHTMOST, 1)[0]
    share = _ASIDE[0] / sum(_ASIDE)
    return Nameplate(left + (right - left) * share, right - left - 2 * _MARGIN)


def nameable(fonts: Fonts, edition: Edition, plate: Nameplate) -> tuple[Finding, ...]:
    """L102 for what the font of the name lacks, L101 for a name too long at the least size."""
    title = drawable(edition.title)
    span = whole(f"{edition.folder}/edition.yaml")
    lacking = missing(fonts, _FONT, title)
    if lacking:
        return tuple(no_glyph(char, _FONT, span, "", text=title) for char in lacking)
    needed = max(milli(fonts, _FONT, word) for word in _words(title)) * _LEAST * POINT / 1000
    if needed <= plate.room:
        return ()
    height = _LEAST * POINT
    overset = Overset((needed, height), (plate.room, height), _LEAST)
    return (overset.finding(span, "", box="board", text=title),)


def set_name(fonts: Fonts, title: str, subtitle: str, plate: Nameplate) -> Iterator[Text]:
    """The first word above the rest, each shrunk to its room, and what the game is about."""
    for word, (size, baseline, ink) in zip(_words(drawable(title)), _LINES, strict=True):
        if word:
            fitted = max(largest(milli(fonts, _FONT, word), plate.room, size), _LEAST)
            at = plate.x, baseline
            yield set_line(fonts, Style(_FONT, fitted, ink), word, at, "centre")
    yield set_line(fonts, _SUBTITLE, subtitle, (plate.x, _SUBTITLE_BASELINE), "centre")


def _words(title: str) -> tuple[str, str]:
    """The first word and the rest; a single word is the rest."""
    first, _, rest = title.partition(" ")
    return (first, rest) if rest else ("", first)
