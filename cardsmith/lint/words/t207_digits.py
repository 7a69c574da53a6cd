"""T207: digits, where a player says words."""

from collections.abc import Iterator

from cardsmith.lint.reading import Reading
from cardsmith.model.finding import Finding


def look(reading: Reading) -> Iterator[Finding]:
    """T207 from the first digit to the last."""
    digits = [offset for offset, char in enumerate(reading.text) if char.isdecimal()]
    if digits:
        start, end = digits[0], digits[-1] + 1
        yield reading.found("T207", start, end, digits=reading.text[start:end])
