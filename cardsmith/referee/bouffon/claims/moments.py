"""The moment of a game that a situation tells of, as a state of the engine."""

from cardsmith.model.board import Square
from cardsmith.referee.bouffon.acts import ReadTitle, Spelt
from cardsmith.referee.bouffon.claims.score import table_of, turn_told
from cardsmith.referee.bouffon.engine import apply
from cardsmith.referee.bouffon.facts import Situation
from cardsmith.referee.bouffon.house import House
from cardsmith.referee.bouffon.states import Phase, State
from cardsmith.referee.bouffon.track import Track

_GLASS = {"before": Phase.READY, "turned": Phase.MIME, "over": Phase.CHECK}


def moment(phase: Phase, situation: Situation, house: House) -> State:
    """The state at a phase, with all that the situation tells of it; who is Bouffon it must."""
    if phase not in (Phase.OPENING, Phase.FIRST):
        situation.tree.need("bouffon")
    table, track = table_of(situation), _track(situation, house)
    if "board" in situation.tree:
        table = table._replace(finish=track.finish)
    turn = turn_told(situation)
    packets = situation.packets()
    return State(house, track, table, packets, phase, turn, dice=situation.rolls)


def at_glass(situation: Situation, house: House, otherwise: str) -> State:
    """The state that the sandglass tells."""
    return moment(_GLASS[situation.glass(otherwise)], situation, house)


def at_move(situation: Situation, house: House) -> State:
    """The Bouffon's die lies, his pawn still stands where the turn began."""
    bouffon, before = situation.bouffon, situation.number("before")
    for name in ("die", *(() if "board" in situation.tree else ("finish",))):
        situation.number(name)
    state = moment(Phase.MOVE, situation, house)
    return state._replace(table=state.table.moved(bouffon, before))


def at_title(situation: Situation, house: House) -> State:
    """The card or the marotte is drawn, its title read and spelt as far as is told."""
    told = situation.tree
    marotte = situation.marotte
    if marotte is None:
        told.need("card")
        state, reader = moment(Phase.TITLE, situation, house), situation.bouffon
    else:
        state, reader = moment(Phase.MAROTTE_TITLE, situation, house), marotte.drawer
    if "read" in told:
        state = apply(state, ReadTitle(reader, situation.text("read")))
    if "spelt" in told:
        state = apply(state, Spelt(reader, situation.text("spelt")))
    return state


def _track(situation: Situation, house: House) -> Track:
    """The track of the board told; else one whose only known square is the Bouffon's."""
    board = situation.board
    if board is not None:
        return Track.of(board, house)
    table = table_of(situation)
    if "square" not in situation.tree:
        return Track(table.finish)
    square = table.square(situation.bouffon)
    letters: tuple[Square, ...] = (*((),) * (square - 1), situation.letters)
    return Track(table.finish, letters)
