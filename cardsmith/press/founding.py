"""A folder that is begun: all of its files or none, and nothing overwritten."""

import errno
import shutil
from collections.abc import Mapping
from pathlib import Path

from cardsmith.model.finding import Finding, InputError
from cardsmith.model.place import named
from cardsmith.press.refusing import refusals
from cardsmith.resources import real

_NOT_OURS = frozenset({".git", ".DS_Store", "Thumbs.db", "desktop.ini"})
"""What may lie in a folder that is empty for a person."""

_NAMED = 3
"""How many of the things in the way are named."""


def found(folder: Path, files: Mapping[str, bytes]) -> None:
    """Make a folder of ``files``, by their path inside it, or fill one that is empty.

    Raises InputError: F035 for a folder that holds something, F028 to F030 where the system
    refuses; then all is as it was.
    """
    with refusals(folder, kind="new"):
        place = real(folder)
        base = next(step for step in (place, *place.parents) if step.exists())
        if not base.is_dir():
            raise FileExistsError(errno.EEXIST, "a file stands here", str(folder))
        inside = place.relative_to(base)
        aside = base / f".{inside.parts[0] if inside.parts else 'cardsmith'}.writing"
        if base == place:
            _refuse_full(folder, aside.name)
        try:
            shutil.rmtree(aside, ignore_errors=True)
            _write(aside / inside, files)
            _bring_out(aside)
        finally:
            shutil.rmtree(aside, ignore_errors=True)


def _refuse_full(folder: Path, aside: str) -> None:
    passed_over = _NOT_OURS | {aside}
    held = sorted(path.name for path in folder.iterdir() if path.name not in passed_over)
    if held:
        more = ("…",) if len(held) > _NAMED else ()
        names = (*held[:_NAMED], *more)
        raise InputError(Finding("F035", named(folder.as_posix()), found=names))


def _write(folder: Path, files: Mapping[str, bytes]) -> None:
    for name, content in files.items():
        place = folder / name
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(content)


def _bring_out(aside: Path) -> None:
    """Let what lies aside take its place, one name after the other; undone when one fails."""
    paths = sorted(aside.iterdir())
    try:
        for path in paths:
            path.rename(aside.parent / path.name)
    except BaseException:
        for place in (aside.parent / path.name for path in paths if not path.exists()):
            if place.is_dir():
                shutil.rmtree(place)
            else:
                place.unlink()
        raise
