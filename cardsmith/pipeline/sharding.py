"""One share of a job that several machines divide: who has which part hangs on its place alone."""

from collections.abc import Iterable
from itertools import islice
from typing import NamedTuple, TypeVar

from cardsmith.pipeline.refusing import refused

_Item = TypeVar("_Item")

MOST = 10_000
"""The most shares of a job."""


class Shard(NamedTuple):
    """The share ``number`` of ``total``, both from 1."""

    number: int = 1
    total: int = 1

    def __str__(self) -> str:
        return f"{self.number}/{self.total}"

    def of(self, items: Iterable[_Item]) -> tuple[_Item, ...]:
        """The items whose place is ``number`` modulo ``total``, places counted from 1.

        >>> Shard(1, 3).of("abcdefg"), Shard(3, 3).of("abcdefg")
        (('a', 'd', 'g'), ('c', 'f'))
        """
        return tuple(islice(items, self.number - 1, None, self.total))


ALL = Shard()
"""The whole of a job."""


def shard_of(written: str, option: str = "--shard") -> Shard:
    """The share that was typed as ``2/5``; raises InputError (I110) for what is none.

    >>> shard_of("2/5")
    Shard(number=2, total=5)
    """
    parts = written.split("/")
    if len(parts) == 2 and all(part.isascii() and part.isdigit() for part in parts):
        number, total = (int(part[:6]) for part in parts)
        if 1 <= number <= total <= MOST:
            return Shard(number, total)
    raise refused(option, written, such_as=("1/4", "4/4"))
