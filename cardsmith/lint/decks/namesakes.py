"""Cards that bear one id, or one title, and what is said of the two."""

from collections.abc import Iterator

from cardsmith.model.deck import Card
from cardsmith.model.edition import Deck
from cardsmith.model.finding import Finding, Fix


def namesakes(deck: Deck) -> Iterator[tuple[Card, Card]]:
    """Pairs of cards with one id, the earlier first."""
    seen: dict[str, Card] = {}
    for card in deck.cards:
        first = seen.setdefault(card.id, card)
        if first is not card:
            yield first, card


def beside(code: str, card: Card, other: Card, **arguments: str) -> Finding:
    """A finding on the title of a card, with the place of the other that it is too close to."""
    place = other.title.span
    return Finding(
        code,
        card.title.span,
        card=card.id,
        fix=Fix.NONE,
        severity=None,
        text=card.title.text,
        file=place.file,
        line=place.line,
        **arguments,
    )


def are_alike(first: Card, second: Card) -> bool:
    """Whether two namesakes are one card written twice, rather than two words."""
    same_title = first.title.canonical == second.title.canonical
    return same_title and (first.pos, first.gloss) == (second.pos, second.gloss)
