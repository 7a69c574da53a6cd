"""M702: a marotte card without a synonym cannot be answered (BOU-26)."""

from collections.abc import Iterator

from cardsmith.model.deck import MAROTTE
from cardsmith.model.edition import Deck
from cardsmith.model.finding import Finding


def look(deck: Deck) -> Iterator[Finding]:
    """M702 on the title."""
    for card in deck.cards:
        if card.packet == MAROTTE and not card.synonyms:
            yield Finding("M702", card.title.span, card=card.id, text=card.title.text)
