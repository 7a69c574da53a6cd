"""A face: a display list in millimetres from the top left of the trim, y down.

``layout`` makes faces, ``impose`` moves them as wholes, ``press`` draws them and decides
nothing. Type sizes and stroke weights are points.
"""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, NamedTuple

from cardsmith.model.inks import Ink
from cardsmith.model.struct import Struct, replace

Segment = tuple[str, *tuple[float, ...]]
"""``("M", x, y)``, ``("L", x, y)``, ``("C", x1, y1, x2, y2, x, y)`` or ``("Z",)``."""

Outline = tuple[Segment, ...]


class Matrix(NamedTuple):
    """An affine map in the y-down plane: x' = a·x + c·y + e, y' = b·x + d·y + f."""

    a: float = 1.0
    b: float = 0.0
    c: float = 0.0
    d: float = 1.0
    e: float = 0.0
    f: float = 0.0

    def then(self, after: "Matrix") -> "Matrix":
        """This map followed by ``after``."""
        return Matrix(
            after.a * self.a + after.c * self.b,
            after.b * self.a + after.d * self.b,
            after.a * self.c + after.c * self.d,
            after.b * self.c + after.d * self.d,
            after.a * self.e + after.c * self.f + after.e,
            after.b * self.e + after.d * self.f + after.f,
        )

    def point(self, x: float, y: float) -> tuple[float, float]:
        """Where the map takes a point."""
        return self.a * x + self.c * y + self.e, self.b * x + self.d * y + self.f


UNMOVED = Matrix()
"""The map that leaves everything where it is."""


def shift(dx: float, dy: float) -> Matrix:
    """Move right by ``dx`` and down by ``dy``."""
    return Matrix(e=dx, f=dy)


def scaled(factor: float, dx: float = 0.0, dy: float = 0.0) -> Matrix:
    """Enlarge about the origin, then move."""
    return Matrix(a=factor, d=factor, e=dx, f=dy)


def turned(degrees: float, x: float = 0.0, y: float = 0.0) -> Matrix:
    """Turn clockwise on the page about a point; right angles are exact."""
    exact = {0: (1.0, 0.0), 90: (0.0, 1.0), 180: (-1.0, 0.0), 270: (0.0, -1.0)}
    angle = math.radians(degrees)
    cos, sin = (
        exact.get(int(degrees) % 360, (0.0, 0.0))
        if degrees % 90 == 0
        else (
            math.cos(angle),
            math.sin(angle),
        )
    )
    return Matrix(cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y)


class Text(NamedTuple):
    """A run of one font and size, from ``x`` on the baseline ``y``.

    ``kerns`` are thousandths of the size added after each character (kerning and tracking);
    empty means none. Every character is known to be in the font.
    """

    x: float
    y: float
    text: str
    font: str
    size: float
    ink: Ink
    kerns: tuple[int, ...] = ()


class Path(NamedTuple):
    """An outline, filled, stroked, or both; ``weight`` and ``dash`` are points.

    It is filled by even-odd, or with ``nonzero`` by that rule, as pictures from elsewhere are.
    Lines end round, or with ``butt`` square at their last point.
    """

    outline: Outline
    fill: Ink | None = None
    stroke: Ink | None = None
    weight: float = 0.0
    dash: tuple[float, ...] = ()
    butt: bool = False
    nonzero: bool = False


class Bitmap(Struct, frozen=True):
    """A PNG or JPEG file as it was read; equal bytes are stored once in a document.

    ``pixels`` are across and down as a reader sees it, ``upright`` the map about its middle that
    sets what is stored upright, in right angles.
    """

    digest: str
    data: bytes
    pixels: tuple[int, int]
    upright: Matrix = UNMOVED


class Original(Struct, frozen=True, kw_only=True):
    """A picture, or a page of a PDF, that stays in its file until it is printed.

    ``size`` is what a reader sees of it, upright: pixels of a picture, millimetres of a page.
    ``upright`` is the map about its middle that sets a picture upright, in right angles.
    ``page`` counts from 0, None for a picture. Equal digests are stored once in a document.
    """

    path: str
    digest: str
    size: tuple[float, float]
    page: int | None = None
    upright: Matrix = UNMOVED


class Picture(Struct, frozen=True):
    """A bitmap or an original that fills a rectangle."""

    x: float
    y: float
    width: float
    height: float
    bitmap: Bitmap | Original


class Group(Struct, frozen=True):
    """Items under one map, cut off outside ``clip`` (an outline inside the map) if it is given."""

    items: "tuple[Item, ...]"
    matrix: Matrix = UNMOVED
    clip: Outline = ()


class Art(Struct, frozen=True, eq=False):
    """Items that many faces share: drawn once in a document, then stamped. Equal is identical."""

    name: str
    items: "tuple[Item, ...]"


class Stamp(NamedTuple):
    """One use of shared art."""

    art: Art
    matrix: Matrix = UNMOVED


Role = Literal["title", "text", "entry", "figure"]
"""What somebody hears: a heading, a paragraph, an entry of a list, what a drawing shows."""


class Passage(NamedTuple):
    """Items that say one thing to somebody who listens; all others are silent.

    They are heard as they are written, or as ``words`` where a word is divided, say, or where
    something is drawn. An entry is heard with what stands beside it. Passages are heard in paint
    order. There is none inside another or in art.
    """

    role: Role
    items: "tuple[Item, ...]"
    words: str = ""


Item = Text | Path | Picture | Group | Stamp | Passage


@dataclass(frozen=True, slots=True, eq=False)
class Face:
    """One side of a card, a board or a strip: its trim and what is drawn, in paint order.

    Items may reach ``bleed`` millimetres beyond the trim on every side. ``name`` says which
    card and side this is.
    """

    name: str
    width: float
    height: float
    items: tuple[Item, ...]
    bleed: float = 0.0

    def showing(self, items: tuple[Item, ...]) -> "Face":
        """The face with these items instead."""
        return Face(self.name, self.width, self.height, items, self.bleed)


def passages(items: tuple[Item, ...]) -> Iterator[Passage]:
    """What some items say, in the order in which it is heard."""
    for item in items:
        if isinstance(item, Passage):
            yield item
        elif isinstance(item, Group):
            yield from passages(item.items)


def pictures(items: tuple[Item, ...]) -> Iterator[Bitmap | Original]:
    """The pictures that some items show, in art too, as often as they show them."""
    for item in items:
        match item:
            case Picture():
                yield item.bitmap
            case Group() | Passage():
                yield from pictures(item.items)
            case Stamp():
                yield from pictures(item.art.items)
            case Text() | Path():
                pass


def says(items: tuple[Item, ...]) -> bool:
    """Whether some items say anything."""
    return next(passages(items), None) is not None


def hushed(items: tuple[Item, ...]) -> tuple[Item, ...]:
    """The same items, which say nothing."""
    if not says(items):
        return items
    found: list[Item] = []
    for item in items:
        if isinstance(item, Passage):
            found += item.items
        elif isinstance(item, Group):
            found.append(replace(item, items=hushed(item.items)))
        else:
            found.append(item)
    return tuple(found)


class Piece(Struct, frozen=True, kw_only=True):
    """A thing to print: its faces and how many of it."""

    id: str
    component: str
    front: Face
    back: Face | None = None
    copies: int = 1
