"""The claims of Le Bouffon: each kind is answered by what the engine makes of the facts."""

from typing import assert_never

from cardsmith.model.plain import Plain
from cardsmith.model.rules import Rules
from cardsmith.model.ruling import Ruling
from cardsmith.referee.bouffon.claims.counts import judge_counts
from cardsmith.referee.bouffon.claims.dues import judge_owes, judge_penalty
from cardsmith.referee.bouffon.claims.length import judge_length
from cardsmith.referee.bouffon.claims.may import judge_may
from cardsmith.referee.bouffon.claims.moves import judge_moves
from cardsmith.referee.bouffon.claims.setting import judge_pile, judge_set_up
from cardsmith.referee.bouffon.claims.sound import check
from cardsmith.referee.bouffon.claims.turns import judge_next, judge_over, judge_ranks
from cardsmith.referee.bouffon.facts import Situation, read_situation
from cardsmith.referee.bouffon.house import House
from cardsmith.referee.bouffon.states import State
from cardsmith.referee.bouffon.telling import facts_of
from cardsmith.referee.claims import (
    Claim,
    Counts,
    Length,
    May,
    Moves,
    Next,
    Over,
    Owes,
    Penalty,
    Pile,
    Ranks,
    SetUp,
    read_claim,
)
from cardsmith.referee.tree import Tree


def judge_claim(claim: Plain, given: Plain, rules: Rules) -> Ruling:
    """The ruling on a claim about a situation, under the rules of a table.

    Raises InputError at the path of what is missing or amiss (G151, G160, G161, G162), or cannot
    have come about (G163).

    >>> from cardsmith.intake.shipped.law import default_rules
    >>> judge_claim({"length": {"text": "œuf", "is": "3"}}, {}, default_rules()).verdict.value
    'wrong'
    """
    told, house = read_claim(Tree(claim, "claim")), House.of(rules)
    situation = read_situation(Tree(given, "given"))
    check(situation, told, house)
    return _judged(told, situation, house)


def judge_at(claim: Plain, state: State) -> Ruling:
    """The ruling on a claim at this point of a game, the score not settled; raises as above."""
    told = read_claim(Tree(claim, "claim"))
    return _judged(told, read_situation(Tree(facts_of(state), "given"), state), state.house)


def _judged(told: Claim, situation: Situation, house: House) -> Ruling:
    if isinstance(told, May | Counts | Moves | Penalty | Owes):
        return _played(told, situation, house)
    return _stood(told, situation, house)


def _played(
    told: May | Counts | Moves | Penalty | Owes, situation: Situation, house: House
) -> Ruling:
    """Claims on what players do, and on what it gives or costs them."""
    match told:
        case May():
            return judge_may(told, situation, house)
        case Counts():
            return judge_counts(told, situation, house)
        case Moves():
            return judge_moves(told, situation, house)
        case Penalty():
            return judge_penalty(told, situation, house)
        case Owes():
            return judge_owes(told, situation, house)
        case _:
            assert_never(told)


def _stood(
    told: Length | Next | Over | Ranks | SetUp | Pile, situation: Situation, house: House
) -> Ruling:
    """Claims on how things stand."""
    match told:
        case Length():
            return judge_length(told, house)
        case Next():
            return judge_next(told, situation, house)
        case Over():
            return judge_over(told, situation, house)
        case Ranks():
            return judge_ranks(told, situation, house)
        case SetUp():
            return judge_set_up(told, situation, house)
        case Pile():
            return judge_pile(told, situation, house)
        case _:
            assert_never(told)
