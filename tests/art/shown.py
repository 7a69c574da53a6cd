"""Every face that the shipped editions print, and what lies where on each."""

import math
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from typing import NamedTuple

from cardsmith.intake.editions.reading import read
from cardsmith.intake.shipped.fonts import ShippedFonts
from cardsmith.layout.ornament import placed
from cardsmith.model.choices import Look
from cardsmith.model.edition import Size
from cardsmith.model.face import (
    UNMOVED,
    Face,
    Group,
    Item,
    Matrix,
    Outline,
    Passage,
    Path,
    Stamp,
    Text,
)
from cardsmith.model.inks import WHITE, Ink
from cardsmith.model.units import POINT
from cardsmith.pipeline.products import Cards, Leaflet, Product, component_names, products
from cardsmith.pipeline.targets import targets

FONTS = ShippedFonts()
Point = tuple[float, float]
Box = tuple[float, float, float, float]
"""Left, top, right, foot in millimetres."""

A5 = Size(width=148.0, height=210.0)
"""The page of a booklet that is printed at home."""

_STEPS = 8
"""Straight pieces that stand for a curve."""


class Mark(NamedTuple):
    """One item where it stands on its face, and the outlines that cut it off."""

    item: Path | Text
    matrix: Matrix
    clips: tuple[Outline, ...] = ()

    @property
    def weight(self) -> float:
        """How thick the line is on paper, in points."""
        a, b, c, d, *_ = self.matrix
        return (
            self.item.weight * math.sqrt(abs(a * d - b * c)) if isinstance(self.item, Path) else 0.0
        )

    @property
    def box(self) -> Box:
        """What it covers, lines and clips included."""
        if isinstance(self.item, Text):
            return _extent(_corners(self.item, self.matrix))
        outline = placed(self.item.outline, self.matrix)
        half = self.weight * POINT / 2 if self.item.stroke else 0.0
        left, top, right, foot = _extent(flattened(outline))
        box = left - half, top - half, right + half, foot + half
        for clip in self.clips:
            box = _common(box, _extent(flattened(clip)))
        return box

    def covers(self, point: Point) -> bool:
        """Whether it is a fill that shows at this point."""
        if isinstance(self.item, Text) or self.item.fill is None:
            return False
        outline = placed(self.item.outline, self.matrix)
        return all(_inside(one, point) for one in (outline, *self.clips))


ENOUGH = 2
"""So many cards of a packet are looked at: what the others show besides is their words."""


def editions(look: Look = Look.HOUSE) -> tuple[Product, ...]:
    """The components of both shipped games, in print."""
    return tuple(product for game in ("bouffon", "dalmuti") for product in components(game, look))


@cache
def components(game: str, look: Look = Look.HOUSE) -> tuple[Product, ...]:
    """The components of one shipped game."""
    (place,) = targets([game])
    deck = read(place)
    made, findings = products(deck, component_names(deck), look=look)
    assert findings == ()
    return tuple(_some(product) for product in made)


def _some(product: Product) -> Product:
    """A component with a few cards of each back."""
    if not isinstance(product, Cards) or product.name != "cards":
        return product
    seen: Counter[Face | None] = Counter()
    pieces = []
    for piece in product.pieces:
        seen[piece.back] += 1
        if seen[piece.back] <= ENOUGH or piece.id.startswith("dalmuti/"):
            pieces.append(piece)
    return product._replace(pieces=tuple(pieces))


def faces(look: Look = Look.HOUSE) -> tuple[Face, ...]:
    """Every face of both games, each once."""
    found: dict[Face, None] = {}
    for product in editions(look):
        found |= dict.fromkeys(_faces(product))
    return tuple(found)


def card_faces(look: Look = Look.HOUSE) -> tuple[Face, ...]:
    """The faces cut out as cards, but for dividers: nothing on a tab is 4 mm from a cut."""
    found: dict[Face, None] = {}
    for product in editions(look):
        if isinstance(product, Cards) and product.name != "dividers":
            found |= dict.fromkeys(_faces(product))
    return tuple(found)


def backs() -> tuple[Face, ...]:
    """The backs of the cards that are played, each once."""
    return tuple(
        dict.fromkeys(
            piece.back
            for product in editions()
            if isinstance(product, Cards) and product.name in ("cards", "marotte")
            for piece in product.pieces
            if piece.back is not None
        )
    )


