"""R502: a label that the edition excludes: a game for children has no vulgar words."""

from collections.abc import Iterator

from cardsmith.model.edition import Deck
from cardsmith.model.finding import Finding


def look(deck: Deck) -> Iterator[Finding]:
    """R502 on each synonym of such a label."""
    excluded = deck.edition.excluded_labels
    for card in deck.cards if excluded else ():
        for synonym in card.synonyms:
            for label in synonym.labels:
                if label in excluded:
                    yield Finding(
                        "R502", synonym.span, card=card.id, text=synonym.text, label=label
                    )
