"""N003: zero-width characters, soft hyphens and control characters, which nobody sees."""

from collections.abc import Iterator

from cardsmith.lexicon.characters import is_invisible
from cardsmith.lint.reading import Reading
from cardsmith.model.finding import Finding


def look(reading: Reading) -> Iterator[Finding]:
    """N003 on every run of them."""
    yield from reading.runs("N003", is_invisible, lambda _: "")
