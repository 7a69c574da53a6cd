"""Where a session stands: one frozen value for each phase of a game.

A seat is a place at the table counted from 0, the Grand Dalmuti's, leftwards; as the players sit
in the order of their ranks (DAL-03, DAL-04), seat and rank are the same thing. What one game leaves
to the next is its ``Table``, and nothing else.
"""

from enum import StrEnum
from typing import NamedTuple, TypeAlias

from cardsmith.referee.dalmuti.cards import Hand
from cardsmith.referee.dalmuti.house import House


class Title(StrEnum):
    """What a seat makes of the player who sits in it (DAL-03, DAL-04)."""

    GRAND_DALMUTI = "grand-dalmuti"
    PETIT_DALMUTI = "petit-dalmuti"
    MERCHANT = "merchant"
    PETIT_BOUFFON = "petit-bouffon"
    GROS_BOUFFON = "gros-bouffon"


class Table(NamedTuple):
    """Who sits where in which game of the session; ``points`` are those of the games before."""

    house: House
    seats: tuple[str, ...]
    points: tuple[int, ...]
    game: int = 1


class Ranking(NamedTuple):
    """The first ranks are being found (DAL-02); ``drawn`` are each player's cards in turn."""

    table: Table
    drawn: tuple[tuple[int, ...], ...]


class Dealing(NamedTuple):
    """Everybody sits in his place, the cards are to be dealt; newcomers may sit down."""

    table: Table


class Due(NamedTuple):
    """One half of a tax that is still to be given: from which seat to which, how many cards."""

    giver: int
    taker: int
    number: int


class Claimed(StrEnum):
    """What a holder of both jokers has claimed since the deal (DAL-08, DAL-09)."""

    NOTHING = "nothing"
    CANCELLED = "cancelled"
    REVOLUTION = "revolution"


class Opening(NamedTuple):
    """The cards are dealt: claims, then taxes, then the Grand Dalmuti's first lead.

    ``dealt`` are the hands before any tax, ``due`` the halves of taxes still to be given;
    ``exchanged`` says that cards have changed hands; ``aside`` are cards dealt to nobody.
    """

    table: Table
    dealt: tuple[Hand, ...]
    hands: tuple[Hand, ...]
    due: tuple[Due, ...]
    claimed: Claimed = Claimed.NOTHING
    exchanged: bool = False
    aside: Hand = 0


class Top(NamedTuple):
    """The series to beat, and the seat that holds the lead by it (DAL-18)."""

    seat: int
    number: int
    value: int


class Lead(StrEnum):
    """How the one who opened this trick, or is to open it, came by the lead."""

    FIRST = "first"
    WON = "won"
    INHERITED = "inherited"
    INHERITED_FURTHER = "inherited-further"


class Playing(NamedTuple):
    """The play: ``turn`` is the seat that speaks, to lead where there is no ``top``.

    ``hands`` + ``trick`` + ``discard`` are the deal. ``passed`` has bit ``s`` set where seat ``s``
    has passed in this trick, ``forced`` where it must pass in its next turn (DAL-Q36). ``holders``
    are the seats that have played in this trick, in order; ``out`` those that have gone out. Who
    is not among them is in the game, even with a hand that nobody has told.
    """

    table: Table
    hands: tuple[Hand, ...]
    turn: int
    top: Top | None = None
    passed: int = 0
    holders: tuple[int, ...] = ()
    out: tuple[int, ...] = ()
    trick: Hand = 0
    discard: Hand = 0
    lead: Lead = Lead.FIRST
    forced: int = 0


class Settled(NamedTuple):
    """The game is over: ``out`` are the seats in the order of going out, the last one included.

    ``hands`` hold what the last player has left (DAL-Q34), ``discard`` the rest of the deal.
    """

    table: Table
    hands: tuple[Hand, ...]
    out: tuple[int, ...]
    discard: Hand = 0


State: TypeAlias = Ranking | Dealing | Opening | Playing | Settled
