"""Acts are told apart by what they are, and not only by what they hold."""

from cardsmith.model.plain import Plain
from cardsmith.referee.dalmuti import Cancel, Gather, Leave, Pass, Revolt, Serve
from cardsmith.referee.dalmuti.claims import judge_claim
from tests.referee.dalmuti.games import rules

Tree = dict[str, Plain]


def test_acts_of_different_kinds_are_never_equal() -> None:
    acts = [Pass("A"), Gather("A"), Leave("A"), Serve("A"), Cancel("A"), Revolt("A")]

    assert len(set(acts)) == len(acts)


def test_who_may_revolt_instead_need_not_cancel() -> None:
    hands: Tree = {"A": ["1", "2"], "B": ["5"], "C": ["6"], "D": ["7"], "E": ["4", "9", "J", "J"]}
    paid: Tree = {"player": "E", "act": "give", "to": "A", "cards": ["4", "9"]}
    seats: Plain = ["A", "B", "C", "D", "E"]
    told: Tree = {"seats": seats, "first_game": "no", "hands": hands, "played": [paid]}
    claim: Tree = {"may": {"player": "E", "says": "must", "act": "cancel"}}

    ruling = judge_claim(claim, told, rules(cancel_when="any"))

    assert (ruling.verdict.value, ruling.reason) == ("wrong", "free-choice")
