"""C404: the Bouffon reads the title aloud, a synonym equal to it is given away (BOU-08)."""

from collections.abc import Iterator

from cardsmith.model.deck import Card
from cardsmith.model.edition import Edition
from cardsmith.model.finding import Finding, Fix


def look(card: Card, edition: Edition) -> Iterator[Finding]:
    """C404 on each synonym that is the title."""
    del edition
    for synonym in card.synonyms:
        if synonym.canonical == card.title.canonical and synonym.canonical:
            yield Finding(
                "C404",
                synonym.span,
                card=card.id,
                text=synonym.text,
            ).mendable(Fix.UNSAFE, synonym.reworded())
