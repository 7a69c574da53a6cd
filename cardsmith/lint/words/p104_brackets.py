"""P104: square, curly and angle brackets are not parentheses, their letters would score."""

from collections.abc import Iterator

from cardsmith.lint.reading import Reading
from cardsmith.model.finding import Finding

_BRACKETS = frozenset("[]{}<>")


def look(reading: Reading) -> Iterator[Finding]:
    """P104 on the first bracket; the reader has taken the labels at the end away."""
    for offset, char in enumerate(reading.text):
        if char in _BRACKETS:
            yield reading.found("P104", offset, offset + 1, sign=char)
            return
