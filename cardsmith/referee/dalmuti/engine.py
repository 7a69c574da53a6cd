"""The questions a game answers: what may be done, whether an act was right, what comes of it."""

from typing import NamedTuple, assert_never

from cardsmith.model.ruling import Ruling, Verdict
from cardsmith.referee.dalmuti.acts import (
    Act,
    Cancel,
    Deal,
    Draw,
    Gather,
    Give,
    Join,
    Leave,
    Look,
    Lot,
    Move,
    Pass,
    Play,
    Reseat,
    Revolt,
    Score,
    Serve,
    Trade,
)
from cardsmith.referee.dalmuti.choices import choices
from cardsmith.referee.dalmuti.conduct import judge_gather, judge_look, judge_serve
from cardsmith.referee.dalmuti.dealing import (
    after_company,
    after_deal,
    judge_deal,
    judge_join,
    judge_leave,
)
from cardsmith.referee.dalmuti.jokers import after_cancel, after_revolt, judge_cancel, judge_revolt
from cardsmith.referee.dalmuti.plays import (
    after_pass,
    after_play,
    forfeited,
    judge_pass,
    judge_play,
)
from cardsmith.referee.dalmuti.ranking import after_draw, after_lot, judge_draw, judge_lot
from cardsmith.referee.dalmuti.settling import after_reseat, judge_reseat, judge_score
from cardsmith.referee.dalmuti.states import State
from cardsmith.referee.dalmuti.taxes import after_give, after_trade, judge_give, judge_trade


class Step(NamedTuple):
    """What an act was found to be, and the table after it."""

    ruling: Ruling
    state: State


def legal_acts(state: State) -> tuple[Move, ...]:
    """Every move that a player may make now, without what only chance or people decide.

    Empty where the table waits for chance: for a ``Draw``, a ``Lot`` or a ``Deal``.
    """
    return tuple(choices(state))


def judge(state: State, act: Act) -> Ruling:
    """Whether the act is right here, with the articles and readings that say so.

    Raises ValueError for a player who is not at the table.
    """
    match act:
        case Play():
            return judge_play(state, act)
        case Pass():
            return judge_pass(state, act)
        case Cancel() | Revolt() | Give() | Trade():
            return _judge_opening(state, act)
        case Draw() | Lot() | Deal() | Join() | Leave():
            return _judge_setting(state, act)
        case Reseat() | Score() | Gather() | Look() | Serve():
            return _judge_rest(state, act)
        case _:
            assert_never(act)


def apply(state: State, act: Act) -> State:
    """The table after the act, as the rules have it: the ``state`` of its ``step``."""
    return step(state, act).state


def step(state: State, act: Act) -> Step:
    """The ruling on an act, and the table after it as the rules have it.

    A wrong act is taken back: the same state; or, where the house says so, a wrong play costs its
    player his turn (DAL-Q36).
    """
    ruling = judge(state, act)
    if ruling.verdict is Verdict.CORRECT:
        return Step(ruling, let_stand(state, act))
    if isinstance(act, Play) and state.table.house.tricks.forced_pass:
        return Step(ruling, forfeited(state, act))
    return Step(ruling, state)


def let_stand(state: State, act: Act) -> State:
    """The table after the act, right or wrong, where nobody objected.

    Raises ValueError for an act that cannot be carried out: cards that are not in the hand, a
    claim after the play has begun.
    """
    match act:
        case Play():
            return after_play(state, act)
        case Pass():
            return after_pass(state, act)
        case Cancel() | Revolt() | Give() | Trade():
            return _after_opening(state, act)
        case Draw() | Lot() | Deal() | Join() | Leave():
            return _after_setting(state, act)
        case Reseat():
            return after_reseat(state, act)
        case Score() | Gather() | Look() | Serve():
            return state
        case _:
            assert_never(act)


def _judge_opening(state: State, act: Cancel | Revolt | Give | Trade) -> Ruling:
    match act:
        case Cancel():
            return judge_cancel(state, act)
        case Revolt():
            return judge_revolt(state, act)
        case Give():
            return judge_give(state, act)
        case Trade():
            return judge_trade(state, act)
        case _:
            assert_never(act)


def _after_opening(state: State, act: Cancel | Revolt | Give | Trade) -> State:
    match act:
        case Cancel():
            return after_cancel(state)
        case Revolt():
            return after_revolt(state)
        case Give():
            return after_give(state, act)
        case Trade():
            return after_trade(state, act)
        case _:
            assert_never(act)


def _judge_setting(state: State, act: Draw | Lot | Deal | Join | Leave) -> Ruling:
    match act:
        case Draw():
            return judge_draw(state, act)
        case Lot():
            return judge_lot(state, act)
        case Deal():
            return judge_deal(state, act)
        case Join():
            return judge_join(state, act)
        case Leave():
            return judge_leave(state, act)
        case _:
            assert_never(act)


def _after_setting(state: State, act: Draw | Lot | Deal | Join | Leave) -> State:
    match act:
        case Draw():
            return after_draw(state, act)
        case Lot():
            return after_lot(state, act)
        case Deal():
            return after_deal(state, act)
        case Join() | Leave():
            return after_company(state, act)
        case _:
            assert_never(act)


def _judge_rest(state: State, act: Reseat | Score | Gather | Look | Serve) -> Ruling:
    match act:
        case Reseat():
            return judge_reseat(state, act)
        case Score():
            return judge_score(state, act)
        case Gather():
            return judge_gather(state, act)
        case Look():
            return judge_look(state, act)
        case Serve():
            return judge_serve(act)
        case _:
            assert_never(act)
