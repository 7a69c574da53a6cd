"""Work spread over the machines of a dask.distributed cluster (extra ``cluster``).

The only module that knows the library; it is imported where a scheduler is named and nowhere else.
"""

import importlib.util
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple, TypeVar

from cardsmith import __version__
from cardsmith.model.finding import Finding, InputError
from cardsmith.model.place import named

_Part = TypeVar("_Part")
_Result = TypeVar("_Result")

OPTION = "--scheduler"
CODE = "I191"

ANSWER = 5.0
"""Seconds in which a scheduler answers."""

WORKERS = 20.0
"""Seconds without a single worker after which nobody waits any more."""

_LOOK = 1.0
"""Seconds between two looks at whether anybody works."""


def spread(
    work: Callable[[_Part], _Result], parts: Sequence[_Part], address: str
) -> Iterator[tuple[_Part, _Result]]:
    """Each part with what came of it, in the order in which they are done.

    A part whose worker is lost goes to another one. Raises InputError (I191) without the library,
    for a scheduler that does not answer or goes away, for a cluster without workers, and for
    workers that run another cardsmith. What ``work`` raises is raised here.
    """
    if importlib.util.find_spec("distributed") is None:
        raise _refusal("missing", address)
    client = _connected(address)
    try:
        yield from _done(client, work, parts, address)
    finally:
        client.close(timeout=_LOOK)


class Answer(NamedTuple):
    """What a worker says: its version, and what came of a part where that is the right one."""

    version: str
    result: Any = None  # what the work gives
    refused: Finding | None = None


def answered(work: Callable[[_Part], _Result], version: str, part: _Part) -> Answer:
    """The work on a part, done by a worker; what it refuses travels as a value."""
    if version != __version__:
        return Answer(__version__)
    try:
        return Answer(__version__, work(part))
    except InputError as refusal:
        return Answer(__version__, refused=refusal.finding)


def _connected(address: str) -> Any:  # the library has no types
    import logging

    from distributed import Client

    logging.getLogger("distributed").setLevel(logging.CRITICAL)
    logging.getLogger("distributed.client").setLevel(logging.CRITICAL)
    try:
        return Client(address, timeout=ANSWER)
    except (OSError, ValueError, TimeoutError):
        raise _refusal("closed", address) from None


def _done(
    client: Any,  # the library has no types
    work: Callable[[_Part], _Result],
    parts: Sequence[_Part],
    address: str,
) -> Iterator[tuple[_Part, _Result]]:
    waiting = {client.submit(answered, work, __version__, part, pure=False): part for part in parts}
    idle = 0.0
    while waiting:
        with _watched(address):
            done = _finished(waiting)
            works = bool(done or client.ncores())
        idle = 0.0 if works else idle + _LOOK
        if idle >= WORKERS:
            raise _refusal("idle", address)
        for future in done:
            with _watched(address):
                answer = future.result(timeout=ANSWER)
            yield waiting.pop(future), _result(answer, address)


def _result(answer: Answer, address: str) -> Any:  # what the work gives
    if answer.refused is not None:
        raise InputError(answer.refused)
    if answer.version != __version__:
        raise _refusal("version", address)
    return answer.result


def _finished(waiting: Iterable[Any]) -> Collection[Any]:  # the library has no types
    """What is done by now, or in the next moment."""
    from distributed import wait

    try:
        done: Collection[Any] = wait(
            list(waiting), timeout=_LOOK, return_when="FIRST_COMPLETED"
        ).done
    except TimeoutError:
        return ()
    return done


@contextmanager
def _watched(address: str) -> Iterator[None]:
    """Refuse what only a lost scheduler, workers that die or other programs can cause."""
    from distributed import CancelledError, KilledWorker

    try:
        yield
    except (CancelledError, KilledWorker, OSError, TimeoutError):
        raise _refusal("lost", address) from None
    except (ImportError, AttributeError):
        raise _refusal("version", address) from None


def _refusal(kind: str, address: str) -> InputError:
    return InputError(Finding(CODE, named(OPTION), kind=kind, address=address))
