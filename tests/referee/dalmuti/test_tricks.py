"""The end of a trick, going out, who leads: DAL-19 to DAL-21, DAL-Q30 to DAL-Q36."""

import pytest

from cardsmith.referee import dalmuti
from cardsmith.referee.dalmuti import Lead, Pass, apply, judge, size
from tests.referee.dalmuti.games import after, play, playing, says, speaker, table

LAST = {"A": "3", "B": "2 9 9", "C": "1 8 8", "D": "7 7", "E": "5 6"}
TRICK = {"A": "8 8 8 9", "B": "4 4 4 9", "C": "6 6 6 5 5 5", "D": "7 7 7", "E": "10 11"}


def passes(players: str) -> list[Pass]:
    return [Pass(player) for player in players]


def test_a_trick_is_over_when_the_turn_is_back_at_the_holder() -> None:
    state = after(table(TRICK), play("A", "8 8 8"), Pass("B"), play("C", "6 6 6"), *passes("DE"))
    assert playing(state).top is not None

    state = playing(after(state, *passes("AB")))
    assert (speaker(state), state.top, state.trick, state.lead) == ("C", None, 0, Lead.WON)
    assert size(state.discard) == 6
    assert says(judge(state, play("C", "5 5")), "correct", "DAL-12", "DAL-19")
    assert says(judge(state, play("D", "7")), "wrong", "DAL-19")


def test_nobody_covers_himself_unless_the_house_says_so() -> None:
    state = after(table(TRICK, self_cover="yes"), play("A", "8 8 8"), Pass("B"))
    state = playing(after(state, play("C", "6 6 6"), *passes("DEAB")))
    assert speaker(state) == "C"
    assert state.top is not None
    assert says(judge(state, play("C", "5 5 5")), "correct", "DAL-14", "DAL-Q30")
    assert speaker(after(state, Pass("C"))) == "C"
    assert playing(after(state, Pass("C"))).top is None

    strict = dalmuti.position(
        table(TRICK).table.house.rules, {"A": [], "C": [5, 5, 5], "D": [], "E": []}
    )
    strict = strict._replace(top=dalmuti.Top(1, 3, 6), turn=1)
    assert says(judge(strict, play("C", "5 5 5")), "wrong", "DAL-19", "DAL-Q30")
    assert says(judge(strict, Pass("C")), "wrong", "DAL-19", "DAL-Q30")


def test_those_who_are_out_are_not_asked() -> None:
    state = dalmuti.position(
        table(TRICK).table.house.rules, {"A": [3, 9], "B": [], "C": [5, 7], "D": [6, 8]}, out="B"
    )
    state = playing(after(state, play("A", "3"), *passes("CD")))

    assert (speaker(state), state.top) == ("A", None)
    again = after(state, play("A", "9"))
    assert says(judge(again, Pass("B")), "wrong", "DAL-19", "DAL-Q31")


def test_the_left_neighbour_inherits_a_lead_that_nobody_covers() -> None:
    state = after(table(LAST), play("A", "3"))
    assert speaker(state) == "B"
    assert says(judge(state, play("B", "2")), "correct", "DAL-14", "DAL-20", "DAL-Q32")

    state = playing(after(state, *passes("BCDE")))
    assert (speaker(state), state.lead) == ("B", Lead.INHERITED)
    assert says(judge(state, play("C", "1")), "wrong", "DAL-20", "DAL-Q32")


def test_the_next_one_to_the_left_inherits_where_the_neighbour_is_out_too() -> None:
    state = table(LAST)._replace(out=(1,), hands=table(LAST | {"B": ""}).hands)
    state = playing(after(state, play("A", "3"), *passes("CDE")))

    assert (speaker(state), state.lead) == ("C", Lead.INHERITED_FURTHER)
    assert says(judge(state, play("D", "7")), "wrong", "DAL-20", "DAL-Q32", "DAL-Q33")


def test_who_covers_the_last_card_has_the_lead_himself() -> None:
    state = playing(after(table(LAST), play("A", "3"), Pass("B"), play("C", "1"), *passes("DEB")))

    assert (speaker(state), state.lead) == ("C", Lead.WON)


