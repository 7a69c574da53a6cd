"""What is done around the play: gathering, looking, serving (DAL-10, DAL-Q37 to DAL-Q39)."""

from typing import assert_never

from cardsmith.model.ruling import Ruling
from cardsmith.referee.dalmuti.acts import Gather, Look, Serve, Sight
from cardsmith.referee.dalmuti.plays import upon
from cardsmith.referee.dalmuti.states import Playing, Settled, State
from cardsmith.referee.rulings import correct, not_covered, wrong


def judge_gather(state: State, act: Gather) -> Ruling:
    """DAL-10, DAL-19: the Gros Bouffon gathers a trick that is over, even when he is out."""
    bouffon = state.table.seats[-1]
    if not isinstance(state, Playing | Settled):
        return wrong("nothing-to-gather", "DAL-19", player=act.player)
    if isinstance(state, Playing) and state.top is not None:
        return wrong("trick-goes-on", "DAL-19", "DAL-Q30", *upon(state), player=act.player)
    is_out = len(state.table.seats) - 1 in state.out
    ended = ("DAL-Q34",) if isinstance(state, Settled) else ("DAL-Q30",)
    codes = ("DAL-10", "DAL-19", *ended, *(("DAL-Q44",) if is_out else ()))
    if act.player != bouffon:
        expected = {"bouffon": bouffon}
        return wrong(
            "bouffon-gathers", *codes, player=act.player, bouffon=bouffon, expected=expected
        )
    return correct("gathers", *codes, player=act.player)


def judge_look(state: State, act: Look) -> Ruling:
    """DAL-Q14, DAL-Q37, DAL-Q38: what the house lets a player see."""
    house = state.table.house
    match act.sight:
        case Sight.DISCARDS:
            if house.manners.discards_open:
                return correct("discards-open", "DAL-10", "DAL-Q38", player=act.player)
            return wrong("discards-closed", "DAL-10", "DAL-Q38", player=act.player)
        case Sight.TAXES:
            if house.taxes.in_the_open:
                return correct("taxes-open", "DAL-05", "DAL-Q14", player=act.player)
            return wrong("taxes-closed", "DAL-05", "DAL-Q14", player=act.player)
        case Sight.COUNT:
            if house.manners.counts_told:
                return correct("count-told", "DAL-Q37", player=act.player, other=act.whose)
            return wrong("count-secret", "DAL-Q37", player=act.player, other=act.whose)
        case Sight.HAND:
            return wrong("hand-secret", "DAL-Q37", player=act.player, other=act.whose)
        case _:
            assert_never(act.sight)


def judge_serve(act: Serve) -> Ruling:
    """DAL-10, DAL-Q39: what bouffons owe besides cards is between people."""
    return not_covered("manners", "DAL-10", "DAL-Q39", player=act.player)
