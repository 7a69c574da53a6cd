"""Claims with both jokers, and taxes: DAL-05 to DAL-09, DAL-Q05, DAL-Q09 to DAL-Q22, DAL-Q43."""

import pytest

from cardsmith.model.struct import replace
from cardsmith.referee import dalmuti
from cardsmith.referee.dalmuti import Cancel, Give, Opening, Play, Revolt, Trade, apply, judge
from tests.referee.dalmuti.games import J, after, read_hands, rules, says, speaker

HANDS = {
    "A": "11 11 12 2",
    "B": "9 9 12 J",
    "C": "5 5 6 7",
    "D": "3 3 8 J",
    "E": "1 4 4 9",
}
JOKERS = {"A": "1 9", "B": "2 10", "C": "3 11", "D": "4 12", "E": "J J"}


def opening(hands: dict[str, str], game: int = 2, **options: str) -> Opening:
    return dalmuti.opening(rules(**options), read_hands(hands), game=game)


def opened(state: dalmuti.State) -> Opening:
    assert isinstance(state, Opening), state
    return state


def hand_of(state: dalmuti.State, player: str) -> tuple[int, ...]:
    opening = opened(state)
    return dalmuti.values(opening.hands[opening.table.seats.index(player)])


def test_the_gros_bouffon_gives_his_two_best_cards() -> None:
    state = opening(HANDS)

    assert says(judge(state, Give("E", "A", (4, 1))), "correct", "DAL-05", "DAL-07")
    withheld = judge(state, Give("E", "A", (4, 4)))
    assert says(withheld, "wrong", "DAL-05", "DAL-07", "DAL-Q15")
    assert withheld.expected == {"E": ("1", "4")}
    assert says(judge(state, Give("E", "A", (1,))), "wrong", "DAL-05")
    assert says(judge(state, Give("E", "A", (1, 2))), "wrong", "DAL-05")


def test_a_joker_is_no_best_card_unless_the_house_says_so() -> None:
    hands = HANDS | {"E": "5 6 12 J"}

    assert says(judge(opening(hands), Give("E", "A", (5, 6))), "correct", "DAL-15", "DAL-Q09")
    assert says(judge(opening(hands), Give("E", "A", (5, J))), "wrong", "DAL-15", "DAL-Q09")
    best = opening(hands, tax_joker="best")
    assert says(judge(best, Give("E", "A", (5, J))), "correct", "DAL-Q09")
    assert says(judge(best, Give("E", "A", (5, 6))), "wrong", "DAL-Q09")


def test_the_grand_dalmuti_returns_what_he_likes_of_his_own() -> None:
    state = after(opening(HANDS), Give("E", "A", (1, 4)))

    assert says(judge(state, Give("A", "E", (2, 11))), "correct", "DAL-05")
    assert says(judge(state, Give("A", "E", (1, 12))), "wrong", "DAL-05", "DAL-Q11")
    assert says(judge(state, Give("A", "E", (12, 12))), "wrong", "DAL-05")
    anything = after(opening(HANDS, tax_return="any"), Give("E", "A", (1, 4)))
    assert says(judge(anything, Give("A", "E", (1, 12))), "correct", "DAL-05", "DAL-Q11")

    done = after(state, Give("A", "E", (11, 12)))
    assert hand_of(done, "A") == (1, 2, 4, 11)
    assert hand_of(done, "E") == (4, 9, 11, 12)
    assert says(judge(done, Give("E", "A", (4, 9))), "wrong", "DAL-05")


def test_the_petit_dalmuti_takes_one_card_and_may_return_a_joker() -> None:
    state = opening(HANDS)

    assert says(judge(state, Give("D", "B", (3,))), "correct", "DAL-06", "DAL-07", "DAL-Q13")
    assert says(judge(state, Give("B", "D", (J,))), "correct", "DAL-06", "DAL-Q12")
    assert says(judge(state, Give("B", "D", (9, 9))), "wrong", "DAL-06")


