"""The cards of the marotte: the sceptre, a rare word, what finding it earns (§7)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from cardsmith.layout.bouffon import Pieces, joined
from cardsmith.layout.bouffon_words import Front, WordPlan, face_of, set_words
from cardsmith.layout.dress import HOUSE, Dress, Sceptre
from cardsmith.layout.listing import ListStock
from cardsmith.layout.marotte_back import marotte_back
from cardsmith.layout.middle import middle_of
from cardsmith.layout.motifs import frieze, rule
from cardsmith.layout.motifs_ground import rays
from cardsmith.layout.motifs_marotte import Marotte, marotte_staff, ribbon
from cardsmith.layout.ornament import CONTOUR
from cardsmith.layout.setting import Align, Style, set_line
from cardsmith.model.deck import MAROTTE, Card
from cardsmith.model.edition import Deck, Edition, Size
from cardsmith.model.face import Art, Group, Item, Path, Stamp
from cardsmith.model.inks import (
    DARK_GREEN,
    GOLD,
    GREEN,
    INK,
    LIGHT_GREEN,
    LIGHT_WINE,
    PALE_GREEN_RAY,
    PAPER,
    SAFFRON,
    WINE,
    Ink,
)
from cardsmith.model.metrics import Fonts
from cardsmith.model.ornament import Ornaments
from cardsmith.model.outline import line, lozenge, rectangle
from cardsmith.model.rules import Rules
from cardsmith.model.sizes import BLEED
from cardsmith.model.units import POINT

_FOOT: tuple[float, Align] = (59.0, "right")
_LEFT, _RIGHT = 3.5, 59.0
_NAME = Style("Grenze Gotisch Bold", 15, DARK_GREEN)
_GAIN = Style("Cinzel Bold", 10.5)
_NOTE = Style("Alegreya Medium", 9)
_GAIN_Y = 72.1
_GAINS = ((7.3, "bouffon.marotte_gain", LIGHT_WINE), (15.9, "bouffon.marotte_bonus", GOLD))
_FOUND = 21.7
"""Left edges are counted from the column of the sceptre."""


class Stakes(NamedTuple):
    """What is at stake by the rules, and the words of ``messages/cards.yaml`` to say it."""

    rules: Rules
    words: Mapping[str, str]


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class MarotteStock:
    """What every marotte front shares, drawn once and stamped."""

    size: Size
    ground: Art
    plan: WordPlan
    lists: ListStock


def marotte_stock(
    fonts: Fonts,
    ornaments: Ornaments,
    stakes: Stakes,
    size: Size,
    dress: Dress = HOUSE,
) -> MarotteStock:
    """The shared art of the marotte fronts (BOU-27, BOU-28)."""
    column = dress.sceptre.right
    items = (
        *_sceptre(ornaments, size, dress.sceptre),
        *frieze(column + _LEFT, _RIGHT, 30.0, 1.15, (GREEN, SAFFRON, WINE)),
        rule(column + _LEFT, _RIGHT, 66.4),
        *_stakes(fonts, stakes, column),
    )
    return MarotteStock(
        size=size,
        ground=Art("marotte front", items),
        plan=WordPlan(title=dress.marotte_title, foot=_FOOT),
        lists=ListStock(fonts, dress.marotte_list),
    )


def marotte_front(card: Card, stock: MarotteStock, edition: Edition, fonts: Fonts) -> Front:
    """The front of a marotte card, or the reasons why it cannot be printed."""
    words, findings = set_words(fonts, card, edition, stock.plan, stock.lists)
    if not words:
        return None, findings
    return face_of(card, (Stamp(stock.ground), *words), stock.size), findings


def marotte_pieces(
    deck: Deck,
    fonts: Fonts,
    ornaments: Ornaments,
    words: Mapping[str, str],
    dress: Dress = HOUSE,
) -> Pieces:
    """The packet of the marotte; what was said of the letters holds for it too.

    ``words`` are those of ``messages/cards.yaml`` in the language of the edition.
    """
    edition = deck.edition
    cards = [card for card in deck.cards if card.copies and card.packet == MAROTTE]
    stakes = Stakes(edition.rules, words)
    stock = marotte_stock(fonts, ornaments, stakes, edition.size, dress)
    backs = {MAROTTE: marotte_back(fonts, ornaments, edition.size)}
    return joined(MAROTTE, cards, lambda card: marotte_front(card, stock, edition, fonts), backs)


def _sceptre(ornaments: Ornaments, size: Size, sceptre: Sceptre) -> tuple[Item, ...]:
    """Paper, and the green column with its rays, both to the bleed; the marotte before it."""
    dx, dy = middle_of(size)
    left, top = -BLEED - dx, -BLEED - dy
    height = size.height + 2 * BLEED
    axis, right = sceptre.axis, sceptre.right
    column = rectangle(left, top, right - left, height)
    marotte = Marotte(x=axis, y=15.0, unit=sceptre.unit, head=0.5, stick=80 / sceptre.unit)
    return (
        Path(rectangle(left, top, size.width + 2 * BLEED, height), fill=PAPER),
        Path(column, fill=LIGHT_GREEN),
        Group(
            (
                rays((axis, 19.0), 40, size.height, PALE_GREEN_RAY),
                *marotte_staff(ornaments, marotte),
                *ribbon(axis, 43.0, sceptre.unit / HOUSE.sceptre.unit),
            ),
            clip=column,
        ),
        Path(line(right, top, right, top + height), stroke=INK, weight=CONTOUR, butt=True),
    )


def _stakes(fonts: Fonts, stakes: Stakes, column: float) -> tuple[Item, ...]:
    rules, words = stakes
    penalty = rules.number("bouffon.penalty")
    fail = words[rules.option("bouffon.marotte_fail")].format(penalty=penalty)
    middle = _GAIN_Y + fonts[_GAIN.font].cap_height * _GAIN.size * POINT / 2000
    return (
        set_line(fonts, _NAME, words["marotte"], (column + _LEFT, 8.4)),
        *(
            item
            for x, number, ink in _GAINS
            for item in _gain(fonts, f"+{rules.number(number)}", (column + x, middle), ink)
        ),
        set_line(fonts, _NOTE, words["found"], (column + _FOUND, middle)),
        set_line(fonts, _NOTE, fail, (column + _LEFT, 79.6)),
    )


def _gain(fonts: Fonts, text: str, at: tuple[float, float], ink: Ink) -> tuple[Item, ...]:
    x, _ = at
    return (
        Path(lozenge(x, _GAIN_Y, 4.1, 3.2), fill=ink, stroke=INK, weight=0.6),
        set_line(fonts, _GAIN, text, at, "centre"),
    )
