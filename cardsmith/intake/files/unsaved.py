"""A text that an editor holds and has not saved: it stands for its file while it is checked."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path
from typing import NamedTuple

from cardsmith.resources import real


class _Held(NamedTuple):
    path: Path
    data: bytes


_HELD: ContextVar[_Held | None] = ContextVar("held", default=None)


@contextmanager
def standing_for(path: Path, data: bytes) -> Iterator[None]:
    """Let ``data`` be what a file holds, whatever lies on the disk, if anything does."""
    token = _HELD.set(_Held(real(path), data))
    try:
        yield
    finally:
        _HELD.reset(token)


def unsaved(path: Path) -> bytes | None:
    """What stands for a file; None where the file stands for itself."""
    held = _HELD.get()
    return held.data if held is not None and held.path == real(path) else None


def unsaved_in(folder: Path) -> Path | None:
    """The file of a folder that something stands for, be it on the disk or not yet."""
    held = _HELD.get()
    within = held is not None and held.path.parent == real(folder)
    return folder / held.path.name if held is not None and within else None
