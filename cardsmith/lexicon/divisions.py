"""Lists of divisions: words with the only places that divide them, halves that never stand alone.

One entry a line; what follows ``#`` is a remark::

    dés-agréable     the only divisions of a word; without a hyphen it is never divided
    caca-            never left alone at the end of a line
    -bite            never begins a line
"""

import re
import unicodedata
from collections.abc import Mapping

from cardsmith.model.struct import Struct, field

_ENTRY = re.compile(r"-?[^\W\d_]+(?:-[^\W\d_]+)*-?")


class Divisions(Struct, frozen=True, eq=False):
    """What is said of the words of a list, in lower case; equal is identical."""

    words: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    heads: frozenset[str] = frozenset()
    tails: frozenset[str] = frozenset()

    def veto(self, word: str, point: int) -> bool:
        """Whether a half of a word divided at a point would stand for itself."""
        return word[:point] in self.heads or word[point:] in self.tails

    def joined(self, more: "Divisions") -> "Divisions":
        """Both lists; of a word in both, the divisions of the other one."""
        words = {**self.words, **more.words}
        return Divisions(words, self.heads | more.heads, self.tails | more.tails)


NONE = Divisions()
"""The list without an entry."""


def read_divisions(text: str) -> tuple[Divisions, tuple[int, ...]]:
    r"""The list in a text, and the numbers, from 1, of the lines that are no entry.

    >>> divisions, wrong = read_divisions("porte-mon-naie\ncul-  # culture\ndeux mots")
    >>> divisions.words, divisions.veto("culture", 3), wrong
    ({'portemonnaie': (5, 8)}, True, (3,))
    """
    words: dict[str, tuple[int, ...]] = {}
    heads: set[str] = set()
    tails: set[str] = set()
    wrong: list[int] = []
    for number, line in enumerate(text.split("\n"), 1):
        entry = unicodedata.normalize("NFC", line.partition("#")[0].strip().lower())
        if not entry:
            continue
        inner = entry.strip("-")
        ends = entry.startswith("-"), entry.endswith("-")
        if not _ENTRY.fullmatch(entry) or (any(ends) and (all(ends) or "-" in inner)):
            wrong.append(number)
        elif any(ends):
            (tails if ends[0] else heads).add(inner)
        else:
            words["".join(inner.split("-"))] = _points(inner.split("-"))
    return Divisions(words, frozenset(heads), frozenset(tails)), tuple(wrong)


def _points(parts: list[str]) -> tuple[int, ...]:
    return tuple(len("".join(parts[:count])) for count in range(1, len(parts)))
