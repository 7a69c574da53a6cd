"""M704: a marotte title with so many synonyms that everybody knows it (BOU-25)."""

from collections.abc import Iterator

from cardsmith.lexicon.text import without_parentheses
from cardsmith.model.deck import MAROTTE, Card
from cardsmith.model.dictionary import Thesaurus
from cardsmith.model.finding import Finding

COMMON = 30
"""Synonyms of an entry from which a word is common: one title of a letter in two has as many,
and no rare word that was tried."""


def look(card: Card, thesaurus: Thesaurus) -> Iterator[Finding]:
    """M704 on the title."""
    count = len(thesaurus.neighbours(without_parentheses(card.title.canonical)))
    if card.packet == MAROTTE and count >= COMMON:
        yield Finding("M704", card.title.span, card=card.id, text=card.title.text, count=count)
