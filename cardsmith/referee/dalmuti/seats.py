"""Who sits where, and what that makes of him (DAL-03, DAL-04, DAL-24)."""

from collections.abc import Sequence

from cardsmith.referee.dalmuti.cards import Hand
from cardsmith.referee.dalmuti.states import Table, Title


def title(seat: int, players: int) -> Title:
    """What the seat makes of its player at a table of so many; of three, the middle is a merchant.

    >>> [title(seat, 5).value for seat in range(5)]
    ['grand-dalmuti', 'petit-dalmuti', 'merchant', 'petit-bouffon', 'gros-bouffon']
    """
    if seat == 0:
        return Title.GRAND_DALMUTI
    if seat == players - 1:
        return Title.GROS_BOUFFON
    if players > 3 and seat == 1:
        return Title.PETIT_DALMUTI
    if players > 3 and seat == players - 2:
        return Title.PETIT_BOUFFON
    return Title.MERCHANT


def seat_of(table: Table, player: str) -> int:
    """Where a player sits; ValueError for one who is not at the table."""
    return table.seats.index(player)


def next_in(players: int, out: Sequence[int], seat: int, step: int = 1) -> int:
    """The next seat of a player still in the game, leftwards for a step of 1 (DAL-Q33).

    >>> next_in(4, (1, 2), 0), next_in(4, (1, 2), 3)
    (3, 0)
    """
    for distance in range(1, players + 1):
        following = (seat + step * distance) % players
        if following not in out:
            return following
    raise ValueError("nobody is left in the game")


def put(hands: tuple[Hand, ...], seat: int, cards: Hand) -> tuple[Hand, ...]:
    """The hands with another one at a seat."""
    return (*hands[:seat], cards, *hands[seat + 1 :])
