"""P102: parentheses inside parentheses count as the outermost pair."""

from collections.abc import Iterator

from cardsmith.lexicon.parentheses import parentheses
from cardsmith.lint.reading import Reading
from cardsmith.model.finding import Finding


def look(reading: Reading) -> Iterator[Finding]:
    """P102 on every parenthesis that opens inside another."""
    for offset in parentheses(reading.text).nested:
        yield reading.found("P102", offset, offset + 1)
