"""Le Bouffon replayed: what the rules say of each line, and what nobody told."""

import pytest

from cardsmith.referee.replay.values import Going
from tests.referee.replay.replays import AS_PLAYED, AS_RULED, false, rulings, told

CARDS = '[Card "danse: bal, gigue, valse"] [Card "éclat: lueur, rayon, feu, étincelle, brio"]'
MORE = '[Card "gaffe: bourde, impair"] [Card "sot: niais, bête"] [Card "feu: foyer,"]'
HEAD = f'[Game "bouffon"] [Seats "A B C D"] {CARDS}\n{MORE}\n'
"""Nobody noted who was to begin: the first turn tells."""

DICE = HEAD.replace("] [Card", '] [Start "A4 B2 C6 D5"] [Card', 1)
FIRST = '1. B d4 @4:D "danse" | C"bal"12 D"gigue"20 | => B+3 C+1 D+3\n'
SECOND = '2. C d6 @7:G "gaffe" | | M D "sot" "fou"20- "niais"50+ => C+6\n'


def test_a_right_record_is_right() -> None:
    text = f"{DICE}{FIRST}{SECOND}"

    assert told(text) == []
    assert rulings(text)[4] == "3:4-5 act correct begins"
    assert rulings(text)[-1] == "4:59-62 result correct turn-saved"


@pytest.mark.parametrize(
    ("line", "first"),
    [
        ("1. B d4 @5", "3:9-11 act wrong wrong-square B=4"),
        ("1. B d7 @7", "3:6-8 act wrong no-such-face"),
        ('1. B d4 @4:E "danse"', "3:15-20 act wrong other-packet"),
        ('1. B d5 "danse"', "3:10-15 act wrong other-packet"),
        ('1. B d4 "danse" h"bal"', "3:19-22 act wrong hint-few"),
        ('1. B d4 "danse" | C"bal" | => B+3', "3:31-34 result wrong turn-found C=+3"),
        ('1. B d4 "danse" | C"bal" | => B+6 C+3', "3:31-34 result wrong turn-found B=+3"),
        ('1. B d4 "danse" | C"bal" | => B=7 C=2', "3:35-38 result wrong turn-found C=3"),
        ('1. B d4 "danse" | | => C-3', "3:24-27 result wrong turn-failed B=-3"),
        ('1. B d4 "danse" | C"bal" | M C "sot"', "3:33-36 act wrong claim-without-failure"),
        ('1. B d4 "danse" | | M B "sot"', "3:23-24 act wrong draws-own-marotte"),
        ('1. B d4 "danse" | | M D "sot"', "3:23-24 act wrong marotte-drawer"),
        ('1. B d4 "danse" | | M C "sot" "fou" => B+6', "3:40-43 result wrong turn-missed B=-4"),
        ('1. B d4 "danse" | C"bal"+ D"rond"+ |', "3:29-33 result wrong word-unwritten"),
        ('1. B d4 "danse" | C"bal"-', "3:21-24 result wrong word-counts"),
        ('1. B d4 "danse" | C"bal"60+', "3:21-24 result wrong word-late"),
        ('1. B d4 "danse" | C"bal" | => A wins', "3:31-32 result wrong not-won"),
        ('1. B d4 "danse" | C"bal" | => D next', "3:31-32 result wrong not-next bouffon=C"),
        ('1. B d4 "danse" !seen:C | C"bal"', "3:4-5 act wrong due-back"),
        ('1. B d4 "danse" !seen | C"bal"', "3:4-5 act wrong due-back"),
    ],
)
def test_the_first_false_thing_is_told_with_its_ruling(line: str, first: str) -> None:
    assert false(HEAD + line) == [first]
    code = "G122" if " result " in first else "G121"
    assert told(HEAD + line) == [f"{first.partition('-')[0]} {code}"]


@pytest.mark.parametrize(
    "line",
    [
        '1. B d4 "danse" | | => B-3',
        '1. B d1 @1 "a"',
        '1. B @4 "danse" | C"bal" => B=7 C=3 C next',
        '1. B d5 "éclat" h"lueur" h"rayon" | C"feu" | => B+3 C+3',
        '1. B d4 "danse" | C"bal" C"bal" D"bal"60 D"zut" | => B+3 C+3',
        '1. B d4 "danse" | C"bal"9 D"gigue"5 A"valse"7 | => B+6 D+3 C+1 A+1',
        '1. B d4 "danse" !seen:C "danse" | C"bal" | => B+3 C+3',
        '1. B d4 "danse" | !speech "gigue"5 D"gigue"9 C"bal"12 | => B+3 C+3',
        '1. B d4 "danse" | C"bal"9 !shake D"rond"12 !nod | => B+3 C+3',
        '1. B d4 "danse" | B"bal"9 C"bal"12 | => B-3',
        '1. B d4 "danse" | | M C "sot" "fou" "zut" => B-4',
        '1. B d4 "danse" | | M C "sot" !speech:A "bête" "bête" => B+6',
        '1. B d6 "feu" | C"foyer" | => B+6 C+3',
    ],
)
def test_what_is_right_is_right_whichever_way_the_replay_goes_on(line: str) -> None:
    for going in Going:
        assert false(HEAD + line, going) == []


