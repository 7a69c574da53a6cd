"""A board: the letter squares of one lap, and how often they are walked."""

from collections.abc import Iterator

from cardsmith.model.struct import Struct

Square = tuple[str, ...]
"""The letters of one square: one, or several where packets share it."""


class Board(Struct, frozen=True):
    """Start, the letter squares of each lap, victory.

    Raises ValueError when the whole has fewer than 20 or more than 80 squares.
    """

    squares: tuple[Square, ...]
    laps: int

    def __post_init__(self) -> None:
        if not 20 <= self.count <= 80:
            raise ValueError(f"a board has 20 to 80 squares, not {self.count}")

    @property
    def count(self) -> int:
        """All squares, start and victory included."""
        return len(self.squares) * self.laps + 2

    @property
    def victory(self) -> int:
        """The number of the victory square; the start is 0."""
        return self.count - 1

    def lettered(self) -> Iterator[tuple[int, int, Square]]:
        """Number, lap (from 1) and letters of every letter square, in walking order."""
        for lap in range(self.laps):
            for index, square in enumerate(self.squares):
                yield lap * len(self.squares) + index + 1, lap + 1, square


STANDARD_LAP: tuple[Square, ...] = (
    *((letter,) for letter in "ABCDEFGHIJ"),
    ("K", "W"),
    *((letter,) for letter in "LMNOPQRSTUV"),
    ("X", "Y", "Z"),
)
