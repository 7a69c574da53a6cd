"""The six pawns of Le Bouffon: strips that fold to little tents, alike from both sides (§7)."""

import math
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from cardsmith.layout.net.fool import fool
from cardsmith.layout.net.lines import KEY_HEIGHT, WORD, cut, fold, glue, key
from cardsmith.layout.net.token import HEIGHT as HEIGHT_OF_TOKEN
from cardsmith.layout.net.token import WIDTH as WIDTH_OF_TOKEN
from cardsmith.layout.net.token import token
from cardsmith.layout.ornament import CONTOUR, COURT, JESTER, TRADES, Roles, centred
from cardsmith.layout.setting import Style, set_line
from cardsmith.model.face import Art, Face, Group, Item, Outline, Path, Stamp, shift, turned
from cardsmith.model.inks import (
    GREEN,
    INK,
    LIGHT_SAFFRON,
    PAPER,
    PASTEL,
    SAFFRON,
    VEIL,
    WHITE,
    WINE,
    Ink,
)
from cardsmith.model.metrics import Fonts
from cardsmith.model.ornament import Ornaments
from cardsmith.model.outline import arc, polygon, rectangle

WIDTH, HEIGHT, TAB = 20.0, 35.0, 10.0
"""A face of a pawn, and the tab at each end of its strip, in millimetres."""

STRIP = 2 * (TAB + HEIGHT)
FOLDS = (TAB, TAB + HEIGHT, TAB + 2 * HEIGHT)
"""How far down a strip its three folds are."""

_PITCH, _OVER = 24.4, 3.0
_TOP = 1.0
_NICHE, _NICHE_TOP, _NICHE_FOOT = 16.0, 5.6, 27.0
_NAME, _BASELINE = 11.5, 32.2
_LEGEND = 39.0
"""The width of what stands beside the strips."""

_HEADING = Style("Grenze Gotisch Bold", 17)
_TENT = 0.7
_APART = 12.0
"""Between the strips and the token."""


class Pawn(NamedTuple):
    """An emblem, the colour of the pawn and of its niche, the width of the emblem's box.

    ``middle`` is how far the middle of the box stands below the top of the face.
    """

    name: str
    ground: Ink
    width: float
    middle: float
    niche: Ink = PAPER
    roles: Roles = JESTER

    @property
    def ink(self) -> Ink:
        """The ink of its name: paper on what is too dark for black."""
        return PAPER if self.ground in (WINE, VEIL, PASTEL) else INK


PAWNS = (
    Pawn("crown", SAFFRON, 13.4, 17.6),
    Pawn("marotte", GREEN, 16.4, 16.4),
    Pawn("bell", WINE, 14.6, 16.4),
    Pawn("mask", VEIL, 12.6, 17.2, roles=COURT),
    Pawn("lute", PAPER, 15.6, 17.4, LIGHT_SAFFRON),
    Pawn("cup", PASTEL, 14.6, 17.0, roles=TRADES),
)


def pawns_face(fonts: Fonts, ornaments: Ornaments, words: Mapping[str, str]) -> Face:
    """Six strips with a key beside them, and the token of the Bouffon below.

    ``words`` are those of ``messages/net.yaml``.
    """
    right = _OVER + (len(PAWNS) - 1) * _PITCH + WIDTH
    width = right + 2 * _OVER + _LEGEND
    items: list[Item] = []
    for index, pawn in enumerate(PAWNS):
        strip = tuple(_strip(fonts, ornaments, pawn, words))
        items.append(Group(strip, shift(_OVER + index * _PITCH, _TOP)))
    for down in FOLDS:
        y = _TOP + down
        items.append(fold((("M", 0.0, y), ("L", right + _OVER, y))))
    items += _how(fonts, words, right + 2 * _OVER)
    top = STRIP + 2 * _TOP + _APART
    items.append(Group(tuple(token(fonts, ornaments, words)), shift(_OVER, top)))
    items += _how_token(fonts, words, (_OVER + WIDTH_OF_TOKEN + 2 * _OVER, top))
    return Face("pawns", width, top + HEIGHT_OF_TOKEN + _TOP, tuple(items))


