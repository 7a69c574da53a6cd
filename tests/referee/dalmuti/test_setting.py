"""First ranks, seats, the deal, who is at the table: DAL-01 to DAL-04, DAL-23, DAL-Q01 ff."""

import pytest

from cardsmith.model.struct import replace
from cardsmith.referee import dalmuti
from cardsmith.referee.dalmuti import Deal, Dealing, Draw, Join, Leave, Lot, Reseat, apply, judge
from cardsmith.referee.dalmuti.cards import hand, size, values
from cardsmith.referee.dalmuti.dealing import deck
from cardsmith.referee.dalmuti.house import House
from cardsmith.referee.dalmuti.ranking import to_draw
from tests.referee.dalmuti.games import DEFAULT, J, after, rules, says

WHOLE = values(deck(House.of(DEFAULT).cards))


def dealt(*shares: int) -> tuple[tuple[int, ...], ...]:
    """The deck in order, cut into shares."""
    cards = iter(WHOLE)
    return tuple(tuple(next(cards) for _ in range(share)) for share in shares)


def seats(state: dalmuti.State) -> str:
    assert isinstance(state, Dealing)
    return "".join(state.table.seats)


def test_four_to_eight_sit_down_and_three_where_the_house_lets_them() -> None:
    for players in (3, 9):
        with pytest.raises(ValueError, match=f"{players} players"):
            dalmuti.start(DEFAULT, "ABCDEFGHI"[:players])
    assert seats(dalmuti.start(rules(players="3-10"), "ABC")) == "ABC"
    with pytest.raises(ValueError, match="two of one name"):
        dalmuti.start(DEFAULT, "ABCA")


def test_titles_follow_the_seats() -> None:
    assert [dalmuti.title(seat, 4).value for seat in range(4)] == [
        "grand-dalmuti",
        "petit-dalmuti",
        "petit-bouffon",
        "gros-bouffon",
    ]
    assert [dalmuti.title(seat, 3).value for seat in range(3)] == [
        "grand-dalmuti",
        "merchant",
        "gros-bouffon",
    ]


def test_the_lowest_card_drawn_is_grand_dalmuti_and_equal_ones_draw_again() -> None:
    state: dalmuti.State = dalmuti.start_unranked(DEFAULT, "ABCDE")
    assert dalmuti.legal_acts(state) == ()
    for player, value in zip("ABCDE", (3, 7, J, 12, 7), strict=True):
        state = after(state, Draw(player, value))

    assert isinstance(state, dalmuti.Ranking)
    assert to_draw(state) == ("B", "E")
    assert says(judge(state, Draw("A", 1)), "wrong", "DAL-Q04")
    assert says(judge(state, Draw("B", 14)), "wrong", "DAL-Q01")
    assert says(judge(state, Draw("B", 9)), "correct", "DAL-02", "DAL-07", "DAL-Q04")
    assert seats(after(state, Draw("B", 9), Draw("E", 2))) == "AEBDC"


def test_the_house_may_draw_lots_or_keep_the_seats() -> None:
    lot = dalmuti.start_unranked(rules(first="lot"), "ABCD")
    assert seats(after(lot, Lot(tuple("DBCA")))) == "DBCA"
    assert says(judge(lot, Lot(tuple("DBC"))), "wrong", "DAL-02", "DAL-Q04")
    assert says(judge(lot, Draw("A", 1)), "wrong", "DAL-Q04")
    drawn = dalmuti.start_unranked(DEFAULT, "ABCD")
    assert says(judge(drawn, Lot(tuple("DBCA"))), "wrong", "DAL-Q04")
    assert seats(dalmuti.start_unranked(rules(first="seats"), "ABCD")) == "ABCD"
    known = dalmuti.start(DEFAULT, "ABCD")
    assert says(judge(known, Draw("A", 1)), "wrong", "DAL-02")
    assert says(judge(known, Lot(tuple("DBCA"))), "wrong", "DAL-02")


def test_the_deck_is_eighty_cards_and_all_are_dealt() -> None:
    state = dalmuti.start(DEFAULT, "ABCDEF")
    assert size(deck(state.table.house.cards)) == 80

    whole = Deal(dealt(14, 14, 13, 13, 13, 13))
    assert says(judge(state, whole), "correct", "DAL-10", "DAL-23", "DAL-Q02", "DAL-Q03")
    short = judge(state, Deal(dealt(13, 13, 13, 13, 13, 13)))
    assert says(short, "wrong", "DAL-21", "DAL-Q02")
    assert short.expected["A"] == "14"
    assert says(judge(state, Deal(dealt(13, 13, 13, 13, 14, 14))), "wrong", "DAL-Q02")
    odd = (*whole.hands[:5], (*whole.hands[5][1:], 1))
    assert says(judge(state, Deal(odd)), "wrong", "DAL-Q01")
    assert says(judge(state, Deal(((0,) * 14, *whole.hands[1:]))), "wrong", "DAL-Q01")


