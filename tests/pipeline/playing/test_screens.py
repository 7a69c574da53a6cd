"""What the table sees: the track and its pawns, seats and cards, in eighty columns."""

import pytest

from cardsmith.pipeline.playing.beginning import Wanted, new_game
from cardsmith.pipeline.playing.columns import width
from cardsmith.pipeline.playing.speaking import Voice
from cardsmith.pipeline.playing.words import Words
from tests.pipeline.playing.games import whole_bouffon
from tests.pipeline.playing.tables import bouffon, dalmuti, typed


def test_pawns_stand_over_their_squares() -> None:
    keeper = typed(bouffon("Anne"), "d4")

    assert Voice("en").table(keeper.desk) == [
        "     BZ          A",
        "   0 ○  A  B  C  D  E  F  G  H  I  J  KW L  M  N  O  P  Q  R  S  T  U  V  XYZ",
        "  24 A  B  C  D  E  F  G  H  I  J  KW L  M  N  O  P  Q  R  S  T  U  V  XYZ ★",
        "",
        "A Anne 4 D (Bouffon)   B Benoît start   Z Zoé start",
    ]


def test_many_pawns_on_one_square_stand_in_rows() -> None:
    seats = ("Ada", "Alf", "Bob", "Al", "Zoé", "Éva")
    desk = new_game(Wanted(game="bouffon", seats=seats)).desk

    assert Voice("fr").table(desk)[:4] == [
        "     ZÉ",
        "     B1",
        "     AL",
        "   0 ○  A  B  C  D  E  F  G  H  I  J  KW L  M  N  O  P  Q  R  S  T  U  V  XYZ",
    ]


def test_a_track_without_letters_is_drawn_too() -> None:
    table = Voice("en").table(bouffon(Board="finish=60").desk)

    assert [line[:9] for line in table[2:5]] == ["   0 ○  ·", "  25 ·  ·", "  50 ·  ·"]
    assert table[4].endswith("·  ★")


def test_seats_show_titles_cards_moves_and_who_speaks() -> None:
    keeper = dalmuti("X A", "3x8", "-")

    assert Voice("fr").table(keeper.desk) == [
        "Levée 1 · à couvrir\u00a0: 3x8 de Christophe",
        "Grand Dalmuti   Christophe   13 cartes   3x8",
        "Petit Dalmuti   Pierre       16 cartes   passe",
        "marchand        Anne         16 cartes   < parle",
        "Petit Bouffon   Zoé          16 cartes",
        "Gros Bouffon    Benoît       16 cartes",
    ]


def test_columns_hold_with_accents_of_two_characters() -> None:
    seats = ("Zoe\u0301", "Anne", "Max", "Léo")
    table = Voice("en").table(new_game(Wanted(game="dalmuti", seats=seats)).desk)

    assert len({width(line[: line.index(" cards")]) for line in table[1:]}) == 1


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("seats", [2, 6])
def test_no_line_of_the_board_is_wider_than_a_terminal(lang: str, seats: int) -> None:
    names = tuple(f"Maximilienne-{'abcdef'[each]}" for each in range(seats))
    desk = new_game(Wanted(game="bouffon", seats=names)).desk

    assert all(width(line) <= 80 for line in Voice(lang).table(desk))


def test_both_languages_have_the_same_phrases() -> None:
    assert Words("fr").all.keys() == Words("en").all.keys()


def test_every_moment_of_a_game_has_its_question_and_its_help() -> None:
    keeper = whole_bouffon(4)
    while keeper.undo(1):
        for voice in (Voice("fr"), Voice("en")):
            assert voice.asks(keeper.desk)
            assert len(voice.help(keeper.desk)) == 2
