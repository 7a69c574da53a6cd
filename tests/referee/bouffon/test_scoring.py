"""The score of a turn: worked rulings, handed cases, and every silence on the way."""

import pytest

from cardsmith.referee.bouffon import (
    Card,
    Outcome,
    Proposed,
    Turn,
    standings,
)
from tests.referee.bouffon.tables import (
    LONG_ECLAT,
    a_table,
    a_turn,
    house_of,
    said,
    scored,
)

FRIEND = Card("ami", ("copain", "camarade", "compagne", "pote", "frère"))


def codes_of(outcome: Outcome) -> set[str]:
    return set(outcome.codes)


def test_ruling_B042_longest_and_shorter() -> None:
    outcome = scored(a_turn("B rayon@12", "C feu@20"))

    assert outcome.squares == (17, 15, 6, 0)
    assert outcome.codes == ("BOU-16", "BOU-17", "BOU-18", "BOU-20")
    assert [(gain.player, gain.squares, gain.to) for gain in outcome.gains] == [
        ("A", 3, 17),
        ("B", 3, 15),
        ("C", 1, 6),
    ]


def test_ruling_B044_of_equal_words_the_first_cited_wins() -> None:
    turn = a_turn("C lueur@12", "B rayon@30")

    assert scored(turn).squares == (17, 13, 8, 0)
    assert {"BOU-19", "BOU-20", "BOU-Q22"} <= codes_of(scored(turn))
    assert scored(turn, house=house_of(tie_loser="0")).squares == (17, 12, 8, 0)


def test_ruling_B047_a_player_advances_once_by_his_longest_word() -> None:
    turn = a_turn("B feu@5", "B étincelle@40")

    assert scored(turn).squares == (17, 15, 5, 0)
    assert "BOU-Q23" in scored(turn).codes
    assert scored(turn, house=house_of(per_player="per_word")).squares == (17, 16, 5, 0)


def test_ruling_B049_many_shorter_words_are_one_square() -> None:
    turn = a_turn("D brillant@50", "B feu@5", "B lueur@9", "B éclair@11", card=LONG_ECLAT)

    assert scored(turn).squares == (17, 13, 5, 3)
    assert scored(turn, house=house_of(per_player="per_word")).squares == (17, 15, 5, 3)


def test_ruling_B050_all_found_is_a_bonus_for_the_bouffon_alone() -> None:
    turn = a_turn("B lueur@3", "B rayon@4", "C feu@20", "D étincelle@41")
    outcome = scored(turn)

    assert outcome.complete
    assert outcome.squares == (20, 13, 6, 3)
    assert {"BOU-21", "BOU-Q21"} <= codes_of(outcome)
    assert scored(turn, house=house_of(longest_bonus="yes")).squares == (20, 13, 6, 6)


def test_ruling_B052_hints_are_not_needed_for_all() -> None:
    turn = a_turn(
        "B étincelle@3", "B feu@4", "B éclair@20", "B brillant@41", card=LONG_ECLAT
    )._replace(hints=("lueur", "rayon"))

    assert scored(turn).gained("A") == 6
    assert {"BOU-09", "BOU-Q10"} <= codes_of(scored(turn))
    assert scored(turn, house=house_of(hints="forfeit_bonus")).gained("A") == 3


def test_ruling_B057_nobody_finds() -> None:
    outcome = scored(a_turn())

    assert outcome.failed
    assert outcome.squares == (11, 12, 5, 0)
    assert {"BOU-23", "BOU-29", "BOU-Q26"} <= codes_of(outcome)
    assert scored(a_turn(), house=house_of(penalty_from="before_die")).squares[0] == 7


def test_nobody_goes_below_the_start() -> None:
    turn = a_turn()._replace(before=0, die=2)
    outcome = scored(turn, a_table(2, 0, 0, 0))

    assert outcome.squares == (0, 0, 0, 0)
    assert "BOU-Q25" in outcome.codes
    assert "BOU-Q25" not in scored(a_turn()).codes
    assert scored(turn, a_table(2, 0, 0, 0), house_of(floor="none")).squares[0] == -1


