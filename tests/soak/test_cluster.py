"""Games on a local cluster of several processes: the same figures, whoever is lost."""

import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

pytest.importorskip("distributed", reason="the extra cluster is not installed")
pytestmark = pytest.mark.soak
WORDS = ("simulate", "dalmuti", "--players", "4", "--games", "24000")


def process(*words: str, cwd: Path) -> subprocess.CompletedProcess[bytes]:
    """A command as a process; the library opens files without naming an encoding, so it may."""
    command = [sys.executable, "-m", "cardsmith", *words, "--lang", "en"]
    return subprocess.run(command, cwd=cwd, capture_output=True, check=False)


class Cluster:
    """A scheduler and its workers, as processes that can be killed."""

    def __init__(self, folder: Path, stack: ExitStack) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.address = f"tcp://127.0.0.1:{port}"
        self._folder, self._stack = folder, stack
        self.scheduler = self._run(
            "dask_scheduler", "--host", "127.0.0.1", "--port", str(port), "--no-dashboard"
        )
        time.sleep(2)

    def worker(self) -> "subprocess.Popen[bytes]":
        """One more worker of one thread."""
        words = ("--nthreads", "1", "--no-nanny", "--no-dashboard")
        return self._run("dask_worker", self.address, *words)

    def _run(self, module: str, *words: str) -> "subprocess.Popen[bytes]":
        started = subprocess.Popen(
            [sys.executable, "-m", f"distributed.cli.{module}", *words],
            cwd=self._folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self._stack.callback(started.wait)
        self._stack.callback(started.kill)
        return started


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Cluster]:
    with ExitStack() as stack:
        yield Cluster(tmp_path, stack)


@contextmanager
def after(seconds: float, act: Callable[[], object]) -> Iterator[None]:
    """Do something while what is inside runs."""
    timer = threading.Timer(seconds, act)
    timer.start()
    yield
    timer.cancel()


def test_a_lost_worker_changes_no_figure(cluster: Cluster, tmp_path: Path) -> None:
    first, _ = cluster.worker(), cluster.worker()
    alone = process(*WORDS, cwd=tmp_path).stdout
    with after(3, first.kill):
        spread = process(*WORDS, "--scheduler", cluster.address, cwd=tmp_path)

    assert (spread.returncode, spread.stderr) == (0, b"")
    assert spread.stdout == alone
    assert first.poll() is not None


def test_a_scheduler_that_goes_away_is_reported(cluster: Cluster, tmp_path: Path) -> None:
    cluster.worker()
    part = tmp_path / "part.json"
    words = (*WORDS, "--shard", "1/2", "--out", str(part), "--games", "200000")
    with after(4, cluster.scheduler.kill):
        lost = process(*words, "--scheduler", cluster.address, cwd=tmp_path)

    assert (lost.returncode, lost.stdout) == (3, b"")
    assert b"I191" in lost.stderr
    assert len(lost.stderr.splitlines()) == 1
    assert not part.exists()


def test_nobody_waits_for_ever_for_workers(cluster: Cluster, tmp_path: Path) -> None:
    alone = process(*WORDS, "--scheduler", cluster.address, cwd=tmp_path)

    assert alone.returncode == 3
    assert b"no worker" in alone.stderr


def test_a_scheduler_that_is_not_there_is_wrong_use(tmp_path: Path) -> None:
    answer = process(*WORDS, "--scheduler", "tcp://127.0.0.1:1", cwd=tmp_path)

    assert (answer.returncode, answer.stdout) == (2, b"")
    assert b"no scheduler answers" in answer.stderr


def test_editions_are_built_by_workers_with_the_same_bytes(
    cluster: Cluster, tmp_path: Path
) -> None:
    cluster.worker(), cluster.worker()
    words = ("build", "bouffon", "dalmuti", "--component", "cards")
    process(*words, "--out", "here", cwd=tmp_path)
    there = process(*words, "--out", "there", "--scheduler", cluster.address, cwd=tmp_path)

    assert (there.returncode, there.stderr) == (0, b"")
    here, built = (
        {path.relative_to(folder): path.read_bytes() for path in folder.rglob("*.*")}
        for folder in (tmp_path / "here", tmp_path / "there")
    )
    assert len(here) == 4
    assert built == here
