"""PNG files: for previews, for shops that print from pictures, for tables on a screen."""

import struct
import zlib

from cardsmith.press.pixels import INCH, Pages, Pixels

_SIGNATURE = b"\x89PNG\r\n\x1a\n"

_COLOUR_TYPES = {1: 0, 3: 2}
"""Grey, or red, green and blue, by the bytes of a pixel (PNG, 11.2.2)."""

_LEVEL = 3
"""How hard rows are deflated: from here on a tenth less takes twice as long."""

_STRATEGIES = {1: zlib.Z_RLE, 3: zlib.Z_DEFAULT_STRATEGY}
"""What is looked for in them: in greys what repeats the last byte, sooner and a tenth less."""


def render_png(pdf: bytes, page: int, dpi: float) -> bytes:
    """One page (the first is 0) as an opaque PNG in sRGB that states its resolution.

    It measures the page's size times ``dpi``, rounded to whole pixels. Raises IndexError for a
    page there is not.
    """
    with Pages(pdf) as pages:
        return png_bytes(pages.at(page, dpi), dpi)


def png_bytes(pixels: Pixels, dpi: float) -> bytes:
    """The file of a picture: without alpha, sRGB, as many pixels to the inch as it says."""
    density = round(dpi * 1000 / INCH)
    return b"".join(
        (
            _SIGNATURE,
            _chunk(b"IHDR", _header(pixels)),
            _chunk(b"sRGB", b"\0"),
            _chunk(b"pHYs", struct.pack(">IIB", density, density, 1)),
            _chunk(b"IDAT", _deflated(pixels)),
            _chunk(b"IEND", b""),
        )
    )


def _header(pixels: Pixels) -> bytes:
    """Eight bits a channel, no alpha, nothing out of the usual."""
    kind = _COLOUR_TYPES[pixels.channels]
    return struct.pack(">II5B", pixels.width, pixels.height, 8, kind, 0, 0, 0)


def _deflated(pixels: Pixels) -> bytes:
    """The rows as they are: flat colours deflate as well without a filter, and sooner."""
    packer = zlib.compressobj(_LEVEL, strategy=_STRATEGIES[pixels.channels])
    return packer.compress(pixels.data) + packer.flush()


def _chunk(name: bytes, body: bytes) -> bytes:
    checksum = zlib.crc32(body, zlib.crc32(name))
    return b"".join((struct.pack(">I", len(body)), name, body, struct.pack(">I", checksum)))
