"""The small games that went wrong elsewhere, G01 to G19: the right answer, on the engine."""

import pytest

from cardsmith.intake.shipped.law import rules_of
from cardsmith.referee import dalmuti
from cardsmith.referee.dalmuti import Give, Opening, Pass, Revolt, apply, judge, size
from tests.referee.dalmuti.games import (
    DEFAULT,
    after,
    play,
    playing,
    read_hands,
    says,
    speaker,
    table,
)

FOUR = {"A": "3 9", "B": "2 4", "C": "5 7", "D": "6 8"}


def test_case_G01() -> None:
    without = dalmuti.position(DEFAULT, read_hands(FOUR | {"B": ""}), out="B")
    state = after(without, play("A", "3"), Pass("C"), Pass("D"))
    assert (speaker(state), playing(state).top) == ("A", None)


def test_case_G03() -> None:
    assert says(judge(table(FOUR), Pass("A")), "wrong", "DAL-19")
    assert apply(table(FOUR), Pass("A")) == table(FOUR)


def test_case_G04() -> None:
    hands = {"A": "8 8 8", "B": "4 4 4", "C": "6 6 6", "D": "9"}
    state = after(table(hands), play("A", "8 8 8"), Pass("B"), play("C", "6 6 6"), Pass("D"))
    assert says(judge(state, play("B", "4 4 4")), "correct", "DAL-17")


def test_case_G05() -> None:
    state = after(table({"A": "J 5", "B": "12 2", "C": "3 3", "D": "4"}), play("A", "J"))
    assert says(judge(state, play("B", "12")), "correct")


def test_case_G05_joker_on_joker() -> None:
    state = after(table({"A": "J 5", "B": "12 2", "C": "J 3", "D": "4"}), play("A", "J"), Pass("B"))
    assert says(judge(state, play("C", "J")), "wrong", "DAL-14")


def test_case_G06() -> None:
    state = after(table({"A": "J J 5", "B": "12 12 2", "C": "3", "D": "4"}), play("A", "J J"))
    assert says(judge(state, play("B", "12")), "wrong", "DAL-13")
    assert says(judge(state, play("B", "12 12")), "correct")


def test_case_G07() -> None:
    hands = {"A": "5 5 J", "B": "2", "C": "3", "D": "4"}
    assert says(judge(table(hands), play("A", "5 5 J")), "wrong", "DAL-Q23")
    wild = judge(table(hands, jokers="wild"), play("A", "5 5 J"))
    assert says(wild, "correct", "DAL-Q23")
    assert wild.facts["played"] == "3×5"


def test_case_G08() -> None:
    hands = {"A": "8 8 8", "B": "8 8 8 7 7 7 7 4 4", "C": "3", "D": "4"}
    state = after(table(hands), play("A", "8 8 8"))
    for cards in ("8 8 8", "4 4", "7 7 7 7"):
        assert says(judge(state, play("B", cards)), "wrong")
        assert apply(state, play("B", cards)) == state
    assert says(judge(state, play("B", "7 7 7")), "correct")


@pytest.mark.parametrize("profile", ["texte", "officiel"])
def test_case_G11(profile: str) -> None:
    hands = {"A": "12 12 11 10 9 8", "B": "2 4", "C": "5 6", "D": "3 3 7 12 J 1"}
    state = dalmuti.opening(rules_of(profile), read_hands(hands))
    assert judge(state, Give("D", "A", (3, 3))).expected == {"D": ("1", "3")}
    assert says(judge(state, Give("D", "A", (1, 3))), "correct", "DAL-05")


def test_case_G13() -> None:
    hands = {"A": "12 11 10 1", "B": "2 4", "C": "5 6", "D": "3 3 7 9"}
    state = after(dalmuti.opening(DEFAULT, read_hands(hands)), Give("D", "A", (3, 3)))
    assert says(judge(state, Give("A", "D", (11, 11))), "wrong")
    assert apply(state, Give("A", "D", (11, 11))) == state


def test_case_G15() -> None:
    hands = {"A": "1 9", "B": "2 10", "C": "3 11", "D": "4 12", "E": "J J"}
    before = dalmuti.opening(DEFAULT, read_hands(hands))
    state = after(before, Revolt("E"))
    assert isinstance(state, Opening)
    assert state.table.seats == tuple("EDCBA")
    assert state.hands == before.hands[::-1]
    assert state.due == ()
    assert says(judge(state, play("E", "J J")), "correct", "DAL-11")


def test_case_G17() -> None:
    hands = {"A": "1 9", "B": "2 10", "C": "J J", "D": "4 12", "E": "3 11"}
    state = after(dalmuti.opening(DEFAULT, read_hands(hands)), dalmuti.Cancel("C"))
    ruling = judge(state, play("B", "10"))
    assert says(ruling, "wrong", "DAL-11")
    assert ruling.expected == {"speaker": "A"}


def test_case_G19() -> None:
    state: dalmuti.State = table({"A": "6 9", "B": "2 4", "C": "5 7", "D": "3 8"})
    assert says(judge(state, play("A", "6 6")), "wrong", "DAL-12")
    state = apply(state, play("A", "6 6"))
    total = sum(map(size, playing(state).hands))
    assert total == 8
    for act in (play("A", "9"), play("B", "4"), play("C", "5"), Pass("C"), Pass("D")):
        state = apply(state, act)
        assert size(sum(playing(state).hands) + playing(state).trick) == total
