"""The trick that a told situation shows: the series to beat, who has passed, who speaks."""

from collections.abc import Iterable

from cardsmith.model.ruling import Verdict
from cardsmith.referee.dalmuti.acts import Pass, Play
from cardsmith.referee.dalmuti.cards import Hand, hand
from cardsmith.referee.dalmuti.covering import value_of
from cardsmith.referee.dalmuti.engine import apply, judge
from cardsmith.referee.dalmuti.facts import Situation, cards
from cardsmith.referee.dalmuti.seats import put
from cardsmith.referee.dalmuti.states import Lead, Playing, State, Table, Top
from cardsmith.referee.tree import Tree


def tricking(situation: Situation, table: Table, hands: tuple[Hand, ...]) -> State:
    """The play as it stands: with an empty table and a leader, or with a series to beat.

    Raises G163 for a series that could not be laid, a pass out of turn, one who went out earlier,
    and for the turn of the one whose series is to be covered (DAL-Q30).
    """
    if "lead" in situation.tree:
        told = situation.tree.need("lead")
        leader, out = table.seats.index(situation.player(told)), _seats(table, situation.out)
        if leader in out or not hands[leader]:
            told.refuse("G163", kind="out")
        return Playing(table, hands, leader, out=out, lead=Lead.WON)
    told = situation.tree.need("table").only("by", "cards", "over")
    start = _before(situation, table, hands, told)
    laid = _laid(start, told)
    return _passed(situation, laid)


def _before(situation: Situation, table: Table, hands: tuple[Hand, ...], told: Tree) -> Playing:
    """The moment before the series on the table was laid, its cards still in the hand."""
    by = table.seats.index(situation.player(told.need("by")))
    out = _seats(table, situation.out)
    if by in out[:-1]:
        told.need("by").refuse("G163", kind="out")
    hands = put(hands, by, hands[by] + hand(*cards(told.need("cards"), table.house.cards)))
    start = Playing(table, hands, by, out=tuple(seat for seat in out if seat != by), lead=Lead.WON)
    passed = situation.players("passed_before")
    if "over" not in told and not passed:
        return start
    over = told.need("over").only("by", "cards")
    top = _top(over, table, table.seats.index(situation.player(over.need("by"))))
    return start._replace(top=top, holders=(top.seat,), passed=_bits(_seats(table, passed)))


def _top(told: Tree, table: Table, seat: int) -> Top:
    laid = cards(told.need("cards"), table.house.cards)
    value = value_of(laid, table.house.tricks) if laid else 0
    if not value:
        told.refuse("G163", kind="series")
    return Top(seat, len(laid), value)


def _laid(start: Playing, told: Tree) -> State:
    """The table once the series lies on it."""
    laid = cards(told.need("cards"), start.table.house.cards)
    play = Play(start.table.seats[start.turn], laid)
    if judge(start, play).verdict is not Verdict.CORRECT:
        told.refuse("G163", kind="series")
    return apply(start, play)


def _passed(situation: Situation, state: State) -> State:
    """The table once the others have passed, as long as the trick went on.

    Where it is told who speaks, the passes are facts and no turn is counted.
    """
    passed, turn = situation.players("passed"), situation.turn
    if turn and isinstance(state, Playing) and state.top is not None:
        speaker = state.table.seats.index(turn)
        if speaker in state.out:
            situation.tree.need("turn").refuse("G163", kind="out")
        if speaker == state.holders[-1] and not state.table.house.tricks.self_cover:
            situation.tree.need("turn").refuse("G163", kind="turn")
        gone = state.passed | _bits(_seats(state.table, passed))
        return state._replace(turn=speaker, passed=gone)
    for at, player in enumerate(passed):
        if not isinstance(state, Playing) or state.top is None:
            break
        if judge(state, Pass(player)).verdict is not Verdict.CORRECT:
            situation.tree.need("passed").items()[at].refuse("G163", kind="act")
        state = apply(state, Pass(player))
    return state


def _seats(table: Table, players: Iterable[str]) -> tuple[int, ...]:
    return tuple(table.seats.index(player) for player in players)


def _bits(seats: Iterable[int]) -> int:
    return sum({1 << seat for seat in seats})
