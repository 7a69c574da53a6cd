"""Maps of the plane: they compose, and turning is turning."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.model.face import UNMOVED, Matrix, scaled, shift, turned

number = st.integers(-200, 200).map(lambda value: value / 8)
matrices = st.builds(Matrix, number, number, number, number, number, number)
quarters = st.integers(-8, 8).map(lambda count: 90 * count)


@given(matrices, matrices, number, number)
def test_one_map_then_another_is_one_after_the_other(
    first: Matrix, second: Matrix, x: float, y: float
) -> None:
    assert first.then(second).point(x, y) == pytest.approx(second.point(*first.point(x, y)))


@given(matrices, matrices, matrices)
def test_maps_may_be_joined_in_any_grouping(a: Matrix, b: Matrix, c: Matrix) -> None:
    assert a.then(b).then(c) == pytest.approx(a.then(b.then(c)))


@given(matrices)
def test_what_leaves_everything_where_it_is_changes_no_map(matrix: Matrix) -> None:
    assert matrix.then(UNMOVED) == matrix
    assert UNMOVED.then(matrix) == matrix


@given(number, number, number, number)
def test_a_shift_moves_by_what_it_says(dx: float, dy: float, x: float, y: float) -> None:
    assert shift(dx, dy).point(x, y) == (x + dx, y + dy)


@given(st.integers(1, 80), number, number, number, number)
def test_scaling_enlarges_about_the_origin(
    eighths: int, dx: float, dy: float, x: float, y: float
) -> None:
    factor = eighths / 8

    assert scaled(factor, dx, dy).point(x, y) == (factor * x + dx, factor * y + dy)
    assert scaled(factor, dx, dy).point(0, 0) == (dx, dy)


@given(st.integers(-720, 720), number, number, number, number)
def test_turning_keeps_the_centre_and_every_distance_to_it(
    degrees: int, cx: float, cy: float, x: float, y: float
) -> None:
    matrix = turned(degrees, cx, cy)

    assert matrix.point(cx, cy) == pytest.approx((cx, cy), abs=1e-9)
    assert math.dist(matrix.point(x, y), (cx, cy)) == pytest.approx(math.dist((x, y), (cx, cy)))
    assert matrix.a * matrix.d - matrix.b * matrix.c == pytest.approx(1)


@given(st.integers(-360, 360), st.integers(-360, 360), number, number)
def test_turns_about_one_point_add_up(one: int, other: int, cx: float, cy: float) -> None:
    both = turned(one, cx, cy).then(turned(other, cx, cy))

    assert both == pytest.approx(turned(one + other, cx, cy), abs=1e-9)


@given(quarters, st.integers(-50, 50), st.integers(-50, 50))
def test_right_angles_are_exact(degrees: int, x: int, y: int) -> None:
    """Whole numbers stay whole, and back again is where one was."""
    there = turned(degrees, 3, 5).point(x, y)

    assert all(float(value).is_integer() for value in there)
    assert turned(-degrees, 3, 5).point(*there) == (x, y)


def test_a_turn_is_clockwise_on_the_page() -> None:
    """y is down: what points right points down after a quarter."""
    assert turned(90).point(1, 0) == (0, 1)
    assert turned(180, 5, 5).point(0, 0) == (10, 10)
