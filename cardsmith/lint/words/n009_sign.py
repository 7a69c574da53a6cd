"""N009: a sign that nobody can say aloud, such as an arrow or a star."""

import unicodedata
from collections.abc import Iterator

from cardsmith.lint.reading import Reading
from cardsmith.model.finding import Finding

_LATIN = 0xFF
"""The last character of Latin-1: what is there has a key on a keyboard, and a name."""


def look(reading: Reading) -> Iterator[Finding]:
    """N009 on every run of symbols beyond Latin-1."""
    yield from reading.runs("N009", _is_sign)


def _is_sign(char: str) -> bool:
    return ord(char) > _LATIN and unicodedata.category(char) in ("So", "Sm") and char not in "−™"
