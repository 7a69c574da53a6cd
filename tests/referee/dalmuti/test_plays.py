"""Series, covering, passing, jokers: DAL-12 to DAL-18, DAL-Q23 to DAL-Q29."""

import pytest

from cardsmith.referee import dalmuti
from cardsmith.referee.dalmuti import Pass, Play, judge
from tests.referee.dalmuti.games import J, after, play, says, speaker, table

HANDS = {
    "A": "8 8 8 9 12 J",
    "B": "4 4 4 4 9 9 9",
    "C": "6 6 6 3 3 J",
    "D": "7 7 7 5 5",
    "E": "5 6 10 11 12",
}


def test_cards_of_one_value_open_a_series() -> None:
    assert says(judge(table(HANDS), play("A", "8 8 8")), "correct", "DAL-11", "DAL-12")
    assert says(judge(table(HANDS), play("A", "12")), "correct", "DAL-12")


def test_cards_of_two_values_open_none() -> None:
    assert says(judge(table(HANDS), play("A", "8 9")), "wrong", "DAL-12")
    assert says(judge(table(HANDS), Play("A", ())), "wrong", "DAL-12")


@pytest.mark.parametrize(
    ("cards", "verdict", "codes"),
    [
        ("4 4 4", "correct", ("DAL-13", "DAL-14", "DAL-18")),
        ("9 9 9", "wrong", ("DAL-07", "DAL-14")),
        ("4 4 4 4", "wrong", ("DAL-13",)),
        ("4 4", "wrong", ("DAL-13",)),
        ("3 3 3", "wrong", ("DAL-12", "DAL-13")),
    ],
)
def test_who_covers_three_eights_lays_three_of_less(
    cards: str, verdict: str, codes: tuple[str, ...]
) -> None:
    state = after(table(HANDS), play("A", "8 8 8"))

    assert says(judge(state, play("B", cards)), verdict, *codes)


def test_the_same_value_covers_only_where_the_house_says_so() -> None:
    hands = {"A": "8 8 1", "B": "8 8 2", "C": "3", "D": "4"}

    assert says(
        judge(after(table(hands), play("A", "8 8")), play("B", "8 8")), "wrong", "DAL-14", "DAL-Q26"
    )
    lax = after(table(hands, cover="equal"), play("A", "8 8"))
    assert says(judge(lax, play("B", "8 8")), "correct", "DAL-14", "DAL-Q26")


def test_nobody_has_to_cover_and_who_passed_may_cover_later() -> None:
    state = after(table(HANDS), play("A", "8 8 8"))
    assert says(judge(state, Pass("B")), "correct", "DAL-16")

    state = after(state, Pass("B"), play("C", "6 6 6"), Pass("D"), Pass("E"), Pass("A"))
    assert says(
        judge(state, play("B", "4 4 4")), "correct", "DAL-13", "DAL-14", "DAL-17", "DAL-Q29"
    )


def test_the_house_may_lock_out_who_has_passed() -> None:
    state = after(table(HANDS, **{"pass": "locked"}), play("A", "8 8 8"), Pass("B"))
    state = after(state, play("C", "6 6 6"), Pass("D"), Pass("E"), Pass("A"))

    assert speaker(state) == "C"
    state = after(table(HANDS, **{"pass": "locked"}), play("A", "8 8 8"), Pass("B"))
    state = after(state, play("C", "6 6 6"))
    assert says(judge(state, play("B", "4 4 4")), "wrong", "DAL-17", "DAL-Q29")


def test_the_last_series_is_the_one_to_beat() -> None:
    state = after(table(HANDS), play("A", "8 8 8"), Pass("B"), play("C", "6 6 6"))

    assert says(judge(state, play("D", "7 7 7")), "wrong", "DAL-14", "DAL-Q27")


def test_a_joker_is_thirteen_and_nothing_else() -> None:
    state = table({"A": "5 5 J 12", "B": "4", "C": "3", "D": "2"})

    assert says(judge(state, play("A", "5 5 J")), "wrong", "DAL-12", "DAL-15", "DAL-Q23")
    assert says(judge(state, play("A", "12 J")), "wrong", "DAL-12", "DAL-15", "DAL-Q25")
    assert says(judge(state, play("A", "J")), "correct", "DAL-12", "DAL-15", "DAL-Q24")