@lru_cache(maxsize=256)
def marks(face: Face) -> tuple[Mark, ...]:
    """What a face shows, in paint order."""
    return tuple(_marks(face.items, UNMOVED, ()))


def grounds(face: Face, text: Mark) -> set[Ink]:
    """The inks that lie directly under a line of type: at its ends and in its middle."""
    before = marks(face)[: marks(face).index(text)]
    assert isinstance(text.item, Text)
    (x1, y1), (x2, y2), *_ = _corners(text.item, text.matrix)
    (x4, y4) = _corners(text.item, text.matrix)[3]
    found: set[Ink] = set()
    for share in (0.05, 0.5, 0.95):
        x = x1 + (x2 - x1) * share + (x4 - x1) / 2
        y = y1 + (y2 - y1) * share + (y4 - y1) / 2
        under = (mark.item for mark in reversed(before) if mark.covers((x, y)))
        item = next(under, None)
        found.add(item.fill if isinstance(item, Path) and item.fill else WHITE)
    return found


def flattened(outline: Outline) -> list[Point]:
    """Points along an outline, its curves as short straight pieces."""
    return [point for piece in _pieces(outline) for point in piece]


def _faces(product: Product) -> Iterable[Face]:
    if isinstance(product, Leaflet):
        return product.draw(A5)
    if not isinstance(product, Cards):
        return product.faces
    return [
        face for piece in product.pieces for face in (piece.front, piece.back) if face is not None
    ]


def _marks(items: Iterable[Item], here: Matrix, clips: tuple[Outline, ...]) -> Iterator[Mark]:
    for item in items:
        if isinstance(item, Path | Text):
            yield Mark(item, here, clips)
        elif isinstance(item, Stamp):
            yield from _marks(item.art.items, item.matrix.then(here), clips)
        elif isinstance(item, Passage):
            yield from _marks(item.items, here, clips)
        elif isinstance(item, Group):
            inner = item.matrix.then(here)
            cut = (placed(item.clip, inner),) if item.clip else ()
            yield from _marks(item.items, inner, (*clips, *cut))


def _corners(text: Text, matrix: Matrix) -> list[Point]:
    """Both ends of the baseline, then both ends of the tops of its capitals."""
    font = FONTS[text.font]
    kerns = text.kerns[:-1] or font.kerns(text.text)
    milli = sum(font.width(char) for char in text.text) + sum(kerns)
    right = text.x + milli * text.size * POINT / 1000
    cap = text.y - font.cap_height * text.size * POINT / 1000
    corners = ((text.x, text.y), (right, text.y), (right, cap), (text.x, cap))
    return [matrix.point(x, y) for x, y in corners]


def _extent(points: Iterable[Point]) -> Box:
    xs, ys = zip(*points, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def _common(one: Box, other: Box) -> Box:
    return (
        max(one[0], other[0]),
        max(one[1], other[1]),
        min(one[2], other[2]),
        min(one[3], other[3]),
    )


@lru_cache(maxsize=1 << 16)
def _pieces(outline: Outline) -> tuple[tuple[Point, ...], ...]:
    """The closed polygons of an outline."""
    pieces: list[list[Point]] = []
    for letter, *numbers in outline:
        match letter:
            case "M":
                pieces.append([(numbers[0], numbers[1])])
            case "L":
                pieces[-1].append((numbers[0], numbers[1]))
            case "C":
                pieces[-1] += _curve(pieces[-1][-1], numbers)
            case _:
                assert letter == "Z"
    return tuple(map(tuple, pieces))


def _curve(start: Point, numbers: list[float]) -> Iterator[Point]:
    by = list(zip(numbers[::2], numbers[1::2], strict=True))
    for step in range(1, _STEPS + 1):
        t = step / _STEPS
        shares = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
        x, y = (
            sum(share * point[axis] for share, point in zip(shares, (start, *by), strict=True))
            for axis in (0, 1)
        )
        yield x, y


def _inside(outline: Outline, point: Point) -> bool:
    """Even-odd: how often a ray to the right crosses the outline."""
    x, y = point
    inside = False
    for piece in _pieces(outline):
        for (x1, y1), (x2, y2) in zip(piece, (*piece[1:], piece[0]), strict=True):
            if (y1 > y) != (y2 > y) and x < x1 + (y - y1) * (x2 - x1) / (y2 - y1):
                inside = not inside
    return inside
