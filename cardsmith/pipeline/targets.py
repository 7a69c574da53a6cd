"""Which decks a person means: folders, deck files, shipped editions, or what is here."""

import os
from collections.abc import Sequence
from contextlib import suppress
from difflib import get_close_matches
from pathlib import Path

from cardsmith.intake.editions.language import read_game, read_language
from cardsmith.intake.files.folders import DECLARATION
from cardsmith.model.edition import Game
from cardsmith.model.finding import Finding, InputError
from cardsmith.model.place import named
from cardsmith.resources import real, shipped


def shipped_editions() -> tuple[Path, ...]:
    """The folders of the editions that ship, in the order of their names."""
    return tuple(sorted(path.parent for path in shipped("decks").glob(f"*/{DECLARATION}")))


def targets(names: Sequence[str]) -> tuple[tuple[Path, ...], ...]:
    """Paths in groups, one deck each: every folder is one, all loose files together are one.

    A file of a custom edition stands for that edition, being nothing without it. No names: the
    edition in this folder, else every shipped one. Raises InputError (F031) for
    a name that is neither a path nor a shipped edition.
    """
    if not names:
        here = Path()
        folders = (here,) if is_edition(here) else shipped_editions()
        return tuple((folder,) for folder in folders)
    paths: list[Path] = []
    for path in map(resolve, names):
        stands_for = _whole(path)
        if stands_for is path or stands_for not in paths:
            paths.append(stands_for)
    loose = tuple(path for path in paths if path.is_file() and path.name != DECLARATION)
    folders = tuple(
        path.parent if path.name == DECLARATION else path for path in paths if path not in loose
    )
    return (*((folder,) for folder in folders), *((loose,) if loose else ()))


def _whole(path: Path) -> Path:
    """The folder of the custom edition that a file lies in; else the path itself."""
    if path.is_file() and path.name != DECLARATION:
        with suppress(InputError, OSError, ValueError):
            folder = edition_around(path)
            if folder is not None and read_game(folder / DECLARATION) == Game.CUSTOM.value:
                return folder
    return path


def edition_of(card_id: str) -> Path:
    """The edition that a card is of when none is named: the one here, else a shipped one.

    ``dalmuti/7`` is of the shipped Dalmuti, any other id of the shipped Bouffon.
    """
    if is_edition(Path()):
        return Path()
    packet = card_id.partition("/")[0].casefold()
    known = {folder.name: folder for folder in shipped_editions()}
    return known.get(packet, known["bouffon"])


def edition_around(file: Path) -> Path | None:
    """The folder of the nearest edition that a file lies in, None for none.

    >>> edition_around(Path("decks/bouffon/p.yaml")), edition_around(Path("README.md"))
    (PosixPath('decks/bouffon'), None)
    """
    folders = (real(file.parent) / file.name).parents
    found = next((folder for folder in folders if is_edition(folder)), None)
    return found if found is None or file.is_absolute() else Path(os.path.relpath(found))


def is_edition(folder: Path) -> bool:
    """Whether a folder holds an edition, or what its reader will say to be named wrongly."""
    names = (DECLARATION, "edition.yml")
    return any((folder / name).is_file() or (folder / name).is_symlink() for name in names)


def language_of(names: Sequence[str]) -> str:
    """The language of the first edition among names, of the one here where none is named.

    Empty for none: whoever asks has a fault to tell, and tells it in any language.
    """
    for name in filter(None, names) if any(names) else (".",):
        with suppress(InputError, OSError, ValueError):
            path = resolve(name)
            folder = path if path.is_dir() else edition_around(path)
            if folder is not None and is_edition(folder):
                return read_language(folder / DECLARATION)
    return ""


def resolve(name: str) -> Path:
    """The path of one folder, file or shipped edition; raises InputError when there is none."""
    path = Path(name)
    with suppress(OSError, ValueError):  # a name that no file can have
        if name and path.exists():
            return path
    known = {folder.name: folder for folder in shipped_editions()}
    if name in known:
        return known[name]
    near = get_close_matches(name, [*known, *(item.name for item in Path().iterdir())], n=1)
    raise InputError(Finding("F031", named(name), near=near[0] if near else ""))
