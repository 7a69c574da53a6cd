"""A board: start, the squares of every lap, victory."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.model.board import STANDARD_LAP, Board

laps = st.integers(1, 10)
squares = st.lists(st.sampled_from(["A", "B", "KW"]).map(tuple), max_size=40).map(tuple)


@given(squares, laps)
def test_a_board_has_twenty_to_eighty_squares_or_is_none(
    lap: tuple[tuple[str, ...], ...], count: int
) -> None:
    if 20 <= len(lap) * count + 2 <= 80:
        assert Board(lap, count).count == len(lap) * count + 2
    else:
        with pytest.raises(ValueError, match="20 to 80"):
            Board(lap, count)


@given(st.integers(18, 26), st.integers(1, 3))
def test_squares_are_numbered_from_the_start_to_victory(width: int, count: int) -> None:
    """Each number once, each lap the same letters in the same order."""
    letters = tuple((letter,) for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[:width])
    board = Board(letters, count)
    walked = list(board.lettered())

    assert [number for number, _, _ in walked] == list(range(1, board.victory))
    for lap in range(1, count + 1):
        assert tuple(square for _, at, square in walked if at == lap) == letters


def test_the_standard_board_is_that_of_the_game() -> None:
    """BOU-01 to BOU-03: 23 letter squares a lap, walked twice; the alphabet, each letter once."""
    board = Board(STANDARD_LAP, 2)

    assert (len(STANDARD_LAP), board.count, board.victory) == (23, 48, 47)
    assert sorted("".join(map("".join, STANDARD_LAP))) == list("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    assert {square for square in STANDARD_LAP if len(square) > 1} == {("K", "W"), ("X", "Y", "Z")}
