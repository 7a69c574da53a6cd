"""Pictures that a portal takes instead of a PDF: their size in pixels (V503)."""

import zipfile
import zlib
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import IO

from cardsmith.model.codes import Severity
from cardsmith.model.finding import Finding, InputError
from cardsmith.model.place import named
from cardsmith.model.preflight import Check, Limits, Report, State
from cardsmith.press.preflight.opening import ENDINGS, refuse_no_file

_HEAD = 256 * 1024
"""How much of a picture is read: its header, and what may stand before it."""

_TAIL = 64 * 1024
"""How far before the end of a file a JPEG may be closed: programs add their own behind it."""

_MOST = 10_000

_ZIP, _PDF = b"PK", b"%PDF"
_PNG, _JPEG = b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff"
_ENDS = {_PNG: b"IEND\xaeB`\x82", _JPEG: b"\xff\xd9"}
"""How a picture begins, and how it ends once it is whole."""


def inspect_pictures(path: str, limits: Limits) -> Report:
    """The sizes of a picture, of those in a folder or in a ZIP.

    Raises InputError for what cannot be opened (F009, I152), is no picture (I150) or holds none
    (I152).
    """
    checks: list[Check] = []
    number = 0
    for number, (name, head) in enumerate(_heads(path), start=1):
        checks.append(_checked(name, head, limits, number))
    if not checks:
        raise InputError(Finding("I152", named(path), kind="empty"))
    failed = [check for check in checks if check.state is not State.VERIFIED]
    return Report(file=path, profile=limits.name, pages=number, checks=tuple(failed or checks[:1]))


def _heads(path: str) -> Iterator[tuple[str, bytes]]:
    place = Path(path)
    try:
        if place.is_dir():
            files = sorted(each for each in place.iterdir() if each.suffix.lower() in ENDINGS)
            for each in files[:_MOST]:
                yield each.name, _head(each)
        elif zipfile.is_zipfile(refuse_no_file(path)):
            yield from _packed(place)
        else:
            _refuse_no_picture(place, path)
            yield place.name, _head(place)
    except OSError as error:
        kind = "missing" if isinstance(error, FileNotFoundError) else "other"
        raise InputError(Finding("F009", named(path), kind=kind)) from None
    except (zipfile.BadZipFile, zlib.error, RuntimeError, NotImplementedError, EOFError):
        raise InputError(Finding("I152", named(path), kind="zip")) from None


def _packed(place: Path) -> Iterator[tuple[str, bytes]]:
    with zipfile.ZipFile(place) as box:
        entries = [each for each in box.infolist() if Path(each.filename).suffix.lower() in ENDINGS]
        for entry in entries[:_MOST]:
            with box.open(entry) as stream:
                yield entry.filename, _whole(stream)


def _refuse_no_picture(place: Path, path: str) -> None:
    """Raise InputError for a file that does not even begin as a picture (I150), or a ZIP (I152)."""
    with place.open("rb") as stream:
        first = stream.read(8)
    if first.startswith((_PNG, _JPEG)):
        return
    if first.startswith(_ZIP):
        raise InputError(Finding("I152", named(path), kind="zip"))
    kind = "other" if first.startswith(_PDF) else "none" if first else "empty"
    raise InputError(Finding("I150", named(path), kind=kind, file=path, other="PDF"))


def _head(place: Path) -> bytes:
    with place.open("rb") as stream:
        return _whole(stream)


def _whole(stream: IO[bytes]) -> bytes:
    """The beginning of a picture that reaches its end; nothing of any other file."""
    head = tail = stream.read(_HEAD)
    while part := stream.read(_HEAD):
        tail = (tail + part)[-_TAIL:]
    whole = any(head.startswith(first) and last in tail for first, last in _ENDS.items())
    return head if whole else b""


def _checked(name: str, head: bytes, limits: Limits, number: int) -> Check:
    size = _size(head)
    check = Check("V503", State.NOT_VERIFIED, Severity.ERROR, number, reason="damaged", kind=name)
    if size is None:
        return check
    wanted = [one for pair in limits.pixels.values() for one in (pair, pair[::-1])]
    nearest = min(wanted, key=lambda one: abs(one[0] - size[0]) + abs(one[1] - size[1]))
    return check._replace(
        state=State.VERIFIED if size == nearest else State.FAILED,
        measured=f"{size[0]} × {size[1]}",
        limit=f"{nearest[0]} × {nearest[1]}",
        reason="",
    )


def _size(head: bytes) -> tuple[int, int] | None:
    """Width and height of a PNG or a JPEG by its header."""
    from PIL import Image

    try:
        with Image.open(BytesIO(head), formats=("PNG", "JPEG")) as image:
            return image.width, image.height
    except (OSError, ValueError, SyntaxError, TypeError, Image.DecompressionBombError):
        return None
