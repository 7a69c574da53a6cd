"""The cards of Le Grand Dalmuti: thirteen fronts, eighty cards, one back (art direction §7)."""

from collections.abc import Iterator
from typing import NamedTuple

from cardsmith.layout.backs import dalmuti_back
from cardsmith.layout.dalmuti_arch import FACTOR, Estate, arch
from cardsmith.layout.dalmuti_names import set_names
from cardsmith.layout.dress import HOUSE, Corner, Dress
from cardsmith.layout.figure import FigureFrame, jester_figure, rank_figure
from cardsmith.layout.middle import middle_of
from cardsmith.layout.motifs import pip, rule
from cardsmith.layout.motifs_ground import bled, half_turned
from cardsmith.layout.ornament import CONTOUR, ESTATES, INNER, JESTER
from cardsmith.layout.setting import Style, set_line
from cardsmith.model.deck import Rank
from cardsmith.model.edition import Deck, Size
from cardsmith.model.face import Art, Face, Group, Item, Outline, Path, Piece, Stamp, Text, shift
from cardsmith.model.finding import Finding
from cardsmith.model.inks import GOLD, GREEN, INK, PAPER, SAFFRON, STEEL
from cardsmith.model.metrics import Fonts
from cardsmith.model.ornament import Ornaments
from cardsmith.model.outline import QUARTER, lozenge
from cardsmith.model.sizes import BLEED
from cardsmith.model.units import POINT

_PIPS = ("pips/court", "pips/nobility", "pips/trades", "pips/land")
_LOOKS = tuple(
    Estate(roles=roles, pip=sign, pip_inks=(roles["A"],))
    for roles, sign in zip(ESTATES, _PIPS, strict=True)
)
_JOKER = Estate(
    roles=JESTER, pip="small/belltiny", pip_inks=(GOLD, GREEN, STEEL, SAFFRON), keystone=True
)

_EDGE = 4.0
"""Nothing but the ground comes nearer to the trim, in millimetres."""


class _Words(NamedTuple):
    """The names of a rank, and how it stands in the corners."""

    names: tuple[Text, ...]
    corner: Corner


def dalmuti_pieces(
    deck: Deck, fonts: Fonts, ornaments: Ornaments, dress: Dress = HOUSE
) -> tuple[tuple[Piece, ...], tuple[Finding, ...]]:
    """A piece for every rank, and what keeps a rank from being printed.

    All share one back; the cards of a rank share one front. Their size is the edition's.
    """
    size = deck.edition.size
    back = dalmuti_back(ornaments, size)
    pieces: list[Piece] = []
    findings: list[Finding] = []
    for rank in deck.ranks:
        names, faults = set_names(
            fonts, rank, deck.edition.language, dress.second_name, dress.name_room
        )
        findings += faults
        if not faults and rank.copies:
            front = _front(fonts, ornaments, rank, _Words(names, dress.corner), size)
            pieces.append(
                Piece(id=rank.id, component="cards", front=front, back=back, copies=rank.copies)
            )
    return tuple(pieces), tuple(findings)


def estate_of(value: int) -> Estate:
    """The estate of a rank: court to 3, nobility to 6, trades to 9, land to 12, then the joker."""
    return _JOKER if value > 12 else _LOOKS[(value - 1) // 3]


def _front(fonts: Fonts, ornaments: Ornaments, rank: Rank, words: _Words, size: Size) -> Face:
    estate = estate_of(rank.value)
    frame = FigureFrame(x=13.3, y=11, width=36.4, factor=FACTOR)
    if rank.is_joker:
        figure = jester_figure(ornaments, frame)
    else:
        figure = rank_figure(ornaments, rank.value, frame, estate.roles)
    body = (
        *arch(ornaments, estate, rank.value, figure),
        *_tablet(fonts, ornaments, rank, estate),
        *words.names,
        *_base_line(estate),
    )
    indices = (
        *_index(fonts, ornaments, rank, words.corner.axis, words.corner.size),
        *_index(fonts, ornaments, rank, size.width - words.corner.axis, words.corner.size),
    )
    items = (
        Path(bled(size.width, size.height, BLEED), fill=PAPER),
        Group(body, shift(*middle_of(size))),
        *indices,
        half_turned(indices, size.width, size.height),
    )
    return Face(rank.id, size.width, size.height, (Stamp(Art(rank.id, items)),), BLEED)


def _index(fonts: Fonts, ornaments: Ornaments, rank: Rank, x: float, size: float) -> Iterator[Item]:
    """The rank and its pip at the top of the card; 6 and 9 are told apart by a rule."""
    estate = estate_of(rank.value)
    label = "J" if rank.is_joker else str(rank.value)
    style = _figures(label, size)
    baseline = _EDGE + max(4.9, fonts[style.font].cap_height * size * POINT / 1000)
    yield set_line(fonts, style, label, (x, baseline), "centre")
    if label in ("6", "9"):
        yield rule(x - 2.2, x + 2.2, baseline + 1.3, CONTOUR)
    yield from pip(ornaments, estate.pip, (x, baseline + 4.2), 3.6, estate.ink(0))


def _figures(label: str, size: float) -> Style:
    return Style("Cinzel Bold", size, tracking=-30 if len(label) > 1 else 0)


def _tablet(fonts: Fonts, ornaments: Ornaments, rank: Rank, estate: Estate) -> Iterator[Item]:
    label = str(rank.value)
    yield Path(_plaque(18.3, 52.0, 26.4, 14.4, 2.2), fill=PAPER, stroke=INK, weight=CONTOUR)
    for y in (53.2, 65.2):
        yield Path((("M", 21.6, y), ("L", 41.4, y)), stroke=estate.roles["A"], weight=0.7)
    yield set_line(fonts, _figures(label, 32), label, (31.5, 63.6), "centre")
    for x in (22.1, 40.9):
        yield from pip(ornaments, estate.pip, (x, 59.2), 3.4, estate.ink(0))


def _plaque(x: float, y: float, width: float, height: float, r: float) -> Outline:
    """A rectangle whose corners are cut out by quarter circles of radius ``r``."""
    right, bottom = x + width, y + height
    k = r * QUARTER
    return (
        ("M", x + r, y),
        ("L", right - r, y),
        ("C", right - r, y + k, right - k, y + r, right, y + r),
        ("L", right, bottom - r),
        ("C", right - k, bottom - r, right - r, bottom - k, right - r, bottom),
        ("L", x + r, bottom),
        ("C", x + r, bottom - k, x + k, bottom - r, x, bottom - r),
        ("L", x, y + r),
        ("C", x + k, y + r, x + r, y + k, x + r, y),
        ("Z",),
    )


def _base_line(estate: Estate) -> Iterator[Item]:
    y = 81.6
    yield rule(16.0, 27.1, y)
    yield rule(35.9, 47.0, y)
    for x, ink in ((28.9, estate.roles["A"]), (31.5, GOLD), (34.1, estate.roles["A"])):
        yield Path(lozenge(x, y, 0.95, 1.6), fill=ink, stroke=INK, weight=INNER * FACTOR)
