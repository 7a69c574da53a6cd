"""Folds a flat net at right angles: where every corner of every part ends up in space."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

Flat = tuple[float, float]
Spot = tuple[float, float, float]


class Frame(NamedTuple):
    """How the plane of the net lies in space for one part: an origin and two unit vectors."""

    origin: Spot
    across: Spot
    down: Spot

    def place(self, point: Flat) -> Spot:
        """Where a point of the net is."""
        x, y = point
        return _sum(self.origin, _times(self.across, x), _times(self.down, y))

    @property
    def outward(self) -> Spot:
        """What stands upright on the printed side.

        With x to the right and y down, z goes into the paper: the print looks the other way.
        """
        (a, b, c), (d, e, f) = self.across, self.down
        return c * e - b * f, a * f - c * d, b * d - a * e


def folded(parts: Mapping[str, Sequence[Flat]], root: str) -> dict[str, Frame]:
    """Every part that hangs together with the root, each folded away by a right angle."""
    frames = {root: Frame((0, 0, 0), (1, 0, 0), (0, 1, 0))}
    waiting = [root]
    while waiting:
        name = waiting.pop()
        for other, corners in parts.items():
            hinge = shared_edge(parts[name], corners)
            if hinge is not None and other not in frames:
                frames[other] = _turned(frames[name], hinge, middle(corners))
                waiting.append(other)
    return frames


def shared_edge(one: Sequence[Flat], other: Sequence[Flat]) -> tuple[Flat, Flat] | None:
    """The edge that two polygons have in common, end for end."""
    ends = [a for a in one if any(_near(a, b) for b in other)]
    return (ends[0], ends[1]) if len(ends) == 2 else None


def edges(corners: Sequence[Flat]) -> list[tuple[Flat, Flat]]:
    """The edges of a polygon in turn."""
    return list(zip(corners, (*corners[1:], corners[0]), strict=True))


def middle(corners: Sequence[Flat]) -> Flat:
    """The mean of some points."""
    xs, ys = zip(*corners, strict=True)
    return sum(xs) / len(xs), sum(ys) / len(ys)


def rounded(spot: Spot) -> Spot:
    """A place to a micrometre."""
    x, y, z = (round(value + 0.0, 3) + 0.0 for value in spot)
    return x, y, z


def _turned(frame: Frame, hinge: tuple[Flat, Flat], inside: Flat) -> Frame:
    """The frame of a part beyond a hinge, turned until it stands on the back of its neighbour."""
    (x, y), (x2, y2) = hinge
    length = ((x2 - x) ** 2 + (y2 - y) ** 2) ** 0.5
    along = ((x2 - x) / length, (y2 - y) / length)
    out = (-along[1], along[0])
    if (inside[0] - x) * out[0] + (inside[1] - y) * out[1] < 0:
        out = (-out[0], -out[1])
    edge = _sum(_times(frame.across, along[0]), _times(frame.down, along[1]))
    behind = _times(frame.outward, -1)
    across = _sum(_times(edge, along[0]), _times(behind, out[0]))
    down = _sum(_times(edge, along[1]), _times(behind, out[1]))
    pivot = frame.place(hinge[0])
    back = _sum(_times(across, -x), _times(down, -y))
    return Frame(_sum(pivot, back), across, down)


def _near(a: Flat, b: Flat) -> bool:
    return abs(a[0] - b[0]) < 1e-6 and abs(a[1] - b[1]) < 1e-6


def _sum(*spots: Spot) -> Spot:
    xs, ys, zs = zip(*spots, strict=True)
    return sum(xs), sum(ys), sum(zs)


def _times(spot: Spot, factor: float) -> Spot:
    x, y, z = spot
    return x * factor, y * factor, z * factor
