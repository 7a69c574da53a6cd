"""Where words may be divided at the end of a line."""

import re
import unicodedata
from collections.abc import Callable, Iterator
from functools import lru_cache

from cardsmith.lexicon.divisions import NONE, Divisions, read_divisions
from cardsmith.model.metrics import Hyphenator
from cardsmith.resources import shipped

_LETTERS = re.compile(r"[^\W\d_]+")
_LEFT, _RIGHT = 2, 3
"""The fewest letters before and after a division."""

Patterns = Callable[[str], list[int]]


class _Patterns:
    """A hyphenator on the patterns of one language, words and their parts apart.

    What the edition says of a word goes before what is said of it in the language.
    """

    def __init__(self, positions: Patterns, own: Divisions, common: Divisions) -> None:
        self._positions = positions
        self._own = own
        self._common = common

    def points(self, word: str) -> tuple[int, ...]:
        """Offsets at which ``word`` may be divided, none beside a sign that is not a letter."""
        composed = unicodedata.normalize("NFC", word)
        points = tuple(self._divisions(composed))
        return points if composed == word else tuple(_decomposed(word, composed, points))

    def _divisions(self, word: str) -> Iterator[int]:
        for letters in _LETTERS.finditer(word):
            for point in self._inside(letters[0]):
                yield letters.start() + point

    def _inside(self, letters: str) -> Iterator[int]:
        last = len(letters) - _RIGHT
        lower = letters.lower()
        listed = self._own.words.get(lower, self._common.words.get(lower))
        points = map(int, self._positions(letters)) if listed is None else listed
        for point in points:
            vetoed = self._own.veto(lower, point) or self._common.veto(lower, point)
            if _LEFT <= point <= last and (listed is not None or not vetoed):
                yield point


class _Undivided:
    """The hyphenator of a language without patterns: no word is ever divided."""

    def points(self, word: str) -> tuple[int, ...]:
        """No point at all."""
        del word
        return ()


@lru_cache(maxsize=8)
def hyphenator(language: str, own: Divisions = NONE) -> Hyphenator:
    """The hyphenator of a language (``fr``), which divides nothing in an unknown one.

    ``own`` are the divisions that an edition allows or refuses.

    >>> hyphenator("fr").points("savoir-faire"), hyphenator("fr").points("salade(s)")
    ((2,), (2,))
    """
    import pyphen  # late: its patterns take 28 ms, and few lines are too long

    if pyphen.language_fallback(language) is None:
        return _Undivided()
    patterns = pyphen.Pyphen(lang=language, left=_LEFT, right=_RIGHT)
    return _Patterns(patterns.positions, own, _common(language))


def is_divided(language: str) -> bool:
    """Whether words of a language can be divided.

    >>> is_divided("fr-CA"), is_divided("zz")
    (True, False)
    """
    return not isinstance(hyphenator(language), _Undivided)


def _common(language: str) -> Divisions:
    """What is refused in a language, whatever the edition; nothing where no list ships."""
    stem = re.split("[-_]", language.lower())[0]
    path = shipped("hyphenation") / f"{stem}.txt"
    if not path.is_file():
        return NONE
    divisions, _ = read_divisions(path.read_text(encoding="utf-8"))
    return divisions


def _decomposed(word: str, composed: str, points: tuple[int, ...]) -> Iterator[int]:
    """The same points counted in the characters of ``word``, which is not in NFC."""
    for point in points:
        for offset in range(point, len(word)):
            whole = not unicodedata.combining(word[offset])
            if whole and unicodedata.normalize("NFC", word[:offset]) == composed[:point]:
                yield offset
                break
