"""The stated figures come out again within sampling error."""

import pytest

from cardsmith.pipeline.simulating.figures import mean, spread
from cardsmith.pipeline.simulating.tallies import Mark, values
from tests.pipeline.simulating.settings import (
    bouffon_asked,
    bouffon_tallies,
    dalmuti_tallies,
)
from tests.pipeline.simulating.stated import JOKERS, MAROTTES, MINUTES, TURNS, misses


def test_turns_minutes_and_marottes_of_four_players() -> None:
    tally = bouffon_tallies(bouffon_asked(), [4], 400)[4]

    assert misses(values(tally, "turns"), TURNS[47][4]) == []
    minutes = spread(values(tally, "quarters")).over(4)
    assert minutes.median == pytest.approx(MINUTES[47][4], abs=1.5)
    assert mean(values(tally, "marottes")).value == pytest.approx(MAROTTES[4], abs=0.4)


def test_a_first_seat_of_two_has_an_edge() -> None:
    tally = bouffon_tallies(bouffon_asked(), [2], 400)[2]

    assert misses(values(tally, "turns"), TURNS[47][2]) == []
    assert 0.5 < tally[Mark("wins", seat=1)] / 400 < 0.64


@pytest.mark.parametrize("players", [4, 5, 6, 7, 8])
def test_both_jokers_come_to_one_player_as_often_as_they_must(players: int) -> None:
    tally = dalmuti_tallies("casual", [players], 800)[players]

    assert tally[Mark("jokers")] / 800 == pytest.approx(JOKERS[players], abs=0.045)
    assert tally[Mark("uncovered")] / 800 == pytest.approx(0.92, abs=0.11)
