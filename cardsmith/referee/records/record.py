"""A game record: its lines, each with what it says and how it was written."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from cardsmith.model.place import Span, named
from cardsmith.model.plain import Plain
from cardsmith.model.ruling import Verdict
from cardsmith.model.struct import Struct
from cardsmith.referee.records.tricks import Cancel, Revolt, Taxes, Trick
from cardsmith.referee.records.turns import Turn
from cardsmith.referee.records.words import Word

BOM = "\ufeff"


class Tag(Struct, frozen=True):
    """``[Seats "A B C"]``: a fact about all that follows."""

    name: Word
    text: Word


class Tags(Struct, frozen=True):
    """A line of tags."""

    tags: tuple[Tag, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Claim:
    """``?claim moves A=17 B=15 !wrong BOU-20``: a dispute, and what was ruled at the table.

    ``claim`` is the tree of texts that a case book would hold (``{"moves": {"A": "17"}}``);
    ``spans`` are the places of its nodes by their path (``claim.moves.A``).
    """

    claim: Plain
    verdict: Verdict | None = None
    cited: tuple[Word, ...] = ()
    spans: Mapping[str, Span] = field(default_factory=dict, compare=False, repr=False)

    def place(self, path: str) -> Span:
        """Where a path leads, or the nearest node above what is not written.

        >>> Claim(claim={}).place("claim.moves.A").file
        'claim.moves.A'
        """
        rest = path
        while rest not in self.spans:
            rest, dot, _ = rest.rpartition(".")
            if not dot:
                return named(path)
        return self.spans[rest]


class Blank(Struct, frozen=True):
    """A line without a word of the game: empty, or notes and a comment only."""


class Unread(Struct, frozen=True):
    """A line that could not be read; a finding says why."""


Saying: TypeAlias = Tags | Turn | Trick | Taxes | Cancel | Revolt | Claim | Blank | Unread
"""What one line says: a closed union."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """One line: what it says, its notes and comment, its text as written, and how it ends.

    The text is that of the whole line, spaces and notes included; ``end`` is empty for a last
    line that was not ended.
    """

    says: Saying
    text: str
    notes: tuple[Word, ...] = ()
    comment: Word | None = None
    end: str = "\n"
    span: Span = field(default=named(""), compare=False, repr=False)


class Record(Struct, frozen=True):
    """The lines of a record; ``marked`` when it begins with a byte order mark."""

    lines: tuple[Line, ...] = ()
    marked: bool = False

    @property
    def text(self) -> str:
        """The record as it was written, to the byte."""
        lines = "".join(line.text + line.end for line in self.lines)
        return BOM + lines if self.marked else lines
