"""What many games showed, as whole numbers that add up in any order."""

from collections import Counter
from random import Random
from typing import NamedTuple, TypeAlias


class Mark(NamedTuple):
    """One thing that a game showed: what, how much of it, and of which seat (0 for the table)."""

    what: str
    value: int = 1
    seat: int = 0


Tally: TypeAlias = Counter[Mark]
"""How often each thing was seen."""


class Batch(NamedTuple):
    """Some of the games of one size of table: those from ``first`` to the one before ``end``."""

    players: int
    first: int
    end: int


def values(tally: Tally, what: str, seat: int = 0) -> Counter[int]:
    """How often each value of one thing was seen.

    >>> tally = Counter({Mark("turns", 12): 3, Mark("turns", 13): 1, Mark("wins"): 4})
    >>> dict(values(tally, "turns"))
    {12: 3, 13: 1}
    """
    found = Counter[int]()
    for mark, times in tally.items():
        if mark.what == what and mark.seat == seat:
            found[mark.value] += times
    return found


def chance_of(game: str, seed: int, players: int, index: int) -> Random:
    """The chance of one game: it hangs on nothing but the seed, the table and its number."""
    return Random(f"{game} {seed} {players} {index}")  # noqa: S311  (dice, no secret)
