"""C415: even the longest synonym is short, so that nothing marks it out (BOU-18)."""

from collections.abc import Iterator

from cardsmith.lint.weighing import Weighed
from cardsmith.model.finding import Finding

LEAST = 6
"""Letters that a longest synonym should have."""


def look(weighed: Weighed) -> Iterator[Finding]:
    """C415 with the longest there is."""
    if weighed.lengths and weighed.lengths[0] < LEAST:
        yield weighed.found("C415", length=weighed.lengths[0], least=LEAST)
