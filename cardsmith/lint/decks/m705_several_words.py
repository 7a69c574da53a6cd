"""M705: a marotte title is one word; a hyphenated one counts as one."""

from collections.abc import Iterator

from cardsmith.lexicon.text import without_parentheses
from cardsmith.model.deck import MAROTTE
from cardsmith.model.edition import Deck
from cardsmith.model.finding import Finding


def look(deck: Deck) -> Iterator[Finding]:
    """M705 on a title of several words."""
    for card in deck.cards:
        words = without_parentheses(card.title.canonical).split()
        if card.packet == MAROTTE and len(words) > 1:
            yield Finding(
                "M705", card.title.span, card=card.id, text=card.title.text, count=len(words)
            )
