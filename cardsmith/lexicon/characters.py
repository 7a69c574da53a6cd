"""The classes of characters that one word can be typed with: apostrophes, dashes, spaces."""

import unicodedata
from functools import lru_cache

APOSTROPHES = frozenset("'\u2018\u2019\u201b\u02bc\u02b9\u2032\u00b4\u0060\uff07")
"""Every sign met as an apostrophe; they mean the same and never score."""

DASHES = frozenset(
    "-\u058a\u05be\u2010\u2011\u2012\u2013\u2014\u2015\u2027\u2043\u207b\u208b\u2212"
    "\u2e3a\u2e3b\u2e40\u301c\ufe58\ufe63\uff0d"
)
"""Every sign met as a hyphen. The soft hyphen is not one of them: nobody sees it."""

SPACES = frozenset("\t\n\v\f\r \x85\xa0\u1680\u2028\u2029\u202f\u205f\u3000") | frozenset(
    map(chr, range(0x2000, 0x200B))
)
"""Every blank, of whatever width, that may be broken or not."""

INVISIBLES = frozenset("\xad\u034f\u061c\u180e\u200b\u200c\u200d\u200e\u200f\u2060\ufeff")
"""The characters without ink that are met most; ``is_invisible`` knows them all."""

FINAL_PUNCTUATION = ".!?…,;:"
"""What may end a sentence, but not a word."""

APOSTROPHE, DASH, SPACE = "’", "-", " "
"""The one of each class that canonical text keeps."""


@lru_cache(maxsize=4096)
def is_invisible(char: str) -> bool:
    """Whether a character leaves no trace on paper: format, control, variation selector."""
    if char in SPACES:
        return False
    selector = "\ufe00" <= char <= "\ufe0f"
    return char in INVISIBLES or selector or unicodedata.category(char) in ("Cf", "Cc")


@lru_cache(maxsize=4096)
def opened(char: str) -> str:
    """The plain characters that a compatibility letter or parenthesis stands for.

    Letters, letter-like numbers and parentheses are opened, everything else is kept: opening
    a whole text would grow parentheses out of ⒜, digits out of ½ and letters out of ™.

    >>> [opened(char) for char in ("ﬁ", "ᵉ", "Ⅳ", "（", "½", "™", "e")]
    ['fi', 'e', 'IV', '(', '½', '™', 'e']
    """
    plain = unicodedata.normalize("NFKD", char)
    category = unicodedata.category(char)
    return plain if category[0] == "L" or category == "Nl" or plain in ("(", ")") else char


def named(char: str) -> str:
    """The number of a character as Unicode writes it.

    >>> named("œ")
    'U+0153'
    """
    return f"U+{ord(char):04X}"
