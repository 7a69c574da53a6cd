"""C416: one synonym scores more than twice what any other does: the card is that one word."""

from collections.abc import Iterator

from cardsmith.lint.weighing import Weighed
from cardsmith.model.finding import Finding


def look(weighed: Weighed) -> Iterator[Finding]:
    """C416 with the two lengths."""
    lengths = weighed.lengths
    if len(lengths) > 1 and lengths[0] > 2 * lengths[1]:
        word = weighed.scoring(lengths[0])[0]
        yield weighed.found("C416", word=word, length=lengths[0], second=lengths[1])
