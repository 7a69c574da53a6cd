"""A PDF that somebody else made, opened to be judged; in what order it should be."""

from collections.abc import Sequence
from mmap import ACCESS_READ, mmap
from pathlib import Path
from typing import NamedTuple

import pikepdf

from cardsmith.model.finding import Finding, InputError
from cardsmith.model.place import named
from cardsmith.press.preflight.streams import FAULTS

_LARGEST = 2 * 1024**3
_MOST_PAGES = 20_000
_STREAMED, _MAPPED = pikepdf.AccessMode.stream, pikepdf.AccessMode.mmap_only

ENDINGS = frozenset({".png", ".jpg", ".jpeg"})
"""How the names of pictures end."""

_PICTURES = (b"PK\x03\x04", b"\x89PNG")
"""How a ZIP and a PNG begin."""


class Expected(NamedTuple):
    """A page that should be there: what it is called, and a digest of what it shows.

    Without a digest whatever it shows is right: so it is for a file that is just being made.
    ``size`` is that of its trim in millimetres, where one is told. ``has_straight_cut`` is not so
    of what a die cuts: its margins are not those of a rectangle.
    """

    name: str
    digest: str
    size: tuple[float, float] | None = None
    has_straight_cut: bool = True


Order = Sequence[Expected]
"""The pages of a file as its manifest has them."""


def opened(path: str, *, is_mapped: bool = False) -> tuple[pikepdf.Pdf, list[pikepdf.Object]]:
    """The file and its pages; of one that ``is_mapped`` processes may read at once.

    Raises InputError for one that is missing (F009), locked, damaged beyond repair, without pages
    or beyond measure, or for pictures (I152).
    """
    try:
        if Path(path).is_dir() and _holds_pictures(path):
            raise _refused(path, "pictures")
        if refuse_no_file(path).stat().st_size > _LARGEST:
            raise _refused(path, "large")
        file = pikepdf.open(path, access_mode=_MAPPED if is_mapped else _STREAMED)
        pages: list[pikepdf.Object] = [page.obj for page in file.pages]
    except pikepdf.PasswordError:
        raise _refused(path, "locked") from None
    except OSError as error:
        kind = "missing" if isinstance(error, FileNotFoundError) else "other"
        kind = "folder" if isinstance(error, IsADirectoryError) else kind
        raise InputError(Finding("F009", named(path), kind=kind)) from None
    except FAULTS:
        raise _refused(path, "pictures" if _holds_pictures(path) else "broken") from None
    if not pages:
        raise _refused(path, "none")
    if len(pages) > _MOST_PAGES:
        raise _refused(path, "large")
    return file, pages


def may_be_shared(path: str) -> bool:
    """Whether a file can be mapped into memory.

    Processes that read one that is not would move each other's place in it.
    """
    try:
        with Path(path).open("rb") as file, mmap(file.fileno(), 0, access=ACCESS_READ):
            return True
    except (OSError, ValueError):
        return False


def refuse_no_file(path: str) -> Path:
    """The place of a file; raises InputError (F009) for what would never come to an end."""
    place = Path(path)
    if place.exists() and not place.is_file():
        kind = "folder" if place.is_dir() else "other"
        raise InputError(Finding("F009", named(path), kind=kind))
    return place


def _holds_pictures(path: str) -> bool:
    """Whether this is what portals are sent instead of a PDF: a PNG, a folder or a ZIP of them."""
    if Path(path).is_dir():
        return any(each.suffix.lower() in ENDINGS for each in Path(path).iterdir())
    with Path(path).open("rb") as file:
        return file.read(8).startswith(_PICTURES)


def _refused(path: str, kind: str) -> InputError:
    return InputError(Finding("I152", named(path), kind=kind))
