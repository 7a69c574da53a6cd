"""Whole processes measured in turn: wall and CPU seconds, peak memory."""

import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True, kw_only=True)
class Cost:
    """Medians over the rounds: seconds of wall and CPU, MiB of the largest process."""

    wall: float
    cpu: float
    memory: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Job:
    """One command to measure; ``before`` runs untimed ahead of every round."""

    name: str
    command: Sequence[str]
    cwd: Path
    before: Callable[[], None] = lambda: None


def in_turn(jobs: Sequence[Job], rounds: int = 5) -> dict[str, Cost]:
    """Run every job once a round, so that noise falls on all alike.

    A round before all others is not counted: it compiles modules, as installing a package does.
    """
    for job in jobs:
        job.before()
        _once(job)
    samples: dict[str, list[tuple[float, float, float]]] = {job.name: [] for job in jobs}
    for _ in range(rounds):
        for job in jobs:
            job.before()
            samples[job.name].append(_once(job))
    return {name: _median(runs) for name, runs in samples.items()}


def _median(runs: Sequence[tuple[float, float, float]]) -> Cost:
    walls, cpus, memories = zip(*runs, strict=True)
    return Cost(
        wall=statistics.median(walls),
        cpu=statistics.median(cpus),
        memory=statistics.median(memories),
    )


def _once(job: Job) -> tuple[float, float, float]:
    environment = {**os.environ, "PYTHONPYCACHEPREFIX": str(job.cwd / ".compiled")}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    start = time.perf_counter()
    process = subprocess.Popen(
        job.command,
        cwd=job.cwd,
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
    )
    _, status, usage = os.wait4(process.pid, 0)
    wall = time.perf_counter() - start
    if status:
        errors = process.stderr.read().decode() if process.stderr else ""
        sys.exit(f"{job.name} failed ({os.waitstatus_to_exitcode(status)}): {errors}")
    return wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024
