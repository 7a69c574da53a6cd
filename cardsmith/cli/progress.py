"""One line on standard error that tells how far long work is; nothing where nobody looks."""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

from cardsmith.cli.options import Lang
from cardsmith.cli.waiting import is_terminal
from cardsmith.lexicon.decimals import decimals

_PATIENCE = 1.0
"""Seconds after which waiting needs a sign."""

_PAUSE = 0.1
"""Seconds between two signs."""

_WIDTH = 24

_NOUNS = {
    "fr": {"card": "cartes", "page": "pages", "picture": "images", "game": "parties"},
    "en": {"card": "cards", "page": "pages", "picture": "pictures", "game": "games"},
}
_LEFT = {"fr": "reste", "en": "left"}


@contextmanager
def bar(lang: Lang | None, *, quiet: bool, edition: str = "") -> Iterator[None]:
    """Show how far the jobs inside are, on a terminal; it is gone when they are done.

    ``edition`` is the language of the edition, for where no other is asked for.
    """
    if quiet or not is_terminal():
        yield
        return
    from cardsmith.cli.speech import tongue
    from cardsmith.intake.progress import heard_by

    shown = Bar(tongue(lang, edition))
    try:
        with heard_by(shown):
            yield
    finally:
        shown.clear()


class Bar:
    """How much is done of what, how fast, and how long it will take still."""

    def __init__(self, lang: str) -> None:
        self._lang = lang
        self._start = time.monotonic()
        self._since = self._heard = self._next = self._start
        self._job, self._done, self._before = ("", 0), 0, 0
        self._last = ""

    def __call__(self, done: int, of: int, noun: str) -> None:
        """Show that so many are done, at most ten times a second and not within the first."""
        now = time.monotonic()
        if self._job != (noun, of) or done <= self._done:  # another job, or the same once more
            self._job = (noun, of)
            # what came before the first item is no part of the rate: a file was opened, or counted
            self._since, self._before = (now, done) if done <= 1 else (self._heard, 0)
        self._heard, self._done = now, done
        if now < self._next or now - self._start < _PATIENCE:
            return
        self._next = now + _PAUSE
        rate = (done - self._before) / (now - self._since) if now > self._since else 0.0
        self._write(line(done, of, _NOUNS[self._lang][noun], rate, self._lang))

    def clear(self) -> None:
        """Leave no trace of the bar."""
        if self._last:
            self._write("")
            sys.stderr.write("\r")
            sys.stderr.flush()
            self._last = ""

    def _write(self, text: str) -> None:
        sys.stderr.write(f"\r{text:<{len(self._last)}}")
        sys.stderr.flush()
        self._last = text


def line(done: int, of: int, noun: str, rate: float, lang: str) -> str:
    """``[######......] 50 %  600/1200 cards  300/s  0:02 left``; no rate before there is one.

    >>> line(600, 1200, "cards", 300, "en")
    '[############............]  50%  600/1200 cards  300/s  0:02 left'
    >>> line(3, 4, "cartes", 1.5, "fr")
    '[##################......]  75%  3/4 cartes  1,5/s  reste 0:01'
    """
    part = done / of if of else 1.0
    filled = int(part * _WIDTH)
    text = f"[{'#' * filled}{'.' * (_WIDTH - filled)}] {part:4.0%}  {done}/{of} {noun}"
    if not rate:
        return text
    left = _clock((of - done) / rate)
    said = f"{_LEFT[lang]} {left}" if lang == "fr" else f"{left} {_LEFT[lang]}"
    told = decimals(f"{rate:.{0 if rate >= 10 else 1}f}", lang)
    return f"{text}  {told}/s  {said}"


def _clock(seconds: float) -> str:
    """Minutes and seconds, hours where there are any.

    >>> _clock(3), _clock(754.2), _clock(3725)
    ('0:03', '12:34', '1:02:05')
    """
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
