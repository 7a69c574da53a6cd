"""The way the pawns walk: the finish, and the letters of the squares before it."""

from collections.abc import Iterator
from itertools import chain
from typing import NamedTuple

from cardsmith.model.board import Board, Square
from cardsmith.referee.bouffon.house import House


class Track(NamedTuple):
    """The victory square, and the letters of the squares 1 to the one before it.

    Without ``letters`` nobody has told them: every packet may lie at every square.
    """

    finish: int
    letters: tuple[Square, ...] = ()

    @classmethod
    def of(cls, board: Board, house: House) -> "Track":
        """The track that a board gives; a house may put all merged letters of a lap on one square.

        The two groups of letters share their squares two by two (BOU-Q43).
        """
        lap = board.squares if house.merged_squares == "two" else tuple(_joined(board.squares))
        letters = lap * board.laps
        return cls(len(letters) + 1, letters)

    def at(self, square: int) -> Square:
        """The letters of a square; none at the start, from the finish on, or where not told."""
        return self.letters[square - 1] if 0 < square <= len(self.letters) else ()

    def packets(self, square: int, house: House) -> Square:
        """The packets one may draw from at a square: one a letter, or one a square (BOU-Q05)."""
        letters = self.at(square)
        return ("".join(letters),) if letters and house.merged == "square" else letters


def _joined(lap: tuple[Square, ...]) -> Iterator[Square]:
    """A lap whose merged squares are one, at the place of the first."""
    merged = tuple(chain.from_iterable(square for square in lap if len(square) > 1))
    first = True
    for square in lap:
        if len(square) == 1:
            yield square
        elif first:
            yield merged
            first = False
