"""Every stated figure of a simulation, by as many games as were behind it."""

import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cardsmith.model.struct import replace
from cardsmith.pipeline.simulating.asked import GUESSING
from cardsmith.pipeline.simulating.bouffon import Setting
from cardsmith.pipeline.simulating.figures import mean, spread
from cardsmith.pipeline.simulating.tallies import Mark, values
from tests.pipeline.simulating.settings import (
    bouffon_asked,
    bouffon_tallies,
    dalmuti_tallies,
)
from tests.pipeline.simulating.stated import (
    EDGE,
    FAIR,
    JOKERS,
    MAROTTES,
    MINUTES,
    TURNS,
    misses,
    share_error,
)

pytestmark = pytest.mark.soak
JOBS = 0
"""A process for each core."""


@pytest.mark.parametrize("finish", TURNS)
def test_turns_minutes_and_marottes(finish: int) -> None:
    setting = replace(bouffon_asked(), finish=finish)
    for players, tally in bouffon_tallies(setting, range(2, 7), 3000, JOBS).items():
        assert misses(values(tally, "turns"), TURNS[finish][players]) == [], players
        minutes = spread(values(tally, "quarters")).over(4)
        assert minutes.median == pytest.approx(MINUTES[finish][players], abs=1.3), players
        if finish == 47:
            marottes = mean(values(tally, "marottes")).value
            assert marottes == pytest.approx(MAROTTES[players], abs=0.8), players


@pytest.mark.parametrize(("profile", "stated"), [("texte", EDGE), ("famille", FAIR)])
def test_wins_by_seat(profile: str, stated: dict[int, tuple[int, ...]]) -> None:
    tallies = bouffon_tallies(bouffon_asked(profile), list(stated), 6000, JOBS)
    for players, tally in tallies.items():
        for seat, percent in enumerate(stated[players], 1):
            measured = tally[Mark("wins", seat=seat)] / 60
            assert measured == pytest.approx(percent, abs=share_error(percent, 6000)), (
                players,
                seat,
            )


def test_the_length_does_not_move_where_a_missed_marotte_costs_three_squares() -> None:
    usual, other = (
        bouffon_tallies(setting, [2, 4], 3000, JOBS)
        for setting in (bouffon_asked(), bouffon_asked(marotte_fail="minus_three"))
    )
    for players in (2, 4):
        before, after = (values(each[players], "turns") for each in (usual, other))
        assert spread(after).median == pytest.approx(spread(before).median, abs=1)


def guessed(name: str, **options: str) -> Setting:
    return replace(bouffon_asked(**options), guessing=GUESSING[name])


@pytest.mark.parametrize(("players", "weak", "strong"), [(2, 48, 25), (4, 54, 30), (6, 60, 36)])
def test_minutes_of_weak_and_strong_guessers(players: int, weak: int, strong: int) -> None:
    for name, minutes in (("weak", weak), ("strong", strong)):
        tally = bouffon_tallies(guessed(name), [players], 3000, JOBS)[players]
        median = spread(values(tally, "quarters")).over(4).median
        assert median == pytest.approx(minutes, abs=2.1), name


def test_a_bonus_for_the_longest_shortens_a_game_of_six_strong_guessers() -> None:
    medians = [
        spread(values(bouffon_tallies(setting, [6], 3000, JOBS)[6], "turns")).median
        for setting in (guessed("strong"), guessed("strong", longest_bonus="yes"))
    ]

    assert medians == [19, 17]


def test_what_happens_at_the_table_of_le_grand_dalmuti() -> None:
    tallies = dalmuti_tallies("casual", range(4, 9), 4000, JOBS)
    for players, tally in tallies.items():
        assert tally[Mark("jokers")] / 4000 == pytest.approx(JOKERS[players], abs=0.021)
    for event, few, many in (
        ("bouffon_jokers", 0.060, 0.014),
        ("uncovered", 0.85, 0.99),
        ("left_out", 0.18, 0.79),
    ):
        assert tallies[4][Mark(event)] / 4000 == pytest.approx(few, abs=0.025), event
        assert tallies[8][Mark(event)] / 4000 == pytest.approx(many, abs=0.025), event
    for tally in tallies.values():
        assert 0.90 < tally[Mark("return")] / 4000 < 0.975


@pytest.mark.skipif(sys.platform == "win32", reason="no such signal there")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_ends_every_process(jobs: str, tmp_path: Path) -> None:
    words = ("-m", "cardsmith", "simulate", "bouffon", "--games", "100000", "--jobs", jobs)
    running = subprocess.Popen(
        [sys.executable, *words],
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    time.sleep(4)
    running.send_signal(signal.SIGINT)
    out, err = running.communicate(timeout=60)

    assert (running.returncode, out) == (130, b"")
    assert len(err.decode().splitlines()) == 1
