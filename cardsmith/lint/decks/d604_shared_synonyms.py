"""D604: two cards that list much the same words are one card under two titles."""

from collections import Counter
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
    holding: dict[str, list[int]] = {word: [] for word, count in counts.items() if count > 1}
    least = [max(_FEWEST, SHARE * len(words)) for words in lists]
    for index, words in enumerate(lists):
        near: list[int] = []
        many = 0
        for word in words & holding.keys():
            held = holding[word]
            if counts[word] > _MANY:
                many += 1
                near += held[-1:]
            else:
                near += held
            held.append(index)
        for other in sorted(set(near)):
            enough = min(least[index], least[other])
            if near.count(other) + many >= enough:
                shared = len(words & lists[other])
                if shared >= enough:
                    first = cards[other]
                    told = {"near": first.title.text, "count": str(shared)}
                    yield beside("D604", cards[index], first, **told)


def _words(card: Card) -> set[str]:
    """The synonyms of a card, without their parentheses."""
    words = [word.canonical for word in card.synonyms]
    if "(" not in "".join(words):
        return set(words)
    return {without_parentheses(word) if "(" in word else word for word in words}
