"""C403: two forms of one synonym: a hyphen, an accent, a plural, a parenthesis, other labels."""

import re
from collections.abc import Iterator

from cardsmith.lexicon.text import fold, without_parentheses
from cardsmith.model.deck import Card, Synonym
from cardsmith.model.edition import Edition
from cardsmith.model.finding import Finding

_SHORTEST = 3
"""The longest word whose last s is no plural: os, mas."""

_PLURAL = re.compile(rf"(?<=\w{{{_SHORTEST}}})[sx]\b")


def look(card: Card, edition: Edition) -> Iterator[Finding]:
    """C403 on the later of two; equal ones are C402."""
    del edition
    seen: dict[str, Synonym] = {}
    for synonym in card.synonyms:
        first = seen.setdefault(_key(synonym.canonical), synonym)
        if first is synonym:
            continue
        same = first.canonical == synonym.canonical
        if not same or first.labels != synonym.labels:
            yield Finding(
                "C403",
                synonym.span,
                card=card.id,
                kind="labels" if same else "form",
                text=synonym.text,
                first=first.text,
                line=first.span.line,
            )


def _key(canonical: str) -> str:
    """What every form of a word shares: its letters, singular, accents and parentheses off."""
    if canonical.isascii() and canonical.isalpha() and canonical[-1] not in "sx":
        return canonical
    bare = without_parentheses(canonical)
    if bare.isalpha():
        singular = bare[:-1] if bare[-1] in "sx" and len(bare) > _SHORTEST else bare
    else:
        singular = _PLURAL.sub("", bare)
    return fold(singular) or canonical