def test_ruling_B119_what_stands_in_parentheses_does_not_make_a_word_longer() -> None:
    card = Card("éclat", ("lueur", "(grand) éclat"))
    outcome = scored(a_turn("C lueur@9", "B grand éclat@10", card=card))

    assert outcome.gained("C") == 3
    assert {"BOU-19", "BOU-22"} <= codes_of(outcome)


@pytest.mark.parametrize(
    ("option", "entry"),
    [
        ("length_space", "au feu"),
        ("length_apostrophe", "d'ambre"),
        ("ligature", "chœurs"),
    ],
)
def test_options_of_length_can_part_words(option: str, entry: str) -> None:
    card = Card("x", ("lueurs" if option != "ligature" else "rayons", entry))
    first = "lueurs" if option != "ligature" else "rayons"
    turn = a_turn(f"C {first}@9", f"B {entry}@10", card=card)
    flipped = house_of(**{option: "1"})

    assert scored(turn) != scored(turn, house=flipped)
    assert "BOU-Q36" in scored(turn).codes


def test_case_H01_longest_first_said() -> None:
    turn = a_turn("B copain@12", "D compagne@15", "C camarade@20", card=FRIEND)

    assert [scored(turn).gained(player) for player in "ABCD"] == [3, 1, 1, 3]


def test_case_H02_parentheses_are_not_counted() -> None:
    card = Card("plaisanter", ("(se) moquer", "railler", "blaguer"))
    said_by_both = (Proposed("B", "(se) moquer", 5), Proposed("C", "railler", 9))
    turn = Turn("A", card=card, proposals=said_by_both)
    outcome = scored(turn)

    assert {word.player: word.length for word in outcome.found} == {"B": 6, "C": 7}
    assert [outcome.gained(player) for player in "ABC"] == [3, 1, 3]


def test_case_H07_victory_needs_no_exact_throw() -> None:
    turn = a_turn("B pote@3", card=FRIEND)
    outcome = scored(turn, a_table(58, 20, 7, 0, finish=60))

    assert outcome.winners == ("A",)
    assert outcome.squares[0] == 61
    assert outcome.gained("B") == 0


def test_ruling_B076_victory_is_looked_for_after_each_step() -> None:
    turn = a_turn("B lueur@3", "B rayon@4", "B feu@20", "B étincelle@41")
    table = a_table(43, 44, 0, 0)
    outcome = scored(turn, table)

    assert outcome.squares == (46, 47, 0, 0)
    assert outcome.winners == ("B",)
    assert {"BOU-32", "BOU-Q32"} <= codes_of(outcome)
    assert scored(turn, table, house_of(win_tie="farthest")).winners == ("A",)
    assert scored(turn, table, house_of(win_tie="shared")).winners == ("B", "A")


def test_ruling_B078_in_order_of_citation() -> None:
    turn = a_turn("B étincelle@50", "D feu@10", "C lueur@40")

    assert scored(turn, a_table(20, 10, 45, 46)).winners == ("D",)


def test_a_finished_round_lets_all_arrive_and_the_farthest_win() -> None:
    house = house_of(end="full_round")
    turn = a_turn("B lueur@3", "B rayon@4", "B feu@20", "B étincelle@41")
    outcome = scored(turn, a_table(43, 44, 0, 0), house)
    last = Turn("D", 0, 1, "A", turn.card, proposals=(said("C feu@3"),))
    table = a_table(49, 47, 46, 1)._replace(arrivals=("B", "A"))

    assert outcome.squares == (49, 47, 0, 0)
    assert outcome.arrivals == ("B", "A")
    assert outcome.winners == ()
    assert scored(last, table, house).winners == ("A",)


def test_losers_are_ranked_where_the_house_does() -> None:
    assert standings(a_table(47, 12, 12, 0), house_of()) == ()
    assert standings(a_table(47, 12, 12, 0), house_of(ranking="distance")) == (
        ("A",),
        ("B", "C"),
        ("D",),
    )
