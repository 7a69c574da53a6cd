"""C411: more synonyms than the edition wants on a card."""

from collections.abc import Iterator

from cardsmith.lint.weighing import Weighed
from cardsmith.model.finding import Finding


def look(weighed: Weighed) -> Iterator[Finding]:
    """C411 with the most that is asked of this letter."""
    _, most = weighed.bounds
    count = len(weighed.card.synonyms)
    if count > most:
        yield weighed.found("C411", count=count, most=most)
