"""D601: one card written twice in a packet."""

from collections.abc import Iterator

from cardsmith.lint.decks.namesakes import are_alike, beside, namesakes
from cardsmith.model.edition import Deck
from cardsmith.model.finding import Finding


def look(deck: Deck) -> Iterator[Finding]:
    """D601 on the later title, with the place of the earlier."""
    for first, second in namesakes(deck):
        if are_alike(first, second):
            yield beside("D601", second, first, first=first.title.text)
