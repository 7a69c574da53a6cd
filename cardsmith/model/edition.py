"""An edition: what a folder of decks makes, and the deck that was read from it."""

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple

from cardsmith.model.board import Board
from cardsmith.model.deck import Card, Packet, Rank, Record, Word
from cardsmith.model.finding import Finding
from cardsmith.model.place import Span
from cardsmith.model.rules import Rules
from cardsmith.model.struct import Struct, field


class Game(StrEnum):
    """The game an edition plays; ``custom`` brings its own components."""

    BOUFFON = "bouffon"
    DALMUTI = "dalmuti"
    CUSTOM = "custom"


class Size(Struct, frozen=True, kw_only=True):
    """The finished size of a card once cut, in millimetres.

    Raises ValueError for a size that is not positive.
    """

    width: float
    height: float

    def __post_init__(self) -> None:
        if min(self.width, self.height) <= 0:
            raise ValueError(f"a card needs a size, not {self.width} x {self.height} mm")


TCG = Size(width=63, height=88)
"""The size of the shipped cards and of a card that asks for none."""


class Limits(Struct, frozen=True, kw_only=True):
    """How many synonyms and cards an edition promises.

    ``per_letter`` overrides the least and most synonyms of a letter's cards.
    """

    synonyms: tuple[int, int] = (4, 12)
    per_letter: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    cards_per_square: int = 12
    marotte: int = 24


class Component(Struct, frozen=True, kw_only=True):
    """One component of a custom edition: rows of ``records`` set by a template.

    ``template`` and ``back`` are file names inside the edition's folder; ``back`` may be a
    template or a picture, or empty. ``template_at`` and ``back_at`` are where they are named.
    """

    name: str
    template: str
    back: str
    size: Size | None
    records: tuple[Record, ...]
    template_at: Span | None = None
    back_at: Span | None = None


class Order(StrEnum):
    """The order of the lists of a deck.

    Titles and synonyms by the alphabet, or synonyms from the shortest to the longest.
    """

    ALPHABETICAL = "alphabetical"
    LENGTH = "length"


class Registered(NamedTuple):
    """A word of the register, as canonical text, and a label that it needs."""

    canonical: str
    label: str


class Edition(Struct, frozen=True, kw_only=True):
    """What ``edition.yaml`` says, with every default filled in.

    ``folder`` is the path it was read from; ``imprint`` the words printed on box and booklet.
    ``size`` is that of the cards of a shipped game; a custom component has its own. ``templates``
    are those that its cards are drawn with instead of the shipped ones, by the names of these:
    files of the folder, or other shipped ones. ``declared`` is false for loose files, whose deck
    need not be complete. ``dictionary`` is the name of a spelling dictionary inside the folder,
    empty for the one of the machine. ``excluded_labels`` are those that no synonym may have;
    ``order`` is the order that lists are kept in, if any. ``bleed`` is how far cards are drawn
    beyond their trim at least, in millimetres, where whoever prints them asks for it.
    """

    name: str
    folder: str
    game: Game
    title: str
    language: str
    rules: Rules
    board: Board
    limits: Limits
    imprint: Mapping[str, str] = field(default_factory=dict)
    apostrophe: str = "’"
    print_labels: bool = False
    size: Size = TCG
    templates: Mapping[str, str] = field(default_factory=dict)
    declared: bool = True
    dictionary: str = ""
    excluded_labels: frozenset[str] = frozenset()
    order: Order | None = None
    bleed: float = 0.0


class Deck(Struct, frozen=True, kw_only=True):
    """An edition with everything that was read for it; what could not be read is in findings.

    ``accepted`` are the words that it holds for rightly spelled, whatever a dictionary says;
    ``register`` are those that need a label.
    """

    edition: Edition
    packets: tuple[Packet, ...] = ()
    ranks: tuple[Rank, ...] = ()
    components: tuple[Component, ...] = ()
    findings: tuple[Finding, ...] = ()
    inputs: tuple[str, ...] = ()
    accepted: tuple[Word, ...] = ()
    register: tuple[Registered, ...] = ()

    @property
    def cards(self) -> tuple[Card, ...]:
        """Every card of every packet, in the order of the files."""
        return tuple(card for packet in self.packets for card in packet.cards)
