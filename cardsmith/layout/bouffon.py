"""The cards of Le Bouffon: fronts joined with the back of their packet."""

from collections.abc import Callable, Iterable, Mapping

from cardsmith.layout.backs import letter_back
from cardsmith.layout.bouffon_words import Front
from cardsmith.layout.dress import HOUSE, Dress
from cardsmith.layout.letter import letter_front, letter_stock
from cardsmith.lexicon.order import Key, french_key
from cardsmith.model.deck import MAROTTE, Card
from cardsmith.model.edition import Deck
from cardsmith.model.face import Face, Piece
from cardsmith.model.finding import Finding
from cardsmith.model.metrics import Fonts
from cardsmith.model.ornament import Ornaments

Pieces = tuple[tuple[Piece, ...], tuple[Finding, ...]]
"""The cards that can be printed, and why others cannot."""


def letter_pieces(deck: Deck, fonts: Fonts, ornaments: Ornaments, dress: Dress = HOUSE) -> Pieces:
    """The packets from A to Z, each in the order of a dictionary.

    Every card has the edition's size; those of a packet have the same back. A card that cannot
    be printed is left out and told; one of which no copy is wanted is left out.
    """
    edition = deck.edition
    cards = [card for card in deck.cards if card.copies and card.packet != MAROTTE]
    letters = sorted({card.packet for card in cards})
    stock = letter_stock(fonts, ornaments, letters, edition.size, dress)
    backs = {letter: letter_back(fonts, ornaments, letter, edition.size) for letter in letters}
    return joined("cards", cards, lambda card: letter_front(card, stock, edition, fonts), backs)


def joined(
    component: str,
    cards: Iterable[Card],
    drawn: Callable[[Card], Front],
    backs: Mapping[str, Face],
) -> Pieces:
    """The cards as pieces, packet by packet in the order of a dictionary."""
    pieces: list[Piece] = []
    findings: list[Finding] = []
    for card in sorted(cards, key=_filed):
        front, told = drawn(card)
        findings += told
        if front is not None:
            back, copies = backs[card.packet], card.copies
            pieces.append(
                Piece(id=card.id, component=component, front=front, back=back, copies=copies)
            )
    return tuple(pieces), tuple(findings)


def _filed(card: Card) -> tuple[str, Key]:
    return card.packet, french_key(card.title.text)
