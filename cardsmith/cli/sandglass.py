"""The minute in a terminal: a glass that empties while somebody types, and one that is watched."""

import os
import sys
import threading
import time
from collections.abc import Callable
from typing import TextIO

BELL = "\a"
LAST = 10
"""Seconds at the end that are heard."""

_BAR = 30
_SAVE, _RESTORE, _ABOVE = "\x1b7", "\x1b8", "\x1b[1A\r\x1b[2K"


def is_terminal(stream: TextIO) -> bool:
    """Whether a person watches; False for a stream that is closed, or that is none."""
    try:
        return stream.isatty()
    except (AttributeError, ValueError):
        return False


def moves_cursor() -> bool:
    """Whether the terminal can be written to above the line that is being typed."""
    dumb = os.environ.get("TERM", "dumb" if os.name != "nt" else "") == "dumb"
    return not dumb and (os.name != "nt" or "WT_SESSION" in os.environ)


def bar(left: float, seconds: int) -> str:
    """How full the glass is.

    >>> bar(30, 60)
    '███████████████···············'
    """
    full = round(_BAR * max(0.0, min(1.0, left / seconds)))
    return "█" * full + "·" * (_BAR - full)


class Sandglass:
    """A minute that runs beside the typing.

    While a line is typed the line above it shows what is left; in a terminal that cannot do that,
    only the end is told. The bell rings at the end.
    """

    def __init__(self, words: Callable[[str, int], str]) -> None:
        self._words = words
        self._seconds = 0
        self._begun = 0.0
        self._stop = threading.Event()
        self._typing = False
        self._pen = threading.Lock()
        self._is_shown = moves_cursor()

    @property
    def is_running(self) -> bool:
        """Whether it was turned, and the minute is not over for the game."""
        return bool(self._seconds)

    @property
    def second(self) -> int | None:
        """Whole seconds since it was turned; None where none runs."""
        return int(time.monotonic() - self._begun) if self.is_running else None

    def turn(self, seconds: int) -> None:
        """Begin to run."""
        self.stop()
        self._seconds, self._begun, self._stop = seconds, time.monotonic(), threading.Event()
        threading.Thread(target=self._run, args=(self._stop,), daemon=True).start()

    def stop(self) -> None:
        """Run no more."""
        self._stop.set()
        self._seconds = 0

    def prompt(self, sign: str) -> str:
        """What is typed after a sign, the time shown above it; raises EOFError at the end."""
        if self.is_running and self._is_shown:
            sys.stdout.write(self._status() + "\n")
        with self._pen:
            sys.stdout.write(sign)
            sys.stdout.flush()
            self._typing = True
        try:
            return input()
        finally:
            with self._pen:
                self._typing = False

    def _run(self, stop: threading.Event) -> None:
        while not stop.wait(1):
            left = self._left()
            if left <= 0:
                self._tell(f"{self._words('time.up', 0)}{BELL}", always=True)
                return
            self._tell(self._status())

    def _tell(self, text: str, *, always: bool = False) -> None:
        with self._pen:
            if self._typing and self._is_shown:
                sys.stdout.write(f"{_SAVE}{_ABOVE}{text}{_RESTORE}")
            elif always:
                sys.stdout.write(f"\n{text}\n")
            sys.stdout.flush()

    def _status(self) -> str:
        left = self._left()
        if left <= 0:
            return self._words("time.up", 0)
        return f"{bar(left, self._seconds)} {self._words('time.left', round(left))}"

    def _left(self) -> float:
        return self._seconds - (time.monotonic() - self._begun)