def test_a_wild_joker_stands_beside_other_cards() -> None:
    state = table({"A": "5 5 J 12", "B": "4 4 J", "C": "3", "D": "2"}, jokers="wild")

    assert says(judge(state, play("A", "5 5 J")), "correct", "DAL-12", "DAL-15", "DAL-Q23")
    assert says(judge(state, play("A", "12 J")), "correct", "DAL-Q23")
    assert says(judge(state, play("A", "5 12 J")), "wrong", "DAL-12")
    covered = after(state, play("A", "5 5 J"))
    assert says(judge(covered, play("B", "4 4 J")), "correct", "DAL-13", "DAL-14", "DAL-Q23")


def test_jokers_alone_are_thirteen_under_both_rules() -> None:
    state = table({"A": "6 6 1", "B": "J J 2", "C": "3", "D": "4"}, jokers="wild")
    led = after(state, play("A", "6 6"))

    assert says(judge(led, Play("B", (J, J), 1)), "wrong", "DAL-15", "DAL-Q24")
    assert says(judge(led, Play("B", (J, J))), "wrong", "DAL-14", "DAL-15")


def test_a_value_announced_is_the_value_laid() -> None:
    state = table({"A": "6 6 J", "B": "J J 2", "C": "3", "D": "4"}, jokers="wild")

    assert says(judge(state, Play("A", (6, 6), 5)), "wrong", "DAL-12")
    assert says(judge(state, Play("A", (6, J), 5)), "wrong", "DAL-12", "DAL-15")
    assert says(judge(state, Play("A", (6, J), 6)), "correct", "DAL-Q23")


def test_a_twelve_covers_a_lone_joker_and_no_joker_covers() -> None:
    state = after(table({"A": "J 5", "B": "12 2", "C": "J 3", "D": "4"}), play("A", "J"))

    assert says(judge(state, play("B", "12")), "correct", "DAL-13", "DAL-14")
    passed = after(state, Pass("B"))
    assert says(judge(passed, play("C", "J")), "wrong", "DAL-14", "DAL-Q26")
    covered = after(state, play("B", "12"))
    assert says(judge(covered, play("C", "J")), "wrong", "DAL-14", "DAL-15")


def test_who_does_not_speak_may_neither_play_nor_pass() -> None:
    state = after(table(HANDS), play("A", "8 8 8"))

    for act in (play("D", "7 7 7"), Pass("D")):
        ruling = judge(state, act)
        assert says(ruling, "wrong", "DAL-14", "DAL-24", "DAL-Q06")
        assert ruling.expected == {"speaker": "B"}
    assert says(judge(table(HANDS), play("D", "5 5")), "wrong", "DAL-11")


def test_play_goes_to_the_left_or_where_the_house_says_to_the_right() -> None:
    assert speaker(after(table(HANDS), play("A", "12"))) == "B"
    assert speaker(after(table(HANDS, order="right"), play("A", "12"))) == "E"


def test_who_has_the_lead_may_not_pass_it_on() -> None:
    assert says(judge(table(HANDS), Pass("A")), "wrong", "DAL-19", "DAL-Q28")


def test_the_house_may_let_the_lead_go_by_but_not_round() -> None:
    state = after(table(HANDS, lead_pass="yes"), *(Pass(player) for player in "ABCD"))

    assert speaker(state) == "E"
    assert says(judge(state, Pass("E")), "wrong", "DAL-Q28")
    assert says(judge(state, play("A", "12")), "wrong", "DAL-Q28")
    assert speaker(after(state, play("E", "12"))) == "A"


def test_a_lone_one_still_has_the_others_pass() -> None:
    hands = {"A": "1 2", "B": "3", "C": "4", "D": "5"}
    state = after(table(hands), play("A", "1"))

    assert says(judge(state, Pass("B")), "correct", "DAL-16", "DAL-Q35")
    short = after(table(hands, auto_end="yes"), play("A", "1"))
    assert speaker(short) == "A"
    assert says(judge(short, play("A", "2")), "correct", "DAL-12", "DAL-19")


def test_nothing_is_played_before_the_deal_nor_before_the_taxes() -> None:
    start = dalmuti.start(table(HANDS).table.house.rules, "ABCD")
    assert says(judge(start, play("A", "1")), "wrong", "DAL-23")
    assert says(judge(start, Pass("A")), "wrong", "DAL-16")
    opening = dalmuti.opening(start.table.house.rules, dict.fromkeys("ABCD", (3, 4, 5)))
    assert says(judge(opening, play("A", "3")), "wrong", "DAL-05", "DAL-Q05")


def test_a_player_who_is_not_there_is_a_mistake_of_the_caller() -> None:
    with pytest.raises(ValueError, match="not in tuple"):
        judge(table(HANDS), play("Z", "8"))
