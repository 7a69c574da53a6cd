"""N005: one character that stands for others: ﬁ, ᵉ, Ⅳ, full-width letters and parentheses."""

import unicodedata
from collections.abc import Iterator
from functools import lru_cache

from cardsmith.lexicon.characters import opened
from cardsmith.lint.reading import Reading
from cardsmith.model.finding import Finding


def look(reading: Reading) -> Iterator[Finding]:
    """N005 on every run of them."""
    yield from reading.runs("N005", _stands_for_others, _meant)


@lru_cache(maxsize=4096)
def _stands_for_others(char: str) -> bool:
    return _meant(char) != unicodedata.normalize("NFC", char)


def _meant(char: str) -> str:
    return unicodedata.normalize("NFC", opened(char))
