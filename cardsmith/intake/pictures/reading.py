"""Picture files looked at without keeping them: whole, of a size that can be drawn, how large."""

import hashlib
from pathlib import Path
from typing import NamedTuple

from cardsmith.intake.templates.density import told
from cardsmith.intake.templates.pictures import BYTES, PIXELS, is_whole, size_of
from cardsmith.model.face import Original
from cardsmith.model.finding import Finding, InputError
from cardsmith.model.place import Span, named

_KINDS = (
    (b"RIFF", "WebP"),
    (b"GIF8", "GIF"),
    (b"BM", "BMP"),
    (b"II*\0", "TIFF"),
    (b"MM\0*", "TIFF"),
    (b"8BPS", "PSD"),
    (b"<svg", "SVG"),
    (b"<?xml", "SVG"),
    (b"\0\0\0\x0cjP", "JPEG 2000"),
)
"""How files begin that hold pictures of another kind."""

_HEIC = b"ftyp"
_PDF = b"%PDF-"
_OPENING = 1024
"""A PDF begins within so many bytes (ISO 32000-1, annex H)."""


class Seen(NamedTuple):
    """A picture, and its size in millimetres where the file tells it."""

    original: Original
    millimetres: tuple[float, float] | None


def is_pdf(path: Path) -> bool:
    """Whether a file begins as a PDF does, or is called one; its content is not looked at."""
    return path.suffix.lower() == ".pdf" or _PDF in _bytes(path, _OPENING)


def digest(path: Path) -> str:
    """The digest of a file of any length."""
    with path.open("rb") as stream:
        return hashlib.file_digest(stream, "sha256").hexdigest()


def look(path: Path, span: Span | None = None) -> Seen | Finding:
    """A PNG or JPEG; I150 for what is none or not whole, I151 for what is too large.

    Raises InputError (F009) where the file cannot be opened.
    """
    name = path.as_posix()
    place = span or named(name)
    data = _bytes(path, BYTES + 1)
    if len(data) > BYTES:
        return _too_large(place, name, f"> {BYTES // 1024**2} MB")
    pixels = size_of(data)
    if pixels is not None and pixels[0] * pixels[1] > PIXELS:
        return _too_large(place, name, f"{pixels[0]} × {pixels[1]}")
    if pixels is None or not is_whole(data):
        kind, other = _kind(data, is_picture=pixels is not None)
        return Finding("I150", place, kind=kind, file=name, other=other)
    said = told(data)
    across, down = pixels
    if said.upright.a == 0:
        across, down = down, across
    original = Original(
        path=name,
        digest=hashlib.sha256(data).hexdigest(),
        size=(across, down),
        upright=said.upright,
    )
    if said.density is None:
        return Seen(original, None)
    lengths = [count / density for count, density in zip(pixels, said.density, strict=True)]
    if said.upright.a == 0:
        lengths.reverse()
    return Seen(original, (lengths[0], lengths[1]))


def _bytes(path: Path, most: int) -> bytes:
    """The first bytes of a file. Raises InputError (F009) where it cannot be opened."""
    kind = "other"
    try:
        if path.is_dir():
            kind = "folder"
            raise IsADirectoryError
        with path.open("rb") as stream:
            return stream.read(most)
    except FileNotFoundError:
        kind = "missing"
    except PermissionError:
        kind = "permission"
    except (OSError, ValueError):
        pass
    raise InputError(Finding("F009", named(path.as_posix()), kind=kind)) from None


def _kind(data: bytes, *, is_picture: bool) -> tuple[str, str]:
    """What keeps a file from being printed, and what it is instead where that can be told."""
    if not data:
        return "empty", ""
    if is_picture:
        return "damaged", ""
    head = data[:200].lstrip()
    other = next((name for mark, name in _KINDS if head.startswith(mark)), "")
    if data[4:8] == _HEIC:
        other = "HEIC"
    return ("other", other) if other else ("none", "")


def _too_large(span: Span, name: str, size: str) -> Finding:
    pixels, bytes_ = PIXELS // 1_000_000, BYTES // 1024**2
    return Finding("I151", span, file=name, size=size, megapixels=pixels, megabytes=bytes_)
