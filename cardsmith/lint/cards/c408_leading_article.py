"""C408: an article or pronoun before the word scores; in parentheses it does not (BOU-22)."""

import re
from collections.abc import Iterator

from cardsmith.lexicon.characters import APOSTROPHES
from cardsmith.model.deck import Card
from cardsmith.model.edition import Edition
from cardsmith.model.finding import Finding, Fix

_MARK = f"[{re.escape(''.join(sorted(APOSTROPHES)))}]"
_PRONOUNS = {
    "fr": re.compile(rf"(?:se |s{_MARK})(?=\w)", re.IGNORECASE),
    "en": re.compile(r"to (?=\w)", re.IGNORECASE),
}
_EITHER = {
    "fr": re.compile(rf"(?:se |s{_MARK}|l[ea]s? |une? |l{_MARK})(?=\w)", re.IGNORECASE),
    "en": re.compile(r"(?:to|the|an?) (?=\w)", re.IGNORECASE),
}
"""A pronoun or an article."""

_LEADING = re.compile(rf"\n(?:{'|'.join(either.pattern for either in _EITHER.values())})")

_SET_PHRASES = ("adverbe", "locution", "interjection")
"""Kinds of words whose article is part of them: un peu, la plupart du temps."""


def may_lead(lines: str) -> bool:
    """Whether any line but the first begins with an article or pronoun of any language."""
    return _LEADING.search(lines.casefold()) is not None


def look(card: Card, edition: Edition) -> Iterator[Finding]:
    """C408 on the article or pronoun of a synonym, with the text that parentheses give."""
    pattern = (_PRONOUNS if card.pos in _SET_PHRASES else _EITHER).get(edition.language)
    if pattern is None:
        return
    for synonym in card.synonyms:
        lead = pattern.match(synonym.text)
        if lead:
            rest = synonym.text[lead.end() :]
            space = " " if lead[0].endswith(" ") else ""
            mended = f"({lead[0].rstrip()}){space}{rest}"
            yield Finding(
                "C408",
                synonym.spot(0, len(lead[0].rstrip())),
                card=card.id,
                text=synonym.text,
                mended=mended,
            ).mendable(Fix.UNSAFE, synonym.reworded(mended))
