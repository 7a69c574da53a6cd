"""Files of editions as they are saved: which of them are new, changed or gone."""

import os
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Literal, NamedTuple

from cardsmith.intake.files.folders import DECKS, TABLES, shown
from cardsmith.pipeline.targets import targets
from cardsmith.resources import real

POLL = 0.05
"""Seconds between two looks."""

SETTLE = 0.02
"""Seconds that nothing must change for a save to be over: many editors write in two steps."""

WATCHED = DECKS | TABLES | {".txt", ".png", ".jpg", ".jpeg", ".svg"}
"""How the files end that an edition is made of."""

Seen = Mapping[Path, tuple[int, int, int]]
"""Files, each with its time of writing in nanoseconds, its size, and its number on the disk."""


class Change(NamedTuple):
    """A file, and what happened to it."""

    file: str
    kind: Literal["new", "changed", "gone"]


def places(names: Sequence[str]) -> tuple[Path, ...]:
    """The folders and files that names of editions mean; raises InputError like ``targets``."""
    return tuple(path for group in targets(names) for path in group)


def seen(places: Iterable[Path], apart: Path) -> Seen:
    """The files of folders, hidden ones left out, that an edition may be made of; or files alone.

    ``apart`` is what the watching command itself writes. What cannot be read is not there.
    """
    out = real(apart)
    return {
        path: (stat.st_mtime_ns, stat.st_size, stat.st_ino)
        for place in places
        for path in (_files(place, out) if place.is_dir() else (place,))
        if (stat := _stat(path)) is not None
    }


def changes(before: Seen, after: Seen) -> tuple[Change, ...]:
    """What happened between two looks, by name.

    >>> a, b, c = map(Path, "abc")
    >>> [*map(tuple, changes({a: (1, 1, 1), b: (1, 1, 2)}, {b: (2, 1, 2), c: (1, 1, 3)}))]
    [('a', 'gone'), ('b', 'changed'), ('c', 'new')]
    """
    return tuple(
        Change(shown(path), "new" if path not in before else "changed" if path in after else "gone")
        for path in sorted(before.keys() | after.keys())
        if before.get(path) != after.get(path)
    )


def saves(places: Sequence[Path], apart: Path) -> Iterator[tuple[Change, ...]]:
    """What each save changes, for ever; what was saved while the last was looked at counts too.

    The first comes at once and is empty: the files as they are.
    """
    before = seen(places, apart)
    yield ()
    while True:
        after = seen(places, apart)
        if after == before:
            time.sleep(POLL)
            continue
        after = _settled(after, places, apart)
        if changed := changes(before, after):
            yield changed
        before = after


def _settled(found: Seen, places: Sequence[Path], apart: Path) -> Seen:
    """The files once nothing changes any more."""
    while True:
        time.sleep(SETTLE)
        again = seen(places, apart)
        if again == found:
            return found
        found = again


def _files(folder: Path, apart: Path) -> Iterator[Path]:
    """Decks, templates, lists of words and pictures below a folder, links to folders left out."""

    def is_apart(path: Path) -> bool:
        return path.name.startswith(".") or (path.name == apart.name and real(path) == apart)

    for place, folders, names in os.walk(folder):
        here = Path(place)
        folders[:] = [name for name in folders if not is_apart(here / name)]
        for path in (here / name for name in names):
            if path.suffix.lower() in WATCHED and not is_apart(path):
                yield path


def _stat(path: Path) -> os.stat_result | None:
    try:
        return path.stat()
    except (OSError, ValueError):
        return None
