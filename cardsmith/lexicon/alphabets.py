"""Which alphabet a letter belongs to, and which foreign letters pass for Latin ones."""

import re
import unicodedata
from functools import lru_cache

from cardsmith.lexicon.characters import APOSTROPHES, opened

FRENCH = frozenset("abcdefghijklmnopqrstuvwxyzàâäæçèéêëîïñôöœùûüÿ")
"""The letters of French dictionaries, those of maelström and cañon included."""

_LOOKALIKES = dict(
    zip(
        "аеорсухіјѕһԁԛԝАВЕКМНОРСТХУІЈЅοαρνικυτχΑΒΕΖΗΙΚΜΝΟΡΤΥΧ",
        "aeopcyxijshdqwABEKMHOPCTXYIJSoapvikutxABEZHIKMNOPTYX",
        strict=True,
    )
)
"""Cyrillic and Greek letters whose shape is that of a Latin one."""

_WORD = re.compile(r"[^\W\d_]+")


@lru_cache(maxsize=4096)
def is_latin(letter: str) -> bool:
    """Whether a letter, or the letter it stands for, is Latin."""
    return unicodedata.name(opened(letter)[0], "").startswith("LATIN ")


@lru_cache(maxsize=4096)
def is_foreign_to_french(char: str) -> bool:
    """Whether a character is a letter that no French word has, ligatures and the like opened."""
    if unicodedata.category(char)[0] != "L" or char in APOSTROPHES:
        return False
    plain = unicodedata.normalize("NFC", opened(char)).lower()
    return not FRENCH.issuperset(plain)


def intruders(text: str) -> frozenset[int]:
    """Offsets of letters from another alphabet in Latin words, or that pass for Latin.

    >>> intruders("с" + "opain") == {0}, intruders("rayon γ")
    (True, frozenset())
    """
    found: set[int] = set()
    for word in _WORD.finditer(text):
        foreign = [word.start() + i for i, char in enumerate(word[0]) if _is_other(char)]
        mixed = len(foreign) < len(word[0])
        disguised = all(text[offset] in _LOOKALIKES for offset in foreign)
        found.update(foreign if mixed or disguised else ())
    return frozenset(found)


def latinised(text: str) -> str:
    """The text with every lookalike replaced by the Latin letter it passes for."""
    return "".join(_LOOKALIKES.get(char, char) for char in text)


def _is_other(char: str) -> bool:
    modifier = unicodedata.category(char) == "Lm"
    return not modifier and not is_latin(char)
