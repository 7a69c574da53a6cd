"""Ctrl-C: the first ends a command in good order, a second one at once."""

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from types import FrameType


@contextmanager
def ending_on_ctrl_c() -> Iterator[None]:
    """Raise KeyboardInterrupt where Ctrl-C ends what is inside; end the process at a later one.

    A second one within a moment would otherwise meet Python while it tells of the first. Who begins
    this process without Ctrl-C, as ``nohup`` does, keeps it so.
    """
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, _interrupt)
    try:
        yield
    except Exception:
        if _has_come():  # an import makes a RuntimeError of it
            raise KeyboardInterrupt from None
        raise
    finally:
        _end_at_once_from_now_on()


def _interrupt(_signal: int, _frame: "FrameType | None") -> None:
    _end_at_once_from_now_on()
    sys.unraisablehook = _unheard
    raise KeyboardInterrupt


def _end_at_once_from_now_on() -> None:
    if callable(signal.getsignal(signal.SIGINT)):
        signal.signal(signal.SIGINT, _end_at_once)


def _end_at_once(_signal: int, _frame: "FrameType | None") -> None:
    os._exit(130)


def _has_come() -> bool:
    return signal.getsignal(signal.SIGINT) is _end_at_once


def _unheard(fault: "sys.UnraisableHookArgs") -> None:
    """End the process where Python could hand Ctrl-C to nobody, as in what frees a value."""
    if fault.exc_type is KeyboardInterrupt:
        os._exit(130)
    sys.__unraisablehook__(fault)
