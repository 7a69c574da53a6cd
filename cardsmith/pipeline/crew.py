"""One job shared out among the processors of a machine, whose results do not depend on them.

A process is forked, so that it knows all that was read and starts at once. Where a system has no
fork that is safe (Windows, macOS), or one processor, everything is done here.
"""

import gc
import os
import pickle
import signal
import sys
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, NoReturn, TypeVar

from cardsmith.intake.progress import heard_by, unheard

_Item = TypeVar("_Item")
_Result = TypeVar("_Result")

_MOST = 8
"""More processes than this wait for one another."""


def hands() -> int:
    """How many processes may work at once; 1 where there is no fork that is safe.

    Beside other threads none is: what they hold at that moment, nobody lets go of.
    """
    if sys.platform != "linux" or threading.active_count() > 1:
        return 1
    return min(len(os.sched_getaffinity(0)), _MOST)


def shares(count: int, least: int) -> int:
    """How many shares so many items are dealt in, where each has ``least`` at least."""
    return max(1, min(hands(), count // least))


def shared_out(
    work: Callable[[Sequence[_Item]], _Result], items: Sequence[_Item], least: int
) -> list[_Result]:
    """The results of ``work`` on successive shares of ``items``, in their order.

    A share has ``least`` items at least: fewer are done sooner than a process begins. A share
    whose helper raised something, was killed or was not to be had is done here, so that errors
    are those of one process. Results are pickled; what ``work`` changes beside them is lost.
    """
    count = shares(len(items), least)
    dealt = [
        items[len(items) * at // count : len(items) * (at + 1) // count] for at in range(count)
    ]
    helpers = [_Helper(partial(work, share)) for share in dealt[1:]]
    try:
        results = [work(dealt[0])]
        for share, helper in zip(dealt[1:], helpers, strict=True):
            found = helper.result()
            results.append(work(share) if found is None else _read(found))
    finally:
        for helper in helpers:
            helper.dismiss()
    return results


class _Helper:
    """A process that does one thing and is gone; it can be dismissed at any moment."""

    def __init__(self, work: Callable[[], object]) -> None:
        self._result, told = os.pipe()
        self._process = 0
        with suppress(OSError):  # as many processes as there may be
            process = os.fork()
            if not process:
                _work(work, self._result, told)
            self._process = process
        os.close(told)

    def result(self) -> bytes | None:
        """What was done, pickled, once it is; None where it could not be done."""
        if not self._process:
            return None
        with open(self._result, "rb", closefd=False) as stream:
            found = stream.read()
        process, self._process = self._process, 0
        _, status = os.waitpid(process, 0)
        return found if status == 0 else None

    def dismiss(self) -> None:
        """End the process if it still works."""
        os.close(self._result)
        if self._process:
            os.kill(self._process, signal.SIGKILL)
            os.waitpid(self._process, 0)


def _read(found: bytes) -> Any:  # Any: what the work gives
    return pickle.loads(found)  # noqa: S301  (of a process of our own)


def _work(work: Callable[[], object], result: int, told: int) -> NoReturn:
    """Do something in a new process, which ends without a word whatever happens.

    Once nobody else reads its ``result``, a signal of the pipe ends it at once.
    """
    status = 1
    try:
        from fcntl import F_SETFL, F_SETOWN, fcntl

        signal.signal(signal.SIGINT, signal.SIG_DFL)
        os.close(result)
        fcntl(told, F_SETOWN, os.getpid())
        fcntl(told, F_SETFL, os.O_ASYNC)
        gc.disable()
        with heard_by(unheard):
            done = pickle.dumps(work(), pickle.HIGHEST_PROTOCOL)
        fcntl(told, F_SETFL, 0)
        with open(told, "wb") as stream:
            stream.write(done)
        status = 0
    finally:
        os._exit(status)
