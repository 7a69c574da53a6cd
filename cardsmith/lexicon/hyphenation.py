"""Where words may be divided at the end of a line."""

import re
import unicodedata
from collections.abc import Callable, Iterator
from functools import lru_cache

from cardsmith.model.metrics import Hyphenator

_LETTERS = re.compile(r"[^\W\d_]+")
_LEFT, _RIGHT = 2, 3
"""The fewest letters before and after a division."""

Patterns = Callable[[str], list[int]]


class _Patterns:
    """A hyphenator on the patterns of one language, words and their parts apart."""

    def __init__(self, positions: Patterns) -> None:
        self._positions = positions

    def points(self, word: str) -> tuple[int, ...]:
        """Offsets at which ``word`` may be divided, none beside a sign that is not a letter."""
        composed = unicodedata.normalize("NFC", word)
        points = tuple(self._divisions(composed))
        return points if composed == word else tuple(_decomposed(word, composed, points))

    def _divisions(self, word: str) -> Iterator[int]:
        for letters in _LETTERS.finditer(word):
            for point in self._positions(letters[0]):
                yield letters.start() + int(point)


class _Undivided:
    """The hyphenator of a language without patterns: no word is ever divided."""

    def points(self, word: str) -> tuple[int, ...]:
        """No point at all."""
        del word
        return ()


@lru_cache(maxsize=8)
def hyphenator(language: str) -> Hyphenator:
    """The hyphenator of a language (``fr``), which divides nothing in an unknown one.

    >>> hyphenator("fr").points("savoir-faire"), hyphenator("fr").points("salade(s)")
    ((2,), (2,))
    """
    import pyphen  # late: its patterns take 28 ms, and few lines are too long

    if pyphen.language_fallback(language) is None:
        return _Undivided()
    return _Patterns(pyphen.Pyphen(lang=language, left=_LEFT, right=_RIGHT).positions)


def is_divided(language: str) -> bool:
    """Whether words of a language can be divided.

    >>> is_divided("fr-CA"), is_divided("zz")
    (True, False)
    """
    return not isinstance(hyphenator(language), _Undivided)


def _decomposed(word: str, composed: str, points: tuple[int, ...]) -> Iterator[int]:
    """The same points counted in the characters of ``word``, which is not in NFC."""
    for point in points:
        for offset in range(point, len(word)):
            whole = not unicodedata.combining(word[offset])
            if whole and unicodedata.normalize("NFC", word[:offset]) == composed[:point]:
                yield offset
                break
