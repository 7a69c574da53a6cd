"""D603: one title in the packets of two letters."""

from collections.abc import Iterator

from cardsmith.lint.decks.namesakes import beside
from cardsmith.model.deck import MAROTTE, Card
from cardsmith.model.edition import Deck
from cardsmith.model.finding import Finding


def look(deck: Deck) -> Iterator[Finding]:
    """D603 on the later title; the marotte has M703."""
    seen: dict[str, Card] = {}
    for card in deck.cards:
        if card.packet == MAROTTE:
            continue
        first = seen.setdefault(card.title.canonical, card)
        if first.packet != card.packet:
            yield beside("D603", card, first, packet=first.packet)
