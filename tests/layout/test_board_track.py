"""The track of art direction §7, and what must hold for any number of squares."""

import math
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardsmith.layout.board.plane import flattened, holds
from cardsmith.layout.board.track import Track, track

COUNTS = st.integers(20, 80)
RIM = 0.6
"""Half of the heavy line around the track, in millimetres."""


def middle_line(path: Track, square: int, parts: int = 40) -> float:
    """The length of a square along the middle line, by chords."""
    start, end = path.starts[square : square + 2]
    turns = [start + (end - start) * part / parts for part in range(parts + 1)]
    return sum(math.dist(path.point(a, 0.5), path.point(b, 0.5)) for a, b in pairwise(turns))


def polygon(path: Track, square: int) -> tuple[tuple[float, float], ...]:
    return flattened(path.outline(square))


def test_48_squares_have_the_numbers_of_the_art_direction() -> None:
    path = track(48)

    assert (path.turns, path.width) == (1.93, 35.0)
    assert path.chevron == pytest.approx(4.2, abs=0.01)
    assert path.length == pytest.approx(34.8, abs=0.05)
    assert [path.radius(turn) for turn in (0, 1, 1.5)] == [146.5, 111.5, 94.0]
    assert path.radius(1, 1) == path.radius(2) == 76.5


def test_the_walk_begins_at_the_left_end_of_the_bottom_and_goes_counter_clockwise() -> None:
    path = track(48)
    arc = math.pi * 95
    bends = [0, 140, 140 + arc / 2, 140 + arc, 280 + arc, 280 + 1.5 * arc]
    corners = [path.point(bend / (280 + 2 * arc), 0) for bend in bends]
    radii = [146.5 - 35 * bend / (280 + 2 * arc) for bend in bends]

    assert corners == [
        pytest.approx((135, 141.5 + radii[0])),
        pytest.approx((275, 141.5 + radii[1])),
        pytest.approx((275 + radii[2], 141.5)),
        pytest.approx((275, 141.5 - radii[3])),
        pytest.approx((135, 141.5 - radii[4])),
        pytest.approx((135 - radii[5], 141.5)),
    ]


def test_a_border_is_a_chevron_whose_middle_is_ahead() -> None:
    path = track(48)

    outer, middle, inner = path.border(3)
    turn = path.starts[3]

    assert (outer, inner) == (path.point(turn, 0), path.point(turn, 1))
    assert math.dist(middle, path.point(turn, 0.5)) == pytest.approx(4.2, abs=0.02)
    assert middle[0] > outer[0]


@given(COUNTS)
def test_squares_are_equally_long_on_the_middle_line(count: int) -> None:
    path = track(count)
    lengths = [middle_line(path, square) for square in range(count)]

    assert lengths == [pytest.approx(path.length, rel=0.01)] * count
    assert min(lengths) >= 20
    assert path.width >= 25


@settings(max_examples=3)
@given(COUNTS)
def test_no_square_lies_on_another(count: int) -> None:
    path = track(count)
    shapes = [polygon(path, square) for square in range(count)]
    spots = [
        (square, path.at(square, along + path.chevron / path.length * (1 - abs(2 * f - 1)), f))
        for square in range(1, count - 1)
        for along in (0.03, 0.5, 0.97)
        for f in (0.02, 0.5, 0.98)
    ]

    for square, spot in spots:
        holding = [at for at, shape in enumerate(shapes) if holds(shape, spot)]
        assert holding == [square]


@given(COUNTS)
def test_squares_stay_inside_the_frame_and_clear_of_the_fool(count: int) -> None:
    path = track(count)

    for square in range(count):
        for x, y in polygon(path, square):
            assert min(x, 420 - x, y, 297 - y) - RIM > 6.6
            assert math.dist((x, y), (214, 144)) > 53


@given(COUNTS, st.data())
def test_a_curve_keeps_to_its_depth(count: int, data: st.DataObject) -> None:
    path = track(count)
    depth = data.draw(st.floats(0, 1))
    start, end = sorted(data.draw(st.tuples(*[st.floats(0, path.turns)] * 2)))
    drawn = flattened(path.edge(depth, start, end), steps=3)
    turns = [start + (end - start) * part / 3000 for part in range(3001)]
    line = [path.point(turn, depth) for turn in turns]

    for spot in drawn:
        assert min(math.dist(spot, point) for point in line) < 0.7
    assert drawn[0] == line[0]
    assert drawn[-1] == pytest.approx(line[-1])


def test_bands_of_a_shared_square_fill_it() -> None:
    path = track(48)
    whole = polygon(path, 11)
    bands = [flattened(path.outline(11, part / 3, (part + 1) / 3)) for part in range(3)]

    assert sum(map(area, bands)) == pytest.approx(area(whole), rel=0.002)


def area(shape: tuple[tuple[float, float], ...]) -> float:
    closed = pairwise((*shape, shape[0]))
    return abs(sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in closed)) / 2