def test_the_choice_is_the_dalmutis_unless_the_house_says_else() -> None:
    act = Give("A", "E", (2, 12), chooser="E")

    refused = judge(opening(HANDS), act)
    assert says(refused, "wrong", "DAL-05", "DAL-Q10")
    assert refused.expected == {"chooser": "A"}
    assert says(judge(opening(HANDS, tax_choice="gb"), act), "correct", "DAL-Q10")
    own = replace(act, chooser="A")
    assert says(judge(opening(HANDS, tax_choice="gb"), own), "wrong", "DAL-Q10")


def test_taxes_are_face_down_unless_the_house_says_else() -> None:
    act = Give("E", "A", (1, 4), shown=True)

    assert says(judge(opening(HANDS), act), "wrong", "DAL-05", "DAL-Q14")
    assert says(judge(opening(HANDS, tax_open="yes"), act), "correct", "DAL-05")
    hidden = replace(act, shown=False)
    assert says(judge(opening(HANDS, tax_open="yes"), hidden), "wrong", "DAL-Q14")


def test_the_two_taxes_wait_for_nothing_unless_the_house_says_so() -> None:
    act = Give("D", "B", (3,))
    strict = opening(HANDS, tax_order="big_first")

    assert says(judge(strict, act), "wrong", "DAL-Q13")
    assert says(judge(after(strict, Give("E", "A", (1, 4))), act), "wrong", "DAL-Q13")
    big = after(strict, Give("E", "A", (1, 4)), Give("A", "E", (12, 11)))
    assert says(judge(big, act), "correct", "DAL-06")


def test_nobody_else_pays() -> None:
    state = opening(HANDS)

    assert says(judge(state, Give("C", "B", (5,))), "wrong", "DAL-04", "DAL-05", "DAL-06")
    assert says(judge(state, Give("E", "B", (1,))), "wrong", "DAL-05", "DAL-06")


def test_the_first_game_is_taxed_unless_the_house_says_else() -> None:
    act = Give("E", "A", (1, 4))

    assert says(judge(opening(HANDS, game=1), act), "correct", "DAL-05", "DAL-Q05")
    free = opening(HANDS, game=1, first_tax="no")
    assert says(judge(free, act), "wrong", "DAL-05", "DAL-Q05")
    assert says(judge(free, Play("A", (11, 11))), "correct", "DAL-11")
    assert says(judge(opening(HANDS, game=2, first_tax="no"), act), "correct", "DAL-05")
    jokers = opening(JOKERS, game=1, first_tax="no")
    assert says(judge(jokers, Cancel("E")), "wrong", "DAL-08", "DAL-Q05")


def test_both_jokers_cancel_both_taxes_and_one_does_not() -> None:
    hands = JOKERS | {"C": "J J", "E": "3 11"}
    state = opening(hands)
    assert says(judge(state, Cancel("C")), "correct", "DAL-08", "DAL-Q16", "DAL-Q17")
    assert says(judge(opening(HANDS), Cancel("B")), "wrong", "DAL-08")
    assert says(judge(state, Revolt("C")), "wrong", "DAL-09")

    free = after(state, Cancel("C"))
    assert says(judge(free, Give("E", "A", (3, 11))), "wrong", "DAL-08", "DAL-Q17")
    assert says(judge(free, Cancel("C")), "wrong", "DAL-08")
    assert says(judge(free, Play("B", (10,))), "wrong", "DAL-11")
    assert says(judge(free, Play("A", (9,))), "correct", "DAL-11")


def test_claims_come_before_any_exchange_unless_the_house_says_else() -> None:
    hands = JOKERS | {"C": "J J", "E": "3 11"}
    exchange = (Give("E", "A", (3, 11)), Give("A", "E", (1, 9)))
    assert says(judge(after(opening(hands), *exchange), Cancel("C")), "wrong", "DAL-08", "DAL-Q16")

    late = after(opening(hands, cancel_when="any"), *exchange)
    assert says(judge(late, Cancel("C")), "correct", "DAL-08", "DAL-Q16")
    back = opened(after(late, Cancel("C")))
    assert back.hands == back.dealt
    led = after(back, Play("A", (9,)))
    assert says(judge(led, Cancel("C")), "wrong", "DAL-08", "DAL-Q16")


