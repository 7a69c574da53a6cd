"""Decks as values that cannot be wrong: words with their places, cards, packets."""

from collections.abc import Mapping
from typing import NamedTuple

from cardsmith.model.edit import Rewording
from cardsmith.model.place import Span
from cardsmith.model.struct import Struct, field

MAROTTE = "marotte"
"""The packet of the marotte, beside the packets named by their letter."""


class Word(NamedTuple):
    """A text as typed (labels taken off), its canonical form, and where it stands.

    ``span`` covers the text without its quotation marks. Synonyms alone have ``labels``, the
    editor's marks in brackets (``fam.``) that are never counted, and a ``note``.
    """

    text: str
    canonical: str
    span: Span
    labels: tuple[str, ...] = ()
    note: str = ""

    def spot(self, start: int, end: int) -> Span:
        """The place of some characters of the text; the whole word where escapes hide them."""
        span = self.span
        exact = span.line == span.end_line and span.end_column - span.column >= len(self.text)
        return span.part(start, end) if exact and not span.cell else span

    def reworded(self, *texts: str) -> Rewording:
        """The word said otherwise: by another text, by several, or not at all."""
        return Rewording(self.span, self.text, texts)


class Synonym(Word):
    """A word that means what the title means."""

    __slots__ = ()


class Accepted(NamedTuple):
    """Why an editor accepts a finding of a card, and where its code stands."""

    reason: str
    span: Span


class Card(Struct, frozen=True, kw_only=True):
    """One card of a letter packet or of the marotte.

    ``packet`` is a letter or ``marotte``; ``letter`` the first counted letter of the title,
    empty where it has none; ``id`` is packet, slash, folded title, and ``-2`` for a ``hom`` of 2.
    ``ok`` holds the accepted findings by their codes. ``copies`` 0 means: not printed.
    """

    id: str
    packet: str
    letter: str
    title: Word
    synonyms: tuple[Synonym, ...]
    pos: str = ""
    copies: int = 1
    hom: str = ""
    gloss: str = ""
    note: str = ""
    ok: Mapping[str, Accepted] = field(default_factory=dict)
    span: Span

    @property
    def reasons(self) -> dict[str, str]:
        """Why findings are accepted, by their codes."""
        return {code: accepted.reason for code, accepted in self.ok.items()}


class Packet(Struct, frozen=True, kw_only=True):
    """The cards that one file holds: for a letter, the letters of one square, or the marotte.

    ``letters`` is empty for the marotte; ``span`` is the value of ``letter:`` or ``deck:``.
    """

    letters: tuple[str, ...]
    cards: tuple[Card, ...]
    span: Span

    @property
    def is_marotte(self) -> bool:
        """Whether this is the marotte packet."""
        return not self.letters


class Rank(Struct, frozen=True, kw_only=True):
    """One rank of Le Grand Dalmuti: its value, how many cards, its name by language.

    The joker is the rank of value 13.
    """

    value: int
    copies: int
    names: Mapping[str, str]
    span: Span

    @property
    def id(self) -> str:
        """``dalmuti/7``, or ``dalmuti/j`` for the joker."""
        return f"dalmuti/{'j' if self.is_joker else self.value}"

    @property
    def is_joker(self) -> bool:
        """Whether this is the joker, of value 13 (DAL-15)."""
        return self.value == 13


class Record(Struct, frozen=True, kw_only=True):
    """One row of a custom component: its fields as text, lists of text where it has several."""

    id: str
    fields: Mapping[str, str | tuple[str, ...]]
    copies: int
    span: Span
