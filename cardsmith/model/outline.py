"""Outlines of the plain shapes, in whatever unit the caller draws in."""

import math

from cardsmith.model.face import Outline, Segment

QUARTER = 0.5522847498307936
"""Handle length of the cubic that stands for a quarter of the unit circle."""


def rectangle(x: float, y: float, width: float, height: float, radius: float = 0.0) -> Outline:
    """A rectangle from its top left corner, its corners rounded by ``radius``."""
    right, bottom = x + width, y + height
    if radius <= 0:
        return (("M", x, y), ("L", right, y), ("L", right, bottom), ("L", x, bottom), ("Z",))
    r, k = radius, radius * (1 - QUARTER)
    return (
        ("M", x + r, y),
        ("L", right - r, y),
        ("C", right - k, y, right, y + k, right, y + r),
        ("L", right, bottom - r),
        ("C", right, bottom - k, right - k, bottom, right - r, bottom),
        ("L", x + r, bottom),
        ("C", x + k, bottom, x, bottom - k, x, bottom - r),
        ("L", x, y + r),
        ("C", x, y + k, x + k, y, x + r, y),
        ("Z",),
    )


def ellipse(cx: float, cy: float, rx: float, ry: float) -> Outline:
    """An ellipse from its centre and its two radii."""
    kx, ky = rx * QUARTER, ry * QUARTER
    return (
        ("M", cx + rx, cy),
        ("C", cx + rx, cy + ky, cx + kx, cy + ry, cx, cy + ry),
        ("C", cx - kx, cy + ry, cx - rx, cy + ky, cx - rx, cy),
        ("C", cx - rx, cy - ky, cx - kx, cy - ry, cx, cy - ry),
        ("C", cx + kx, cy - ry, cx + rx, cy - ky, cx + rx, cy),
        ("Z",),
    )


def circle(cx: float, cy: float, radius: float) -> Outline:
    """A circle from its centre and radius."""
    return ellipse(cx, cy, radius, radius)


def lozenge(cx: float, cy: float, half_width: float, half_height: float) -> Outline:
    """A lozenge on its point, from its centre."""
    return polygon(
        (cx, cy - half_height), (cx + half_width, cy), (cx, cy + half_height), (cx - half_width, cy)
    )


def polygon(*points: tuple[float, float]) -> Outline:
    """A closed polygon."""
    first, *rest = points
    return (("M", *first), *(("L", *point) for point in rest), ("Z",))


def line(x1: float, y1: float, x2: float, y2: float) -> Outline:
    """A single straight line."""
    return (("M", x1, y1), ("L", x2, y2))


def arc(cx: float, cy: float, radius: float, start: float, end: float) -> Outline:
    """An open arc; angles in radians, clockwise on the page from the right.

    >>> [round(value, 3) for value in arc(0, 0, 1, 0, math.pi / 2)[-1][5:]]
    [0.0, 1.0]
    """
    steps = max(1, math.ceil(abs(end - start) / (math.pi / 2) - 1e-9))
    sweep = (end - start) / steps
    handle = 4 / 3 * math.tan(sweep / 4) * radius
    outline: Outline = (("M", cx + radius * math.cos(start), cy + radius * math.sin(start)),)
    for step in range(steps):
        a, b = start + step * sweep, start + (step + 1) * sweep
        outline += (
            (
                "C",
                cx + radius * math.cos(a) - handle * math.sin(a),
                cy + radius * math.sin(a) + handle * math.cos(a),
                cx + radius * math.cos(b) + handle * math.sin(b),
                cy + radius * math.sin(b) - handle * math.cos(b),
                cx + radius * math.cos(b),
                cy + radius * math.sin(b),
            ),
        )
    return outline


def quadratic(
    start: tuple[float, float], by: tuple[float, float], end: tuple[float, float]
) -> Segment:
    """The cubic that is the quadratic curve from a point by a handle to another, exactly."""
    (x0, y0), (x1, y1), (x, y) = start, by, end
    return ("C", (x0 + 2 * x1) / 3, (y0 + 2 * y1) / 3, (x + 2 * x1) / 3, (y + 2 * y1) / 3, x, y)
