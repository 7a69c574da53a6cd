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


class Pixels(NamedTuple):
    """A picture of three bytes a pixel, red first; a row begins every ``stride`` bytes."""

    width: int
    height: int
    stride: int
    data: bytes


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


def _pixels(page: pypdfium2.PdfPage, size: tuple[int, int]) -> Pixels:
    """The page on white. A scale would round up to a pixel too many; here pixels are the measure.

    Raises ValueError where the bitmap is not of that size after all.
    """
    width, height = size
    bitmap = pypdfium2.PdfBitmap.new_native(width, height, raw.FPDFBitmap_BGR)
    try:
        if (bitmap.width, bitmap.height) != size:
            raise ValueError(f"{bitmap.width} x {bitmap.height} pixels instead of {size}")
        raw.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, _WHITE)
        raw.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, raw.FPDF_REVERSE_BYTE_ORDER)
        return Pixels(width, height, bitmap.stride, bytes(bitmap.buffer))
    finally:
        bitmap.close()
        page.close()
