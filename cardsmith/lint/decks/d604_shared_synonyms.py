"""D604: two cards that list much the same words are one card under two titles."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import chain

from cardsmith.lexicon.text import without_parentheses
from cardsmith.lint.decks.namesakes import beside
from cardsmith.model.deck import Card
from cardsmith.model.edition import Deck
from cardsmith.model.finding import Finding

SHARE = 0.6
"""From what share of the shorter list on two cards are too close."""

_FEWEST = 2
_MANY = 5
"""A word on more cards than this leads from a card to the last one before it only."""


def look(deck: Deck) -> Iterator[Finding]:
    """D604 on the later of two such cards, with the place of the earlier."""
    cards = deck.cards
    lists = [_words(card) for card in cards]
    counts = Counter(chain.from_iterable(lists))
    shared_by_some = {word for word, count in counts.items() if count > 1}
    holding: defaultdict[str, list[int]] = defaultdict(list)
    for index, words in enumerate(lists):
        near: set[int] = set()
        for word in words & shared_by_some:
            near.update(holding[word][-1:] if counts[word] > _MANY else holding[word])
            holding[word].append(index)
        for other in sorted(near):
            shared = len(words & lists[other])
            if shared >= max(_FEWEST, SHARE * min(len(words), len(lists[other]))):
                first = cards[other]
                yield beside("D604", cards[index], first, near=first.title.text, count=str(shared))


def _words(card: Card) -> set[str]:
    """The synonyms of a card, without their parentheses."""
    return {
        without_parentheses(word.canonical) if "(" in word.canonical else word.canonical
        for word in card.synonyms
    }
