"""Who wants to hear how far a job is; where nobody listens, nothing is counted."""

from collections.abc import Callable, Iterator
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


def followed(items: tuple[_Item, ...], noun: str, times: int = 1) -> tuple[_Item, ...]:
    """The same items; whoever walks through them is followed, if anybody listens.

    Each counts so many ``times``, where others walk through as many elsewhere.

    >>> with heard_by(print):
    ...     letters = list(followed(("a", "b"), "card"))
    1 2 card
    2 2 card
    """
    progress = _HEARD.get()
    return items if progress is unheard else _Followed.by(progress, items, noun, times)


class _Followed(tuple[_Item, ...]):
    """Items that tell how far somebody has walked through them."""

    _progress: Progress
    _noun: str
    _times: int

    @classmethod
    def by(
        cls, progress: Progress, items: tuple[_Item, ...], noun: str, times: int
    ) -> "_Followed[_Item]":
        made = cls(items)
        made._progress, made._noun, made._times = progress, noun, times
        return made

    def __iter__(self) -> Iterator[_Item]:
        progress, noun, times, of = self._progress, self._noun, self._times, len(self)
        for done, item in enumerate(super().__iter__(), 1):
            yield item
            progress(done * times, of * times, noun)
