"""Whom a name means: the whole of it, or as much as fits one player alone."""

import pytest

from cardsmith.model.finding import Finding
from cardsmith.referee.records.seating import Seating
from tests.referee.records.reading import faults, w

TABLE = Seating(("Christophe", "Benoît", "Ben", "Jean Paul", "Jean-Marc", "Œdipe"))


@pytest.mark.parametrize(
    ("written", "player"),
    [
        ("Christophe", "Christophe"),
        ("C", "Christophe"),
        ("chri", "Christophe"),
        ("Benoi", "Benoît"),
        ("BENOÎT", "Benoît"),
        ("Benoi\u0302t", "Benoît"),
        ("Ben", "Ben"),
        ("ben", "Ben"),
        ("Jean Paul", "Jean Paul"),
        ("JeanP", "Jean Paul"),
        ("jean-m", "Jean-Marc"),
        ("Oe", "Œdipe"),
    ],
)
def test_a_name_means_one_player(written: str, player: str) -> None:
    assert TABLE.player(w(written)) == player


@pytest.mark.parametrize(
    ("written", "code", "named"),
    [
        ("Pierre", "G110", "Christophe, Benoît, Ben, Jean Paul, Jean-Marc, Œdipe"),
        ("Christophes", "G110", "Christophe, Benoît, Ben, Jean Paul, Jean-Marc, Œdipe"),
        ("-", "G110", "Christophe, Benoît, Ben, Jean Paul, Jean-Marc, Œdipe"),
        ("B", "G111", "Benoît, Ben"),
        ("Jean", "G111", "Jean Paul, Jean-Marc"),
    ],
)
def test_any_other_is_told_with_the_players(written: str, code: str, named: str) -> None:
    found = TABLE.player(w(written))

    assert isinstance(found, Finding)
    assert found.code == code
    assert named in found.arguments.values()


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("1. A 3x8 F -", "2:10-11 G110"),
        ("1. A 3x8 => F leads", "2:13-14 G110"),
        ("1. A 3x8 => ranks A F C D", "2:21-22 G110"),
        ("1. A 3x8 !out F", "2:15-16 G110"),
        ("T A>F 1", "2:5-6 G110"),
        ("T F>A 1", "2:3-4 G110"),
        ("X F", "2:3-4 G110"),
        ("R F => seats A B C D", "2:3-4 G110"),
    ],
)
def test_a_line_of_le_grand_dalmuti_names_who_plays(text: str, told: str) -> None:
    assert faults(text, '[Game "dalmuti"] [Seats "A B C D"]\n') == [told]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("1. F d4", "2:4-5 G110"),
        ('1. A "x" !seen:F', "2:16-17 G110"),
        ('1. A "x" | F"y"', "2:12-13 G110"),
        ('1. A "x" | | M F "y"', "2:16-17 G110"),
        ('1. A "x" | | M B "y" !speech:F "z"', "2:30-31 G110"),
        ("1. A => F+3", "2:9-10 G110"),
        ("1. A => F=3", "2:9-10 G110"),
    ],
)
def test_a_line_of_le_bouffon_names_who_plays(text: str, told: str) -> None:
    assert faults(text, '[Game "bouffon"] [Seats "A B C D"]\n') == [told]


def test_nobody_is_known_without_seats() -> None:
    assert faults("1. A 3x8", '[Game "dalmuti"]\n') == ["1:1-1 G106 seats"]


def test_seats_that_cannot_be_read_are_told_once() -> None:
    assert faults("1. A 3x8", '[Game "dalmuti"] [Seats "A 4"]\n') == ["1:28-29 G101 player"]
