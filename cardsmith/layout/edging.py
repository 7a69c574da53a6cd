"""What of a face shows near its cut and beyond it."""

from collections.abc import Iterable, Iterator, Sequence

from cardsmith.layout.reach import Box, moved
from cardsmith.model.face import Art, Face, Item, Passage, Path, Picture, Stamp, Text
from cardsmith.model.metrics import Fonts, Metrics
from cardsmith.model.units import POINT

_OVERHANG = 0.5
"""How far ink goes beyond what letters are measured as, at the most, in sizes of the type."""

_MILLI = 1000
_MITRE = 10
"""How many times its weight a line goes beyond a sharp corner at the most."""


class _Widths(dict[str, float]):
    """The advances of characters in thousandths of the size, and how far all of them reach."""

    def __init__(self, font: Metrics) -> None:
        super().__init__()
        self._font = font
        self.up = max(font.ascent, font.cap_height) / _MILLI + _OVERHANG
        self.down = font.descent / _MILLI + _OVERHANG

    def __missing__(self, char: str) -> float:
        self[char] = width = self._font.width(char)
        return width


class Edging:
    """Takes away what lies well within faces; art is measured once."""

    def __init__(self, fonts: Fonts, depth: float) -> None:
        self._fonts = fonts
        self._depth = depth
        self._known: dict[Art, Box | None] = {}
        self._widths: dict[str, _Widths] = {}

    def face(self, face: Face) -> Face:
        """The face without what ends farther than ``depth`` millimetres inside its trim.

        All that may show at the edge stays as it is, in its order; it says nothing to listeners.
        """
        deep = self._depth
        inner = deep, deep, face.width - deep, face.height - deep
        return face.showing(tuple(self._outer(face.items, inner)))

    def _outer(self, items: Iterable[Item], inner: Box) -> Iterator[Item]:
        for item in items:
            if isinstance(item, Passage):
                yield from self._outer(item.items, inner)
                continue
            box = self._around(item)
            if box is not None and not _lies_in(box, inner):
                yield item

    def _around(self, item: Item) -> Box | None:
        """What an item covers at the most; None for nothing."""
        if isinstance(item, Text):
            return self._letters(item)
        if isinstance(item, Path):
            hull = _hull(item)
            return hull and _grown(hull, _MITRE * item.weight * POINT)
        if isinstance(item, Picture):
            return item.x, item.y, item.x + item.width, item.y + item.height
        if isinstance(item, Stamp):
            if item.art not in self._known:
                self._known[item.art] = self._all(item.art.items)
            box = self._known[item.art]
        else:
            box = self._all(item.items)
        if box is None or isinstance(item, Passage):
            return box
        return moved(box, item.matrix)

    def _letters(self, text: Text) -> Box:
        """More than the letters of a text cover: no letter is asked how high or deep it is."""
        widths = self._widths.get(text.font)
        if widths is None:
            widths = self._widths[text.font] = _Widths(self._fonts[text.font])
        size = text.size * POINT
        advance = sum(map(widths.__getitem__, text.text)) + max(sum(text.kerns), 0)
        over, end = _OVERHANG * size, text.x + advance * size / _MILLI
        return text.x - over, text.y - widths.up * size, end + over, text.y + widths.down * size

    def _all(self, items: Sequence[Item]) -> Box | None:
        boxes = [box for item in items if (box := self._around(item)) is not None]
        if not boxes:
            return None
        left, top, right, bottom = zip(*boxes, strict=True)
        return min(left), min(top), max(right), max(bottom)


def _hull(path: Path) -> Box | None:
    """The box of the points of an outline, those that curves are drawn to among them."""
    xs = [x for _, *numbers in path.outline for x in numbers[::2]]
    ys = [y for _, *numbers in path.outline for y in numbers[1::2]]
    return (min(xs), min(ys), max(xs), max(ys)) if xs else None


def _grown(box: Box, by: float) -> Box:
    return box[0] - by, box[1] - by, box[2] + by, box[3] + by


def _lies_in(box: Box, inner: Box) -> bool:
    return box[0] >= inner[0] and box[1] >= inner[1] and box[2] <= inner[2] and box[3] <= inner[3]
