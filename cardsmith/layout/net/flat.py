"""A net in the plane: parts that hang together, and what is done with their edges.

An edge that two parts share is folded; an edge of one part alone is cut. Millimetres.
"""

from collections import Counter
from collections.abc import Iterator, Mapping

from cardsmith.model.face import Outline
from cardsmith.model.outline import line
from cardsmith.model.struct import Struct

Point = tuple[float, float]


class Part(Struct, frozen=True, kw_only=True):
    """A piece of a net: its corners in turn, and the path from each corner to the next."""

    name: str
    corners: tuple[Point, ...]
    edges: tuple[Outline, ...]

    @property
    def outline(self) -> Outline:
        """Its whole outline, closed."""
        first, *rest = self.edges
        return (*first, *(segment for edge in rest for segment in edge[1:]), ("Z",))

    @property
    def box(self) -> tuple[float, float, float, float]:
        """Left, top, right and foot of its corners."""
        xs, ys = zip(*self.corners, strict=True)
        return min(xs), min(ys), max(xs), max(ys)

    @property
    def middle(self) -> Point:
        """The middle of that."""
        left, top, right, foot = self.box
        return (left + right) / 2, (top + foot) / 2


class Net(Struct, frozen=True):
    """All parts of a model by name."""

    parts: Mapping[str, Part]

    @property
    def folds(self) -> tuple[Outline, ...]:
        """The edges that two parts share, each once."""
        return tuple(
            {ends: edge for ends, edge in self._edges() if self._shared[ends] == 2}.values()
        )

    @property
    def cuts(self) -> tuple[Outline, ...]:
        """The edges of one part alone."""
        return tuple(edge for ends, edge in self._edges() if self._shared[ends] == 1)

    @property
    def _shared(self) -> Counter[frozenset[Point]]:
        return Counter(ends for ends, _ in self._edges())

    def _edges(self) -> Iterator[tuple[frozenset[Point], Outline]]:
        for part in self.parts.values():
            following = (*part.corners[1:], part.corners[0])
            for start, end, edge in zip(part.corners, following, part.edges, strict=True):
                yield frozenset({start, end}), edge


def flat(name: str, *corners: Point) -> Part:
    """A part with straight edges."""
    return Part(name=name, corners=corners, edges=tuple(straight(corners)))


def straight(corners: tuple[Point, ...]) -> Iterator[Outline]:
    """The edges of a polygon, each a line of its own."""
    for start, end in zip(corners, (*corners[1:], corners[0]), strict=True):
        yield line(*start, *end)
