"""PNG files: for previews, for shops that print from pictures, for tables on a screen."""

import struct
import zlib

from cardsmith.press.pixels import INCH, Pages, Pixels

_SIGNATURE = b"\x89PNG\r\n\x1a\n"

_TRUECOLOUR = 8, 2, 0, 0, 0
"""Eight bits a channel, red, green and blue, nothing out of the usual (PNG, 11.2.1)."""

_UNFILTERED = b"\0"
"""What each row begins with. Flat colours deflate as well without a filter, and sooner."""

_LEVEL = 3
"""How hard rows are deflated: from here on a tenth less takes twice as long."""


def render_png(pdf: bytes, page: int, dpi: float) -> bytes:
    """One page (the first is 0) as an opaque PNG in sRGB that states its resolution.

    It measures the page's size times ``dpi``, rounded to whole pixels. Raises IndexError for a
    page there is not.
    """
    with Pages(pdf) as pages:
        return png_bytes(pages.at(page, dpi), dpi)


def png_bytes(pixels: Pixels, dpi: float) -> bytes:
    """The file of a picture: RGB without alpha, sRGB, as many pixels to the inch as it says."""
    density = round(dpi * 1000 / INCH)
    return b"".join(
        (
            _SIGNATURE,
            _chunk(b"IHDR", struct.pack(">II5B", pixels.width, pixels.height, *_TRUECOLOUR)),
            _chunk(b"sRGB", b"\0"),
            _chunk(b"pHYs", struct.pack(">IIB", density, density, 1)),
            _chunk(b"IDAT", _deflated(pixels)),
            _chunk(b"IEND", b""),
        )
    )


def _deflated(pixels: Pixels) -> bytes:
    data, row = pixels.data, 3 * pixels.width
    starts = range(0, pixels.height * pixels.stride, pixels.stride)
    rows = b"".join([_UNFILTERED + data[start : start + row] for start in starts])
    return zlib.compress(rows, _LEVEL)


def _chunk(name: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))
