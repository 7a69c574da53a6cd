"""What a table of Le Bouffon makes of an act that the rules refuse, where nobody objects."""

from cardsmith.referee.bouffon.acts import (
    MAROTTE,
    Act,
    Chose,
    Claimed,
    Drew,
    Hinted,
    Moved,
    Nodded,
    Rolled,
    Shook,
    TookOver,
    Turned,
)
from cardsmith.referee.bouffon.engine import apply
from cardsmith.referee.bouffon.states import Marotte, Phase, State, Turn


def standing(state: State, act: Act) -> State:
    """The state after a refused act, as if it had been right; most acts change nothing by it."""
    match act:
        case TookOver():
            return _turn_of(state, act.player)
        case Moved():
            return _moved(state, act)
        case Drew():
            return _drew(state, act)
        case Turned():
            return state._replace(spoilt="", phase=Phase.MIME)
        case Claimed():
            return state._replace(phase=Phase.MAROTTE_DRAW)
        case _:
            return state._replace(turn=_noted(state, act), phase=_NEXT.get(type(act), state.phase))


def placed(state: State, squares: tuple[int, ...], winners: tuple[str, ...] = ()) -> State:
    """The state with the pawns where the table put them, the turn settled."""
    table = state.table
    reached = zip(table.players, squares, strict=True)
    come = tuple(
        player
        for player, square in reached
        if square >= table.finish and player not in table.arrivals
    )
    table = table._replace(squares=squares, arrivals=(*table.arrivals, *come))
    phase = Phase.OVER if winners else Phase.BACK if state.out else Phase.NEXT
    return state._replace(table=table, winners=winners, phase=phase)


_NEXT = {Rolled: Phase.MOVE, Chose: Phase.DRAW}
"""The phase after an act that is only noted."""


def _noted(state: State, act: Act) -> Turn:
    turn = state.turn
    match act:
        case Rolled():
            return turn._replace(die=act.value)
        case Chose():
            return turn._replace(packet=act.letter)
        case Hinted():
            return turn._replace(hints=(*turn.hints, act.entry))
        case Nodded() | Shook():
            return turn._replace(gestures=(*turn.gestures, act))
        case _:
            return turn


def _turn_of(state: State, player: str) -> State:
    table = state.table
    if state.phase in (Phase.OPENING, Phase.FIRST):
        table = table._replace(first=player)
    turn = Turn(player, before=table.square(player))
    return state._replace(table=table, turn=turn, phase=Phase.DIE, out=(), spoilt="")


def _moved(state: State, act: Moved) -> State:
    """The pawn on that square, as if the die had led there."""
    turn = state.turn
    reached = state._replace(turn=turn._replace(before=act.square - turn.die), phase=Phase.MOVE)
    after = apply(reached, Moved(state.bouffon, act.square))
    return after._replace(turn=after.turn._replace(before=turn.before))


def _drew(state: State, act: Drew) -> State:
    """That card in the hand; it need not have been the front one."""
    if state.phase is Phase.MAROTTE_DRAW:
        marotte = Marotte(act.player, act.card)
        turn = state.turn._replace(marotte=marotte)
        return state._replace(turn=turn, out=(*state.out, MAROTTE), phase=Phase.MAROTTE_TITLE)
    turn = state.turn._replace(packet=act.packet, card=act.card)
    return state._replace(turn=turn, out=(*state.out, act.packet), phase=Phase.TITLE)
