"""Every card of Le Bouffon: fronts joined with the back of their packet."""

from collections.abc import Iterable, Iterator
from itertools import groupby

from cardsmith.layout.backs import letter_back, marotte_back
from cardsmith.layout.bouffon_words import TCG, Front
from cardsmith.layout.letter import letter_front, letter_stock
from cardsmith.layout.marotte import marotte_front, marotte_stock
from cardsmith.lexicon.order import Key, french_key
from cardsmith.model.deck import MAROTTE, Card
from cardsmith.model.edition import Deck, Size
from cardsmith.model.face import Face, Piece
from cardsmith.model.finding import Finding
from cardsmith.model.metrics import Fonts
from cardsmith.model.ornament import Ornaments

_Made = tuple[Piece | None, tuple[Finding, ...]]


def bouffon_pieces(
    deck: Deck, fonts: Fonts, ornaments: Ornaments, size: Size = TCG
) -> tuple[tuple[Piece, ...], tuple[Finding, ...]]:
    """The packets from A to Z, then the marotte, each in the order of a dictionary.

    Every card of a packet has the same back. A card that cannot be printed is left out and
    told; one of which no copy is wanted is left out.
    """
    wanted = sorted((card for card in deck.cards if card.copies), key=_filed)
    letters = [card for card in wanted if card.packet != MAROTTE]
    rare = wanted[len(letters) :]
    made = [
        *_letter_pieces(deck, letters, fonts, ornaments, size),
        *_marotte_pieces(deck, rare, fonts, ornaments, size),
    ]
    pieces = tuple(piece for piece, _ in made if piece is not None)
    return pieces, tuple(finding for _, findings in made for finding in findings)


def _filed(card: Card) -> tuple[bool, str, Key]:
    return card.packet == MAROTTE, card.packet, french_key(card.title.text)


def _letter_pieces(
    deck: Deck, cards: Iterable[Card], fonts: Fonts, ornaments: Ornaments, size: Size
) -> Iterator[_Made]:
    packets = [(letter, tuple(held)) for letter, held in groupby(cards, lambda each: each.packet)]
    stock = letter_stock(fonts, ornaments, [letter for letter, _ in packets], size)
    for letter, held in packets:
        back = letter_back(fonts, ornaments, letter, size)
        for card in held:
            yield _joined(card, letter_front(card, stock, deck.edition, fonts), "cards", back)


def _marotte_pieces(
    deck: Deck, cards: Iterable[Card], fonts: Fonts, ornaments: Ornaments, size: Size
) -> Iterator[_Made]:
    held = tuple(cards)
    if not held:
        return
    stock = marotte_stock(fonts, ornaments, deck.edition, size)
    back = marotte_back(fonts, ornaments, size)
    for card in held:
        yield _joined(card, marotte_front(card, stock, deck.edition, fonts), MAROTTE, back)


def _joined(card: Card, front: Front, component: str, back: Face) -> _Made:
    face, findings = front
    if face is None:
        return None, findings
    copies = card.copies
    return Piece(id=card.id, component=component, front=face, back=back, copies=copies), findings