def test_the_jokers_are_shown_unless_the_house_says_else() -> None:
    hidden = Revolt("E", shown=False)

    assert says(judge(opening(JOKERS), hidden), "wrong", "DAL-09", "DAL-Q22")
    assert says(judge(opening(JOKERS, claim_show="no"), hidden), "correct", "DAL-09", "DAL-Q22")


@pytest.mark.parametrize(
    ("way", "seats"), [("mirror", "EDCBA"), ("gd_gb_only", "EBCDA"), ("caller_first", "EABCD")]
)
def test_a_revolution_moves_titles_not_hands(way: str, seats: str) -> None:
    state = opening(JOKERS, revolution_map=way)
    assert says(judge(state, Revolt("E")), "correct", "DAL-09", "DAL-Q19", "DAL-Q20")

    turned = opened(after(state, Revolt("E")))
    assert "".join(turned.table.seats) == seats
    assert all(hand_of(turned, player) == hand_of(state, player) for player in seats)
    assert speaker(after(turned, Play("E", (J,)))) == seats[1]


def test_only_the_gros_bouffon_revolts_and_only_with_both_jokers() -> None:
    assert says(judge(opening(JOKERS | {"E": "J 5"}), Revolt("E")), "wrong", "DAL-09")
    assert says(judge(opening(JOKERS), Cancel("E")), "correct", "DAL-08")
    turned = after(opening(JOKERS), Revolt("E"))
    assert says(judge(turned, Revolt("E")), "wrong", "DAL-09")
    assert says(judge(after(turned, Play("E", (J,))), Revolt("E")), "wrong", "DAL-09", "DAL-Q16")


def test_a_revolution_cancels_the_taxes_unless_the_house_turns_them_round() -> None:
    act = Give("A", "E", (1, 9))

    turned = after(opening(JOKERS), Revolt("E"))
    assert says(judge(turned, act), "wrong", "DAL-08", "DAL-09", "DAL-Q18")
    taxed = after(opening(JOKERS, revolution_taxes="reversed"), Revolt("E"))
    assert says(judge(taxed, act), "correct", "DAL-05", "DAL-09", "DAL-Q18")


def test_merchants_swap_only_where_the_house_lets_them() -> None:
    hands = JOKERS | {"D": "4 7 7", "E": "1 2", "F": "3 4"}
    act = Trade("C", 3, "D", 7)
    assert says(judge(opening(hands), act), "wrong", "DAL-04", "DAL-Q43")

    state = opening(hands, merchant_trade="gd_leave")
    swapped = after(state, act)
    assert (hand_of(swapped, "C"), hand_of(swapped, "D")) == ((7, 11), (3, 4, 7))
    for odd in (
        replace(act, leave=False),
        replace(act, gives=9),
        replace(act, takes=9),
        Trade("A", 1, "C", 3),
        Trade("C", 3, "C", 11),
    ):
        assert says(judge(state, odd), "wrong", "DAL-Q43")
    paid = after(state, Give("F", "A", (3, 4)), Give("A", "F", (1, 9)))
    free = after(paid, Give("E", "B", (1,)), Give("B", "E", (10,)), Play("A", (3,)))
    assert says(judge(free, act), "wrong", "DAL-Q43")


def test_a_wrong_tax_is_taken_back() -> None:
    state = opening(HANDS)

    assert apply(state, Give("E", "A", (4, 4))) == state
    assert opened(dalmuti.let_stand(state, Give("E", "A", (4, 4)))).hands != state.hands
    with pytest.raises(ValueError, match="does not hold"):
        dalmuti.let_stand(state, Give("E", "A", (2, 2)))


@pytest.mark.parametrize("act", [Cancel("A"), Revolt("A"), Give("A", "B", (1,))])
def test_what_opens_a_game_comes_before_the_play(act: dalmuti.Move) -> None:
    state = dalmuti.position(rules(), read_hands(JOKERS))

    assert judge(state, act).verdict == "wrong"
    with pytest.raises(ValueError, match="before the play"):
        dalmuti.let_stand(state, act)
