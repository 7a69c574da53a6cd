"""M703: a marotte title that a letter packet holds as well: it was seen before."""

from collections.abc import Iterator

from cardsmith.lint.decks.namesakes import beside
from cardsmith.model.deck import MAROTTE
from cardsmith.model.edition import Deck
from cardsmith.model.finding import Finding


def look(deck: Deck) -> Iterator[Finding]:
    """M703 on the title in the marotte, with the place of the other card."""
    lettered = {
        card.title.canonical: card for card in reversed(deck.cards) if card.packet != MAROTTE
    }
    for card in deck.cards:
        other = lettered.get(card.title.canonical)
        if card.packet == MAROTTE and other is not None:
            yield beside("M703", card, other, packet=other.packet)
