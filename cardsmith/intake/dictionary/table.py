"""The forms of a dictionary as one sorted text: made once, then asked where it lies on disk.

A row is a folded text and the forms that fold to it, so that one search finds a word, its
accents, its ligature and its hyphens. Every 32nd row stands in an index that is read at once.
"""

import json
import mmap
import zlib
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from functools import lru_cache

from cardsmith.intake.dictionary.expansion import Form as Expanded
from cardsmith.lexicon.text import folded
from cardsmith.model.dictionary import Form, Meaning

VERSION = 1
"""Of the expander and of what it writes: another number makes every table anew."""

_STEP = 32
_INFLECTED = "!"
_ELIDES = "’"
_LETTERS = {
    "n": "nom",
    "v": "verbe",
    "a": "adjectif",
    "d": "adverbe",
    "l": "locution",
    "i": "interjection",
}
"""How a row writes a part of speech."""

_POS = (
    *(("nom", "n"), ("noun", "n"), ("npr", "n"), ("prn", "n"), ("patr", "n"), ("adj", "a")),
    *(("ppas", "a"), ("nb", "a"), ("adv", "d"), ("interj", "i"), ("loc.", "l"), ("infi", "v")),
    *(("ppre", "v"), ("verb", "v"), ("v0", "v"), ("v1", "v"), ("v2", "v"), ("v3", "v")),
)
"""What the values of ``po:`` begin with."""

_FINITE = {"ipre", "iimp", "ipsi", "ifut", "cond", "spre", "simp", "impe"}
"""Tenses of conjugated verbs, as French dictionaries name them."""


class DamagedError(Exception):
    """What lies there is no whole table of this version."""


def write_table(forms: Iterable[Expanded], particles: Iterable[str]) -> bytes:
    """The table of all these forms."""
    rows = list(_rows(forms))
    places, offset = [], 0
    for row in rows:
        places.append(offset)
        offset += len(row)
    keys = b"\n".join(row[1 : row.index(b"\t")] for row in rows[::_STEP])
    starts = " ".join(map(str, places[::_STEP])).encode()
    body = b"".join((keys, starts, *rows, b"\n"))
    head = {
        "version": VERSION,
        "keys": len(keys),
        "starts": len(starts),
        "size": len(body),
        "check": zlib.crc32(body),
        "particles": sorted(particles),
    }
    return json.dumps(head, ensure_ascii=False).encode() + b"\n" + body


def _rows(forms: Iterable[Expanded]) -> Iterator[bytes]:
    """The rows in the order of their keys, each begun by a line end."""
    meanings: dict[str, set[str]] = {}
    eliding: set[str] = set()
    for text, entry, fields, elides in forms:
        kind, lemma = _told(f"{entry.fields} {fields}")
        lemma = lemma or entry.word
        meanings.setdefault(text, set()).add(kind if lemma == text else kind + lemma)
        if elides:
            eliding.add(text)
    before = ""
    cells: list[str] = []
    for key, text in sorted((folded(text), text) for text in meanings):
        if key != before and cells:
            yield "\t".join(cells).encode()
            cells = []
        cells = cells or [f"\n{key}"]
        mark = _ELIDES if text in eliding else ""
        cells += [text, mark + ";".join(sorted(meanings[text]))]
        before = key
    if cells:
        yield "\t".join(cells).encode()


@lru_cache(maxsize=65536)
def _told(fields: str) -> tuple[str, str]:
    """How a row writes the part of speech and the ending, and the lemma if it is named."""
    values = [field.partition(":") for field in fields.split()]
    parts = {value for name, _, value in values if name == "po"}
    letters = {letter for part in parts for start, letter in _POS if part.startswith(start)}
    is_plural = any(name == "is" and value == "pl" for name, _, value in values)
    lemma = next((value for name, _, value in values if name == "st"), "")
    inflected = _INFLECTED if is_plural or not parts.isdisjoint(_FINITE) else ""
    return f"{''.join(sorted(letters))}{inflected}/", lemma


class Table:
    """A dictionary that answers from its table."""

    def __init__(self, content: bytes | mmap.mmap) -> None:
        """Raises DamagedError for what is no whole table of this version."""
        try:
            end = content.find(b"\n") + 1
            head = json.loads(content[:end])
            keys, starts = end + head["keys"], end + head["keys"] + head["starts"]
            is_whole = head["version"] == VERSION and head["size"] == len(content) - end
            if not is_whole or head["check"] != zlib.crc32(memoryview(content)[end:]):
                raise DamagedError
            self.particles = frozenset(map(str, head["particles"]))
            self._keys = content[end:keys].split(b"\n") if head["starts"] else []
            self._places = [starts + int(place) for place in content[keys:starts].split()]
        except (KeyError, TypeError, ValueError):
            raise DamagedError from None
        self._places.append(len(content))
        self._content = content

    def alike(self, folded: str) -> tuple[Form, ...]:
        """Every form of one folded text."""
        key = folded.encode("utf-8", "replace")
        block = bisect_right(self._keys, key) - 1
        if block < 0:
            return ()
        rows = self._content[self._places[block] : self._places[block + 1]]
        at = rows.find(b"\n%b\t" % key)
        if at < 0:
            return ()
        end = rows.find(b"\n", at + 1)
        cells = rows[at + 1 : end if end > 0 else len(rows)].decode().split("\t")[1:]
        return tuple(map(_form, cells[::2], cells[1::2]))


def _form(text: str, told: str) -> Form:
    meanings = tuple(_meaning(text, each) for each in told.removeprefix(_ELIDES).split(";"))
    return Form(text, meanings, told.startswith(_ELIDES))


def _meaning(text: str, told: str) -> Meaning:
    kind, _, lemma = told.partition("/")
    return Meaning(lemma or text, _parts(kind.removesuffix(_INFLECTED)), kind.endswith(_INFLECTED))


@lru_cache(maxsize=256)
def _parts(letters: str) -> frozenset[str]:
    return frozenset(_LETTERS[letter] for letter in letters)
