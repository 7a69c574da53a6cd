"""N002: a no-break, thin or otherwise special space inside a word."""

from collections.abc import Iterator

from cardsmith.lexicon.characters import SPACE, SPACES
from cardsmith.lint.reading import Reading
from cardsmith.model.finding import Finding

_SPECIAL = SPACES - {SPACE}


def look(reading: Reading) -> Iterator[Finding]:
    """N002 on every run of them."""
    yield from reading.runs("N002", _SPECIAL.__contains__, lambda _: SPACE)
