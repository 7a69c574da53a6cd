"""What a line says came of it: the claims that a replay judges."""

from dataclasses import dataclass
from typing import TypeAlias

from cardsmith.referee.records.words import Number, Word


@dataclass(frozen=True, slots=True)
class Gains:
    """``B+3``, ``B-3``: a pawn went so many squares forwards, or back."""

    player: Word
    squares: Number


@dataclass(frozen=True, slots=True)
class Stands:
    """``B=17``: a pawn stands on this square."""

    player: Word
    square: Number


@dataclass(frozen=True, slots=True)
class Leads:
    """``C leads``: a player has the lead."""

    player: Word


@dataclass(frozen=True, slots=True)
class Next:
    """``C next``: a player is the next Bouffon."""

    player: Word


@dataclass(frozen=True, slots=True)
class Wins:
    """``A wins``: a player won the game."""

    player: Word


@dataclass(frozen=True, slots=True)
class Ranks:
    """``ranks C A E B D``: the players' ranks, the Grand Dalmuti first."""

    players: tuple[Word, ...]


@dataclass(frozen=True, slots=True)
class Seats:
    """``seats C A E B D``: who sits where from now on, from the Grand Dalmuti to the left."""

    players: tuple[Word, ...]


Result: TypeAlias = Gains | Stands | Leads | Next | Wins | Ranks | Seats
"""One thing that came of a line: a closed union."""

Results: TypeAlias = tuple[Result, ...]
