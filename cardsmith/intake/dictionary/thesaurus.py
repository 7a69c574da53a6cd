"""A MyThes thesaurus, entry by entry: an index of words, and a text of their synonyms."""

import re
from pathlib import Path

from cardsmith.lexicon.text import PLAIN, canonical, without_parentheses

_ENTRY = re.compile(rf"^(?:({PLAIN.pattern})|([^|\n]*))\|(.*)", re.MULTILINE)
"""A line of the index: a word, most often plain, and where its entry begins."""


class MyThes:
    """A thesaurus that answers from its two files."""

    def __init__(self, path: Path) -> None:
        """Raises OSError, ValueError or LookupError for files that are no thesaurus."""
        self._text = path.read_bytes()
        encoding, _, index = path.with_suffix(".idx").read_bytes().partition(b"\n")
        self._encoding = encoding.decode("ascii").strip()
        entries = _ENTRY.findall(index.decode(self._encoding))
        self._places = {plain or _key(word): int(place) for plain, word, place in entries}
        if not self._places:
            raise ValueError("an index without a word")
        self._known: dict[str, frozenset[str]] = {}

    def neighbours(self, word: str) -> frozenset[str]:
        """The canonical synonyms of a canonical word; empty where it has no entry."""
        if word not in self._known:
            self._known[word] = frozenset(self._synonyms(word))
        return self._known[word]

    def _synonyms(self, word: str) -> set[str]:
        """What the lines of an entry list; the first of them tells how many meanings follow."""
        place = self._places.get(word)
        if place is None:
            return set()
        end = self._text.find(b"\n", place)
        _, _, count = self._text[place:end].rpartition(b"|")
        found: set[str] = set()
        for _ in range(int(count) if count.strip().isdigit() else 0):
            start, end = end + 1, self._text.find(b"\n", end + 1)
            meaning = self._text[start : end if end > 0 else None].decode(self._encoding, "replace")
            found.update(map(_key, meaning.split("|")[1:]))
        return found - {word, ""}


def _key(text: str) -> str:
    return text if PLAIN.fullmatch(text) else without_parentheses(canonical(text))
