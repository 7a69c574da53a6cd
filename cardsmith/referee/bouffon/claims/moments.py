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
        situation.need("bouffon")
    table, track = table_of(situation), _track(situation, house)
    if "board" in situation.told:
        table = table._replace(finish=track.finish)
    turn = turn_told(situation)
    packets = situation.packets
    return State(house, track, table, packets, phase, turn, dice=situation.rolls)


def at_glass(situation: Situation, house: House, otherwise: str) -> State:
    """The state that the sandglass tells."""
    return moment(_GLASS[situation.glass or otherwise], situation, house)


def at_move(situation: Situation, house: House) -> State:
    """The Bouffon's die lies, his pawn still stands where the turn began."""
    situation.need("before", "die", *(() if "board" in situation.told else ("finish",)))
    state = moment(Phase.MOVE, situation, house)
    return state._replace(table=state.table.moved(situation.bouffon, situation.before))


def at_title(situation: Situation, house: House) -> State:
    """The card or the marotte is drawn, its title read and spelt as far as is told."""
    marotte = situation.marotte
    if marotte is None:
        situation.need("card")
        state, reader = moment(Phase.TITLE, situation, house), situation.bouffon
    else:
        state, reader = moment(Phase.MAROTTE_TITLE, situation, house), marotte.drawer
    if situation.read:
        state = apply(state, ReadTitle(reader, situation.read))
    if situation.spelt:
        state = apply(state, Spelt(reader, situation.spelt))
    return state


def _track(situation: Situation, house: House) -> Track:
    """The track of the board told; else one whose only known square is the Bouffon's."""
    board = situation.board
    if board is not None:
        return Track.of(board, house)
    table = table_of(situation)
    if "square" not in situation.told:
        return Track(table.finish)
    square = table.square(situation.bouffon)
    letters: tuple[Square, ...] = (*((),) * (square - 1), situation.letters)
    return Track(table.finish, letters)
