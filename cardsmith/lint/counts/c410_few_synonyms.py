"""C410: fewer synonyms than the edition promises on a card."""

from collections.abc import Iterator

from cardsmith.lint.weighing import Weighed
from cardsmith.model.finding import Finding


def look(weighed: Weighed) -> Iterator[Finding]:
    """C410 with the least that is asked of this letter."""
    least, _ = weighed.bounds
    count = len(weighed.card.synonyms)
    if count < least:
        yield weighed.found("C410", count=count, least=least, letter=weighed.card.packet)