def test_a_pawn_stops_at_the_start_and_the_record_may_say_minus_three() -> None:
    assert false(f'{HEAD}1. B d1 "a" | | => B-3') == []
    assert false(f'{HEAD}1. B d1 "a" | | => B-1') == []
    assert false(f'{HEAD}1. B d1 "a" | | => B=0') == []
    assert false(f'{HEAD}1. B d1 "a" | | => B+0') != []


def test_letters_of_a_shared_square() -> None:
    text = '[Game "bouffon"] [Seats "A B"] [Board "squares=A,B,C,D,KW,E,F,G,H,I laps=2"]\n'

    assert false(f'{text}1. A d5 @5:W "watt" | |') == []
    assert false(f'{text}1. A d5 @5 "watt" | |') == []
    assert false(f'{text}1. A d5 @5:D "watt" | |')[0] == "2:12-13 act wrong not-this-letter"
    joined = text.replace("] [Board", '] [Options "merged=square"] [Board')
    assert false(f'{joined}1. A d5 @5:W "watt" | |') == []


def test_victory_by_the_die_and_by_the_score() -> None:
    text = '[Game "bouffon"] [Seats "A B"] [Board "finish=6"] [Card "feu: foyer,"]\n'

    assert false(f"{text}1. A d6 @6 => A wins") == []
    assert false(f'{text}1. A d6 @6 "feu"') == ["2:13-16 act wrong game-over"]
    assert false(f"{text}1. A d6 @6 => B wins") == ["2:15-16 result wrong won winner=A"]
    won = f'{text}1. A d3 "feu" | B"foyer" | => A+3 A wins\n'
    assert false(won) == []
    assert false(f'{won}2. B d1 "feu"') == ["3:4-5 act wrong game-over"]
    assert false(f"{text}1. A d5 => A wins") == ["2:12-13 result wrong not-won"]


def test_the_opening_dice_say_who_begins() -> None:
    text = HEAD.replace("] [Card", '] [Start "A4 B2 C2 D5; B3 C6"] [Card', 1)

    assert false(text + FIRST) == []
    assert false(text + FIRST.replace("B d4", "C d4")) == ["3:4-5 act wrong not-smallest bouffon=B"]
    assert false(text.replace("B3 C6", "A1") + FIRST)[0].endswith("setting wrong rolled-already")
    assert false(text.replace("A4", "A9") + FIRST)[0].endswith("setting wrong no-such-face")
    assert false(text.replace("A4", "AJ") + FIRST)[0].endswith("setting wrong no-such-face")


@pytest.mark.parametrize("count", [1, 7])
def test_a_table_has_room_for_two_to_six(count: int) -> None:
    seats = " ".join("ABCDEFG"[:count])

    assert false(f'[Game "bouffon"] [Seats "{seats}"]\n1. A d4')[0].endswith(
        "setting wrong players"
    )


def test_whoever_is_not_next_is_told() -> None:
    text = HEAD + FIRST

    assert false(f'{text}2. D d6 "gaffe" | |') == ["4:4-5 act wrong not-next bouffon=C"]
    assert false(f'{text}2. D d6 "iris" | |\n3. A d6', AS_PLAYED) == [
        "4:4-5 act wrong not-next bouffon=C"
    ]
    assert false(f'{text}2. D d6 "gaffe" | |\n3. C d6 @7 "gaffe"', AS_RULED) == [
        "4:4-5 act wrong not-next bouffon=C"
    ]


def test_wrong_squares_stand_as_played_and_give_way_as_ruled() -> None:
    text = HEAD + FIRST.replace("C+1", "C+3")
    played, ruled = text + SECOND.replace("@7", "@9"), text + SECOND

    assert (
        false(played.replace("gaffe", "iris"), AS_PLAYED)[0]
        == "3:53-56 result wrong turn-found C=+1"
    )
    assert false(ruled, AS_RULED) == ["3:53-56 result wrong turn-found C=+1"]
    assert false(ruled, AS_PLAYED)[1] == "4:9-11 act wrong wrong-square C=9"


def test_a_wrong_move_stands_as_played_and_gives_way_as_ruled() -> None:
    line = '1. B d4 @5 "éclat" | C"lueur" | => B=8 C=3'

    assert false(HEAD + line, AS_PLAYED) == ["3:9-11 act wrong wrong-square B=4"]
    assert false(HEAD + line, AS_RULED) == [
        *("3:9-11 act wrong wrong-square B=4", "3:13-18 act wrong other-packet"),
        "3:36-39 result wrong turn-found B=7",
    ]


