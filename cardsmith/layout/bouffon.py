"""Every card of Le Bouffon: fronts joined with the back of their packet."""

from collections.abc import Mapping

from cardsmith.layout.backs import letter_back, marotte_back
from cardsmith.layout.letter import letter_front, letter_stock
from cardsmith.layout.marotte import marotte_front, marotte_stock
from cardsmith.lexicon.order import Key, french_key
from cardsmith.model.deck import MAROTTE, Card
from cardsmith.model.edition import Deck
from cardsmith.model.face import Piece
from cardsmith.model.finding import Finding
from cardsmith.model.metrics import Fonts
from cardsmith.model.ornament import Ornaments


def bouffon_pieces(
    deck: Deck, fonts: Fonts, ornaments: Ornaments, words: Mapping[str, str]
) -> tuple[tuple[Piece, ...], tuple[Finding, ...]]:
    """The packets from A to Z, then the marotte, each in the order of a dictionary.

    ``words`` are those of ``messages/cards.yaml`` in the language of the edition. Every card has
    the edition's size; those of a packet have the same back. A card that cannot be printed is
    left out and told; one of which no copy is wanted is left out.
    """
    size = deck.edition.size
    cards = sorted((card for card in deck.cards if card.copies), key=_filed)
    letters = sorted({card.packet for card in cards} - {MAROTTE})
    plain = letter_stock(fonts, ornaments, letters, size)
    rare = marotte_stock(fonts, ornaments, deck.edition.rules, words, size)
    backs = {letter: letter_back(fonts, ornaments, letter, size) for letter in letters}
    backs[MAROTTE] = marotte_back(fonts, ornaments, size)
    pieces: list[Piece] = []
    findings: list[Finding] = []
    for card in cards:
        if card.packet == MAROTTE:
            component = MAROTTE
            front, told = marotte_front(card, rare, deck.edition, fonts)
        else:
            component = "cards"
            front, told = letter_front(card, plain, deck.edition, fonts)
        findings += told
        if front is not None:
            back, copies = backs[card.packet], card.copies
            pieces.append(
                Piece(id=card.id, component=component, front=front, back=back, copies=copies)
            )
    return tuple(pieces), tuple(findings)


def _filed(card: Card) -> tuple[bool, str, Key]:
    return card.packet == MAROTTE, card.packet, french_key(card.title.text)
