"""Pages of a PDF as pixels: opaque, in sRGB, of exactly the size that is asked for."""

import ctypes
import warnings
from collections.abc import Sequence
from types import TracebackType
from typing import NamedTuple, Self

with warnings.catch_warnings():
    warnings.simplefilter("ignore", EncodingWarning)  # it opens its version file by the locale
    import pypdfium2
    from pypdfium2 import raw


INCH = 25.4
"""Millimetres of an inch."""

_POINTS_PER_INCH = 72.0
_WHITE = b"\xff"

_KINDS = {
    1: (raw.FPDFBitmap_Gray, raw.FPDF_GRAYSCALE),
    3: (raw.FPDFBitmap_BGR, raw.FPDF_REVERSE_BYTE_ORDER),
}
"""The bitmap that has so many bytes a pixel, and how a page is drawn on it."""


class Pixels(NamedTuple):
    """A picture, as a PNG keeps it: each row behind a nought, which says that it is not filtered.

    A pixel is three bytes, red first, or with one of ``channels`` its grey.
    """

    width: int
    height: int
    data: bytes | bytearray
    channels: int = 3

    @classmethod
    def of(cls, rows: Sequence[bytes], channels: int = 3) -> Self:
        """The picture that rows from the top make."""
        data = b"".join([b"\0" + row for row in rows])
        return cls(len(rows[0]) // channels, len(rows), data, channels)

    @property
    def rows(self) -> list[bytes]:
        """What each row shows, from the top."""
        stride, seen = 1 + self.channels * self.width, memoryview(self.data)
        return [bytes(seen[start + 1 : start + stride]) for start in range(0, len(seen), stride)]


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
    """The page on white, drawn where it is deflated from: nothing of it is copied.

    A scale would round up to a pixel too many; here pixels are the measure. Raises ValueError
    for a size that is none.
    """
    width, height = size
    kind, flags = _KINDS[channels]
    stride = 1 + channels * width
    data = bytearray(_WHITE) * (stride * height)
    data[::stride] = bytes(height)
    first = (ctypes.c_char * (len(data) - 1)).from_buffer(data, 1)
    bitmap = raw.FPDFBitmap_CreateEx(width, height, kind, first, stride)
    try:
        if not bitmap:
            raise ValueError(f"no picture of {width} x {height} pixels")
        raw.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, flags)
        return Pixels(width, height, data, channels)
    finally:
        raw.FPDFBitmap_Destroy(bitmap)
        page.close()
