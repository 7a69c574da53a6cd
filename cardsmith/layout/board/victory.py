"""The end of the track: a medallion with a crown, over the last square."""

import math
from collections.abc import Iterator

from cardsmith.layout.board.places import BELL, Place, number_at
from cardsmith.layout.board.plane import Bounds, Point, around
from cardsmith.layout.board.track import Track
from cardsmith.layout.ornament import JESTER, centred, weight
from cardsmith.layout.setting import Style, set_line, width
from cardsmith.model.face import Item, Outline, Path
from cardsmith.model.inks import GOLD, INK, PAPER, WINE
from cardsmith.model.metrics import Fonts
from cardsmith.model.ornament import Ornaments
from cardsmith.model.outline import circle, polygon
from cardsmith.model.struct import Struct

RADIUS, FIELD, POINTS = 21.2, 19.2, 24
_TIPS = 3.4
_CROWN, _CROWN_RISE = 21.0, 5.4
_BASELINE = 9.6
_FROM_END = (3.46265, 7.40968)
"""From the inner corner of the last square to the middle of the medallion."""
_WORD = Style("Grenze Gotisch Bold", 26)


class Medal(Struct, frozen=True):
    """Where the medallion is, its scale (1 for 48 squares), the box of its square's number."""

    x: float
    y: float
    scale: float
    number_box: Bounds

    @property
    def reach(self) -> float:
        """From the middle to the tip of a point."""
        return (RADIUS + _TIPS) * self.scale

    @property
    def score(self) -> Point:
        """Where the score above it begins, a seam apart: (111, 106) on the board of 48 squares."""
        return self.x - 1, 106 + (self.y - 184) / 2

    @property
    def box(self) -> Bounds:
        """The box of the whole medallion, its points included."""
        return around(self.x, self.y, self.reach, self.reach)


def medal_of(places: tuple[Place, ...]) -> Medal:
    """The medallion of a track: at (112, 184) for 48 squares.

    It is as large as bells and numbers leave it room, but no larger than there.
    """
    track = places[0].track
    x, y = track.point(track.turns, 1)
    x, y = x + _FROM_END[0], y + _FROM_END[1]
    reach = min(math.hypot(at[0] - x, at[1] - y) - size for at, size in _signs(places, track))
    number = around(*number_at(track, track.count - 1), places[0].radius, places[0].radius)
    return Medal(x, y, min(1.0, (reach - 0.4) / (RADIUS + _TIPS)), number)


def victory(medal: Medal, fonts: Fonts, ornaments: Ornaments, word: str) -> Iterator[Item]:
    """The medallion: 24 points in wine and gold, ring, crown and word."""
    x, y, scale = medal.x, medal.y, medal.scale
    for ink, first in ((GOLD, 0), (WINE, 1)):
        yield Path(_tips(medal, first), fill=ink, stroke=INK, weight=weight(0.55, scale))
    yield Path(circle(x, y, RADIUS * scale), fill=GOLD, stroke=INK, weight=1.3)
    yield Path(circle(x, y, FIELD * scale), fill=PAPER, stroke=INK, weight=0.7)
    at = x, y - _CROWN_RISE * scale
    yield from centred(ornaments["small/crown"], at, _CROWN * scale, JESTER, 1.2)
    room = 2 * math.sqrt(FIELD**2 - 11**2)
    size = _WORD.size * min(1.0, room / width(fonts, _WORD, word)) * scale
    at = x, y + _BASELINE * scale
    yield set_line(fonts, Style(_WORD.font, size), word, at, "centre")


def _signs(places: tuple[Place, ...], track: Track) -> Iterator[tuple[Point, float]]:
    """The middle and the radius of every bell and number."""
    for place in places:
        yield place.disc, place.radius
        for bell in place.bells:
            yield bell, place.small * BELL / 2
    yield number_at(track, track.count - 1), places[0].radius


def _tips(medal: Medal, first: int) -> Outline:
    foot = (RADIUS - 0.4) * medal.scale
    outline: Outline = ()
    for tip in range(first, POINTS, 2):
        outline += polygon(
            *(
                (medal.x + radius * math.sin(angle), medal.y - radius * math.cos(angle))
                for side, radius in ((-0.42, foot), (0, medal.reach), (0.42, foot))
                for angle in (2 * math.pi * (tip + side) / POINTS,)
            )
        )
    return outline
