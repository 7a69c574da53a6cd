"""D609: letters of the board without a card: whoever lands there has nothing to draw."""

from collections.abc import Iterator

from cardsmith.model.codes import Severity
from cardsmith.model.deck import MAROTTE
from cardsmith.model.edition import Deck, Game
from cardsmith.model.finding import Finding
from cardsmith.model.place import Span, whole


def look(deck: Deck) -> Iterator[Finding]:
    """One D609 with the packets that are there and those that are missing."""
    edition = deck.edition
    if edition.game is not Game.BOUFFON or not (edition.declared or deck.packets):
        return
    printed = {card.packet for card in deck.cards if card.copies}
    letters = dict.fromkeys(letter for square in edition.board.squares for letter in square)
    expected = (*sorted(letters), MAROTTE)
    missing = " ".join(packet for packet in expected if packet not in printed)
    if missing:
        yield Finding(
            "D609",
            _place(deck),
            severity=None if edition.declared else Severity.INFO,
            present=" ".join(packet for packet in expected if packet in printed) or "–",
            missing=missing,
        )


def _place(deck: Deck) -> Span:
    """The edition's own file, or the first of loose ones."""
    folder = deck.edition.folder
    if deck.edition.declared:
        return whole(f"{folder}/edition.yaml" if folder not in ("", ".") else "edition.yaml")
    return whole(deck.packets[0].span.file)
