"""N004: a dash, minus or special hyphen where a plain hyphen belongs."""

from collections.abc import Iterator

from cardsmith.lexicon.characters import DASH, DASHES
from cardsmith.lint.reading import Reading
from cardsmith.model.finding import Finding

_EXOTIC = DASHES - {DASH}


def look(reading: Reading) -> Iterator[Finding]:
    """N004 on every run of them."""
    yield from reading.runs("N004", _EXOTIC.__contains__, lambda _: DASH)
