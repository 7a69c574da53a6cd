"""How near to the cut the text of a face comes."""

import unicodedata
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cardsmith.model.face import (
    UNMOVED,
    Art,
    Face,
    Group,
    Item,
    Matrix,
    Passage,
    Stamp,
    Text,
)
from cardsmith.model.metrics import Fonts
from cardsmith.model.units import POINT

_MILLI = 1000

Box = tuple[float, float, float, float]
"""Left, top, right and bottom in millimetres of the face."""

_Seen = tuple[str, Box]


class Near(NamedTuple):
    """A text and the least distance of its letters from the trim, in millimetres.

    It is negative for what lies beyond the cut.
    """

    text: str
    distance: float


def nearest_text(face: Face, fonts: Fonts) -> Near | None:
    """The text of a face that is the nearest to its trim; None where it has no text to see."""
    return min(
        (Near(text, _inside(box, face)) for text, box in texts_of(face, fonts)),
        key=lambda near: near.distance,
        default=None,
    )


def texts_of(face: Face, fonts: Fonts) -> Iterator[_Seen]:
    """Every text of a face that shows, with what its letters cover; groups and clips applied."""
    yield from _Looking(fonts).at(face.items, UNMOVED)


class _Looking:
    """Looks at items one inside the other; at what is stamped, once."""

    def __init__(self, fonts: Fonts) -> None:
        self._fonts = fonts
        self._known: dict[Art, tuple[_Seen, ...]] = {}

    def at(self, items: Sequence[Item], matrix: Matrix) -> Iterator[_Seen]:
        """The texts among some items, moved by a map."""
        for item in items:
            if isinstance(item, Text):
                if item.text.strip():
                    yield item.text, moved(_letters(item, self._fonts), matrix)
            elif isinstance(item, Passage):
                yield from self.at(item.items, matrix)
            elif isinstance(item, Group):
                yield from self._in_group(item, matrix)
            elif isinstance(item, Stamp):
                map_ = item.matrix.then(matrix)
                yield from ((text, moved(box, map_)) for text, box in self._stamped(item.art))

    def _in_group(self, group: Group, matrix: Matrix) -> Iterator[_Seen]:
        clip = moved(_around(group), matrix) if group.clip else None
        for text, box in self.at(group.items, group.matrix.then(matrix)):
            shown = box if clip is None else _common(box, clip)
            if shown is not None:
                yield text, shown

    def _stamped(self, art: Art) -> tuple[_Seen, ...]:
        if art not in self._known:
            self._known[art] = tuple(self.at(art.items, UNMOVED))
        return self._known[art]


def _letters(text: Text, fonts: Fonts) -> Box:
    """What the letters cover: from the first to the end of the last, from their foot to their head.

    A capital with an accent reaches as high as the font does.
    """
    font, size = fonts[text.font], text.size * POINT / _MILLI
    advance = sum(map(font.width, text.text)) + sum(text.kerns[: len(text.text) - 1])
    is_plain = text.text.isascii() or not any(map(_is_accented, text.text))
    head = font.cap_height if is_plain else font.ascent
    return (
        text.x,
        text.y - max(head, font.lower_height) * size,
        text.x + advance * size,
        text.y + font.depth(text.text) * size,
    )


def _is_accented(char: str) -> bool:
    return char.isupper() and bool(unicodedata.decomposition(char))


def _around(group: Group) -> Box:
    """What a clip lets through at the most, inside the map of its group."""
    points = [
        (step[at], step[at + 1])
        for step in group.clip
        for at in range(1, len(step), 2)
        if len(step) > at + 1
    ]
    xs, ys = zip(*((float(x), float(y)) for x, y in points), strict=True)
    return moved((min(xs), min(ys), max(xs), max(ys)), group.matrix)


def moved(box: Box, matrix: Matrix) -> Box:
    """The upright box around a box that a map has moved."""
    if matrix is UNMOVED or matrix == UNMOVED:
        return box
    left, top, right, bottom = box
    corners = [matrix.point(x, y) for x in (left, right) for y in (top, bottom)]
    xs, ys = zip(*corners, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def _common(box: Box, clip: Box) -> Box | None:
    """What a clip leaves of a box; None where that is nothing."""
    left, top = max(box[0], clip[0]), max(box[1], clip[1])
    right, bottom = min(box[2], clip[2]), min(box[3], clip[3])
    return (left, top, right, bottom) if left < right and top < bottom else None


def _inside(box: Box, face: Face) -> float:
    left, top, right, bottom = box
    return min(left, top, face.width - right, face.height - bottom)
