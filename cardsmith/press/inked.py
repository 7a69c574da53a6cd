"""Whether a part of somebody else's page holds anything at all."""

from PIL import Image

from cardsmith.model.cutting import Cutting
from cardsmith.press.pixels import OpenedPdf

_SCALE = 0.75
"""Pixels in a point: a line of type still leaves its grey."""

_INSET = 4.0
"""Millimetres inside the edge of a cell that are not looked at: cut lines stand there, and the
bleed of its neighbours."""

_PAPER = 250
"""The darkest grey that is still paper."""


class Inked(OpenedPdf):
    """The pages of a PDF as grey pixels, one at a time."""

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self._page: tuple[int, Image.Image] | None = None

    def holds_ink(self, cutting: Cutting) -> bool:
        """Whether anything but paper shows inside a part of a page."""
        original, window = cutting.original, cutting.window
        image = self._seen(original.page or 0)
        scale = image.width / original.size[0]
        inset = min(_INSET, min(window.width, window.height) / 4)
        left, top = window.x + inset, window.y + inset
        right, bottom = window.x + window.width - inset, window.y + window.height - inset
        x1, y1, x2, y2 = (round(length * scale) for length in (left, top, right, bottom))
        darkest, _ = image.crop((x1, y1, max(x2, x1 + 1), max(y2, y1 + 1))).getextrema()
        return isinstance(darkest, int | float) and darkest < _PAPER

    def _seen(self, number: int) -> Image.Image:
        """The whole of a page, what its CropBox hides too: the measures are those of the whole."""
        if self._page is None or self._page[0] != number:
            page = self._document[number]
            page.set_cropbox(*page.get_mediabox())
            self._page = number, page.render(scale=_SCALE, grayscale=True).to_pil().convert("L")
        return self._page[1]
