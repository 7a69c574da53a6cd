"""Batches of games spread over processes; what comes back does not tell how many there were."""

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed

from cardsmith.intake.progress import Progress
from cardsmith.pipeline.simulating.tallies import Batch, Tally

Work = Callable[[Batch], Tally]


def batches(players: Sequence[int], games: int, size: int) -> tuple[Batch, ...]:
    """The games of every size of table in batches of ``size``; the last of each may be smaller.

    >>> [tuple(batch) for batch in batches([4], 5, 2)]
    [(4, 0, 2), (4, 2, 4), (4, 4, 5)]
    """
    return tuple(
        Batch(number, first, min(first + size, games))
        for number in players
        for first in range(0, games, size)
    )


def played(
    work: Work, parts: Sequence[Batch], jobs: int, progress: Progress, scheduler: str = ""
) -> dict[int, Tally]:
    """The tallies of every size of table, played by so many processes (0: one a core).

    ``work`` must be a module's function, or a partial of one. An interrupt or an error lets
    running batches end, and drops the rest. With a ``scheduler`` the workers of a cluster play;
    raises InputError as ``cluster.spread`` does.
    """
    tallies = {part.players: Tally() for part in parts}
    of = sum(part.end - part.first for part in parts)
    done = 0
    for part, tally in _done(work, parts, jobs, scheduler):
        tallies[part.players].update(tally)
        done += part.end - part.first
        progress(done, of, "game")
    return tallies


def _done(
    work: Work, parts: Sequence[Batch], jobs: int, scheduler: str
) -> Iterator[tuple[Batch, Tally]]:
    if scheduler:
        from cardsmith.pipeline.cluster import spread

        yield from spread(work, parts, scheduler)
        return
    processes = min(jobs or _cores(), len(parts))
    if processes <= 1:
        yield from ((part, work(part)) for part in parts)
        return
    pool = ProcessPoolExecutor(processes, initializer=_leave_interrupts)
    try:
        waiting = {pool.submit(work, part): part for part in parts}
        for future in as_completed(waiting):
            yield waiting[future], future.result()
    finally:
        pool.shutdown(cancel_futures=True)


def _leave_interrupts() -> None:
    """Ctrl-C reaches every process of a terminal; the first one answers for all."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _cores() -> int:
    """The processor cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
