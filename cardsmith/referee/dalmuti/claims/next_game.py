"""From one game to the next: its seats, and a deal of the whole deck."""

from collections.abc import Iterable

from cardsmith.model.ruling import Ruling
from cardsmith.referee.dalmuti.acts import Deal, Reseat
from cardsmith.referee.dalmuti.cards import values
from cardsmith.referee.dalmuti.claims.standing import Standing
from cardsmith.referee.dalmuti.dealing import deck, shares
from cardsmith.referee.dalmuti.engine import apply
from cardsmith.referee.dalmuti.settling import next_seats
from cardsmith.referee.dalmuti.states import Settled, State, Table
from cardsmith.referee.rulings import citing

NEXT_RANKS = ("DAL-22", "DAL-23", "DAL-Q07", "DAL-Q34")
"""What makes the ranks once a game is over."""


def reseated(state: State) -> State:
    """The table at which cards are dealt next: after a game, that of the new ranks."""
    return apply(state, Reseat(next_seats(state))) if isinstance(state, Settled) else state


def through(standing: Standing, ruling: Ruling) -> Ruling:
    """A ruling that hangs on who is what, with what made the ranks.

    Cards that were drawn (DAL-02, DAL-Q04), or the game that is over (DAL-22, DAL-Q07).
    """
    drawn = ("DAL-02", "DAL-Q04") if "DAL-Q04" in standing.cited else ()
    ended = NEXT_RANKS if isinstance(standing.state, Settled) else ()
    return citing(ruling, *drawn, *ended)


def fair_deal(table: Table) -> Deal:
    """A deal in which everybody gets his share, whatever the cards."""
    house = table.house.cards
    whole = values(deck(house))
    return deal_of(table, shares(len(whole), len(table.seats), house.extra))


def deal_of(table: Table, sizes: Iterable[int], aside: int = 0) -> Deal:
    """A deal of hands of these sizes, whatever the cards; beyond the deck, jokers besides."""
    house, sizes = table.house.cards, tuple(sizes)
    whole = values(deck(house))
    left = (*whole, *(house.joker,) * (sum(sizes) + aside - len(whole)))
    hands = []
    for size in sizes:
        hands.append(left[:size])
        left = left[size:]
    return Deal(tuple(hands), aside=left[:aside])
