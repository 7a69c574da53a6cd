"""What PNG and JPEG files are made of: chunks and segments."""

import zlib
from collections.abc import Iterator

PNG = b"\x89PNG\r\n\x1a\n"
"""How every PNG begins."""

SCAN = 0xDA
"""The JPEG marker after which the image data stand."""

_BARE = frozenset({0x01, *range(0xD0, 0xD9)})


def segments(data: bytes) -> Iterator[tuple[int, int]]:
    """Each marker up to that of the image data, and where it stands."""
    at = 2
    while at + 4 <= len(data) and data[at] == 0xFF:
        marker = data[at + 1]
        if marker == 0xFF:
            at += 1
        elif marker in _BARE:
            at += 2
        else:
            yield marker, at
            if marker == SCAN:
                return
            at += 2 + max(int.from_bytes(data[at + 2 : at + 4], "big"), 2)


def chunks_of(data: bytes) -> list[tuple[bytes, bytes]]:
    """Names and bodies of the parts of a PNG up to its end; none when one of them is damaged."""
    chunks = []
    at = len(PNG)
    while at + 12 <= len(data):
        end = at + 8 + int.from_bytes(data[at : at + 4], "big")
        if zlib.crc32(data[at + 4 : end]).to_bytes(4, "big") != data[end : end + 4]:
            return []
        chunks.append((data[at + 4 : at + 8], data[at + 8 : end]))
        if chunks[-1][0] == b"IEND":
            return chunks
        at = end + 4
    return []
