"""Le Grand Dalmuti replayed: what the rules say of each line, and what nobody told."""

import pytest

from cardsmith.referee.replay.values import Going
from tests.referee.replay.replays import AS_PLAYED, AS_RULED, STOP, false, replayed, rulings, told

HEAD = '[Game "dalmuti"] [Seats "A B C D E"]\n'
FREE = f"{HEAD}X E JJ\n"
"""A game whose taxes were cancelled by E, who holds both jokers."""

CUSTOM = '[Game "dalmuti"] [Options "deck=custom"] [Seats "A B C D"] '


def test_the_example_of_the_rules_is_right_as_far_as_it_is_told() -> None:
    text = f"""{HEAD}T E>A 1 4 | A>E 12 12 | D>B 3 | B>D 12
1. A 3x8 B - C 3x6 D - E - A - B - => C leads
"""

    assert false(text) == []
    assert told(text) == ["2:3 G130 hand", "2:25 G130 hand"]
    assert rulings(text)[-1] == "3:39-40 result correct lead-won"


@pytest.mark.parametrize(
    ("lines", "first"),
    [
        ("1. A 3x8 B 3x9", "3:10-15 act wrong lower-value"),
        ("1. A 3x8 B 4x4", "3:10-15 act wrong as-many"),
        ("1. A 3x8 B 3x8", "3:10-15 act wrong equal-value"),
        ("1. A 3x8 C 3x7", "3:10-15 act wrong out-of-turn speaker=B"),
        ("1. B 3x8", "3:4-9 act wrong dalmuti-leads speaker=A"),
        ("1. A -", "3:4-5 act wrong leader-plays"),
        ("1. A 4+5", "3:4-9 act wrong one-value"),
        ("1. A 2x5+J", "3:4-11 act wrong joker-wild"),
        ("1. A 2x1", "3:4-9 act wrong not-held"),
        ("1. A 1x14", "3:4-10 act wrong not-held"),
        ("1. A 1x99", "3:4-10 act wrong not-held"),
        ("1. A 3x8 B - C - D - E - => B leads", "3:29-30 result wrong lead-won player=A"),
        ("1. A 3x8 B - C - D - => A leads", "3:25-26 result wrong trick-on player=A"),
        ("1. A 3x8 => A wins", "3:13-14 result wrong game-goes-on"),
        ("1. A 3x8 => ranks A B C D E", "3:19-28 result wrong game-goes-on"),
        ("1. A 3x8 => seats A C B D E", "3:19-28 result wrong ranks-seated seats=ABCDE"),
        ("T E>A 1 4", "3:3-10 act wrong taxes-cancelled"),
        ("R D JJ", "3:3-7 act wrong gros-bouffon-revolts"),
    ],
)
def test_the_first_false_thing_is_told_with_its_ruling(lines: str, first: str) -> None:
    found = replayed(FREE + lines)

    assert false(FREE + lines) == [first]
    assert found.ruled[-1].is_false
    assert found.findings[-1].code == ("G122" if " result " in first else "G121")
    assert "DAL-" in str(found.findings[-1].arguments["codes"])


@pytest.mark.parametrize(
    "lines",
    [
        "1. A 3x8 B 3x7 C - D - E - A - => B leads",
        "1. A 3x8 B - C - D -\n1... E - => A leads\n2. A 2x9",
        "1. A 1x1 => A leads\n2. A 2x9",
        "1. A 1x1\n2. A 2x9",
        "; nothing yet",
    ],
)
def test_what_is_right_is_right(lines: str) -> None:
    assert told(FREE + lines) == []


def test_a_joker_is_a_card_of_its_own_and_13_is_its_value() -> None:
    text = FREE.replace("X E", "X A")

    assert false(f"{text}1. A J B 1x12 C - D - E - A - => B leads") == []
    assert false(f"{text}1. A 13 B 1x12") == []
    assert false(f"{text}1. A 2xJ B 12+J") == ["3:10-16 act wrong joker-wild"]
    text = FREE.replace("X E", "X B")
    assert false(f"{text}1. A 1x12 B J") == ["3:11-14 act wrong lower-value"]


def test_a_joker_is_wild_where_the_house_says_so() -> None:
    text = FREE.replace("] [Seats", '] [Options "jokers=wild"] [Seats')

    assert false(f"{text}1. A 2x6 B 2x5+J") == ["3:10-17 act wrong not-held"]
    assert false(f"{text}1. A 2x6 B 2x5+J".replace("X E", "X B")) == []


def test_a_card_is_held_by_whoever_lays_it_but_no_more_often_than_the_deck_has() -> None:
    assert false(f"{FREE}1. A 2x2 B 2x1") == ["3:10-15 act wrong not-held"]
    assert false(f"{FREE}1. A 1x2 B 1x1 C - D - E - A -\n2. B 2x2") == ["4:4-9 act wrong not-held"]


