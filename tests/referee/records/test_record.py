"""A whole record: its lines to the byte, all its faults in one run, several games in a row."""

import pytest

from cardsmith.referee.records.games import games
from cardsmith.referee.records.reading.facts import facts_of
from cardsmith.referee.records.reading.record import LONGEST, MOST, line_of, read
from cardsmith.referee.records.record import Blank, Unread
from cardsmith.referee.records.tricks import Trick
from cardsmith.referee.records.turns import Turn
from tests.referee.records.reading import (
    BOUFFON,
    DALMUTI,
    faults,
    line,
    place,
    record,
    told,
    w,
)

# The notation as the rules of the game describe it.
RULES = """[Game "dalmuti"] [Rules "texte"] [Options "jokers=wild"] [Seats "A B C D E"] [Deal "A:1 4 4 …;B:…"]
T E>A 1 4 | A>E 12 12 | D>B 3 | B>D 12          ; taxes   (X C JJ = cancel, R E JJ = revolution)
1. A 3x8 B - C 3x6 D - E - A - B - => C leads    ; - = pass, 2x5+J = wild pair, !out C = gone out
[Game "bouffon"] [Rules "texte"] [Board "laps=2"] [Seats "A B C D"] [Start "A4 B2 C6 D5"]
1. B d4 @4:D "danse" h"valse" | C"bal"12 D"gigue"20 | => B+3 C+1 D+3
2. C d6 @7:G "gaffe" | | M D "sot" "niais"50+ => C+6  ; empty field = nobody found, M = marotte drawn by D
[Edition "bouffon"]
[Card "danse: bal, gigue, valse"]
"""  # noqa: E501


def test_the_notation_of_the_rules_is_read_as_it_stands() -> None:
    found = record(RULES)

    assert [len(game.lines) for game in games(found.lines)] == [3, 5]
    assert found.lines[1].comment == w("taxes   (X C JJ = cancel, R E JJ = revolution)")


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("mark", ["", "\ufeff"])
@pytest.mark.parametrize("last", [True, False])
def test_a_record_is_kept_to_the_byte(end: str, mark: str, last: bool) -> None:
    lines = [*RULES.splitlines(), "", "  {a note}  ; and a comment \t", "   "]
    text = mark + end.join(lines) + (end if last else "")
    found, findings = read(text, "x")

    assert not findings
    assert found.text == text
    assert found.marked == bool(mark)
    assert found.lines[0].end == end
    assert found.lines[-1].end == (end if last else "")


def test_columns_are_those_of_the_line_without_its_mark() -> None:
    assert faults('\ufeff[Game "dalmuti"] x') == ["1:18-19 G101 end"]


def test_notes_stand_anywhere_between_two_words() -> None:
    plain = line("1. A 3x8 B - => A leads")
    noted = line("{so} 1. A{he} 3x8 { waited} B - {}=> A leads{.} ;!")

    assert noted.says == plain.says
    assert noted.notes == (w("so"), w("he"), w("waited"), w(""), w("."))
    assert noted.comment == w("!")
    assert [place(note.span) for note in noted.notes][:2] == ["2:1-5", "2:10-14"]


def test_signs_within_texts_are_no_notes_and_no_comments() -> None:
    found = line('1. A "a;b{c}" ; d "e', BOUFFON)

    assert found.notes == ()
    assert found.comment == w('d "e')


def test_a_line_may_hold_nothing_of_the_game() -> None:
    found = record(f"{DALMUTI}\n ; c\n{{n}}")

    assert [each.says for each in found.lines[1:]] == [Blank()] * 3


@pytest.mark.parametrize(
    ("text", "fault"),
    [("{a", "1:1-2 G103 note"), ("a}", "1:2-3 G103 closing"), ('"a', "1:1-2 G103 text")],
)
def test_what_is_open_is_closed_on_its_line(text: str, fault: str) -> None:
    assert faults(f"{text}\n{DALMUTI}") == [fault]


def test_all_faults_are_told_in_one_run_and_their_lines_stay() -> None:
    text = f"{DALMUTI}1. A 3x\n1. A 3x8 B -\n2. F 5\n\nX C KK\n4. A 4\n"
    found, findings = read(text, "x.partie")

    assert told(findings) == [*("2:6-8 G101 series", "4:4-5 G110", "6:5-7 G101 end", "7:1-2 G116")]
    assert [isinstance(each.says, Unread) for each in found.lines] == [
        *(False, True, False, False, False, True, False)
    ]
    assert found.text == text
    assert str(findings[0].span) == "x.partie:2:6"


