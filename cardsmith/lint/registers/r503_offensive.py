"""R503: a word that hurts, by the register, and is not marked so."""

from collections.abc import Iterator

from cardsmith.lint.registers.register import OFFENSIVE, lacking, needed
from cardsmith.model.edition import Deck
from cardsmith.model.finding import Finding


def look(deck: Deck) -> Iterator[Finding]:
    """R503 on a synonym without ``[inj.]``, and on a title, which no label can excuse."""
    labels = needed(deck.register)
    for card in deck.cards if labels else ():
        for kind, words in (("title", (card.title,)), ("synonym", card.synonyms)):
            for word in words:
                if OFFENSIVE in lacking(word, labels):
                    yield Finding("R503", word.span, card=card.id, kind=kind, text=word.text)
