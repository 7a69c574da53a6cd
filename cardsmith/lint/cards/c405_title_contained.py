"""C405: a synonym that contains the title, or lies in it, is half given away (BOU-08)."""

import re
from collections.abc import Iterator

from cardsmith.lexicon.text import without_parentheses
from cardsmith.model.deck import Card, Word
from cardsmith.model.edition import Edition
from cardsmith.model.finding import Finding

_TELLING = 4
"""The fewest letters that give a word away inside another."""


def look(card: Card, edition: Edition) -> Iterator[Finding]:
    """C405 on each synonym that shares the whole of the shorter text with the title."""
    del edition
    for synonym in card.synonyms:
        if gives_away(card.title, synonym):
            yield Finding(
                "C405",
                synonym.span,
                card=card.id,
                text=synonym.text,
                title=card.title.text,
            )


def gives_away(one: Word, other: Word) -> bool:
    """Whether one of two texts lies in the other; equal ones are C404."""
    first, second = without_parentheses(one.canonical), without_parentheses(other.canonical)
    if first not in second and second not in first:
        return False
    return one.canonical != other.canonical and (_inside(first, second) or _inside(second, first))


def _inside(short: str, long: str) -> bool:
    """Whether a text lies in another: anywhere when it is telling, else as a whole word."""
    if not short or short not in long:
        return False
    whole = rf"(?<!\w){re.escape(short)}(?!\w)"
    return len(short) >= _TELLING or re.search(whole, long) is not None
