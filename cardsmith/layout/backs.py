"""The backs of both games, exact under half-turn and without a frame (art direction §7, §9)."""

from functools import lru_cache

from cardsmith.layout.motifs import DALMUTI_BAND, LETTER_BAND, TURNABLE, band, pip, rule
from cardsmith.layout.motifs_ground import (
    COURTLY,
    MOTLEY,
    Weave,
    half_turned,
    lattice,
    medallion,
)
from cardsmith.layout.ornament import COURT, NOBILITY, draw
from cardsmith.layout.setting import Style, set_line
from cardsmith.model.edition import Size
from cardsmith.model.face import Art, Face, Item, Path, Stamp
from cardsmith.model.inks import GOLD, INK, PAPER
from cardsmith.model.metrics import Fonts
from cardsmith.model.ornament import Ornaments
from cardsmith.model.sizes import BLEED

_LETTER = 58.0
_SIZES = {"J": 52.0, "M": 50.0, "Q": 46.0, "W": 46.0}
"""Letters that would touch the medallion at the size of the others, in points."""

_ABOVE = {"J": 6.6, "Q": 7.4, **dict.fromkeys(TURNABLE, 5.4)}
"""Baselines above the middle: tails and rules keep off the band, in millimetres."""

_OUTLINE = 1.1


def letter_back(fonts: Fonts, ornaments: Ornaments, letter: str, size: Size) -> Face:
    """The back of a packet: a harlequin coat with the letter twice."""
    style = Style("Cinzel Bold", _SIZES.get(letter, _LETTER))
    x, y = size.width / 2, size.height / 2
    half: tuple[Item, ...] = (
        set_line(fonts, style, letter, (x, y - _ABOVE.get(letter, 4.0)), "centre"),
        *((rule(x - 7, x + 7, y - 3.0, 2.0),) if letter in TURNABLE else ()),
    )
    items = (Stamp(_coat(ornaments, size)), *half, half_turned(half, size.width, size.height))
    return Face(f"{letter}/back", size.width, size.height, items, BLEED)


def dalmuti_back(ornaments: Ornaments, size: Size) -> Face:
    """The one back of the eighty cards: a crown and its half-turn."""
    x, y = size.width / 2, size.height / 2
    half = (
        *draw(ornaments["small/crown"], at=(x - 12.5, y - 22.5), width=25, roles=NOBILITY),
        *draw(
            ornaments["small/fleuron"],
            at=(x - 2.6, y - 31.5),
            width=5.2,
            roles=COURT,
            factor=0.6,
        ),
    )
    items = (
        *_plate(size, COURTLY, (23.6, 36), (22, 33.4)),
        *(rule(x - 21, x + 21, y + side) for side in (-2, 2)),
        *band((x, y), DALMUTI_BAND, pitch=4.6),
        *half,
        half_turned(half, size.width, size.height),
    )
    return stamped("dalmuti/back", size, items)


@lru_cache(maxsize=4)
def _coat(ornaments: Ornaments, size: Size) -> Art:
    """What the backs of all letters share."""
    x, y = size.width / 2, size.height / 2
    bell = pip(ornaments, "small/belltiny", (x, y - 28.6 + 2.1), 4.2, GOLD)
    items = (
        *_plate(size, MOTLEY, (22.4, 33), (20.8, 30.6)),
        *(rule(x - 20.7, x + 20.7, y + side) for side in (-1.8, 1.8)),
        *band((x, y), LETTER_BAND, pitch=4.4),
        *bell,
        half_turned(bell, size.width, size.height),
    )
    return Art(f"coat {size.width:g}x{size.height:g}", items)


def _plate(
    size: Size, weave: Weave, outer: tuple[float, float], inner: tuple[float, float]
) -> tuple[Item, ...]:
    """The lattice, and a medallion of two outlines in its middle."""
    centre = (size.width / 2, size.height / 2)
    return (
        lattice(size.width, size.height, weave, BLEED),
        Path(medallion(centre, *outer), fill=PAPER, stroke=INK, weight=_OUTLINE),
        Path(medallion(centre, *inner), stroke=INK, weight=_OUTLINE),
    )


def stamped(name: str, size: Size, items: tuple[Item, ...]) -> Face:
    """A back whose items are drawn once in a document, wherever they are stamped."""
    return Face(name, size.width, size.height, (Stamp(Art(name, items)),), BLEED)
