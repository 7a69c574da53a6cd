"""D604: two cards that list much the same words are one card under two titles."""

from collections import Counter, defaultdict
from collections.abc import Iterator

from cardsmith.lexicon.text import without_parentheses
from cardsmith.lint.decks.namesakes import beside
from cardsmith.model.deck import Card
from cardsmith.model.edition import Deck
from cardsmith.model.finding import Finding

SHARE = 0.6
"""From what share of the shorter list on two cards are too close."""

_FEWEST = 2
_NEAR = 20
"""With how many of the cards before it that hold a word a card is compared."""


def look(deck: Deck) -> Iterator[Finding]:
    """D604 on the later of two such cards, with the place of the earlier."""
    holding: defaultdict[str, list[Card]] = defaultdict(list)
    for card in deck.cards:
        words = {without_parentheses(word.canonical) for word in card.synonyms}
        shared: Counter[int] = Counter()
        others: dict[int, Card] = {}
        for word in words:
            for other in holding[word][-_NEAR:]:
                shared[id(other)] += 1
                others[id(other)] = other
            holding[word].append(card)
        for key, count in shared.items():
            other = others[key]
            if count >= max(_FEWEST, SHARE * min(len(words), len(other.synonyms))):
                yield beside("D604", card, other, near=other.title.text, count=str(count))
