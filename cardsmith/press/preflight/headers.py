"""Pictures that a portal takes instead of a PDF: their size in pixels (V503)."""

import zipfile
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

from cardsmith.model.codes import Severity
from cardsmith.model.finding import Finding, InputError
from cardsmith.model.place import named
from cardsmith.model.preflight import Check, Limits, Report, State

_ENDINGS = frozenset({".png", ".jpg", ".jpeg"})
_HEAD = 256 * 1024
"""How much of a picture is read: its header, and what may stand before it."""

_MOST = 10_000


def inspect_pictures(path: str, limits: Limits) -> Report:
    """The sizes of a picture, of those in a folder or in a ZIP.

    Raises InputError for what cannot be opened (F009), or holds no picture (I152).
    """
    checks: list[Check] = []
    number = 0
    for number, (name, head) in enumerate(_heads(path), start=1):
        checks.append(_checked(name, head, limits, number))
    if not checks:
        raise InputError(Finding("I152", named(path), kind="none"))
    failed = [check for check in checks if check.state is not State.VERIFIED]
    return Report(file=path, profile=limits.name, pages=number, checks=tuple(failed or checks[:1]))


def _heads(path: str) -> Iterator[tuple[str, bytes]]:
    place = Path(path)
    try:
        if place.is_dir():
            files = sorted(each for each in place.iterdir() if each.suffix.lower() in _ENDINGS)
            for each in files[:_MOST]:
                yield each.name, _head(each)
        elif zipfile.is_zipfile(place):
            yield from _packed(place)
        else:
            yield place.name, _head(place)
    except OSError as error:
        kind = "missing" if isinstance(error, FileNotFoundError) else "other"
        raise InputError(Finding("F009", named(path), kind=kind)) from None
    except (zipfile.BadZipFile, RuntimeError, NotImplementedError, EOFError):
        raise InputError(Finding("I152", named(path), kind="broken")) from None


def _packed(place: Path) -> Iterator[tuple[str, bytes]]:
    with zipfile.ZipFile(place) as box:
        entries = [
            each for each in box.infolist() if Path(each.filename).suffix.lower() in _ENDINGS
        ]
        for entry in entries[:_MOST]:
            with box.open(entry) as stream:
                yield entry.filename, stream.read(_HEAD)


def _head(place: Path) -> bytes:
    with place.open("rb") as stream:
        return stream.read(_HEAD)


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
