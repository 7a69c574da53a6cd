"""What a line of Le Grand Dalmuti says: taxes, their cancelling, a revolution, a trick."""

from dataclasses import dataclass
from typing import TypeAlias

from cardsmith.referee.records.incidents import Incident
from cardsmith.referee.records.results import Results
from cardsmith.referee.records.words import Cards, Number, Word

JOKER = "J"


@dataclass(frozen=True, slots=True)
class Gift:
    """``E>A 1 4``: what a player gives to another as a tax, or in return."""

    giver: Word
    receiver: Word
    cards: Cards


@dataclass(frozen=True, slots=True, kw_only=True)
class Taxes:
    """``T E>A 1 4 | A>E 12 12``: the taxes of a game."""

    gifts: tuple[Gift, ...]
    results: Results = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Cancel:
    """``X C JJ``: a player cancels the taxes; ``shown`` are the jokers that were seen."""

    player: Word
    shown: tuple[Word, ...] = ()
    results: Results = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Revolt:
    """``R E JJ``: the Gros Bouffon launches a revolution."""

    player: Word
    shown: tuple[Word, ...] = ()
    results: Results = ()


@dataclass(frozen=True, slots=True)
class Play:
    """``A 3x8``: a player lays a series, one word a card."""

    player: Word
    cards: tuple[Word, ...]


@dataclass(frozen=True, slots=True)
class Pass:
    """``B -``: a player passes."""

    player: Word


Move: TypeAlias = Play | Pass | Incident


@dataclass(frozen=True, slots=True, kw_only=True)
class Trick:
    """``1. A 3x8 B - C 3x6 => C leads``; ``1...`` goes on with the trick of the line before."""

    number: Number
    continued: bool = False
    moves: tuple[Move, ...] = ()
    results: Results = ()
