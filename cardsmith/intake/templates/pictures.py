"""Pictures of an edition: PNG, JPEG and SVG, told and measured from their own bytes."""

import hashlib
from pathlib import Path

from cardsmith.intake.templates.density import told
from cardsmith.intake.templates.picture_parts import PNG, SCAN, chunks_of, segments
from cardsmith.intake.templates.pixels import is_drawable
from cardsmith.intake.templates.shelf import inside
from cardsmith.intake.templates.svg.reading import drawing_of
from cardsmith.model.face import Bitmap
from cardsmith.model.finding import Finding
from cardsmith.model.place import Span
from cardsmith.model.template import Picture

BYTES = 50 * 1024 * 1024
"""The largest picture file that is read, in bytes."""

PIXELS = 100_000_000
"""The largest picture that is drawn, in pixels: 42 × 42 cm at 600 to the inch."""

_JPEG = b"\xff\xd8\xff"
_FRAMES = frozenset({0xC0, 0xC1, 0xC2})
"""The JPEG frames that a PDF can hold: baseline, extended, progressive."""


def read_picture(
    written: str, folder: Path, span: Span, card: str = ""
) -> Picture | tuple[Finding, ...]:
    """The picture of that name in the folder, or what stands in its way.

    What a file holds is said in it, anything else at ``span``.
    """
    path = inside(written, folder, span, card)
    if isinstance(path, Finding):
        return (path,)
    try:
        with path.open("rb") as stream:
            data = stream.read(BYTES + 1)
    except OSError:
        return (Finding("K115", span, card=card, text=written),)
    if len(data) > BYTES:
        return (too_large(written, f"> {BYTES // 1024**2} MB", span, card),)
    if _is_xml(data):
        return drawing_of(data, path.as_posix(), card)
    pixels = size_of(data)
    if pixels is not None and pixels[0] * pixels[1] > PIXELS:
        return (too_large(written, f"{pixels[0]} × {pixels[1]}", span, card),)
    if pixels is None or not is_whole(data):
        return (Finding("K116", span, card=card, text=written),)
    upright = told(data).upright
    seen = pixels if upright.a else pixels[::-1]
    return Bitmap(hashlib.sha256(data).hexdigest(), data, seen, upright)


def _is_xml(data: bytes) -> bool:
    """Whether a file begins as markup does."""
    return data[:200].removeprefix(b"\xef\xbb\xbf").lstrip().startswith(b"<")


def size_of(data: bytes) -> tuple[int, int] | None:
    """Width and height in pixels of a PNG or JPEG file; None for anything else.

    Only the header is looked at.
    """
    if data.startswith(PNG):
        return _png_size(data)
    if data.startswith(_JPEG):
        return _jpeg_size(data)
    return None


def _png_size(data: bytes) -> tuple[int, int] | None:
    if data[12:16] != b"IHDR" or len(data) < 33:
        return None
    width, height = int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")
    return (width, height) if width and height else None


def _jpeg_size(data: bytes) -> tuple[int, int] | None:
    for marker, at in segments(data):
        if marker in _FRAMES and len(data) >= at + 9:
            height, width = (
                int.from_bytes(data[spot : spot + 2], "big") for spot in (at + 5, at + 7)
            )
            return (width, height) if width and height else None
    return None


def is_whole(data: bytes) -> bool:
    """Whether a picture reaches its end: a PNG with all its rows, a JPEG closed."""
    if data.startswith(_JPEG):
        *_, (last, at) = segments(data)
        return last == SCAN and data.rfind(b"\xff\xd9") > at
    chunks = chunks_of(data)
    return bool(chunks) and is_drawable(chunks[0][1], chunks[1:])


def too_large(written: str, size: str, span: Span, card: str) -> Finding:
    """K117 for a picture, with its size as it is told."""
    limits = (f"{PIXELS // 1_000_000}", f"{BYTES // 1024**2}")
    return Finding(
        "K117", span, card=card, text=written, size=size, megapixels=limits[0], megabytes=limits[1]
    )
