"""Texts that are not saved yet: they stand for their files while these are checked."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path

from cardsmith.resources import real

_NOTHING: Mapping[Path, bytes] = {}
_HELD: ContextVar[Mapping[Path, bytes]] = ContextVar("held", default=_NOTHING)


@contextmanager
def standing_for(path: Path, data: bytes) -> Iterator[None]:
    """Let ``data`` be what a file holds, whatever lies on the disk, if anything does."""
    token = _HELD.set({**_HELD.get(), real(path): data})
    try:
        yield
    finally:
        _HELD.reset(token)


def unsaved(path: Path) -> bytes | None:
    """What stands for a file; None where the file stands for itself."""
    held = _HELD.get()
    return held.get(real(path)) if held else None


def unsaved_in(folder: Path) -> frozenset[Path]:
    """The files of a folder that something stands for, be they on the disk or not yet."""
    held = _HELD.get()
    place = real(folder) if held else folder
    return frozenset(folder / path.name for path in held if path.parent == place)
