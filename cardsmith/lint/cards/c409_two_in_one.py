"""C409: two synonyms written as one would be asked for together, and score together."""

import re
from collections.abc import Iterator

from cardsmith.model.deck import Card
from cardsmith.model.edition import Edition
from cardsmith.model.finding import Finding, Fix

_JOINING = ("/", ",", ";", "|", " ou ", " or ")
_SEPARATOR = re.compile(r"\s*[/,;|]\s*(?=[^\s/,;|])")
_OR = {"fr": re.compile(r" ou (?=\S)"), "en": re.compile(r" or (?=\S)")}
_GROUP = re.compile(r"\([^()]*\)")
_SET_PHRASES = frozenset(
    (
        "d’une façon ou d’une autre",
        "d’une manière ou d’une autre",
        "mort ou vif",
        "peu ou prou",
        "pile ou face",
        "plus ou moins",
        "quitte ou double",
        "tôt ou tard",
        "tout ou rien",
        "un jour ou l’autre",
        "more or less",
        "sooner or later",
    )
)


def may_join(text: str) -> bool:
    """Whether a text has what joins two in any language: most have none of it."""
    return any(sign in text for sign in _JOINING)


def look(card: Card, edition: Edition) -> Iterator[Finding]:
    """C409 on the sign or word that joins them, outside parentheses."""
    alternative = _OR.get(edition.language)
    for synonym in card.synonyms:
        text = synonym.text
        if not may_join(text):
            continue
        joint = _SEPARATOR.search(text) or (alternative and alternative.search(text))
        if not joint or synonym.canonical in _SET_PHRASES:
            continue
        outside = _GROUP.sub(lambda group: "·" * len(group[0]), text)
        joint = _SEPARATOR.search(outside) or (alternative and alternative.search(outside))
        if joint and joint.start() > 0:
            first, second = text[: joint.start()], text[joint.end() :]
            yield Finding(
                "C409",
                synonym.spot(*joint.span()),
                card=card.id,
                text=text,
                first=first,
                second=second,
            ).mendable(Fix.UNSAFE, synonym.reworded(first, second))
