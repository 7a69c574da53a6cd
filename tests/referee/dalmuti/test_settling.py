"""The next ranks, points, and what is done around the play: DAL-10, DAL-22, DAL-23, DAL-Q37 ff."""

import pytest

from cardsmith.referee import dalmuti
from cardsmith.referee.dalmuti import Gather, Look, Reseat, Score, Serve, Settled, Sight, judge
from tests.referee.dalmuti.games import NAMES, after, play, rules, says, shuffled, table


def over(**options: str) -> Settled:
    """A game that C, A, E, B, D went out of in this order."""
    state = dalmuti.start(rules(**options), "ABCDE")
    return Settled(state.table, (0, 0, 0, 1 << 8, 0), (2, 0, 4, 1, 3))


def test_the_order_of_going_out_is_the_next_rank_and_seat() -> None:
    codes = ("DAL-03", "DAL-22", "DAL-23", "DAL-Q07")
    assert says(judge(over(), Reseat(tuple("CAEBD"))), "correct", *codes)
    wrong = judge(over(), Reseat(tuple("CDEAB")))
    assert says(wrong, "wrong", *codes)
    assert wrong.expected == {"seats": tuple("CAEBD")}

    chairs = over(ranks="neighbour")
    assert says(judge(chairs, Reseat(tuple("CDEAB"))), "correct", "DAL-Q07")


def test_the_next_game_inherits_seats_and_points_only() -> None:
    following = after(over(score="from_one"), Reseat(tuple("CAEBD")))

    assert isinstance(following, dalmuti.Dealing)
    assert following.table.game == 2
    assert following.table.points == (5, 4, 3, 2, 1)
    assert after(over(), Reseat(tuple("CAEBD"))) == dalmuti.Dealing(
        over().table._replace(seats=tuple("CAEBD"), game=2)
    )


def test_points_add_up_from_game_to_game_and_follow_their_player() -> None:
    first = over(score="from_zero")
    second = first._replace(table=first.table._replace(points=(10, 20, 30, 40, 50)))

    following = after(second, Reseat(tuple("CAEBD")))
    assert isinstance(following, dalmuti.Dealing)
    assert following.table.points == (34, 13, 52, 21, 40)


def test_no_points_are_counted_unless_the_house_counts_them() -> None:
    assert says(judge(over(), Score((3, 1, 4, 0, 2))), "not-covered", "DAL-Q40")
    assert says(judge(over(score="from_zero"), Score((3, 1, 4, 0, 2))), "correct", "DAL-Q40")
    wrong = judge(over(score="from_one"), Score((3, 1, 4, 0, 2)))
    assert says(wrong, "wrong", "DAL-Q40")
    assert wrong.expected == {"A": 4, "B": 2, "C": 5, "D": 1, "E": 3}
    start = dalmuti.start(rules(score="from_one"), "ABCD")
    assert says(judge(start, Score((0, 1, 2, 3))), "wrong", "DAL-21")


def test_nobody_changes_seats_before_the_end() -> None:
    state = table({"A": "1 2", "B": "3", "C": "4", "D": "5"})

    assert says(judge(state, Reseat(tuple("ABCD"))), "wrong", "DAL-21")
    with pytest.raises(ValueError, match="goes on"):
        dalmuti.let_stand(state, Reseat(tuple("ABCD")))


def test_the_gros_bouffon_gathers_even_when_he_is_out() -> None:
    state = table({"A": "1 2", "B": "3", "C": "4", "D": "5"})

    assert says(judge(state, Gather("D")), "correct", "DAL-10", "DAL-19")
    wrong = judge(state, Gather("C"))
    assert says(wrong, "wrong", "DAL-10", "DAL-19")
    assert wrong.expected == {"bouffon": "D"}
    assert says(judge(state._replace(out=(3,)), Gather("D")), "correct", "DAL-Q44")
    assert says(judge(after(state, play("A", "2")), Gather("D")), "wrong", "DAL-19")
    assert says(judge(dalmuti.start(rules(), "ABCD"), Gather("D")), "wrong", "DAL-19")
    assert says(judge(over(), Gather("E")), "correct", "DAL-10", "DAL-Q44")


@pytest.mark.parametrize(
    ("act", "code", "options"),
    [
        (Look("A", Sight.DISCARDS), "DAL-Q38", {"discards": "open"}),
        (Look("A", Sight.TAXES), "DAL-Q14", {"tax_open": "yes"}),
    ],
)
def test_some_things_are_seen_only_where_the_house_says_so(
    act: Look, code: str, options: dict[str, str]
) -> None:
    assert says(judge(over(), act), "wrong", code)
    assert says(judge(over(**options), act), "correct", code)


def test_numbers_of_cards_are_told_and_values_never() -> None:
    assert says(judge(over(), Look("A", Sight.COUNT, "E")), "correct", "DAL-Q37")
    assert says(judge(over(counts="secret"), Look("A", Sight.COUNT, "E")), "wrong", "DAL-Q37")
    assert says(judge(over(), Look("A", Sight.HAND, "E")), "wrong", "DAL-Q37")


def test_manners_are_not_ruled() -> None:
    assert says(judge(over(), Serve("D")), "not-covered", "DAL-10", "DAL-Q39")
    assert dalmuti.apply(over(), Serve("D")) == over()


def test_a_second_game_alone_gives_the_same_states() -> None:
    """Nothing but the seats leaks from one game to the next (case G10)."""
    import random

    first = dalmuti.position(rules(), {"A": [3], "B": [5], "C": [7], "D": [9]})
    state = after(first, play("A", "3"), *(dalmuti.Pass(player) for player in "BCD"))
    state = after(state, play("B", "5"), *(dalmuti.Pass(player) for player in "CD"))
    state = after(state, play("C", "7"), Reseat(tuple("ABCD")))

    alone: dalmuti.State = dalmuti.start(rules(), NAMES[:4])
    assert isinstance(state, dalmuti.Dealing)
    assert isinstance(alone, dalmuti.Dealing)
    alone = alone._replace(table=alone.table._replace(game=2))
    assert state == alone
    deal = shuffled(rules(), 4, random.Random(7))
    assert after(state, deal) == after(alone, deal)
