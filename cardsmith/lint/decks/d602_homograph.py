"""D602: two words of one spelling in a packet that nothing tells apart."""

from collections.abc import Iterator

from cardsmith.lint.decks.namesakes import are_alike, namesakes
from cardsmith.model.edition import Deck
from cardsmith.model.finding import Finding


def look(deck: Deck) -> Iterator[Finding]:
    """D602 on the later title; ``hom: 2`` tells it apart."""
    for first, second in namesakes(deck):
        if not are_alike(first, second):
            yield Finding(
                "D602",
                second.title.span,
                card=second.id,
                text=second.title.text,
                first=first.title.text,
                file=first.title.span.file,
                line=first.title.span.line,
            )