def test_the_house_says_what_becomes_of_extra_cards() -> None:
    bottom = dalmuti.start(rules(deal_extra="bottom"), "ABCDEF")
    assert says(judge(bottom, Deal(dealt(13, 13, 13, 13, 14, 14))), "correct", "DAL-Q02")
    aside = dalmuti.start(rules(deal_extra="aside"), "ABCDEF")
    act = Deal(dealt(13, 13, 13, 13, 13, 13))
    assert says(judge(aside, act), "correct", "DAL-Q02")
    assert says(judge(aside, replace(act, aside=(J, J))), "correct", "DAL-Q02")
    for told in (act, replace(act, aside=(J, J))):
        state = apply(aside, told)
        assert isinstance(state, dalmuti.Opening)
        assert state.aside == hand(J, J)


def test_any_deck_is_dealt_where_the_house_has_its_own() -> None:
    act = Deal(((1, 2), (3, 4), (5, 6), (7,)))

    assert says(judge(dalmuti.start(DEFAULT, "ABCD"), act), "wrong", "DAL-Q01")
    assert says(judge(dalmuti.start(rules(deck="custom"), "ABCD"), act), "correct", "DAL-Q02")


def test_the_gros_bouffon_deals_unless_the_house_says_else() -> None:
    act = Deal(dealt(20, 20, 20, 20))
    start = dalmuti.start(DEFAULT, "ABCD")

    assert says(judge(start, replace(act, dealer="D")), "correct", "DAL-23", "DAL-Q03")
    refused = judge(start, replace(act, dealer="A"))
    assert says(refused, "wrong", "DAL-23", "DAL-Q03")
    assert refused.expected == {"dealer": "D"}
    assert says(judge(start, replace(act, shuffler="C")), "wrong", "DAL-Q03")
    shuffled = dalmuti.start(rules(dealer="pb_shuffles"), "ABCD")
    assert says(judge(shuffled, replace(act, dealer="D", shuffler="C")), "correct", "DAL-Q03")
    anybody = dalmuti.start(rules(dealer="any"), "ABCD")
    assert says(judge(anybody, replace(act, dealer="A")), "correct", "DAL-Q03")


def test_cards_are_dealt_once_to_as_many_as_there_are() -> None:
    start = dalmuti.start(DEFAULT, "ABCD")
    state = after(start, Deal(dealt(20, 20, 20, 20)))

    assert says(judge(state, Deal(dealt(20, 20, 20, 20))), "wrong", "DAL-23")
    assert says(judge(start, Deal(dealt(40, 40))), "wrong", "DAL-Q02")
    with pytest.raises(ValueError, match="2 hands"):
        dalmuti.let_stand(start, Deal(dealt(40, 40)))
    with pytest.raises(ValueError, match="dealt"):
        dalmuti.let_stand(state, Deal(dealt(20, 20, 20, 20)))
    assert says(judge(start, Reseat(tuple("ABCD"))), "wrong", "DAL-21")


def test_newcomers_and_leavers_are_not_covered_unless_the_house_covers_them() -> None:
    start = dalmuti.start(DEFAULT, "ABCDE")

    assert says(judge(start, Join("F", 5)), "not-covered", "DAL-01", "DAL-Q42")
    assert says(judge(start, Leave("A")), "not-covered", "DAL-Q42")
    assert apply(start, Leave("A")) == start


def test_the_house_seats_newcomers_last_or_among_the_merchants() -> None:
    last = dalmuti.start(rules(join="last"), "ABCDE")
    assert seats(after(last, Join("F", 5))) == "ABCDEF"
    assert says(judge(last, Join("F", 2)), "wrong", "DAL-Q42")
    merchant = dalmuti.start(rules(join="merchant"), "ABCDE")
    assert seats(after(merchant, Join("F", 3))) == "ABCFDE"
    for seat in (0, 1, 4, 5):
        assert says(judge(merchant, Join("F", seat)), "wrong", "DAL-Q42")
    assert seats(after(last, Leave("C"))) == "ABDE"
    assert says(judge(after(last, Leave("C")), Leave("A")), "wrong", "DAL-01")
    full = dalmuti.start(rules(join="last"), "ABCDEFGH")
    assert says(judge(full, Join("I", 8)), "wrong", "DAL-01")
    play = dalmuti.position(rules(join="last"), dict.fromkeys("ABCDE", (1,)))
    for act in (Join("F", 5), Leave("A")):
        assert says(judge(play, act), "wrong", "DAL-Q42")
        with pytest.raises(ValueError, match="between"):
            dalmuti.let_stand(play, act)
