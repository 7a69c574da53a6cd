"""The order of a turn: each act in its moment, by the right hand, and what follows."""

import pytest

from cardsmith.referee.bouffon import (
    Accepted,
    Act,
    Chose,
    Claimed,
    Drew,
    Ended,
    Hinted,
    Left,
    Manner,
    Mimed,
    Moved,
    Nodded,
    Phase,
    Proposed,
    PutBack,
    ReadTitle,
    Remembered,
    Rolled,
    Saw,
    Settled,
    Shook,
    Spelt,
    Spoke,
    TookOver,
    Track,
    Turned,
    apply,
    judge,
    legal_acts,
    start,
    step,
)
from tests.referee.bouffon.tables import (
    BOARD,
    ECLAT,
    HOUSE,
    SEATS,
    SOT,
    TRACK,
    a_deck,
    a_state,
    a_turn,
    house_of,
    played,
    verdict,
)


def test_a_whole_turn_from_the_opening_dice_to_the_next_bouffon() -> None:
    state = played(
        start(("A", "B"), TRACK, HOUSE, a_deck()),
        Rolled("A", 2),
        Rolled("B", 5),
        TookOver("A"),
        Rolled("A", 3),
        Moved("A", 3),
    )
    card = state.packets["C"][0]
    state = played(
        state,
        Drew("A", "C", card),
        ReadTitle("A", card.title),
        Spelt("A", "c-0"),
        Turned("A"),
        Mimed("A", Manner.LIPS),
        Proposed("B", "zut", 4),
        Shook("A", "zut"),
        Proposed("B", "rayons", 9),
        Nodded("A", "rayons"),
        Ended(60),
        Saw("B"),
        Settled((6, 3)),
        PutBack("C"),
        TookOver("B"),
    )

    assert state.table.squares == (6, 3)
    assert state.packets["C"][-1] == card
    assert (state.bouffon, state.phase, state.turn.before) == ("B", Phase.DIE, 3)


def test_ruling_B003_B004_the_smallest_die_begins() -> None:
    dice = (("A", 4), ("B", 2), ("C", 6), ("D", 5))
    state = a_state(Phase.FIRST, dice=dice)

    assert verdict(state, TookOver("B")) == "correct"
    assert judge(state, TookOver("C")).expected == {"bouffon": "B"}


def test_only_the_tied_roll_again() -> None:
    state = start(("A", "B", "C"), TRACK, HOUSE)
    state = played(state, Rolled("C", 2), Rolled("A", 2), Rolled("B", 4))

    assert {act.player for act in legal_acts(state) if isinstance(act, Rolled)} == {"A", "C"}
    assert judge(state, Rolled("B", 1)).cited == ("BOU-03", "BOU-Q01")
    state = played(state, Rolled("A", 5), Rolled("C", 3))
    assert legal_acts(state) == (TookOver("C"),)


def test_ruling_B001_seven_do_not_play() -> None:
    for players in (tuple("ABCDEFG"), ("A",), ("A", "A")):
        with pytest.raises(ValueError, match="play"):
            start(players, TRACK, HOUSE)


def test_ruling_B009_B010_the_die_is_exact() -> None:
    state = a_state(Phase.MOVE)

    assert verdict(state, Moved("A", 14)) == "correct"
    assert judge(state, Moved("A", 12)).cited == ("BOU-05", "BOU-Q03")
    assert judge(state, Moved("A", 12)).expected == {"A": 14}
    assert verdict(state, Moved("B", 14)) == "wrong"
    assert verdict(a_state(Phase.MOVE, house_of(die="up_to")), Moved("A", 12)) == "correct"


def test_ruling_B074_B075_the_die_wins_even_beyond() -> None:
    turn = a_turn()._replace(before=44, die=5)
    state = a_state(Phase.MOVE, turn=turn)

    assert apply(state, Moved("A", 49)).winners == ("A",)
    assert judge(state, Moved("A", 49)).cited == ("BOU-05", "BOU-32", "BOU-Q03", "BOU-Q04")
    assert verdict(state, Moved("A", 45)) == "wrong"
    strict = a_state(Phase.MOVE, house_of(win_by_die="no"), turn=turn)
    assert [act for act in legal_acts(strict) if isinstance(act, Moved)] == [Moved("A", 46)]


