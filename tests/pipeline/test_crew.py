"""Work shared out among processes: the same results wherever it was done."""

import os
import select
import signal
import threading
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.intake.progress import followed, heard_by
from cardsmith.pipeline import crew
from cardsmith.pipeline.crew import shared_out

HERE = os.getpid()

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork here")


@pytest.fixture(autouse=True)
def _three_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crew, "hands", lambda: 3)


def _squares(numbers: Sequence[int]) -> list[int]:
    return [number * number for number in numbers]


@given(st.lists(st.integers(), max_size=40), st.integers(1, 12))
def test_shares_are_the_whole_in_its_order(numbers: list[int], least: int) -> None:
    results = shared_out(_squares, numbers, least)
    assert [square for share in results for square in share] == _squares(numbers)
    assert len(results) == max(1, min(crew.hands(), len(numbers) // least))


def test_every_share_but_the_first_is_done_elsewhere() -> None:
    done = shared_out(lambda _: os.getpid() == HERE, range(30), 10)
    assert done == [True, False, False]


@pytest.mark.parametrize("end", ["killed", "raised", "unpicklable"])
def test_what_a_helper_could_not_do_is_done_here(end: str) -> None:
    def work(numbers: Sequence[int]) -> object:
        if os.getpid() != HERE:
            if end == "killed":
                os.kill(os.getpid(), signal.SIGKILL)
            if end == "raised":
                raise ValueError
            return lambda: None
        return sum(numbers)

    assert shared_out(work, range(30), 10) == [45, 145, 245]


def test_where_no_process_is_to_be_had_all_is_done_here(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused() -> int:
        raise BlockingIOError

    monkeypatch.setattr(os, "fork", refused)
    assert shared_out(lambda part: (os.getpid() == HERE, sum(part)), range(30), 10) == [
        (True, 45),
        (True, 145),
        (True, 245),
    ]


def test_what_is_wrong_is_raised_as_by_one_process() -> None:
    def work(numbers: Sequence[int]) -> None:
        if 25 in numbers:
            raise ValueError(numbers)

    with pytest.raises(ValueError, match=r"range\(20, 30\)"):
        shared_out(work, range(30), 10)


def test_no_helper_outlives_what_is_raised_here() -> None:
    def work(numbers: Sequence[int]) -> None:
        if numbers[0] == 0:
            raise ValueError("nothing")
        signal.pause()

    with pytest.raises(ValueError, match="nothing"):
        shared_out(work, range(30), 10)
    with pytest.raises(ChildProcessError):
        os.waitpid(-1, os.WNOHANG)


@pytest.mark.parametrize("share", ["long", "large"])
def test_no_helper_outlives_a_process_that_is_killed(share: str) -> None:
    """Neither one that still works, nor one whose results nobody reads."""
    alive, held = os.pipe()
    begun, told = os.pipe()

    def work(numbers: Sequence[int]) -> bytes:
        signal.alarm(5)
        os.write(told, b".")
        if numbers[0] == 0 or share == "long":
            signal.pause()
        return b"x" * 1_000_000

    killed = os.fork()
    if not killed:
        try:
            shared_out(work, range(30), 10)
        finally:
            os._exit(1)
    for _ in range(3):
        os.read(begun, 1)
    os.kill(killed, signal.SIGKILL)
    os.waitpid(killed, 0)
    os.close(held)
    ended, _, _ = select.select([alive], [], [], 3)
    for number in (alive, begun, told):
        os.close(number)

    assert ended


def test_large_results_come_whole() -> None:
    assert (
        shared_out(lambda part: b"x" * 1_000_000 * len(part), range(3), 1) == [b"x" * 1_000_000] * 3
    )


def test_nothing_is_forked_beside_another_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    done = threading.Event()
    other = threading.Thread(target=done.wait)
    other.start()
    try:
        assert crew.hands() == 1
    finally:
        done.set()
        other.join()


def test_who_listens_hears_this_process_alone() -> None:
    """Two processes that tell of one job would write over each other."""
    heard: list[tuple[int, int, str]] = []

    def work(numbers: Sequence[int]) -> list[tuple[int, int, str]]:
        heard.clear()
        list(followed(tuple(numbers), "card", 3))
        return heard

    with heard_by(lambda *told: heard.append(told)):
        here, *elsewhere = shared_out(work, range(30), 10)
    assert here[-1] == (30, 30, "card")
    assert elsewhere == [[], []]
