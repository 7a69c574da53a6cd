"""Who wants to hear how far a job is; where nobody listens, nothing is counted."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TypeAlias, TypeVar

_Item = TypeVar("_Item")


Progress: TypeAlias = Callable[[int, int, str], None]
"""Is told how many of how many are done, and of what: card, page, picture or game."""


def unheard(_done: int, _of: int, _noun: str) -> None:
    """Nobody listens."""


_HEARD: ContextVar[Progress] = ContextVar("progress", default=unheard)


@contextmanager
def heard_by(progress: Progress) -> Iterator[None]:
    """Let ``progress`` be told of every job inside."""
    token = _HEARD.set(progress)
    try:
        yield
    finally:
        _HEARD.reset(token)


def heard() -> Progress:
    """Who listens here and now."""
    return _HEARD.get()


def counted(items: Sequence[_Item], noun: str) -> Iterable[_Item]:
    """The items; each is counted when it is left, if anybody listens.

    >>> with heard_by(print):
    ...     letters = list(counted("ab", "card"))
    1 2 card
    2 2 card
    """
    progress = _HEARD.get()
    return items if progress is unheard else _told(items, noun, progress)


def _told(items: Sequence[_Item], noun: str, progress: Progress) -> Iterator[_Item]:
    of = len(items)
    for done, item in enumerate(items, 1):
        yield item
        progress(done, of, noun)