def test_facts_that_nobody_noted_are_named_and_judge_nothing() -> None:
    bare = '[Game "bouffon"] [Seats "A B C D"]\n'

    assert told(bare + FIRST) == ["2:15 G130 card"]
    assert false(bare + FIRST + SECOND) == []
    assert told(f"{bare}1. B => C+3\n2. C d4") == ["2:4 G130 die"]
    assert told(f'{bare}1. B d4 "danse" h"bal" | | => B-3') == ["2:19 G130 card"]
    assert told(f'{bare}1. B d4\n2. C d6 "fou" | |') == ["3:4 G130 turn"]
    assert told(f'{bare}1. B d4 | C"bal" | => B+3 C+3') == ["2:4 G130 card"]
    assert told(f'{bare}1. B d4 "dé" | | M C "sot" "fou" => B-4') == ["2:23 G130 card"]


def test_squares_that_nobody_can_check_stand_as_they_were_told() -> None:
    bare = '[Game "bouffon"] [Seats "A B C D"]\n'

    assert false(f'{bare}{FIRST}2. C d6 @7 "gaffe" | | => C=4') == []
    assert false(f'{bare}{FIRST}2. C d6 @8 "gaffe" | | => C=4') == [
        "3:9-11 act wrong wrong-square C=7"
    ]


def test_a_wrong_hint_was_given_as_played_and_is_taken_back_as_ruled() -> None:
    line = '1. B d4 "danse" h"bal" | C"bal"9 D"gigue"12 | => B+3 D+3'

    assert false(HEAD + line, AS_PLAYED) == ["3:19-22 act wrong hint-few"]
    assert false(HEAD + line, AS_RULED) == [
        *("3:19-22 act wrong hint-few", "3:50-57 result wrong turn-found C=+1")
    ]


def test_a_victory_that_the_table_took_ends_the_game_as_played() -> None:
    lines = f"{FIRST.rstrip()} D wins\n{SECOND}"

    assert false(HEAD + lines, AS_PLAYED) == [
        *("3:61-62 result wrong not-won", "4:4-5 act wrong game-over")
    ]
    assert false(HEAD + lines, AS_RULED) == ["3:61-62 result wrong not-won"]


def test_a_die_that_was_not_noted_is_the_way_to_the_square() -> None:
    text = '[Game "bouffon"] [Seats "A B"]\n1. A d4 "dé" | | => A-3\n2. B d1 "a" | |\n'

    assert false(f"{text}3. A @5") == []
    assert false(f"{text}3. A @9") == ["4:6-8 act wrong no-such-face"]


def test_gestures_answer_the_word_before() -> None:
    found = rulings(f'{HEAD}1. B d4 "danse" | C"bal" !shake D"rond" !nod A"gigue" !nod | ')

    assert [each.split()[3:] for each in found if " incident " in each] == [
        *(["shakes-wrongly"], ["nods-wrongly"], ["nods"])
    ]


def test_a_marotte_that_was_not_due_counts_as_played_and_not_as_ruled() -> None:
    lost = '1. B d4 "danse" | C"bal" | M C "sot" "fou" => B-4'
    found = '1. B d4 "danse" | C"bal" | M C "sot" "fou" => B+3 C+3'

    assert false(HEAD + lost, AS_PLAYED) == ["3:33-36 act wrong claim-without-failure"]
    assert false(HEAD + found, AS_RULED) == ["3:33-36 act wrong claim-without-failure"]


def test_a_marotte_whose_card_nobody_told_goes_by_the_marks() -> None:
    bare = '[Game "bouffon"] [Seats "A B C D"]\n1. B d4 "dé" | | M C "sot" '

    assert told(f'{bare}"fou"- => B-4') == []
    assert told(f'{bare}"fou"- "niais"+ => B+6') == []
    assert told(f'{bare}"fou"- => B+6') == ["2:38 G122"]
    assert told(f"{bare} => B-4") == []


def test_marks_on_a_card_that_nobody_told_are_not_judged() -> None:
    bare = '[Game "bouffon"] [Seats "A B C D"]\n'
    line = '1. B d4 "danse" | C"bal"+ D"rond"- | => B+3 C+3'

    assert told(f"{bare}{line}") == ["2:10 G130 card"]


def test_a_late_word_is_kept_for_what_a_nod_makes_of_it() -> None:
    text = HEAD.replace("] [Card", '] [Options "late=nod"] [Card', 1)

    for going in (AS_PLAYED, AS_RULED):
        assert false(f'{text}1. B d4 "danse" | C"bal"60 !nod | => B+3 C+3', going) == []
