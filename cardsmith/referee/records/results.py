"""What a line says came of it: the claims that a replay judges."""

from typing import TypeAlias

from cardsmith.model.struct import Struct
from cardsmith.referee.records.words import Number, Word


class Gains(Struct, frozen=True):
    """``B+3``, ``B-3``: a pawn went so many squares forwards, or back."""

    player: Word
    squares: Number


class Stands(Struct, frozen=True):
    """``B=17``: a pawn stands on this square."""

    player: Word
    square: Number


class Leads(Struct, frozen=True):
    """``C leads``: a player has the lead."""

    player: Word


class Next(Struct, frozen=True):
    """``C next``: a player is the next Bouffon."""

    player: Word


class Wins(Struct, frozen=True):
    """``A wins``: a player won the game."""

    player: Word


class Ranks(Struct, frozen=True):
    """``ranks C A E B D``: the players' ranks, the Grand Dalmuti first."""

    players: tuple[Word, ...]


class Seats(Struct, frozen=True):
    """``seats C A E B D``: who sits where from now on, from the Grand Dalmuti to the left."""

    players: tuple[Word, ...]


Result: TypeAlias = Gains | Stands | Leads | Next | Wins | Ranks | Seats
"""One thing that came of a line: a closed union."""

Results: TypeAlias = tuple[Result, ...]
