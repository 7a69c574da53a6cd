"""Plain shapes are where they say and as large as they say."""

import math
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.model.outline import arc, circle, ellipse, line, lozenge, polygon, rectangle
from tests.model.shapes import area, extent, walked

place = st.integers(-500, 500).map(lambda value: value / 4)
size = st.integers(1, 400).map(lambda value: value / 4)
share = st.integers(0, 10).map(lambda value: value / 20)
angle = st.integers(-720, 720).map(math.radians)


@given(place, place, size, size, share)
def test_a_rectangle_fills_its_box_whatever_its_corners(
    x: float, y: float, width: float, height: float, rounding: float
) -> None:
    radius = rounding * min(width, height)
    outline = rectangle(x, y, width, height, radius)

    assert extent(outline) == pytest.approx((x, y, x + width, y + height))
    assert area(outline) == pytest.approx(
        width * height - (4 - math.pi) * radius**2, rel=2e-3, abs=1e-9
    )
    assert outline[0][0] == "M"
    assert outline[-1] == ("Z",)


@given(place, place, size, size)
def test_every_point_of_an_ellipse_is_on_it(cx: float, cy: float, rx: float, ry: float) -> None:
    outline = ellipse(cx, cy, rx, ry)

    for x, y in walked(outline):
        assert math.hypot((x - cx) / rx, (y - cy) / ry) == pytest.approx(1, abs=3e-4)
    assert extent(outline) == pytest.approx((cx - rx, cy - ry, cx + rx, cy + ry))


@given(place, place, size)
def test_a_circle_is_a_round_ellipse(cx: float, cy: float, radius: float) -> None:
    assert circle(cx, cy, radius) == ellipse(cx, cy, radius, radius)


@given(place, place, size, angle, angle)
def test_an_arc_keeps_its_distance_and_its_ends(
    cx: float, cy: float, radius: float, start: float, end: float
) -> None:
    points = walked(arc(cx, cy, radius, start, end))

    for x, y in points:
        assert math.hypot(x - cx, y - cy) == pytest.approx(radius, rel=3e-4)
    for (x, y), at in ((points[0], start), (points[-1], end)):
        assert (x, y) == pytest.approx(
            (cx + radius * math.cos(at), cy + radius * math.sin(at)), abs=1e-6
        )


@given(size, angle, st.floats(0.01, 6.28))
def test_an_arc_is_as_long_as_its_angle(radius: float, start: float, sweep: float) -> None:
    points = walked(arc(0, 0, radius, start, start + sweep))
    length = sum(math.dist(a, b) for a, b in pairwise(points))

    assert length == pytest.approx(radius * sweep, rel=2e-3)


@given(place, place, size, size)
def test_a_lozenge_is_half_its_box(cx: float, cy: float, width: float, height: float) -> None:
    outline = lozenge(cx, cy, width, height)

    assert extent(outline) == pytest.approx((cx - width, cy - height, cx + width, cy + height))
    assert area(outline) == pytest.approx(2 * width * height)


@given(st.lists(st.tuples(place, place), min_size=1, max_size=8))
def test_a_polygon_goes_through_its_points_and_closes(points: list[tuple[float, float]]) -> None:
    outline = polygon(*points)

    assert walked(outline) == points
    assert outline[-1] == ("Z",)


def test_a_line_is_open() -> None:
    assert line(1, 2, 3, 4) == (("M", 1, 2), ("L", 3, 4))
