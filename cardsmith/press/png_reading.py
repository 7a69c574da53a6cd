"""What a PNG says of itself, read back from its bytes."""

import struct
import zlib
from collections.abc import Iterator
from typing import NamedTuple

from cardsmith.press.pixels import INCH

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_RGB = 8, 2, 0, 0, 0


class Told(NamedTuple):
    """The size of a picture in pixels, whether it is RGB without alpha, sRGB, and how fine."""

    size: tuple[int, int]
    is_rgb: bool
    is_srgb: bool
    dpi: int


def read_back(data: bytes) -> Told:
    """What a PNG says, all of its pixels counted.

    Raises ValueError for what is no PNG, is damaged, or holds more or fewer pixels than it says.
    """
    chunks = list(_chunks(data))
    found = dict(chunks)
    if not chunks or chunks[0][0] != b"IHDR" or chunks[-1][0] != b"IEND":
        raise ValueError("this is no whole PNG")
    width, height, *kind = struct.unpack(">II5B", found[b"IHDR"])
    is_rgb = tuple(kind) == _RGB and b"tRNS" not in found
    try:
        rows = zlib.decompress(b"".join(body for name, body in chunks if name == b"IDAT"))
    except zlib.error as error:
        raise ValueError("its pixels cannot be unpacked") from error
    if is_rgb and len(rows) != height * (1 + 3 * width):
        raise ValueError(f"{len(rows)} bytes do not make {width} x {height} pixels")
    density = struct.unpack(">IIB", found.get(b"pHYs", bytes(9)))
    dpi = round(density[0] * INCH / 1000) if density[0] == density[1] and density[2] == 1 else 0
    return Told((width, height), is_rgb, b"sRGB" in found, dpi)


def _chunks(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    if data[:8] != _SIGNATURE:
        raise ValueError("this is no PNG")
    at = 8
    while at < len(data):
        name, body = data[at + 4 : at + 8], data[at + 8 : at + 8 + _number(data, at)]
        check = at + 8 + len(body)
        if _number(data, check) != zlib.crc32(name + body):
            raise ValueError(f"the part {name!r} is damaged")
        yield name, body
        at = check + 4


def _number(data: bytes, at: int) -> int:
    """Four bytes as a number; what is cut off counts as nothing, which no sum agrees with."""
    return int.from_bytes(data[at : at + 4], "big") if at + 4 <= len(data) else -1
