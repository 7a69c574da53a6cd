"""The shapes of SVG as outlines (SVG 1.1, chapter 9)."""

from collections.abc import Callable, Mapping

from cardsmith.intake.templates.svg.numbers import length, numbers
from cardsmith.intake.templates.svg.paths import outline_of
from cardsmith.model.face import Outline
from cardsmith.model.outline import QUARTER, ellipse, line

Attributes = Mapping[str, str]
Shape = tuple[frozenset[str], Callable[[Attributes], Outline]]


def _rect(attributes: Attributes) -> Outline:
    x, y, width, height = (_length(attributes, name) for name in ("x", "y", "width", "height"))
    if width <= 0 or height <= 0:
        return ()
    radii = [_length(attributes, name, -1) for name in ("rx", "ry")]
    rx, ry = (own if own >= 0 else max(other, 0) for own, other in (radii, radii[::-1]))
    return _rounded((x, y, x + width, y + height), min(rx, width / 2), min(ry, height / 2))


def _rounded(sides: tuple[float, float, float, float], rx: float, ry: float) -> Outline:
    left, top, right, bottom = sides
    if not rx or not ry:
        corners = ((left, top), (right, top), (right, bottom), (left, bottom))
        return _points(corners, closed=True)
    kx, ky = rx * (1 - QUARTER), ry * (1 - QUARTER)
    return (
        ("M", left + rx, top),
        ("L", right - rx, top),
        ("C", right - kx, top, right, top + ky, right, top + ry),
        ("L", right, bottom - ry),
        ("C", right, bottom - ky, right - kx, bottom, right - rx, bottom),
        ("L", left + rx, bottom),
        ("C", left + kx, bottom, left, bottom - ky, left, bottom - ry),
        ("L", left, top + ry),
        ("C", left, top + ky, left + kx, top, left + rx, top),
        ("Z",),
    )


def _circle(attributes: Attributes) -> Outline:
    radius = _length(attributes, "r")
    return ellipse(_length(attributes, "cx"), _length(attributes, "cy"), radius, radius)


def _ellipse(attributes: Attributes) -> Outline:
    cx, cy, rx, ry = (_length(attributes, name) for name in ("cx", "cy", "rx", "ry"))
    return ellipse(cx, cy, rx, ry)


def _line(attributes: Attributes) -> Outline:
    x1, y1, x2, y2 = (_length(attributes, name) for name in ("x1", "y1", "x2", "y2"))
    return line(x1, y1, x2, y2)


def _polyline(attributes: Attributes) -> Outline:
    return _points(_pairs(attributes), closed=False)


def _polygon(attributes: Attributes) -> Outline:
    return _points(_pairs(attributes), closed=True)


def _path(attributes: Attributes) -> Outline:
    return outline_of(attributes.get("d", ""))


def _pairs(attributes: Attributes) -> tuple[tuple[float, float], ...]:
    values = numbers(attributes.get("points", ""))
    return tuple(zip(values[::2], values[1::2], strict=True))


def _points(points: tuple[tuple[float, float], ...], *, closed: bool) -> Outline:
    if len(points) < 2:
        return ()
    first, *rest = points
    return (("M", *first), *(("L", *point) for point in rest), *((("Z",),) if closed else ()))


def _length(attributes: Attributes, name: str, default: float = 0.0) -> float:
    return length(attributes[name]) if name in attributes else default


def _of(names: str, draw: Callable[[Attributes], Outline]) -> Shape:
    return frozenset(names.split()), draw


SHAPES: Mapping[str, Shape] = {
    "path": _of("d", _path),
    "rect": _of("x y width height rx ry", _rect),
    "circle": _of("cx cy r", _circle),
    "ellipse": _of("cx cy rx ry", _ellipse),
    "line": _of("x1 y1 x2 y2", _line),
    "polyline": _of("points", _polyline),
    "polygon": _of("points", _polygon),
}
"""Each shape: the attributes that make it, and its outline, by ValueError for what is wrong."""
