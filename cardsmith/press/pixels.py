"""Pages of a PDF as pixels: opaque, in sRGB, of exactly the size that is asked for."""

import warnings
from types import TracebackType
from typing import NamedTuple, Self

with warnings.catch_warnings():
    warnings.simplefilter("ignore", EncodingWarning)  # it opens its version file by the locale
    import pypdfium2
    from pypdfium2 import raw


INCH = 25.4
"""Millimetres of an inch."""

_POINTS_PER_INCH = 72.0
_WHITE = 0xFFFFFFFF

_KINDS = {
    1: (raw.FPDFBitmap_Gray, raw.FPDF_GRAYSCALE),
    3: (raw.FPDFBitmap_BGR, raw.FPDF_REVERSE_BYTE_ORDER),
}
"""The bitmap that has so many bytes a pixel, and how a page is drawn on it."""


class Pixels(NamedTuple):
    """A picture; a row begins every ``stride`` bytes.

    A pixel is three bytes, red first, or with one of ``channels`` its grey.
    """

    width: int
    height: int
    stride: int
    data: bytes
    channels: int = 3

    @property
    def rows(self) -> list[bytes]:
        """What each row shows, from the top."""
        row = self.channels * self.width
        starts = range(0, self.height * self.stride, self.stride)
        return [self.data[start : start + row] for start in starts]


class OpenedPdf:
    """A PDF by its path or its bytes, open for as long as its pages are looked at."""

    def __init__(self, source: str | bytes) -> None:
        self._document = pypdfium2.PdfDocument(source)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._document.close()


class Pages(OpenedPdf):
    """The pages of a PDF, one at a time."""

    def at(self, number: int, dpi: float) -> Pixels:
        """A page (the first is 0) at its size times ``dpi``, in whole pixels, one at the least.

        Raises IndexError for a page there is not.
        """
        page = self._page(number)
        points = page.get_size()
        across, down = (max(1, round(length * dpi / _POINTS_PER_INCH)) for length in points)
        return _pixels(page, (across, down))

    def filling(self, number: int, size: tuple[int, int]) -> Pixels:
        """A page drawn as large as ``size`` in pixels, whatever its proportions."""
        return _pixels(self._page(number), size)

    def grey(self, number: int, size: tuple[int, int]) -> Pixels:
        """The same in greys: a third of the bytes, and sooner."""
        return _pixels(self._page(number), size, channels=1)

    def _page(self, number: int) -> pypdfium2.PdfPage:
        if not 0 <= number < len(self._document):
            raise IndexError(f"no page {number} of {len(self._document)}")
        return self._document[number]


def in_pixels(millimetres: float, dpi: float) -> int:
    """How many whole pixels a length takes.

    >>> in_pixels(63, 300), in_pixels(88, 300)
    (744, 1039)
    """
    return max(1, round(millimetres * dpi / INCH))


def _pixels(page: pypdfium2.PdfPage, size: tuple[int, int], channels: int = 3) -> Pixels:
    """The page on white. A scale would round up to a pixel too many; here pixels are the measure.

    Raises ValueError where the bitmap is not of that size after all.
    """
    width, height = size
    kind, flags = _KINDS[channels]
    bitmap = pypdfium2.PdfBitmap.new_native(width, height, kind)
    try:
        if (bitmap.width, bitmap.height) != size:
            raise ValueError(f"{bitmap.width} x {bitmap.height} pixels instead of {size}")
        raw.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, _WHITE)
        raw.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, flags)
        return Pixels(width, height, bitmap.stride, bytes(bitmap.buffer), channels)
    finally:
        bitmap.close()
        page.close()