def test_a_hand_is_empty_after_its_share_of_the_deck() -> None:
    """Sixteen cards each: the rest of the deck goes from one hand to no other."""
    text = f"{FREE}1. A 12x12 B - C - D - E -\n2. A 4x11 B - C - D - E - => B leads\n3. B 1x9"

    assert false(text) == []
    assert false(text.replace("4x11", "5x11")) == ["4:4-10 act wrong not-held"]
    assert false(text.replace("4x11", "3x11")) == ["4:30-31 result wrong lead-won player=A"]


def test_going_out_may_be_noted_and_is_held_against_the_hand() -> None:
    text = f"{FREE}1. A 12x12 B - C - D - E - => A leads\n2. A 4x11 !out A B - C - D - E -"

    assert told(text) == []
    assert told(f"{FREE}1. A 3x8 !out B") == ["3:15 G131 several"]
    assert told(text.replace("4x11", "3x11")) == ["4:16 G131 one"]
    assert told(f'{CUSTOM}[Deal "A:8 9;B:8 9;C:8 9;D:J J"]\nX D\n1. A 8 !out A') == [
        "3:13 G131 one"
    ]


@pytest.mark.parametrize("going", [STOP, AS_PLAYED, AS_RULED])
def test_whoever_is_said_to_be_out_has_laid_his_share(going: Going) -> None:
    """The size of a hand is known from the deck, though nobody told its cards."""
    text = f"{FREE}1. A 1x2 B 1x1 !out B C - D - E - A - => C leads"
    after = [] if going is not AS_RULED else ["3:42 G122"]

    assert told(text, going) == ["3:21 G131 several", *after]


def test_where_any_deck_is_played_the_table_alone_knows_who_is_out() -> None:
    assert told(f"{CUSTOM}\nX D\n1. A 3x8 !out A B - C - D - => B leads\n2. B 1x9") == []


TOLD = f'{CUSTOM}[Deal "A:1 9 9;B:2 10 10;C:3 11 J;D:4 12 J"]\n'


@pytest.mark.parametrize(
    ("lines", "first"),
    [
        ("T D>A 4 12 | A>D 9 9 | C>B 3 | B>C 10\n1. A 1", []),
        ("T D>A 4 J", ["2:3-10 act wrong best-cards D=412"]),
        ("T D>A 4", ["2:3-8 act wrong tax-number number=2"]),
        ("T D>A 4 11", ["2:3-11 act wrong not-held"]),
        ("T D>A 4 12 | A>D 9 4", ["2:14-21 act wrong just-received"]),
        ("T C>A 3", ["2:3-8 act wrong other-pair"]),
        ("X A JJ", ["2:3-7 act wrong both-jokers"]),
        ("1. A 9 B - C - D - => A leads", []),
    ],
)
def test_hands_that_are_told_decide(lines: str, first: list[str]) -> None:
    assert false(TOLD + lines) == first


def test_jokers_that_are_not_shown_cancel_nothing() -> None:
    text = f'{CUSTOM}[Deal "A:1 9;B:2 10;C:J J;D:4 12"]\n'

    assert false(f"{text}X C JJ\n1. A 9") == []
    assert false(f"{text}X C\n1. A 9") == []
    assert false(f"{text}X C J") == ["2:3-6 act wrong show-jokers"]


def test_a_revolution_turns_the_seats() -> None:
    text = f'{CUSTOM}[Deal "A:1 9;B:2 10;C:4 12;D:J J"]\n'

    assert false(f"{text}R D JJ => seats D C B A\n1. D 1xJ C 12") == []
    assert false(f"{text}R D JJ => ranks D C B A\n1. D 1xJ") == []
    assert false(f"{text}R D JJ => seats D B C A") == [
        "2:17-24 result wrong ranks-upturned seats=DCBA"
    ]


def test_facts_that_nobody_noted_are_named_and_judge_nothing() -> None:
    assert told(f"{HEAD}1. A 3x8 B 3x7") == ["2:1 G130 taxes"]
    assert told(f"{HEAD}T E>A … | A>E 12 12 | D>B 3 … | B>D 12\n1. A 3x8") == [
        *("2:3 G130 gift", "2:23 G130 gift")
    ]
    assert false(f"{HEAD}T E>A 1 4 | A>E 12 12\n1. A 3x8") == ["3:4-9 act wrong taxes-first"]


def test_a_deal_is_judged_where_every_hand_is_told() -> None:
    assert false('[Game "dalmuti"] [Seats "A B C D"] [Deal "A:1;B:2;C:3;D:4"]') == [
        "1:43-58 setting wrong shares A=20 B=20 C=20 D=20"
    ]
    assert false('[Game "dalmuti"] [Seats "A B C D"] [Deal "A:1 …;B:2;C:3;D:4"]') == []


@pytest.mark.parametrize(
    ("seats", "first"),
    [("A B C", ["1:26-31 setting wrong table-size"]), ("A B C D E F G H", [])],
)
def test_a_table_has_room_for_four_to_eight(seats: str, first: list[str]) -> None:
    assert false(f'[Game "dalmuti"] [Seats "{seats}"]\nX A JJ\n1. A 5') == first