def test_ruling_B012_B013_the_bouffon_chooses_on_a_merged_square() -> None:
    turn = a_turn()._replace(before=8, die=3)
    state = played(a_state(Phase.MOVE, turn=turn), Moved("A", 11))

    assert legal_acts(state) == (Chose("A", "K"), Chose("A", "W"))
    assert verdict(state, Chose("B", "K")) == verdict(state, Chose("A", "X")) == "wrong"
    assert verdict(played(state, Chose("A", "W")), Drew("A", "W", SOT)) == "correct"


def test_an_empty_packet_gives_way_to_the_next_letter() -> None:
    turn = a_turn()._replace(before=2, die=2)
    packets = {"D": (), "E": (), "F": (SOT,)}
    state = played(a_state(Phase.MOVE, turn=turn, packets=packets), Moved("A", 4))

    assert judge(state, Drew("A", "F", SOT)).cited == ("BOU-06", "BOU-07", "BOU-Q06")
    assert state.table.square("A") == 4
    again = a_state(Phase.MOVE, house_of(empty="redraw"), turn=turn, packets=packets)
    assert apply(again, Moved("A", 4)).phase is Phase.DIE
    assert apply(again, Moved("A", 4)).table.square("A") == 2
    refused = a_state(Phase.MOVE, house_of(empty="refuse"), turn=turn, packets=packets)
    stopped = apply(refused, Moved("A", 4))
    assert verdict(stopped, Drew("A", "D", SOT)) == "not-covered"
    assert legal_acts(stopped) == ()


def test_ruling_B007_the_role_passes_to_the_left() -> None:
    state = a_state(Phase.NEXT)

    assert legal_acts(state) == (TookOver("B"),)
    assert judge(state, TookOver("C")).cited == ("BOU-02", "BOU-30", "BOU-Q02")
    assert legal_acts(state._replace(house=house_of(order="right"))) == (TookOver("D"),)


def test_ruling_B093_a_leaver_is_not_covered() -> None:
    assert judge(a_state(Phase.MIME), Left("A")).cited == ("BOU-02", "BOU-Q38")
    assert verdict(a_state(Phase.MIME), Left("A")) == "not-covered"


ACTS: tuple[Act, ...] = (
    Rolled("A", 3),
    TookOver("B"),
    Moved("A", 14),
    Chose("A", "K"),
    Drew("A", "E", ECLAT),
    Saw("B"),
    PutBack("E"),
    ReadTitle("A", "éclat"),
    Spelt("A", "éclat"),
    Hinted("A", "feu"),
    Turned("A"),
    Proposed("B", "feu", 3),
    Nodded("A", "feu"),
    Spoke("A", "feu"),
    Mimed("A"),
    Ended(60),
    Accepted("feu"),
    Claimed("A"),
    Settled((0, 0, 0, 0)),
    Remembered("B"),
)


def test_once_the_game_is_over_nothing_is_right() -> None:
    state = a_state(Phase.OVER, winners=("A",))

    for act in ACTS:
        assert step(state, act) == (judge(state, act), state)
        assert judge(state, act).cited == ("BOU-32",)
    assert legal_acts(state) == ()


def test_no_die_shows_seven() -> None:
    assert judge(a_state(Phase.DIE), Rolled("A", 7)).cited == ("BOU-Q45",)


def test_the_shipped_board_and_one_without_letters() -> None:
    plain = start(SEATS, Track(12), HOUSE)
    state = played(plain, *(Rolled(player, 1 + seat) for seat, player in enumerate(SEATS)))
    state = played(state, TookOver("A"), Rolled("A", 2), Moved("A", 2), Drew("A", "Q", ECLAT))

    assert Track.of(BOARD, HOUSE).finish == 47
    assert Track.of(BOARD, house_of(merged_squares="one")).finish == 45
    assert state.turn.packet == "Q"
