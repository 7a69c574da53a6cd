"""Whole processes measured in turn: wall and CPU seconds, peak memory."""

import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from benchmarks.table import Failed

PYTHON = sys.executable
CARDSMITH = (PYTHON, "-m", "cardsmith")

ROUNDS = 5
"""The pairs of which a ratio is the median."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Job:
    """One command to measure; ``before`` runs untimed ahead of every round."""

    name: str
    command: Sequence[str]
    cwd: Path
    before: Callable[[], None] = lambda: None


@dataclass(frozen=True, slots=True)
class Runs:
    """What each round cost: seconds of wall and CPU, MiB of the largest process."""

    walls: list[float] = field(default_factory=list)
    cpus: list[float] = field(default_factory=list)
    memories: list[float] = field(default_factory=list)

    @property
    def memory(self) -> float:
        """The peak of most rounds, MiB."""
        return statistics.median(self.memories)

    def over(self, peer: "Runs") -> float:
        """The median of the ratios of walls, round by round: noise falls on both of a pair."""
        return statistics.median(
            ours / theirs for ours, theirs in zip(self.walls, peer.walls, strict=True)
        )


def in_turn(jobs: Sequence[Job], rounds: int = ROUNDS) -> dict[str, Runs]:
    """Run every job once a round, so that noise falls on all alike; raises Failed.

    A round before all others is not counted: it compiles modules, as installing a package does.
    """
    for job in jobs:
        job.before()
        once(job)
    found = {job.name: Runs() for job in jobs}
    for _ in range(rounds):
        for job in jobs:
            job.before()
            wall, cpu, memory = once(job)
            found[job.name].walls.append(wall)
            found[job.name].cpus.append(cpu)
            found[job.name].memories.append(memory)
    return found


def once(job: Job) -> tuple[float, float, float]:
    """Wall and CPU seconds and peak MiB of one run; caches lie in the job's own folder."""
    environment = {
        **os.environ,
        "PYTHONPYCACHEPREFIX": str(job.cwd / ".compiled"),
        "XDG_CACHE_HOME": str(job.cwd / ".cache"),
        "CARDSMITH_LANG": "en",
    }
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    start = time.perf_counter()
    process = subprocess.Popen(
        job.command,
        cwd=job.cwd,
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
    )
    errors = ""
    if process.stderr is not None:
        with process.stderr:
            errors = process.stderr.read().decode()
    _, status, usage = os.wait4(process.pid, 0)
    wall = time.perf_counter() - start
    process.returncode = status  # it has been waited for
    if status:
        last = errors.strip().splitlines()[-1:] or [""]
        raise Failed(f"{job.name}, exit {os.waitstatus_to_exitcode(status)} {last[0]}")
    return wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024
