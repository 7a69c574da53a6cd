"""French dictionary order: letter by letter, accents break ties from the end."""

import unicodedata
from functools import lru_cache

from cardsmith.lexicon.text import canonical, fold, without_parentheses

Key = tuple[str, tuple[str, ...], str, str]

_ACCENTS = dict(
    zip("\u0301\u0300\u0306\u0302\u030c\u030a\u0308\u0303\u0327", "123456789", strict=True)
)
"""Acute, grave, breve, circumflex, caron, ring, diaeresis, tilde, cedilla, as Unicode has it."""


@lru_cache(maxsize=65536)
def french_key(text: str) -> Key:
    """The key that sorts words as French dictionaries do.

    Spaces, hyphens, apostrophes, case and what stands in parentheses do not matter, œ is filed
    as oe, and of two words that differ by accents alone the last difference decides (LaBonté).

    >>> sorted(["côté", "coté", "côte", "cote"], key=french_key)
    ['cote', 'côte', 'coté', 'côté']
    """
    if text.isascii() and text.isalpha():
        plain = text.lower()
        return plain, ("",) * len(text), plain, text.swapcase()
    whole = canonical(text)
    bare = without_parentheses(whole)
    letters = "".join(filter(str.isalnum, fold(bare)))
    return letters, _accents(bare), fold(whole), text.swapcase()


def _accents(text: str) -> tuple[str, ...]:
    """The accents of each letter, last letter first."""
    accents: list[str] = []
    for char in unicodedata.normalize("NFD", text):
        if char.isalnum():
            accents.append("")
        elif accents and unicodedata.combining(char):
            accents[-1] += _ACCENTS.get(char, char)
    return tuple(reversed(accents))
