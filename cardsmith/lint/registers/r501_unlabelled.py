"""R501: a word of the register without the label that it needs."""

from collections.abc import Iterator

from cardsmith.lint.registers.register import OFFENSIVE, lacking, needed
from cardsmith.model.edition import Deck
from cardsmith.model.finding import Finding, Fix


def look(deck: Deck) -> Iterator[Finding]:
    """R501 on each such synonym, with the text that has its labels; words that hurt are R503."""
    labels = needed(deck.register)
    for card in deck.cards if labels else ():
        for synonym in card.synonyms:
            missing = [label for label in lacking(synonym, labels) if label != OFFENSIVE]
            if missing:
                listed = ", ".join(missing)
                mended = f"{synonym.text.rstrip()} [{listed}]"
                yield Finding(
                    "R501",
                    synonym.span,
                    card=card.id,
                    text=synonym.text,
                    labels=listed,
                    mended=mended,
                ).mendable(Fix.UNSAFE, synonym.reworded(mended))