def pawn_faces(
    fonts: Fonts, ornaments: Ornaments, pawn: Pawn, words: Mapping[str, str]
) -> tuple[Stamp, Stamp]:
    """The two faces of a strip: one art, upright below the fold, turned by half above it."""
    art = Art(f"pawn {pawn.name}", tuple(_face(fonts, ornaments, pawn, words)))
    _, apex, _ = FOLDS
    upright = shift(0, apex)
    return Stamp(art, upright), Stamp(art, upright.then(turned(180, WIDTH / 2, apex)))


def _strip(
    fonts: Fonts, ornaments: Ornaments, pawn: Pawn, words: Mapping[str, str]
) -> Iterator[Item]:
    yield from glue(rectangle(0, 0, WIDTH, TAB))
    yield from pawn_faces(fonts, ornaments, pawn, words)
    for name, y in (("paste", TAB / 2), ("base", STRIP - TAB / 2)):
        yield Path(rectangle(WIDTH / 2 - 5, y - 2, 10, 4, 1), fill=WHITE)
        style = Style("Alegreya Medium", 8.5)
        yield set_line(fonts, style, words[name], (WIDTH / 2, y + 0.9), "centre")
    yield cut(rectangle(0, 0, WIDTH, STRIP))


def _face(
    fonts: Fonts, ornaments: Ornaments, pawn: Pawn, words: Mapping[str, str]
) -> Iterator[Item]:
    """One face from its top left: ground, niche, emblem, name."""
    niche = _niche()
    yield Path(rectangle(0, 0, WIDTH, HEIGHT), fill=pawn.ground)
    yield Path(niche, fill=pawn.niche, stroke=INK, weight=CONTOUR)
    centre = WIDTH / 2, pawn.middle
    if pawn.name == "marotte":
        yield from fool(ornaments, centre, pawn.width)
    else:
        emblem = ornaments[f"small/{pawn.name}"]
        yield from centred(emblem, centre, pawn.width, pawn.roles, 0.82)
    style = Style(_HEADING.font, _NAME, pawn.ink)
    yield set_line(fonts, style, words[pawn.name], (WIDTH / 2, _BASELINE), "centre")


def _niche() -> Outline:
    """An arch, 16 mm wide."""
    radius = _NICHE / 2
    left, right, spring = WIDTH / 2 - radius, WIDTH / 2 + radius, _NICHE_TOP + radius
    vault = arc(WIDTH / 2, spring, radius, math.pi, 2 * math.pi)[1:]
    return (
        ("M", left, _NICHE_FOOT),
        ("L", left, spring),
        *vault,
        ("L", right, _NICHE_FOOT),
        ("Z",),
    )


def _how(fonts: Fonts, words: Mapping[str, str], x: float) -> Iterator[Item]:
    """What to do: the lines, then the tent that a strip becomes, in true proportion."""
    yield set_line(fonts, _HEADING, words["pawns"], (x, _TOP + 7))
    yield from key(fonts, words, (x, _TOP + 12))
    top = _TOP + 12 + KEY_HEIGHT + 6
    half, rise = TAB / 2 * _TENT, math.sqrt(HEIGHT**2 - (TAB / 2) ** 2) * _TENT
    middle = x + half + 1
    tent = polygon((middle, top), (middle + half, top + rise), (middle - half, top + rise))
    yield Path(tent, fill=LIGHT_SAFFRON, stroke=INK, weight=CONTOUR)
    for row, name in enumerate(("tent_fold", "tent_glue", "tent_stand")):
        at = middle + half + 5, top + 9 + row * 4.6
        yield set_line(fonts, WORD, words[name], at)


def _how_token(fonts: Fonts, words: Mapping[str, str], at: tuple[float, float]) -> Iterator[Item]:
    """What to do with the token, and what it is for."""
    x, y = at
    yield set_line(fonts, _HEADING, words["token"], (x, y + 12))
    for row, name in enumerate(("token_fold", "token_lay", "token_pass")):
        yield set_line(fonts, WORD, words[name], (x, y + 19.5 + row * 4.6))
