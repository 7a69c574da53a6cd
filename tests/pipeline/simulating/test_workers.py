"""The same games whoever plays them, and however many."""

from collections import Counter
from functools import partial

import pytest

from cardsmith.intake.progress import unheard
from cardsmith.pipeline.simulating import bouffon, dalmuti
from cardsmith.pipeline.simulating.asked import dalmuti_setting
from cardsmith.pipeline.simulating.tallies import Batch, Mark, Tally
from cardsmith.pipeline.simulating.workers import batches, played
from tests.pipeline.simulating.settings import bouffon_asked

BOUFFON = partial(bouffon.play, bouffon_asked())
DALMUTI = partial(dalmuti.play, dalmuti_setting("texte", "casual", 1))


@pytest.mark.parametrize("work", [BOUFFON, DALMUTI], ids=["bouffon", "dalmuti"])
def test_the_number_of_processes_changes_nothing(work: partial[Tally]) -> None:
    parts = batches([4, 5], 30, 8)
    tallies = [played(work, parts, jobs, unheard) for jobs in (1, 2, 3)]

    assert tallies[0] == tallies[1] == tallies[2]
    assert list(tallies[0]) == list(tallies[1]) == [4, 5]


@pytest.mark.parametrize("work", [BOUFFON, DALMUTI], ids=["bouffon", "dalmuti"])
def test_the_size_of_a_batch_changes_nothing(work: partial[Tally]) -> None:
    whole = work(Batch(4, 0, 20))

    assert whole == work(Batch(4, 0, 7)) + work(Batch(4, 7, 20))
    assert whole != work(Batch(4, 20, 40))


def test_every_game_is_in_one_batch() -> None:
    parts = batches([2, 6], 1001, 250)
    games = Counter((part.players, game) for part in parts for game in range(part.first, part.end))

    assert len(games) == 2002
    assert set(games.values()) == {1}


def test_progress_ends_with_everything() -> None:
    told: list[tuple[int, int, str]] = []
    played(
        lambda _: Tally({Mark("turns"): 1}), batches([2], 5, 2), 1, lambda *each: told.append(each)
    )

    assert told == [(2, 5, "game"), (4, 5, "game"), (5, 5, "game")]


def test_an_error_in_a_process_is_not_lost() -> None:
    with pytest.raises(ValueError, match="no room"):
        played(broken, batches([2], 4, 1), 2, unheard)


def broken(_: Batch) -> Tally:
    raise ValueError("no room")


def test_an_interrupt_ends_the_waiting() -> None:
    """The pool is left without what had not begun."""

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        played(BOUFFON, batches([2], 20, 1), 2, interrupt)
