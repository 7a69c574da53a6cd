"""The numbers of the cuts of a sheet."""

from collections.abc import Iterator, Sequence

from cardsmith.layout.setting import Style, set_line
from cardsmith.model.face import Face, Item, Path
from cardsmith.model.inks import GREY, WHITE
from cardsmith.model.metrics import Fonts
from cardsmith.model.outline import rectangle
from cardsmith.model.sheet import Numbered
from cardsmith.model.units import POINT

STYLE = Style("Atkinson", 5.0, GREY)
"""Lining figures that can be told apart at five points."""

_FIGURES = 0.668
"""Their height, in the size."""


class CutNumbers:
    """The numbers of cuts as faces of whole pages; sheets that are cut alike share one."""

    def __init__(self, fonts: Fonts) -> None:
        self._fonts = fonts
        self._faces: dict[tuple[tuple[int, int], tuple[Numbered, ...]], Face] = {}

    def __call__(self, page: tuple[int, int], numbers: tuple[Numbered, ...]) -> Face:
        """A face of ``page`` micrometres with every number in its box, on a white ground."""
        face = self._faces.get((page, numbers))
        if face is None:
            width, height = page[0] / 1000, page[1] / 1000
            face = Face("cut numbers", width, height, tuple(self._items(numbers)))
            self._faces[page, numbers] = face
        return face

    def _items(self, numbers: Sequence[Numbered]) -> Iterator[Item]:
        for number, box in numbers:
            x, y, width, height = (length / 1000 for length in box)
            yield Path(rectangle(x, y, width, height), fill=WHITE)
            base = y + (height + _FIGURES * STYLE.size * POINT) / 2
            yield set_line(self._fonts, STYLE, str(number), (x + width / 2, base), "centre")
