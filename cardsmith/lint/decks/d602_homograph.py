"""D602: two words of one spelling in a packet that nothing tells apart."""

from collections.abc import Iterator

from cardsmith.lint.decks.namesakes import are_alike, beside, namesakes
from cardsmith.model.edition import Deck
from cardsmith.model.finding import Finding


def look(deck: Deck) -> Iterator[Finding]:
    """D602 on the later title; ``hom: 2`` tells it apart."""
    for first, second in namesakes(deck):
        if not are_alike(first, second):
            yield beside("D602", second, first, first=first.title.text)
