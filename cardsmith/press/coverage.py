"""How much ink a face takes: what shows of it in the end, on a grid of points.

A point counts by how much of the light of white paper it takes away: 0 is white, 1 black. Type
is finer than the grid and counts by the area of its outlines. All of it is arithmetic on what is
drawn, so it is the same on every machine.
"""

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import assert_never

from cardsmith.model.face import (
    Bitmap,
    Face,
    Group,
    Item,
    Matrix,
    Passage,
    Path,
    Picture,
    Stamp,
    Text,
)
from cardsmith.model.inks import Ink
from cardsmith.model.metrics import Fonts
from cardsmith.model.outline import rectangle
from cardsmith.model.sheet import Document, Rect
from cardsmith.model.units import POINT
from cardsmith.press.spans import Rows, common, filled, stroked, traced

_BLACK = 255
"""The darkest value of a point."""

_POINTS = 10_000
"""About how many points a face has: they are 0.7 mm apart on a card."""


_FRONTS, _BACKS = 2, 1
"""How many faces of one size are looked at; backs are alike."""


def paper_covered(documents: Iterable[Document], fonts: Fonts) -> float:
    """The share of the paper of some documents that would be black if all ink were.

    Of the many faces of a document a few are looked at, evenly chosen; guide lines are left out.
    """
    known: dict[Face, float] = {}
    paper = inked = 0.0
    for document in documents:
        paper += sum(page.width * page.height for page in document.pages)
        for is_back, alike in _alike(document):
            looked_at = _evenly(tuple(alike), _BACKS if is_back else _FRONTS)
            known |= {face: coverage(face, fonts) for face in looked_at if face not in known}
            theirs = sum(known[face] * alike[face] for face in looked_at)
            inked += theirs * sum(alike.values()) / (sum(alike[face] for face in looked_at) or 1)
    return inked / paper if paper else 0.0


def _alike(document: Document) -> Iterator[tuple[bool, Mapping[Face, int]]]:
    """The faces of one size on one side of its sheets, each with the area that shows of it."""
    shown: dict[tuple[bool, float, float], dict[Face, int]] = {}
    for page in document.pages:
        for face, box, clip, _ in page.placed:
            areas = shown.setdefault((page.back, face.width, face.height), {})
            areas[face] = areas.get(face, 0) + _common_area(box, clip)
    for (is_back, *_), areas in shown.items():
        yield is_back, areas


def coverage(face: Face, fonts: Fonts) -> float:
    """The share of a face, inside its trim, that would be black if all of its ink were."""
    return _Plate(face, fonts).covered()


def _evenly(faces: Sequence[Face], most: int) -> Sequence[Face]:
    count = min(len(faces), most)
    return [faces[(2 * number + 1) * len(faces) // (2 * count)] for number in range(count)]


def _common_area(box: Rect, clip: Rect) -> int:
    wide = min(box.right, clip.right) - max(box.x, clip.x)
    high = min(box.bottom, clip.bottom) - max(box.y, clip.y)
    return max(wide, 0) * max(high, 0)


def darkness(ink: Ink) -> float:
    """How much of the light of white paper an ink takes away.

    >>> from cardsmith.model.inks import INK, WHITE
    >>> darkness(WHITE), round(darkness(INK), 2)
    (0.0, 0.9)
    """
    return 1 - sum(ink.rgb) / 765


class _Plate:
    """The points of a face, each as dark as what was drawn there last."""

    def __init__(self, face: Face, fonts: Fonts) -> None:
        self._fonts = fonts
        fine = math.sqrt(_POINTS / (face.width * face.height))
        self._wide, high = (max(round(side * fine), 1) for side in (face.width, face.height))
        self._rows = [bytearray(self._wide) for _ in range(high)]
        self._type = 0.0
        grid = Matrix(a=self._wide / face.width, d=high / face.height)
        self._draw(face.items, grid, None)

    def covered(self) -> float:
        """The share that would be black if all ink were."""
        return (sum(map(sum, self._rows)) / _BLACK + self._type) / (self._wide * len(self._rows))

    def _draw(self, items: tuple[Item, ...], matrix: Matrix, clip: Rows | None) -> None:
        """Add items in paint order, under a map, nothing outside of ``clip``."""
        for item in items:
            match item:
                case Path():
                    self._path(item, matrix, clip)
                case Text():
                    self._text(item, matrix)
                case Stamp():
                    self._draw(item.art.items, item.matrix.then(matrix), clip)
                case Passage():
                    self._draw(item.items, matrix, clip)
                case Group():
                    inner = item.matrix.then(matrix)
                    cut = common(filled(traced(item.clip, inner)), clip) if item.clip else clip
                    self._draw(item.items, inner, cut)
                case Picture():
                    self._picture(item, matrix, clip)
                case _:
                    assert_never(item)

    def _path(self, path: Path, matrix: Matrix, clip: Rows | None) -> None:
        lines = traced(path.outline, matrix)
        if path.fill is not None:
            self._paint(filled(lines, nonzero=path.nonzero), path.fill, clip)
        if path.stroke is not None:
            wide = path.weight * POINT * _enlarging(matrix)
            if path.dash:
                wide *= sum(path.dash[::2]) / sum(path.dash) or 0.5
            self._paint(stroked(lines, wide), path.stroke, clip)

    def _picture(self, picture: Picture, matrix: Matrix, clip: Rows | None) -> None:
        """A picture by its mean; what stays in its file until it is printed is not looked at."""
        if isinstance(picture.bitmap, Bitmap):
            from cardsmith.press.bitmap import mean_darkness

            outline = rectangle(picture.x, picture.y, picture.width, picture.height)
            value = round(_BLACK * mean_darkness(picture.bitmap.data))
            self._put(common(filled(traced(outline, matrix)), clip), value)

    def _text(self, text: Text, matrix: Matrix) -> None:
        """Type on what lies under its beginning."""
        size = text.size * POINT
        area = self._fonts[text.font].area(text.text) / 1000 * (size * _enlarging(matrix)) ** 2
        x, y = matrix.point(text.x + size / 4, text.y - size / 4)
        column, row = int(x), int(y)
        if 0 <= row < len(self._rows) and 0 <= column < self._wide:
            under = self._rows[row][column]
            self._type += area * (_value(text.ink) - under) / _BLACK

    def _paint(self, rows: Rows, ink: Ink, clip: Rows | None) -> None:
        self._put(common(rows, clip), _value(ink))

    def _put(self, rows: Rows, value: int) -> None:
        wide, high = self._wide, len(self._rows)
        for row, spans in rows.items():
            if 0 <= row < high:
                points = self._rows[row]
                for start, end in spans:
                    first, last = max(start, 0), min(end, wide)
                    if first < last:
                        points[first:last] = bytes((value,)) * (last - first)


@cache
def _value(ink: Ink) -> int:
    return round(_BLACK * darkness(ink))


def _enlarging(matrix: Matrix) -> float:
    """The factor of lengths under a map."""
    return math.sqrt(abs(matrix.a * matrix.d - matrix.b * matrix.c))
