"""Names of pictures: a pattern filled in, fit for every system, no two alike."""

import re
import unicodedata
from collections.abc import Mapping
from typing import NamedTuple

from cardsmith.lexicon.text import canonical
from cardsmith.model.finding import Finding, InputError
from cardsmith.model.place import named

FIELDS = ("n", "title", "id", "packet", "component", "side", "copy")
"""What a pattern may ask for."""

ENDING = ".png"

_FIELD = re.compile(r"\{([^{}]*)\}")
_FORBIDDEN = re.compile(r'[\\/:*?"<>|{}\x00-\x1f\x7f]')
_WORD = re.compile(r"[^\W_]+")
_RESERVED = frozenset(
    {"con", "prn", "aux", "nul"}
    | {f"{port}{n}" for port in ("com", "lpt") for n in "0123456789¹²³"}
)
"""What Windows keeps for its devices, whatever the ending."""

_LONGEST_FIELD, _LONGEST = 60, 180
"""Characters of a field, bytes of a whole name: a system takes 255, and an ending comes yet."""


class Pattern(NamedTuple):
    """A name with fields in braces, without its ending."""

    text: str

    @property
    def fields(self) -> frozenset[str]:
        """The fields that it has."""
        return frozenset(_FIELD.findall(self.text))

    def __str__(self) -> str:
        return self.text + ENDING

    def filled(self, values: Mapping[str, str]) -> str:
        """The name for one picture, without its ending."""
        return _FIELD.sub(lambda found: values[found[1]], self.text)


class Names:
    """The names of one folder; none is given twice, whatever a system thinks alike."""

    def __init__(self) -> None:
        self._given: set[str] = set()

    def given(self, wanted: str) -> str:
        """The name wanted, or the next free one, with its ending.

        No two differ by case or accents alone, and none is a device of Windows.

        >>> names = Names()
        >>> [names.given(name) for name in ("été", "Ete", "con", "con.front")]
        ['été.png', 'Ete-2.png', 'con_.png', 'con_.front.png']
        """
        stem = _short(wanted).rstrip(". ")
        head, dot, tail = stem.partition(".")
        if head.casefold() in _RESERVED:
            stem = f"{head}_{dot}{tail}"
        number, name = 1, stem
        while _alike(name) in self._given:
            number += 1
            name = f"{stem}-{number}"
        self._given.add(_alike(name))
        return name + ENDING


def pattern(text: str) -> Pattern:
    """What ``--pattern`` says; raises InputError (I140) for one that names no picture.

    It ends in ``.png``, holds fields that there are, and no sign that a file may not have.
    """
    stem, ending = text[: -len(ENDING)], text[-len(ENDING) :]
    if ending.lower() != ENDING or not stem.strip(". "):
        raise misnamed("ending", text)
    for field in _FIELD.findall(stem):
        if field not in FIELDS:
            raise misnamed("field", text, field=f"{{{field}}}")
    sign = _FORBIDDEN.search(_FIELD.sub("", stem))
    if sign is not None:
        raise misnamed("sign", text, sign=sign[0])
    return Pattern(unicodedata.normalize("NFC", stem))


def misnamed(kind: str, text: str, *, field: str = "", sign: str = "") -> InputError:
    """I140 about a pattern, or a field or a sign of it."""
    fields = ", ".join(f"{{{name}}}" for name in FIELDS)
    return InputError(
        Finding(
            "I140",
            named("--pattern"),
            kind=kind,
            pattern=text,
            field=field,
            sign=sign,
            fields=fields,
        )
    )


def portable(text: str) -> str:
    """A text as a part of a file's name: its letters and digits, without case and accents.

    >>> portable("L’Œil-de-bœuf"), portable("(se) moquer"), portable("?!")
    ('l-oeil-de-boeuf', 'se-moquer', '')
    """
    return "-".join(_WORD.findall(_plain(canonical(text))))[:_LONGEST_FIELD].rstrip("-")


def _short(name: str) -> str:
    return name.encode("utf-8")[:_LONGEST].decode("utf-8", "ignore")


def _alike(name: str) -> str:
    return _plain(name.casefold()).casefold()


def _plain(text: str) -> str:
    letters = unicodedata.normalize("NFD", text)
    bare = "".join(char for char in letters if not unicodedata.combining(char))
    return unicodedata.normalize("NFC", bare)
