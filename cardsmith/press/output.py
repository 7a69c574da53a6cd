"""A folder of files that belong together: written aside, then swapped in whole."""

import errno
import os
import shutil
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path, PurePosixPath
from typing import BinaryIO

from cardsmith.press.exchange import exchanged
from cardsmith.press.manifest import MANIFEST, named_files
from cardsmith.press.refusing import refusals
from cardsmith.resources import real


class OutputFolder:
    """The folder one build writes; nobody ever sees half of it.

    It is filled as ``.NAME.writing`` beside it, then the two change places in one step. Where the
    system cannot do that (``exchanged``), ``.NAME.ready`` (complete) and ``.NAME.old`` (what stood
    there before) stand beside it for the moment between two renamings. Whoever comes next finishes
    or undoes what was interrupted.
    """

    def __init__(self, path: Path) -> None:
        self._shown = path
        place = real(path)
        self.path = place
        self._writing, self._ready, self._old = (
            place.with_name(f".{place.name}.{state}") for state in ("writing", "ready", "old")
        )

    def settle(self) -> None:
        """Finish or undo what an interrupted run left, before something inside is read or written.

        Raises InputError like ``replace``.
        """
        with refusals(self._shown):
            self._settle()

    def replace(self, files: Mapping[str, bytes] | Iterable[tuple[str, bytes]]) -> None:
        """Let the folder hold ``files``, by their path inside it, written with slashes.

        Pairs are written as they come, so that many files need not be in memory at once.
        What the manifest there does not name is someone else's, and stays. On failure the folder
        is as it was. Raises InputError: F028 not allowed, F029 a file in the way, F030 any other
        reason of the system's; ValueError for a path that leaves the folder.
        """
        with refusals(self._shown):
            self._settle()
            try:
                self._fill(files)
                self._keep_others()
                self._swap()
            except BaseException:
                with suppress(OSError):
                    self._settle()
                raise

    def _fill(self, files: Mapping[str, bytes] | Iterable[tuple[str, bytes]]) -> None:
        if self.path.exists() and not self.path.is_dir():
            raise FileExistsError(errno.EEXIST, "a file stands here", str(self._shown))
        self._writing.mkdir(parents=True)
        for name, content in files.items() if isinstance(files, Mapping) else files:
            inside = PurePosixPath(name)
            if inside.is_absolute() or ".." in inside.parts:
                raise ValueError(f"{name!r} is not inside the output folder")
            place = self._writing / inside
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(content)

    def _keep_others(self) -> None:
        """Copy over what stands in the folder and was not written by cardsmith."""
        manifest = self.path / MANIFEST
        ours = named_files(manifest.read_bytes()) if manifest.is_file() else frozenset()
        for place in sorted(self.path.rglob("*")):
            inside = place.relative_to(self.path)
            kept = self._writing / inside
            if inside.as_posix() in ours or place.is_dir() or kept.exists():
                continue
            kept.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(place, kept, follow_symlinks=False)

    def _swap(self) -> None:
        if not self.path.exists():
            self._writing.rename(self.path)
        elif not exchanged(self._writing, self.path):
            self._writing.rename(self._ready)
            self.path.rename(self._old)
            self._ready.rename(self.path)
        for folder in (self._writing, self._old):
            shutil.rmtree(folder, ignore_errors=True)

    def _settle(self) -> None:
        """Finish the swap that was interrupted after the old folder had gone, undo any other."""
        _remove(self._writing)
        if self.path.exists():
            _remove(self._ready)
            _remove(self._old)
        elif self._ready.exists():
            self._ready.rename(self.path)
            _remove(self._old)
        elif self._old.exists():
            self._old.rename(self.path)


def write_file(path: Path, content: bytes, kind: str = "") -> None:
    """Put one file in its place, whole or not at all; raises InputError like a folder.

    ``kind`` chooses the hint, where ``--out`` did not name the file.
    """
    with new_file(path, kind) as stream:
        stream.write(content)


@contextmanager
def new_file(path: Path, kind: str = "") -> Iterator[BinaryIO]:
    """The same for a file that is written bit by bit, and takes its place when all is said.

    Two that write at the same time have drafts of their own; who ends last is kept.
    """
    aside = path.with_name(f".{path.name}.{os.getpid()}.writing")
    with refusals(path, kind):
        try:
            with aside.open("wb") as stream:
                yield stream
            aside.replace(path)
        finally:
            aside.unlink(missing_ok=True)


def _remove(folder: Path) -> None:
    if folder.exists():
        shutil.rmtree(folder)
