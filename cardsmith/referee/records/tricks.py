"""What a line of Le Grand Dalmuti says: taxes, their cancelling, a revolution, a trick."""

from typing import TypeAlias

from cardsmith.model.struct import Struct
from cardsmith.referee.records.incidents import Incident
from cardsmith.referee.records.results import Results
from cardsmith.referee.records.words import Cards, Number, Word

JOKER = "J"


class Gift(Struct, frozen=True):
    """``E>A 1 4``: what a player gives to another as a tax, or in return."""

    giver: Word
    receiver: Word
    cards: Cards


class Taxes(Struct, frozen=True, kw_only=True):
    """``T E>A 1 4 | A>E 12 12``: the taxes of a game."""

    gifts: tuple[Gift, ...]
    results: Results = ()


class Cancel(Struct, frozen=True, kw_only=True):
    """``X C JJ``: a player cancels the taxes; ``shown`` are the jokers that were seen."""

    player: Word
    shown: tuple[Word, ...] = ()
    results: Results = ()


class Revolt(Struct, frozen=True, kw_only=True):
    """``R E JJ``: the Gros Bouffon launches a revolution."""

    player: Word
    shown: tuple[Word, ...] = ()
    results: Results = ()


class Play(Struct, frozen=True):
    """``A 3x8``: a player lays a series, one word a card."""

    player: Word
    cards: tuple[Word, ...]


class Pass(Struct, frozen=True):
    """``B -``: a player passes."""

    player: Word


Move: TypeAlias = Play | Pass | Incident


class Trick(Struct, frozen=True, kw_only=True):
    """``1. A 3x8 B - C 3x6 => C leads``; ``1...`` goes on with the trick of the line before."""

    number: Number
    continued: bool = False
    moves: tuple[Move, ...] = ()
    results: Results = ()
