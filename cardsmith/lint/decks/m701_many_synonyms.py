"""M701: more than three synonyms on a marotte card make it easy (BOU-25)."""

from collections.abc import Iterator

from cardsmith.model.deck import MAROTTE
from cardsmith.model.edition import Deck
from cardsmith.model.finding import Finding

MOST = 3


def look(deck: Deck) -> Iterator[Finding]:
    """M701 on the first synonym too many."""
    for card in deck.cards:
        count = len(card.synonyms)
        if card.packet == MAROTTE and count > MOST:
            yield Finding(
                "M701",
                card.synonyms[MOST].span,
                card=card.id,
                text=card.title.text,
                count=count,
                most=MOST,
            )
