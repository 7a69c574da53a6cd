"""The one module that knows where shipped files are, and where a path leads."""

import os
from hashlib import sha256
from pathlib import Path
from typing import Literal

Kind = Literal["decks", "schemas", "templates", "messages", "law", "printing", "hyphenation"]

_PACKAGE = Path(__file__).resolve().parent.parent
_INSIDE: frozenset[Kind] = frozenset({"messages", "law", "printing", "hyphenation"})


def shipped(kind: Kind) -> Path:
    """The folder that holds the shipped files of one kind.

    ``messages``, ``law``, ``printing`` and ``hyphenation`` live inside the package. The others are
    at the top of the project and travel in a wheel as ``cardsmith/_data``.
    """
    if kind in _INSIDE:
        return _PACKAGE / kind
    packed = _PACKAGE / "_data" / kind
    return packed if packed.is_dir() else _PACKAGE.parent / kind


def real(path: Path) -> Path:
    """Where a path leads, its links followed; a link that leads to itself stays as it is."""
    return Path(os.path.realpath(path))


def fingerprint() -> str:
    """What changes whenever a file of this program does: names, sizes and times of all of them."""
    roots = [_PACKAGE, *(shipped(kind) for kind in ("schemas", "templates"))]
    said = sha256()
    for root in roots:
        for folder, folders, files in os.walk(root):
            folders[:] = sorted(name for name in folders if name != "__pycache__")
            for name in sorted(files):
                status = os.stat(f"{folder}/{name}")  # noqa: PTH116  (half the time, a thousand times)
                said.update(f"{folder}/{name} {status.st_size} {status.st_mtime_ns}\n".encode())
    return said.hexdigest()
