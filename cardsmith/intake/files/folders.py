"""The folder of an edition: what lies in its folder, and nothing outside it."""

from collections.abc import Collection, Iterator
from enum import Enum
from pathlib import Path

from cardsmith.intake.files.unsaved import unsaved_in
from cardsmith.resources import real

DECLARATION = "edition.yaml"
RANKS = "ranks.yaml"

YAML = frozenset({".yaml", ".yml"})
CSV = frozenset({".csv"})
SHEETS = frozenset({".xlsx", ".xls", ".xlsm", ".ods"})
DECKS = YAML | CSV | SHEETS
TABLES = frozenset({".tsv"})
"""Tables that would be read as CSV under another name."""


def deck_files(folder: Path) -> list[Path]:
    """Every file of a folder that may hold a deck, by name; hidden and lock files left out.

    Raises OSError when the folder cannot be listed.
    """
    held = unsaved_in(folder)
    return sorted(
        path
        for path in {*folder.iterdir(), *held}
        if path.suffix.lower() in DECKS
        and not path.name.startswith((".", "~$"))
        and (path.is_file() or path.is_symlink() or path in held)
    )


def passed_over(folder: Path, named: Collection[Path]) -> Iterator[tuple[Path, str]]:
    """What may hold decks and is not read, by name, and what it is: folder, link, table, special.

    ``named`` are files that the edition names: a folder is for them when it holds no others.
    Raises OSError when the folder cannot be listed.
    """
    for path in sorted(folder.iterdir()):
        kind = "" if path.name.startswith((".", "~$")) else _kind(path, named)
        if kind:
            yield path, kind


def _kind(path: Path, named: Collection[Path]) -> str:
    is_deck = path.suffix.lower() in DECKS | TABLES
    if path.is_dir():
        if path.is_symlink():
            return "link"
        return "folder" if is_deck or _holds_decks(path, named) else ""
    if path.is_file() or path.is_symlink():
        return "table" if path.suffix.lower() in TABLES else ""
    return "special" if is_deck else ""


def _holds_decks(folder: Path, named: Collection[Path]) -> bool:
    try:
        return any(real(path) not in named for path in deck_files(folder))
    except (OSError, RuntimeError):
        return True


def is_misnamed(path: Path, name: str) -> bool:
    """Whether a file is called nearly ``name``: with ``.yml``, or with capitals.

    >>> [is_misnamed(Path(name), "edition.yaml") for name in ("edition.yml", "edition.yaml")]
    [True, False]
    """
    stem = name.rpartition(".")[0]
    return path.name != name and path.stem.casefold() == stem and path.suffix.casefold() in YAML


def shown(path: Path) -> str:
    """The name of a file in places and words, with forward slashes; always printable."""
    return path.as_posix().encode("utf-8", "replace").decode("utf-8")


def is_inside(folder: Path, path: Path) -> bool:
    """Whether a path, its links followed, lies in a folder."""
    try:
        return path.resolve().is_relative_to(folder.resolve())
    except (OSError, ValueError, RuntimeError):
        return False


class Astray(Enum):
    """Why a name leads to no file of a folder."""

    OUTSIDE = "outside"
    MISSING = "missing"


def file_inside(folder: Path, written: str) -> Path | Astray:
    """The file of that name in a folder; links are followed before the folder is compared.

    A name may be written with backward slashes, and never from the root.
    """
    name = written.replace("\\", "/")
    path = folder / name
    if "\0" in name:
        return Astray.MISSING
    if Path(name).is_absolute() or not is_inside(folder, path):
        return Astray.OUTSIDE
    try:
        return path if path.is_file() else Astray.MISSING
    except OSError:
        return Astray.MISSING
