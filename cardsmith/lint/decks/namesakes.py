"""Cards that would bear one id."""

from collections.abc import Iterator

from cardsmith.lexicon.text import fold
from cardsmith.model.deck import Card
from cardsmith.model.edition import Deck


def namesakes(deck: Deck) -> Iterator[tuple[Card, Card]]:
    """Pairs of cards in one packet with one folded title and one ``hom``, the earlier first."""
    seen: dict[tuple[str, str, str], Card] = {}
    for card in deck.cards:
        key = card.packet, fold(card.title.canonical), card.hom or "1"
        first = seen.setdefault(key, card)
        if first is not card:
            yield first, card


def are_alike(first: Card, second: Card) -> bool:
    """Whether two namesakes are one card written twice, rather than two words."""
    same_title = first.title.canonical == second.title.canonical
    return same_title and (first.pos, first.gloss) == (second.pos, second.gloss)
