"""D605: a synonym has a card of its own, and that card does not know the title."""

from collections.abc import Iterator

from cardsmith.lexicon.text import without_parentheses
from cardsmith.model.deck import MAROTTE, Card
from cardsmith.model.edition import Deck
from cardsmith.model.finding import Finding


def look(deck: Deck) -> Iterator[Finding]:
    """D605 on the synonym; a word of several senses may well be right as it is."""
    titles: dict[str, list[Card]] = {}
    for card in deck.cards:
        if card.packet != MAROTTE:
            titles.setdefault(without_parentheses(card.title.canonical), []).append(card)
    for card in deck.cards:
        title = without_parentheses(card.title.canonical)
        for synonym in card.synonyms:
            text = synonym.canonical
            homes = titles.get(without_parentheses(text) if "(" in text else text)
            if homes and not any(_lists(home, title) or home is card for home in homes):
                home = homes[0].title
                yield Finding(
                    "D605",
                    synonym.span,
                    card=card.id,
                    text=synonym.text,
                    title=card.title.text,
                    file=home.span.file,
                    line=home.span.line,
                )


def _lists(card: Card, bare: str) -> bool:
    return any(without_parentheses(word.canonical) == bare for word in card.synonyms)
