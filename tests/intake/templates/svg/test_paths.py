"""Path data: every letter of SVG becomes moves, lines and cubic curves."""

import math
from contextlib import suppress
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.intake.templates.svg.arcs import arc_between
from cardsmith.intake.templates.svg.paths import NUMBERS, outline_of

numbers = st.floats(-500, 500).map(lambda number: round(number, 3))
points = st.tuples(numbers, numbers)


@pytest.mark.parametrize(
    ("data", "same"),
    [
        ("m1 2l3 4", "M 1 2 L 4 6"),
        ("M1,2 3,4 5,6", "M1 2L3 4L5 6"),
        ("m1 1 1 1", "M1 1 L2 2"),
        ("M0 0H5V6h-1v-2", "M0 0L5 0L5 6L4 6L4 4"),
        ("M0 0c1 2 3 4 5 6s1 1 2 2", "M0 0C1 2 3 4 5 6C7 8 6 7 7 8"),
        ("M0 0S1 1 2 2", "M0 0C0 0 1 1 2 2"),
        ("M0 0q3 3 6 0t6 0", "M0 0Q3 3 6 0Q9 -3 12 0"),
        ("M1 1l2 0zl0 2", "M1 1L3 1ZL1 3"),
        ("M.5.5-1-1", "M.5 .5 L-1 -1"),
        ("M1e1 2E-1", "M10 .2"),
        ("M0 0a5 5 0 1110 0", "M0 0A5 5 0 1 1 10 0"),
    ],
)
def test_a_path_is_the_same_however_it_is_written(data: str, same: str) -> None:
    assert [[*letter] for letter in outline_of(data)] == [
        [letter, *map(pytest.approx, rest)] for letter, *rest in outline_of(same)
    ]


@pytest.mark.parametrize(
    ("data", "where"),
    [
        ("L 0 0", "L"),
        ("M 0", "M"),
        ("M 0 0 X", "X"),
        ("M 0 0 L 1 a", "a"),
        ("M 0 0 A 1 1 0 2 0 1 1", "2 0 1 1"),
        ("M 0 0 Z 1", "1"),
        ("M 0 1e9", "1e9"),
        ("M 0 0 L inf 0", "inf 0"),
        ("M" + " 1 1" * NUMBERS, f"> {NUMBERS}"),
    ],
)
def test_a_path_that_is_not_well_formed_says_where(data: str, where: str) -> None:
    with pytest.raises(ValueError, match=where.replace(".", r"\.")):
        outline_of(data)


@given(st.text(alphabet="MmLlCcQqAaZz0123.,- eSsTtHhVvx", max_size=60))
def test_any_data_is_a_path_or_refused(data: str) -> None:
    with suppress(ValueError):
        for _, *values in outline_of(data):
            assert all(map(math.isfinite, values))


@given(
    points,
    points,
    st.tuples(st.floats(0.1, 300), st.floats(0.1, 300)),
    st.floats(0, 6.3),
    st.tuples(st.booleans(), st.booleans()),
)
def test_an_arc_ends_where_it_should_and_stays_on_its_ellipse(
    start: tuple[float, float],
    end: tuple[float, float],
    radii: tuple[float, float],
    turn: float,
    flags: tuple[bool, bool],
) -> None:
    """Every joint lies on one ellipse of the given shape, enlarged if it could not reach."""
    curves = list(arc_between(start, end, radii, turn, flags))
    if start == end:
        assert curves == []
        return
    ends = [(values[-2], values[-1]) for _, *values in curves]
    joints = [start, *ends]
    assert joints[-1] == pytest.approx(end, abs=1e-6)
    if len(joints) < 3:
        return
    cos, sin = math.cos(turn), math.sin(turn)
    flat = [((cos * x + sin * y) / radii[0], (cos * y - sin * x) / radii[1]) for x, y in joints]
    chords = [math.dist(one, other) for one, other in pairwise(flat)]
    assert chords == pytest.approx([chords[0]] * len(chords), rel=1e-4, abs=1e-6)


@pytest.mark.parametrize(
    ("large", "clockwise", "curves", "top"),
    [(False, True, 1, -1), (False, False, 1, 1), (True, True, 4, -9), (True, False, 4, 9)],
)
def test_the_two_flags_choose_one_of_four_arcs(
    large: bool, clockwise: bool, curves: int, top: float
) -> None:
    """Of the two circles of radius 5 through both points, the short or the long way round."""
    found = list(arc_between((-3, 0), (3, 0), (5, 5), 0.0, (large, clockwise)))
    heights = [y for _, *values in found for y in values[1::2]]

    assert len(found) == curves
    assert max(heights, key=abs) == pytest.approx(top, rel=0.4)
    assert max(heights, key=abs) * top > 0
