"""A file that a person wrote, written anew in its place: whole, and only over what was read."""

import shutil
import stat
from pathlib import Path

from cardsmith.model.finding import Finding, InputError
from cardsmith.model.place import whole
from cardsmith.press.refusing import refusals
from cardsmith.resources import real

_WRITABLE = stat.S_IWUSR | stat.S_IWGRP | stat.S_IWOTH


def refuse_unwritable(path: Path, before: bytes) -> None:
    """Raise InputError (F070) for a file that nobody may write, or that has changed since."""
    with refusals(path, kind="file"):
        if not path.stat().st_mode & _WRITABLE:
            raise InputError(Finding("F070", whole(path.as_posix()), kind="protected"))
        if path.read_bytes() != before:
            raise InputError(Finding("F070", whole(path.as_posix()), kind="changed"))


def rewrite(path: Path, before: bytes, after: bytes) -> None:
    """Let a file that held ``before`` hold ``after``; permissions stay, links lead on to it.

    Raises InputError: F070 as ``refuse_unwritable``, F028 and F030 where the system refuses.
    """
    place = real(path)
    aside = place.with_name(f".{place.name}.writing")
    with refusals(path, kind="file"):
        try:
            aside.write_bytes(after)
            shutil.copymode(place, aside)
            refuse_unwritable(path, before)
            aside.replace(place)
        finally:
            aside.unlink(missing_ok=True)
