"""What a face shows, flattened: every path and every line of type where it really stands."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator

from cardsmith.layout.ornament import placed
from cardsmith.model.face import Face, Group, Item, Matrix, Passage, Path, Picture, Stamp, Text

Atom = tuple[object, ...]
Point = tuple[float, float]


def flat(items: Iterable[Item], matrix: Matrix | None = None) -> Iterator[Path | Text]:
    """Paths in the coordinates of the face, texts with the anchor of their baseline there."""
    here = matrix or Matrix()
    for item in items:
        if isinstance(item, Path):
            yield _path(item, here)
        elif isinstance(item, Text):
            yield _text(item, here)
        elif isinstance(item, Group):
            yield from flat(item.items, item.matrix.then(here))
        elif isinstance(item, Passage):
            yield from flat(item.items, here)
        elif isinstance(item, Stamp):
            yield from flat(item.art.items, item.matrix.then(here))
        else:
            assert isinstance(item, Picture)


def paths(items: Iterable[Item]) -> list[Path]:
    """Every path, in paint order."""
    return [item for item in flat(items) if isinstance(item, Path)]


def texts(items: Iterable[Item]) -> list[Text]:
    """Every line of type, in paint order."""
    return [item for item in flat(items) if isinstance(item, Text)]


def seen(items: Iterable[Item]) -> list[Text]:
    """The same without the space at the end of what stands beside an entry: it is only heard."""
    shown = ((text, text.text.removesuffix(" ") or text.text) for text in texts(items))
    return [text._replace(text=bare, kerns=text.kerns[: len(bare)]) for text, bare in shown]


def points(path: Path) -> list[Point]:
    """Every anchor and handle of a path."""
    found: list[Point] = []
    for _, *numbers in path.outline:
        found += zip(numbers[::2], numbers[1::2], strict=True)
    return found


def atoms(face: Face, turn: Matrix | None = None) -> Counter[Atom]:
    """What a face shows as a bag: outlines by their points, type by both ends of its axes."""
    bag: Counter[Atom] = Counter()
    for text, matrix in _texts(face.items, turn or Matrix()):
        corners = (matrix.point(text.x + dx, text.y + dy) for dx, dy in ((0, 0), (1, 0), (0, 1)))
        bag[(text.text, text.font, text.size, text.ink.name, *map(_rounded, corners))] += 1
    for path in flat(face.items, turn):
        if isinstance(path, Path):
            look = (path.fill, path.stroke, round(path.weight, 6), path.dash, path.butt)
            for outline in _pieces(path):
                bag[(*look, *sorted(set(map(_rounded, points(Path(outline))))))] += 1
    return bag


def box(items: Iterable[Item]) -> tuple[float, float, float, float]:
    """Left, top, right, bottom of every point of the paths."""
    every = [point for path in paths(items) for point in points(path)]
    xs, ys = zip(*every, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def spoken(face: Face) -> list[str]:
    """The words of a face that have letters of several kinds, in paint order."""
    return [text.text for text in texts(face.items) if re.search(r"\w{3}", text.text)]


def _texts(items: Iterable[Item], matrix: Matrix) -> Iterator[tuple[Text, Matrix]]:
    for item in items:
        if isinstance(item, Text):
            yield item, matrix
        elif isinstance(item, Group):
            yield from _texts(item.items, item.matrix.then(matrix))
        elif isinstance(item, Passage):
            yield from _texts(item.items, matrix)
        elif isinstance(item, Stamp):
            yield from _texts(item.art.items, item.matrix.then(matrix))


def _path(path: Path, matrix: Matrix) -> Path:
    return Path(
        placed(path.outline, matrix), path.fill, path.stroke, path.weight, path.dash, path.butt
    )


def _text(text: Text, matrix: Matrix) -> Text:
    x, y = matrix.point(text.x, text.y)
    return Text(x, y, text.text, text.font, text.size, text.ink, text.kerns)


def _pieces(path: Path) -> Iterator[tuple[tuple[str, *tuple[float, ...]], ...]]:
    """The subpaths of a path, without the closing word."""
    piece: list[tuple[str, *tuple[float, ...]]] = []
    for segment in path.outline:
        if segment[0] == "M" and piece:
            yield tuple(piece)
            piece = []
        if segment[0] != "Z":
            piece.append(segment)
    yield tuple(piece)


def _rounded(point: Point) -> Point:
    """To a ten-thousandth of a millimetre, from an origin that no drawn number falls half-way."""
    return round(point[0] + 0.0000123, 4), round(point[1] + 0.0000123, 4)
