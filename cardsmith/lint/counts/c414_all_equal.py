"""C414: every synonym scores the same, so none is worth more than another."""

from collections.abc import Iterator

from cardsmith.lint.weighing import Weighed
from cardsmith.model.finding import Finding


def look(weighed: Weighed) -> Iterator[Finding]:
    """C414 with the one length."""
    lengths = weighed.lengths
    if len(lengths) > 1 and lengths[0] == lengths[-1]:
        yield weighed.found("C414", length=lengths[0])
