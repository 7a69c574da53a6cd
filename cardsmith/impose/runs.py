"""How many sheets of a press some cards take, and what its free places could hold."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

MOST_TOGETHER = 10
"""Games that are tried together on the same sheets."""


class Fill(NamedTuple):
    """A thing of so many cards that fits the free places ``times`` over."""

    name: str
    cards: int
    times: int


class Run(NamedTuple):
    """Cards on sheets of so many places."""

    cards: int
    a_sheet: int

    @property
    def sheets(self) -> int:
        """The sheets that they take.

        >>> Run(80, 18).sheets, Run(80, 55).sheets, Run(0, 18).sheets
        (5, 2, 0)
        """
        return -(-self.cards // self.a_sheet)

    @property
    def free(self) -> int:
        """The places of the last sheet that stay empty.

        >>> Run(80, 18).free, Run(80, 55).free, Run(110, 55).free
        (10, 30, 0)
        """
        return self.sheets * self.a_sheet - self.cards

    @property
    def waste(self) -> float:
        """The share of all places that stays empty."""
        return self.free / (self.sheets * self.a_sheet) if self.sheets else 0.0

    def times(self, games: int) -> "Run":
        """So many games on the same sheets."""
        return Run(self.cards * games, self.a_sheet)

    def fills(self, sets: Mapping[str, int]) -> Iterator[Fill]:
        """What fits the free places, of things with so many cards each, by name."""
        for name, cards in sets.items():
            if 0 < cards <= self.free:
                yield Fill(name, cards, self.free // cards)


def together(run: Run) -> tuple[int, Run]:
    """The number of games, ten at the most, that wastes the least on the same sheets.

    >>> games, best = together(Run(80, 55))
    >>> games, best.sheets, best.free
    (2, 3, 5)
    """
    games = min(range(1, MOST_TOGETHER + 1), key=lambda number: run.times(number).waste)
    return games, run.times(games)
