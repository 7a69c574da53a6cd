"""Arcs of ellipses between two points (SVG 1.1, appendix F.6) as cubic curves."""

import math
from collections.abc import Iterator

from cardsmith.model.face import Matrix, Segment
from cardsmith.model.outline import arc

Point = tuple[float, float]


def arc_between(
    start: Point, end: Point, radii: Point, turn: float, flags: tuple[bool, bool]
) -> Iterator[Segment]:
    """The arc of an ellipse turned by ``turn`` radians; flags: the large one, clockwise.

    Radii that are too small for the distance are enlarged; an ellipse without one is a line.
    """
    rx, ry = radii
    if start == end:
        return
    if rx == 0 or ry == 0:
        yield ("L", *end)
        return
    cos, sin = math.cos(turn), math.sin(turn)
    half_x, half_y = (start[0] - end[0]) / 2, (start[1] - end[1]) / 2
    x, y = (cos * half_x + sin * half_y) / rx, (cos * half_y - sin * half_x) / ry
    short = max(math.hypot(x, y), 1.0)
    rx, ry, x, y = rx * short, ry * short, x / short, y / short
    reach = math.sqrt(max(1 / (x * x + y * y) - 1, 0.0)) * (-1 if flags[0] is flags[1] else 1)
    centre_x, centre_y = reach * y, -reach * x
    first = math.atan2(y - centre_y, x - centre_x)
    last = math.atan2(-y - centre_y, -x - centre_x)
    if flags[1] and last < first:
        last += 2 * math.pi
    elif not flags[1] and last > first:
        last -= 2 * math.pi
    middle = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    to_page = Matrix(cos * rx, sin * rx, -sin * ry, cos * ry, *middle)
    for letter, *numbers in arc(centre_x, centre_y, 1.0, first, last)[1:]:
        places = zip(numbers[::2], numbers[1::2], strict=True)
        yield (letter, *(number for place in places for number in to_page.point(*place)))