@pytest.mark.parametrize(
    ("house", "speaks", "leads"),
    [("left", "D", "D"), ("immediate", "D", "D"), ("previous", "D", "A"), ("holder", "E", "D")],
)
def test_the_house_says_what_becomes_of_the_lead_of_the_one_gone_out(
    house: str, speaks: str, leads: str
) -> None:
    hands = {"A": "5 9", "B": "9 9", "C": "3", "D": "7 1", "E": "6 2"}
    state = playing(after(table(hands, out_lead=house), play("A", "5"), Pass("B"), play("C", "3")))
    assert speaker(state) == speaks

    while state.top is not None:
        state = playing(after(state, Pass(speaker(state))))
    assert speaker(state) == leads


def test_a_holder_by_inheritance_may_be_covered_but_may_not_cover() -> None:
    state = after(table(LAST, out_lead="holder"), play("A", "3"))

    assert speaker(state) == "C"
    assert says(judge(state, play("B", "2")), "wrong", "DAL-19")
    assert says(judge(state, play("C", "1")), "correct", "DAL-14", "DAL-Q32")
    right = after(table(LAST, out_lead="holder", order="right"), play("A", "3"))
    assert speaker(right) == "E"
    assert speaker(after(right, *passes("EDC"))) == "B"


def test_a_lone_one_that_is_a_last_card_ends_the_trick_where_the_house_says_so() -> None:
    state = after(table(LAST | {"A": "1"}, auto_end="yes"), play("A", "1"))

    assert speaker(state) == "B"
    assert playing(state).top is None


def test_the_game_ends_with_one_player_left_who_may_lay_off() -> None:
    state = after(table({"A": "3", "B": "5 5 9", "C": "4", "D": "6"}), play("A", "3"))
    state = after(state, *passes("BCD"), play("B", "9"), play("C", "4"), *passes("DB"))
    state = after(state, play("D", "6"))

    assert isinstance(state, dalmuti.Settled)
    assert state.out == (0, 2, 3, 1)
    assert says(judge(state, play("B", "5 5")), "correct", "DAL-21", "DAL-Q34")
    assert says(judge(state, play("B", "5 9")), "wrong", "DAL-12")
    assert says(judge(state, play("B", "4")), "wrong", "DAL-12")
    assert says(judge(state, play("A", "3")), "wrong", "DAL-21")
    left = after(state, play("B", "5 5"))
    assert isinstance(left, dalmuti.Settled)
    assert left.hands == (0, 0, 0, 0)


def test_the_house_may_have_the_last_player_play_on() -> None:
    hands = {"A": "3", "B": "4", "C": "5", "D": "6 6 9"}
    state = after(table(hands, end="all_out"), play("A", "3"), *passes("BCD"))
    state = after(state, play("B", "4"), *passes("CD"), play("C", "5"), Pass("D"))
    assert speaker(state) == "D"
    assert says(judge(state, dalmuti.Reseat(tuple("ABCD"))), "wrong", "DAL-21", "DAL-Q34")

    state = after(state, play("D", "6 6"), play("D", "9"))
    assert isinstance(state, dalmuti.Settled)
    assert state.out == (0, 1, 2, 3)


def test_an_irregular_play_is_taken_back() -> None:
    state = after(table(TRICK), play("A", "8 8 8"))

    for act in (play("D", "7 7 7"), play("B", "9"), play("B", "4 4"), Pass("C")):
        assert apply(state, act) == state
    assert apply(table(TRICK), Pass("A")) == table(TRICK)


def test_where_the_house_says_so_it_costs_the_turn() -> None:
    state = after(table(TRICK, irregular="forced_pass"), play("A", "8 8 8"))
    assert speaker(apply(state, play("B", "9"))) == "C"

    early = apply(state, play("D", "7 7 7"))
    assert speaker(early) == "B"
    assert speaker(after(early, Pass("B"), Pass("C"))) == "E"
    again = after(early, Pass("B"), play("C", "6 6 6"), *passes("EAB"))
    assert speaker(again) == "C"
    assert apply(table(TRICK, irregular="forced_pass"), play("A", "8 9")) == table(
        TRICK, irregular="forced_pass"
    )


def test_what_nobody_objects_to_stands() -> None:
    state = after(table(TRICK), play("A", "8 8 8"))

    stood = playing(dalmuti.let_stand(state, play("D", "7 7 7")))
    assert stood.top == dalmuti.Top(3, 3, 7)
    assert speaker(stood) == "E"
    with pytest.raises(ValueError, match="does not hold"):
        dalmuti.let_stand(state, play("B", "1"))
