"""A person's own files written anew: whole, over nothing but what was read, all of them or none."""

import os
import shutil
import stat
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

from cardsmith.model.finding import Finding, InputError
from cardsmith.model.place import whole
from cardsmith.press.refusing import refusals
from cardsmith.resources import real

_WRITABLE = stat.S_IWUSR | stat.S_IWGRP | stat.S_IWOTH


class Rewritten(NamedTuple):
    """A file to be written: what it held when it was read, None for a new one, and shall hold."""

    path: Path
    before: bytes | None
    after: bytes


def rewrite(files: Sequence[Rewritten]) -> None:
    """Give every file its content, or none; permissions stay, a link leads on to its file.

    Raises InputError: F070 for a file that nobody may write or that has changed since it was
    read, F028 to F030 where the system refuses. Then every file is as it was.
    """
    places = {real(each.path): each for each in files}
    for place, each in places.items():
        _refuse_unfit(each, place)
    done: list[Path] = []
    with _drafts(places) as drafts:
        try:
            for place, each in places.items():
                with _told(each):
                    _refuse_unfit(each, place)
                    done.append(place)
                    drafts[place].replace(place)
        except BaseException:
            for place in done:
                _restore(place, places[place].before)
            raise


@contextmanager
def _drafts(places: Mapping[Path, Rewritten]) -> Iterator[Mapping[Path, Path]]:
    """Every file to be beside the one that it shall replace; what is left of them goes.

    Two that write at the same time have drafts of their own.
    """
    drafts = {place: place.with_name(f".{place.name}.{os.getpid()}.writing") for place in places}
    try:
        for place, each in places.items():
            with _told(each):
                drafts[place].write_bytes(each.after)
                if each.before is not None:
                    shutil.copymode(place, drafts[place])
        yield drafts
    finally:
        for draft in drafts.values():
            draft.unlink(missing_ok=True)


def _refuse_unfit(each: Rewritten, place: Path) -> None:
    """F070 for a file that is protected, or that is not what was read."""
    with _told(each):
        there = place.exists()
        if there and not place.stat().st_mode & _WRITABLE:
            raise InputError(Finding("F070", whole(each.path.as_posix()), kind="protected"))
        if (place.read_bytes() if there else None) != each.before:
            raise InputError(Finding("F070", whole(each.path.as_posix()), kind="changed"))


@contextmanager
def _told(each: Rewritten) -> Iterator[None]:
    with refusals(each.path, kind="new" if each.before is None else "file"):
        yield


def _restore(place: Path, content: bytes | None) -> None:
    with suppress(OSError):
        if content is None:
            place.unlink(missing_ok=True)
        else:
            place.write_bytes(content)
