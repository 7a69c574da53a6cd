"""C413: two synonyms are the longest together, and the first one cited wins (BOU-18, BOU-19)."""

from collections.abc import Iterator

from cardsmith.lint.weighing import Weighed
from cardsmith.model.finding import Finding


def look(weighed: Weighed) -> Iterator[Finding]:
    """C413 with the words that tie; a card of equal lengths is C414's affair."""
    lengths = weighed.lengths
    if len(lengths) > 1 and lengths[0] == lengths[1] and lengths[0] != lengths[-1]:
        yield weighed.found("C413", length=lengths[0], words=weighed.scoring(lengths[0]))
