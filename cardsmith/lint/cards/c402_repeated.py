"""C402: the same synonym twice on one card, however it is spelled, would score twice."""

from collections.abc import Iterator

from cardsmith.lint.reading import faultless
from cardsmith.model.deck import Card, Synonym
from cardsmith.model.edition import Edition
from cardsmith.model.finding import Finding, Fix


def look(card: Card, edition: Edition) -> Iterator[Finding]:
    """C402 on each repetition, with the spelling to keep."""
    seen: dict[str, Synonym] = {}
    for synonym in card.synonyms:
        first = seen.setdefault(synonym.canonical, synonym)
        if first is not synonym and synonym.canonical:
            yield Finding(
                "C402",
                synonym.span,
                card=card.id,
                fix=Fix.UNSAFE,
                text=synonym.text,
                line=first.span.line,
                best=_best(first.text, synonym.text, edition),
            )


def _best(first: str, second: str, edition: Edition) -> str:
    """Of two spellings the one with its ligature, then the one without a fault, then the first."""
    clean = faultless(edition.apostrophe).fullmatch

    def merit(text: str) -> tuple[bool, bool]:
        return any(ligature in text for ligature in "œŒæÆ"), bool(clean(text))

    return max(first, second, key=merit).strip()
