"""The ranks and seats of the next game, and points where the house counts (DAL-22, DAL-23)."""

from cardsmith.model.ruling import Fact, Ruling
from cardsmith.referee.dalmuti.acts import Reseat, Score
from cardsmith.referee.dalmuti.states import Dealing, Playing, Settled, State, Table
from cardsmith.referee.rulings import correct, not_covered, wrong


def next_seats(state: Settled) -> tuple[str, ...]:
    """The players in their next ranks, from the Grand Dalmuti leftwards.

    First out to last (DAL-22), all changing seats (DAL-23); or, where the house keeps to the
    chairs, the first one out and those on his left in turn (DAL-Q07).

    >>> from cardsmith.intake.shipped.law import default_rules
    >>> from cardsmith.referee.dalmuti.starting import start
    >>> table = start(default_rules(), "ABCDE").table
    >>> next_seats(Settled(table, hands=(0,) * 5, out=(2, 0, 4, 1, 3)))
    ('C', 'A', 'E', 'B', 'D')
    """
    seats, out = state.table.seats, state.out
    if state.table.house.manners.ranks == "neighbour":
        return seats[out[0] :] + seats[: out[0]]
    return tuple(seats[seat] for seat in out)


def points_of(state: Settled) -> tuple[int, ...]:
    """What the game brings each seat: the last one 0 or 1, each one before him one more (DAL-Q40).

    Nothing where the house does not score.
    """
    players, way = len(state.out), state.table.house.manners.score
    if way == "none":
        return (0,) * players
    least = 1 if way == "from_one" else 0
    return tuple(players - 1 - state.out.index(seat) + least for seat in range(players))


def judge_reseat(state: State, act: Reseat) -> Ruling:
    """DAL-22, DAL-23: everybody takes the seat of his new rank, once the game is over."""
    if isinstance(state, Playing) and len(state.out) == len(state.hands) - 1:
        last = next(s for at, s in enumerate(state.table.seats) if at not in state.out)
        return wrong("last-cards-first", "DAL-21", "DAL-Q34", player=last)
    if not isinstance(state, Settled):
        return wrong("game-goes-on", "DAL-21", "DAL-23")
    seats = next_seats(state)
    codes = ("DAL-03", "DAL-22", "DAL-23", "DAL-Q07", "DAL-Q34")
    if act.seats != seats:
        return wrong("other-ranks", *codes, claimed=act.seats, expected={"seats": seats})
    return correct("reseated", *codes, seats=seats)


def after_reseat(state: State, act: Reseat) -> State:
    """The table of the next game, to which the last one leaves seats and points only."""
    if not isinstance(state, Settled):
        raise ValueError("the game goes on")
    table = state.table
    won = points_of(state)
    points = {player: table.points[at] + won[at] for at, player in enumerate(table.seats)}
    kept = tuple(points[player] for player in act.seats)
    return Dealing(Table(table.house, act.seats, kept, table.game + 1))


def judge_score(state: State, act: Score) -> Ruling:
    """DAL-Q40: the rules count no points; a house that does counts ranks."""
    if state.table.house.manners.score == "none":
        return not_covered("no-points", "DAL-Q40")
    if not isinstance(state, Settled):
        return wrong("game-goes-on", "DAL-21", "DAL-23", "DAL-Q40")
    points = points_of(state)
    if act.points != points:
        right: dict[str, Fact] = dict(zip(state.table.seats, points, strict=True))
        return wrong("other-points", "DAL-Q40", expected=right)
    return correct("points", "DAL-Q40")
