"""What a thesaurus knows of the synonyms of a card, one word each.

Expressions are left out: a thesaurus of words has hardly any.
"""

from collections.abc import Iterator
from typing import NamedTuple

from cardsmith.lexicon.text import without_parentheses
from cardsmith.model.deck import Card, Synonym
from cardsmith.model.dictionary import Thesaurus

SHARE = 0.4
"""Of its single words, how many a true card has attested: of thirty such, one has fewer."""

FEWEST = 4
"""Single words without which a share means little."""

_SHARED = 2
"""Neighbours in common that attest a synonym: strangers rarely have two."""


class Heard(NamedTuple):
    """The single words of a card, those linked to its title, and those that nothing attests.

    Between the two are words that share neighbours with the title.
    """

    single: int
    linked: int
    unattested: tuple[Synonym, ...]

    @property
    def is_weak(self) -> bool:
        """Whether too few are attested for a card of synonyms."""
        attested = self.single - len(self.unattested)
        return self.single >= FEWEST and attested < SHARE * self.single


def heard(card: Card, thesaurus: Thesaurus) -> Heard:
    """What is attested of a card; nothing is asked where its title has no entry."""
    title = without_parentheses(card.title.canonical)
    around = thesaurus.neighbours(title)
    if not around:
        return Heard(0, 0, ())
    single = linked = 0
    missing: list[Synonym] = []
    for synonym, word in single_words(card):
        single += 1
        beside = thesaurus.neighbours(word)
        if word in around or title in beside:
            linked += 1
        elif len(around & beside) < _SHARED:
            missing.append(synonym)
    return Heard(single, linked, tuple(missing))


def single_words(card: Card) -> Iterator[tuple[Synonym, str]]:
    """The synonyms that are one word without their parentheses, each with that word."""
    for synonym in card.synonyms:
        word = without_parentheses(synonym.canonical)
        if word and " " not in word:
            yield synonym, word
