"""C402: the same synonym twice on one card, however it is spelled, would score twice."""

from collections.abc import Iterator

from cardsmith.lint.reading import faultless
from cardsmith.model.deck import Card, Synonym
from cardsmith.model.edition import Edition
from cardsmith.model.finding import Finding, Fix


def look(card: Card, edition: Edition) -> Iterator[Finding]:
    """C402 on each repetition, with the spelling to keep; under other labels it is C403."""
    if len({synonym.canonical for synonym in card.synonyms}) == len(card.synonyms):
        return
    clean = faultless(edition.apostrophe).fullmatch

    def merit(text: str) -> tuple[bool, bool]:
        """The spelling with its ligature is best, then the one without a fault."""
        return any(ligature in text for ligature in "œŒæÆ"), bool(clean(text))

    seen: dict[tuple[str, tuple[str, ...]], list[Synonym]] = {}
    for synonym in card.synonyms:
        same = seen.setdefault((synonym.canonical, synonym.labels), [])
        same.append(synonym)
        if len(same) > 1 and synonym.canonical:
            best = max((each.text.strip() for each in same), key=merit)
            worse = same[0] if synonym.text.strip() == best != same[0].text.strip() else synonym
            yield Finding(
                "C402",
                synonym.span,
                card=card.id,
                text=synonym.text,
                line=same[0].span.line,
                best=best,
            ).mendable(Fix.UNSAFE, worse.reworded())
