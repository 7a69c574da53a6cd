"""A booklet of rules before it is set: chapters of entries, each with its code."""

from enum import Enum
from typing import NamedTuple

from cardsmith.model.struct import Struct


class Kind(Enum):
    """What an entry is.

    An article of the rule text, or what the table plays instead of it; the reading of a
    silence, or what the table plays there; an example.
    """

    ARTICLE = "article"
    OTHERWISE = "otherwise"
    READING = "reading"
    HOUSE = "house"
    EXAMPLE = "example"

    @property
    def is_own(self) -> bool:
        """Whether the table chose it: the rule text, read as it stands, has something else."""
        return self in {Kind.OTHERWISE, Kind.HOUSE}


class Entry(NamedTuple):
    """One paragraph: its code (none for an example), its head (a title or a question), its text.

    Words between stars are bold.
    """

    kind: Kind
    code: str
    head: str
    text: str


class Chapter(NamedTuple):
    """Entries under a title."""

    title: str
    entries: tuple[Entry, ...]


class Manuscript(Struct, frozen=True, kw_only=True):
    """All that a booklet of rules says, in one language.

    ``facts`` stand on the cover, ``inside`` is what is in the box, ``imprint`` who made the
    edition, ``profile`` the rules in force in words, ``house`` what the table plays otherwise
    than the rule text, a line for each.
    """

    language: str
    title: str
    facts: str
    pitch: str
    inside: tuple[str, ...]
    chapters: tuple[Chapter, ...]
    profile: str = ""
    imprint: tuple[str, ...] = ()
    house: tuple[str, ...] = ()
