"""What is claimed at the table of Le Grand Dalmuti, and whether it is so.

Claims compare: what the engine judges, and what comes of it, is held against what was said.
"""

from typing import assert_never

from cardsmith.model.finding import Finding, InputError
from cardsmith.model.place import named
from cardsmith.model.plain import Plain
from cardsmith.model.rules import Rules
from cardsmith.model.ruling import Ruling
from cardsmith.referee.claims import (
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
from cardsmith.referee.dalmuti.claims.acting import judge_may, judge_penalty
from cardsmith.referee.dalmuti.claims.counting import judge_counts
from cardsmith.referee.dalmuti.claims.owing import judge_owes
from cardsmith.referee.dalmuti.claims.piles import judge_pile
from cardsmith.referee.dalmuti.claims.ranking import judge_ranks
from cardsmith.referee.dalmuti.claims.scene import Scene
from cardsmith.referee.dalmuti.claims.set_up import judge_set_up
from cardsmith.referee.dalmuti.claims.turns import judge_next, judge_over
from cardsmith.referee.dalmuti.facts import Situation
from cardsmith.referee.dalmuti.states import State
from cardsmith.referee.tree import Tree

KINDS = "may, counts, next, over, ranks, owes, set-up, pile, penalty"
"""What can be claimed in this game."""


def judge_claim(claim: Plain, given: Plain, rules: Rules) -> Ruling:
    """Whether what is claimed of a told situation is so.

    Raises InputError for a fact that is missing or amiss (G160 to G162), for a situation that
    cannot have come about (G163), and for what nobody claims in this game (G151).
    """
    return _judged(Tree(claim, "claim"), Scene.of(Situation(Tree(given, "given")), rules))


def judge_at(claim: Plain, state: State) -> Ruling:
    """Whether what is claimed is so at this point of a game; raises InputError as above."""
    return _judged(Tree(claim, "claim"), Scene.at(state))


def _judged(tree: Tree, scene: Scene) -> Ruling:
    """The ruling on a claim of the kinds that this game knows."""
    match read_claim(tree):
        case May() as may:
            return judge_may(may, scene)
        case Penalty() as penalty:
            return judge_penalty(penalty, scene)
        case Next() as following:
            return judge_next(following, scene)
        case Over() as over:
            return judge_over(over, scene)
        case Counts() as counts:
            return judge_counts(counts, scene)
        case (Ranks() | Owes() | SetUp() | Pile()) as fact:
            return _judged_fact(fact, scene)
        case (Length() | Moves()) as other:
            kind = type(other).__name__.lower()
            raise InputError(
                Finding("G151", named("claim"), kind="unknown", found=kind, known=KINDS)
            )
        case claim:
            assert_never(claim)


def _judged_fact(claim: Ranks | Owes | SetUp | Pile, scene: Scene) -> Ruling:
    match claim:
        case Ranks():
            return judge_ranks(claim, scene)
        case Owes():
            return judge_owes(claim, scene)
        case SetUp():
            return judge_set_up(claim, scene)
        case Pile():
            return judge_pile(claim, scene)
        case _:
            assert_never(claim)
