"""Outlines as points: every curve walked in small steps."""

from cardsmith.model.face import Outline

Point = tuple[float, float]


def walked(outline: Outline, steps: int = 24) -> list[Point]:
    """Points on an outline, the ends of every segment among them."""
    points: list[Point] = []
    for letter, *numbers in outline:
        ends = list(zip(numbers[::2], numbers[1::2], strict=True))
        if letter == "C":
            start = points[-1]
            points += [_cubic((start, *ends), step / steps) for step in range(1, steps + 1)]
        elif letter != "Z":
            points += ends
    return points


def extent(outline: Outline) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of an outline."""
    xs, ys = zip(*walked(outline), strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def area(outline: Outline) -> float:
    """The area inside an outline."""
    points = walked(outline)
    pairs = zip(points, [*points[1:], points[0]], strict=True)
    return abs(sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in pairs)) / 2


def _cubic(handles: tuple[Point, ...], t: float) -> Point:
    s = 1 - t
    weights = (s**3, 3 * s * s * t, 3 * s * t * t, t**3)
    x, y = (
        sum(weight * point[axis] for weight, point in zip(weights, handles, strict=True))
        for axis in (0, 1)
    )
    return x, y
