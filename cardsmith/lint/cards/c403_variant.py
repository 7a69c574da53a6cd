"""C403: two spellings of one synonym, by a hyphen, an accent, a plural or a parenthesis."""

import re
from collections.abc import Iterator

from cardsmith.lexicon.text import folded, outside_parentheses
from cardsmith.model.deck import Card, Synonym
from cardsmith.model.edition import Edition
from cardsmith.model.finding import Finding

_PLURAL = re.compile(r"(?<=\w{3})[sx]\b")


def look(card: Card, edition: Edition) -> Iterator[Finding]:
    """C403 on the later of two; equal ones are C402."""
    del edition
    seen: dict[str, Synonym] = {}
    for synonym in card.synonyms:
        first = seen.setdefault(_key(synonym.canonical), synonym)
        if first.canonical != synonym.canonical:
            yield Finding(
                "C403",
                synonym.span,
                card=card.id,
                text=synonym.text,
                first=first.text,
                line=first.span.line,
            )


def _key(canonical: str) -> str:
    bare = outside_parentheses(canonical) if "(" in canonical else canonical
    return folded(_PLURAL.sub("", bare)) or canonical