@pytest.mark.parametrize(
    ("start", "found"),
    [
        ("A3 B7 CJ D12 E9", []),
        ("E3 B7 CJ D12 A9", ["1:26-35 result wrong ranks-seated seats=EBADC"]),
        ("A3 B7 CJ D12 E7; B5 E6", []),
        ("A3 A7", ["1:49-50 setting wrong has-drawn"]),
        ("A3 B15", ["1:49-50 setting wrong no-such-card"]),
    ],
)
def test_the_first_ranks_are_drawn(start: str, found: list[str]) -> None:
    seats = "A B E D C" if not found or "ranks" not in found[0] else "A B C D E"
    text = f'[Game "dalmuti"] [Seats "{seats}"] [Start "{start}"]'

    assert false(text) == found


def test_draws_that_are_missing_are_named() -> None:
    assert told('[Game "dalmuti"] [Seats "A B C D"] [Start "A3 B7"]') == ["1:44 G130 draws"]


FIRST = f"""{CUSTOM}[Deal "A:1 1;B:2 J;C:3 J;D:4 5"]
T D>A 4 5 | A>D 1 1 | C>B 3 | B>C 2
1. A 4 B 3 C 2 D 1 A - B - C - => D leads
2. D 1 !out D A - B - C - => A leads
3. A 5 !out A B - C - => B leads
4. B J !out B => ranks D A B C
"""


def test_games_follow_each_other_in_the_seats_of_their_ranks() -> None:
    text = f'{FIRST}[Deal "D:1 1;A:2 2;B:3 3;C:4 5"]\nT C>D 4 5 | D>C 1 1 | B>A 3 | A>B 2\n1. D 4'

    assert false(text) == []
    assert false(text.replace("1. D 4", "1. A 3")) == ["9:4-7 act wrong dalmuti-leads speaker=D"]


def test_new_seats_are_held_against_the_ranks() -> None:
    right = f'{FIRST}[Game "dalmuti"] [Seats "D A B C"]\nX D JJ\n1. D 4'
    wrong = right.replace('[Seats "D A B C"]', '[Seats "A D B C"]')

    assert false(right) == []
    assert false(wrong)[0].endswith("setting wrong other-ranks seats=DABC")
    assert len(false(wrong.replace("X D", "X A"), AS_RULED)) == 1
    assert len(false(wrong.replace("X D", "X A").replace("1. D 4", "1. A 4"), AS_PLAYED)) == 1


def test_a_game_that_is_not_over_is_told_before_the_next() -> None:
    text = FIRST.rpartition("4. B")[0] + '[Deal "A:…"]\nX A JJ\n1. A 5'

    assert false(text) == ["6:1-13 setting wrong game-goes-on"]
    assert false(text, AS_PLAYED) == ["6:1-13 setting wrong game-goes-on"]


def test_wrong_ranks_stand_as_played_and_give_way_as_ruled() -> None:
    text = FIRST.replace("ranks D A B C", "ranks A D B C") + '[Deal "A:…"]\nX A JJ\n1. {} 5'

    assert len(false(text.format("A"), AS_PLAYED)) == 1
    assert len(false(text.format("D"), AS_RULED)) == 1
    assert len(false(text.format("D"), AS_PLAYED)) == 2
    assert len(false(text.format("A"), AS_RULED)) == 2


def test_as_played_a_wrong_play_lies_and_as_ruled_it_is_taken_back() -> None:
    lines = "1. A 3x8 B 3x9 C 3x7 D - E - A - B - => C leads\n2. C 5"

    assert false(FREE + lines, AS_PLAYED) == ["3:10-15 act wrong lower-value"]
    assert false(FREE + lines, AS_RULED)[:2] == [
        *("3:10-15 act wrong lower-value", "3:16-21 act wrong out-of-turn speaker=B")
    ]
    retaken = "1. A 3x8 B 3x9 B 3x7 C - D - E - A - => B leads"
    assert false(FREE + retaken, AS_RULED) == ["3:10-15 act wrong lower-value"]


def test_a_forced_pass_is_what_the_house_rules() -> None:
    text = FREE.replace("] [Seats", '] [Options "irregular=forced_pass"] [Seats')

    assert false(f"{text}1. A 3x8 B 3x9 C 3x7 D - E - A - B -", AS_RULED) == [
        "3:10-15 act wrong lower-value"
    ]


def test_a_lead_that_is_claimed_wrongly_stands_as_played() -> None:
    lines = "1. A 3x8 B - C - D - E - => B leads\n2. B 5"

    assert false(FREE + lines, AS_PLAYED) == ["3:29-30 result wrong lead-won player=A"]
    assert len(false(FREE + lines, AS_RULED)) == 2


def test_cards_that_were_laid_lay_there_as_played() -> None:
    lines = "1. A 1x1 B - C - D - E -\n2. A 1x1 B - C - D - E - => A leads\n3. A 5"

    assert false(FREE + lines, AS_PLAYED) == ["4:4-9 act wrong not-held"]