@pytest.mark.parametrize(
    ("lines", "told_"),
    [
        ("1. A 5\n2. A 5\n3. A 5", []),
        ("7. A 5\n8. A 5", []),
        ("1. A 5\n1... B -\n2. A 5\n2... B -\n2... C -", []),
        ("1. A 5\n3. A 5\n4. A 5", ["3:1-2 G116"]),
        ("1. A 5\n1. A 5", ["3:1-2 G116"]),
        ("1. A 5\n2... B -", ["3:1-2 G116"]),
    ],
)
def test_numbers_follow_each_other(lines: str, told_: list[str]) -> None:
    assert faults(lines, DALMUTI) == told_


def test_a_line_of_the_other_game_is_told() -> None:
    assert faults("T E>A 1\n1... A 5", BOUFFON.replace("D", "D E")) == [
        *("2:1-8 G120", "3:1-9 G120")
    ]
    assert faults("1. A d4 | |", DALMUTI) == ["2:6-8 G101 series"]
    assert faults("1. A => A leads B+3 ranks A B", BOUFFON) == ["2:9-10 G120", "2:27-28 G120"]
    assert faults("1. A 5 => A leads A+3 B=4 B next", DALMUTI) == [
        *("2:19-20 G120", "2:23-24 G120", "2:27-28 G120")
    ]
    assert faults('1. A "x" !out A | !nod', BOUFFON) == ["2:11-14 G120"]
    assert faults("1. A 5 !out A !nod", DALMUTI) == ["2:16-19 G120"]


def test_a_game_that_nothing_names_is_read_by_the_look_of_its_lines() -> None:
    found, _ = read('1. A 3x8 B -\n1. A d4 "x"\n1. A -\n1. => A wins\n1. A', "x")

    kinds = [type(each.says) for each in found.lines]
    assert kinds == [Trick, Turn, Trick, Trick, Turn]


def test_decomposed_text_is_read_composed_kept_as_it_is_and_told_once() -> None:
    text = '[Game "dalmuti"] [Seats "Benoi\u0302t A"]\n1. Benoi\u0302t 5 Benoît 4\n'
    found, findings = read(text, "x")

    assert told(findings) == ["1:1-37 G108"]
    assert findings[0].severity == "info"
    assert found.text == text
    assert (
        found.lines[1].says
        == line("1. Benoît 5 Benoît 4", '[Game "dalmuti"] [Seats "Benoît A"]\n').says
    )


def test_lines_and_records_have_a_limit() -> None:
    text = f"{DALMUTI}; {'x' * LONGEST}\n; {'x' * (LONGEST - 2)}"
    assert faults(text) == [f"2:1-{LONGEST + 3} G107 line"]

    found, findings = read(DALMUTI + "\n" * MOST + "x\n", "x")
    assert told(findings) == [f"{MOST + 1}:1-1 G107 lines"]
    assert found.text == DALMUTI + "\n" * MOST + "x\n"


GAMES = """[Game "dalmuti"] [Seats "A B C D"] [Deal "A:1;B:2;C:3;D:4"] [Rules "officiel"]
1. A 1x1 B - C - D - => ranks A B C D
[Deal "A:5;B:6;C:7;D:8"]
[Date "2026"]
1. A 1x5
[Card "x: y"]
2. A 1x6
[Game "dalmuti"] [Seats "B A C D"]
1. B 1x7
"""


def test_games_follow_each_other_each_after_its_tags() -> None:
    first, second, third = games(record(GAMES).lines)

    assert [len(game.lines) for game in (first, second, third)] == [2, 5, 2]
    assert [game.name for game in (first, second, third)] == ["dalmuti"] * 3
    for game, seats, dealt in (
        (first, "ABCD", "1234"),
        (second, "ABCD", "5678"),
        (third, "BACD", ""),
    ):
        facts, _ = facts_of(game)
        assert "".join(facts.seating.players) == seats
        assert "".join(hand.cards.known[0].text for hand in facts.hands) == dealt
        assert facts.rules == w("officiel")


def test_a_fault_that_two_games_share_is_told_once() -> None:
    text = '[Game "dalmuti"] [Seats "A B"] [Board "x"]\n1. A 5\n[Deal "A:1"]\n1. A 5\n'

    assert faults(text) == ["1:40-41 G101 setting"]


def test_one_line_is_read_by_itself() -> None:
    assert line_of("1. A 3x8", "dalmuti").says == line("1. A 3x8").says
