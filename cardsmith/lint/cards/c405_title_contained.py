"""C405: a synonym that contains the title, or lies in it, is half given away (BOU-08)."""

import re
from collections.abc import Iterator

from cardsmith.lexicon.text import without_parentheses
from cardsmith.model.deck import Card
from cardsmith.model.edition import Edition
from cardsmith.model.finding import Finding

_TELLING = 4
"""The fewest letters that give a word away inside another."""


def look(card: Card, edition: Edition) -> Iterator[Finding]:
    """C405 on each synonym that shares the whole of the shorter text with the title."""
    del edition
    title = without_parentheses(card.title.canonical)
    for synonym in card.synonyms:
        text = synonym.canonical
        bare = without_parentheses(text)
        if title not in bare and bare not in title:
            continue
        if text != card.title.canonical and (_inside(title, bare) or _inside(bare, title)):
            yield Finding(
                "C405",
                synonym.span,
                card=card.id,
                text=synonym.text,
                title=card.title.text,
            )


def _inside(short: str, long: str) -> bool:
    """Whether a text lies in another: anywhere when it is telling, else as a whole word."""
    if not short or short not in long:
        return False
    whole = rf"(?<!\w){re.escape(short)}(?!\w)"
    return len(short) >= _TELLING or re.search(whole, long) is not None
