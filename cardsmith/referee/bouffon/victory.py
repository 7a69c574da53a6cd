"""Who comes next, who has won, who is how far."""

from cardsmith.referee.bouffon.acts import Player
from cardsmith.referee.bouffon.house import House
from cardsmith.referee.bouffon.states import Table


def next_bouffon(table: Table, bouffon: Player, house: House) -> Player:
    """Whose turn follows (BOU-30): to the left, where the house does not go right (BOU-Q02)."""
    step = 1 if house.order == "left" else -1
    return table.players[(table.players.index(bouffon) + step) % len(table.players)]


def ends_round(table: Table, bouffon: Player, house: House) -> bool:
    """Whether a turn is the last of its round: the first Bouffon would be next."""
    return next_bouffon(table, bouffon, house) == table.first


def winners(table: Table, bouffon: Player, house: House) -> tuple[Player, ...]:
    """Who has won once this Bouffon's turn is over (BOU-32); nobody while the game goes on.

    The game is not played on to the end of the round (BOU-Q35). Of several who arrive in one
    turn the first has won (BOU-Q32); where the round is finished, the farthest has.
    """
    if not table.arrivals or (house.end == "full_round" and not ends_round(table, bouffon, house)):
        return ()
    if house.win_tie == "shared":
        return table.arrivals
    if house.win_tie == "order" and house.end == "immediate":
        return table.arrivals[:1]
    return (max(table.arrivals, key=table.square),)


def standings(table: Table, house: House) -> tuple[tuple[Player, ...], ...]:
    """The players by distance, equals together; empty where losers are not ranked (BOU-Q37)."""
    if house.ranking == "none":
        return ()
    squares = sorted(set(table.squares), reverse=True)
    return tuple(
        tuple(player for player in table.players if table.square(player) == square)
        for square in squares
    )
