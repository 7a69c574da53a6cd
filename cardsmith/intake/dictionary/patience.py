"""Who wants to hear that a dictionary is expanded, which takes seconds the first time."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path

Hear = Callable[[Path], None]


def _unheard(_words: Path) -> None:
    """Nobody listens."""


_HEARD: ContextVar[Hear] = ContextVar("heard", default=_unheard)


@contextmanager
def heard_by(hear: Hear) -> Iterator[None]:
    """Let ``hear`` be called with the list of words before it is expanded."""
    token = _HEARD.set(hear)
    try:
        yield
    finally:
        _HEARD.reset(token)


def announce(words: Path) -> None:
    """Say that a list of words is about to be expanded."""
    _HEARD.get()(words)
