"""T206: the dots of an abbreviation, which nobody says and which do not score."""

import re
from collections.abc import Iterator

from cardsmith.lint.reading import Reading
from cardsmith.model.finding import Finding

ABBREVIATION = re.compile(r"\w\.(?=[-‐‑]?\w)|\w°")


def look(reading: Reading) -> Iterator[Finding]:
    """T206 on the first dot inside a text, or on the sign of n°."""
    sign = ABBREVIATION.search(reading.text)
    if sign:
        yield reading.found("T206", sign.end() - 1, sign.end())
