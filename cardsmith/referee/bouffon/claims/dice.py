"""Claims on where the Bouffon's die takes him."""

from cardsmith.model.ruling import Ruling
from cardsmith.referee.bouffon.acts import Moved
from cardsmith.referee.bouffon.claims.answering import Why, answer
from cardsmith.referee.bouffon.claims.moments import at_move
from cardsmith.referee.bouffon.engine import judge
from cardsmith.referee.bouffon.facts import Situation, lacking
from cardsmith.referee.bouffon.house import House
from cardsmith.referee.bouffon.moving import destinations
from cardsmith.referee.bouffon.states import State
from cardsmith.referee.claims import End, Moves


def after_die(claim: Moves, situation: Situation, house: House) -> Ruling:
    """Whether the Bouffon ends there by his die, and everybody else where he was (BOU-05)."""
    situation.need("bouffon")
    bouffon, told = situation.bouffon, situation.squares
    for player, end in claim.ends.items():
        situation.seated(player, f"claim.moves.{player}")
        if player != bouffon and not end.is_gain and player not in told:
            raise lacking(f"on.{player}")
        if player != bouffon and end.number != (0 if end.is_gain else told[player]):
            why = Why("only-bouffon", {"player": player, "bouffon": bouffon})
            return answer(why, ("BOU-05", "BOU-Q34"), is_right=False)
    if bouffon not in claim.ends:
        why = Why("only-bouffon", {"player": ", ".join(claim.ends), "bouffon": bouffon})
        return answer(why, ("BOU-05", "BOU-Q34"), is_right=True)
    state = at_move(situation, house)
    return judge(state, Moved(bouffon, _square(claim.ends[bouffon], state)))


def _square(end: End, state: State) -> int:
    """The square that is claimed; the finish is every square from there on (BOU-32)."""
    square = state.turn.before + end.number if end.is_gain else end.number
    finish = state.table.finish
    beyond = (to for to in destinations(state) if min(to, square) >= finish)
    return next(beyond, square)
