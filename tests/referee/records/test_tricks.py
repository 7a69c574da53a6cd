"""Lines of Le Grand Dalmuti, construct by construct."""

import pytest

from cardsmith.referee.records.incidents import Incident
from cardsmith.referee.records.results import Leads, Ranks, Seats, Wins
from cardsmith.referee.records.tricks import Cancel, Gift, Pass, Play, Revolt, Taxes, Trick
from cardsmith.referee.records.words import Cards
from tests.referee.records.reading import DALMUTI, faults, line, n, w, words


def played(series: str) -> tuple[str, ...]:
    """The cards of a series."""
    says = line(f"1. A {series}").says
    assert isinstance(says, Trick)
    (play,) = says.moves
    assert isinstance(play, Play)
    return tuple(card.text for card in play.cards)


def test_a_trick_is_who_played_and_who_passed() -> None:
    found = line("1. A 3x8 B - C 3x6 D - E - A - B - => C leads    ; - = pass").says

    assert found == Trick(
        number=n(1),
        moves=(
            Play(w("A"), words("8 8 8")),
            Pass(w("B")),
            Play(w("C"), words("6 6 6")),
            *map(Pass, words("D E A B")),
        ),
        results=(Leads(w("C")),),
    )


@pytest.mark.parametrize(
    ("series", "cards"),
    [
        ("3x8", "8 8 8"),
        ("3X8", "8 8 8"),
        ("3×8", "8 8 8"),
        ("1x12", "12"),
        ("5", "5"),
        ("J", "J"),
        ("j", "J"),
        ("JJ", "J J"),
        ("2xJ", "J J"),
        ("2x5+J", "5 J"),
        ("3x5+JJ", "5 J J"),
        ("3x5+J+J", "5 J J"),
        ("5+5+J", "5 5 J"),
        ("4+5", "4 5"),
        ("J+12", "J 12"),
        ("13x9", " ".join(["9"] * 13)),
    ],
)
def test_a_series_is_its_cards(series: str, cards: str) -> None:
    assert played(series) == tuple(cards.split())


@pytest.mark.parametrize(
    "series", ["0x5", "x5", "2x", "3x08", "2x5+JJ", "3x5+4", "3 8", "100", "3x100", "K", "5+", "--"]
)
def test_what_is_no_series_is_told(series: str) -> None:
    (fault,) = faults(f"1. A {series}", DALMUTI)

    assert fault.startswith(("2:6-", "2:8-")) or "G102" in fault
    assert fault.split()[1:] in (["G101", "series"], ["G102", "series"], ["G101", "player"])


@pytest.mark.parametrize("dash", "-–—−")
def test_any_dash_passes(dash: str) -> None:
    assert line(f"1. A 5 B {dash} C -").says == line("1. A 5 B - C -").says


def test_a_trick_may_go_on_in_the_next_line() -> None:
    found = line("1. A 5\n1... B - C - => A leads").says

    assert found == Trick(
        number=n(1), continued=True, moves=(Pass(w("B")), Pass(w("C"))), results=(Leads(w("A")),)
    )


def test_going_out_is_noted() -> None:
    found = line("1. A 5 !out A B -").says

    assert isinstance(found, Trick)
    assert found.moves[1] == Incident(w("out"), w("A"))


def test_the_game_ends_with_its_ranks() -> None:
    found = line("9. A 5 => A wins ranks C A E B D").says

    assert isinstance(found, Trick)
    assert found.results == (Wins(w("A")), Ranks(words("C A E B D")))


def test_taxes_are_gifts() -> None:
    found = line("T E>A 1 4 | A > E 2x12 | D→B … | B>D 12 …          ; taxes").says

    assert found == Taxes(
        gifts=(
            Gift(w("E"), w("A"), Cards(words("1 4"))),
            Gift(w("A"), w("E"), Cards(words("12 12"))),
            Gift(w("D"), w("B"), Cards((), more=True)),
            Gift(w("B"), w("D"), Cards(words("12"), more=True)),
        )
    )


def test_taxes_are_cancelled_and_revolutions_launched() -> None:
    assert line("X C JJ").says == Cancel(player=w("C"), shown=words("J J"))
    assert line("X C").says == Cancel(player=w("C"))
    assert line("R E J J => seats E D C B A").says == Revolt(
        player=w("E"), shown=words("J J"), results=(Seats(words("E D C B A")),)
    )


def test_a_player_may_be_called_like_a_sign() -> None:
    found = line("1. J J T JJ X 5 M -", '[Game "dalmuti"] [Seats "J T X M"]\n').says

    assert isinstance(found, Trick)
    assert found.moves == (
        Play(w("J"), words("J")),
        Play(w("T"), words("J J")),
        Play(w("X"), words("5")),
        Pass(w("M")),
    )


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("1. A", "2:5-5 G102 series"),
        ("1. A 3x8 B C 3x6", "2:12-13 G101 series"),
        ("1. A 3x8 9 -", "2:10-11 G101 player"),
        ("1. A 3x8 B - D", "2:15-15 G102 series"),
        ("1. A 3x8 =>", "2:12-12 G102 result"),
        ("1. A 3x8 => C lead", "2:15-19 G101 result"),
        ("1. A 3x8 ]", "2:10-11 G101 player"),
        ("1. A 3x8 !outt A", "2:11-15 G104 near"),
        ("T E A 1", "2:5-6 G101 arrow"),
        ("T E>A", "2:6-6 G102 card"),
        ("T E>A 1 |", "2:10-10 G102 player"),
        ("T E>A 1 B", "2:9-10 G101 end"),
        ("X ", "2:3-3 G102 player"),
        ("X C KK", "2:5-7 G101 end"),
        ("R E … ", "2:5-6 G101 end"),
        ("A 3x8", "2:1-2 G105"),
        ("1 A 3x8", "2:1-2 G105"),
        ("T", "2:1-2 G105"),
    ],
)
def test_a_fault_is_told_at_its_place(text: str, fault: str) -> None:
    assert faults(text, DALMUTI) == [fault]
