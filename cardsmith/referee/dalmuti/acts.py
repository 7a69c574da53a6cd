"""What can happen at the table: a closed union, dice and shuffles included.

Players are named; cards are their values, the joker being the value that DAL-15 gives it.
"""

from enum import StrEnum
from typing import TypeAlias

from cardsmith.model.struct import Struct


class Draw(Struct, frozen=True):
    """A player draws a card for the ranks of the first game (DAL-02, DAL-Q04)."""

    player: str
    value: int


class Lot(Struct, frozen=True):
    """The ranks of the first game, first to last, as a lot gave them (``first=lot``)."""

    seats: tuple[str, ...]


class Deal(Struct, frozen=True):
    """The cards each seat is dealt, from the Grand Dalmuti leftwards (DAL-Q02).

    ``dealer`` and ``shuffler`` may be left unsaid; ``aside`` are cards that nobody gets.
    """

    hands: tuple[tuple[int, ...], ...]
    dealer: str = ""
    shuffler: str = ""
    aside: tuple[int, ...] = ()


class Cancel(Struct, frozen=True):
    """A player cancels the taxes with both jokers, shown or not (DAL-08, DAL-Q22)."""

    player: str
    shown: bool = True


class Revolt(Struct, frozen=True):
    """A player launches a revolution with both jokers, shown or not (DAL-09, DAL-Q22)."""

    player: str
    shown: bool = True


class Give(Struct, frozen=True):
    """One half of a tax: what a player gives to another (DAL-05, DAL-06).

    ``chooser`` says who picked the cards, where somebody else than the giver did; ``shown``
    says that the others saw them.
    """

    player: str
    to: str
    cards: tuple[int, ...]
    chooser: str = ""
    shown: bool | None = None


class Trade(Struct, frozen=True):
    """Two merchants swap a card, with the Grand Dalmuti's leave or without (DAL-Q43)."""

    player: str
    gives: int
    other: str
    takes: int
    leave: bool = True


class Play(Struct, frozen=True):
    """A player lays cards on the table, to open a series or to cover (DAL-12 to DAL-15).

    ``value`` is the value he announces, where the cards alone do not say it.
    """

    player: str
    cards: tuple[int, ...]
    value: int | None = None


class Pass(Struct, frozen=True):
    """A player lets his turn go by (DAL-14, DAL-16)."""

    player: str


class Reseat(Struct, frozen=True):
    """The players change seats, first to last from the Grand Dalmuti leftwards (DAL-22, DAL-23)."""

    seats: tuple[str, ...]


class Join(Struct, frozen=True):
    """A newcomer sits down between two games, ``seat`` counted from 0 (DAL-Q42)."""

    player: str
    seat: int


class Leave(Struct, frozen=True):
    """A player gets up for good between two games (DAL-Q42)."""

    player: str


class Gather(Struct, frozen=True):
    """A player gathers the cards of a trick that is over (DAL-10, DAL-19)."""

    player: str


class Sight(StrEnum):
    """What somebody may want to see."""

    DISCARDS = "discards"
    TAXES = "taxes"
    COUNT = "count"
    HAND = "hand"


class Look(Struct, frozen=True):
    """A player asks to see something; ``whose`` count or hand it is."""

    player: str
    sight: Sight
    whose: str = ""


class Score(Struct, frozen=True):
    """The points that a finished game is said to bring, by the seats it was played in (DAL-Q40)."""

    points: tuple[int, ...]


class Serve(Struct, frozen=True):
    """A player is told to fetch, to stand, to wear a hat: manners (DAL-10, DAL-Q39)."""

    player: str


Chance: TypeAlias = Draw | Lot | Deal
"""What chance decides: nobody chooses it, the record tells it."""

Move: TypeAlias = Cancel | Revolt | Give | Trade | Play | Pass | Reseat
"""What a player chooses, and what carries the game on."""

Company: TypeAlias = Join | Leave
"""Who is at the table."""

Conduct: TypeAlias = Gather | Look | Score | Serve
"""What is judged, and changes no state."""

Act: TypeAlias = Chance | Move | Company | Conduct
