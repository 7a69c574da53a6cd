"""Files as a revision of git has them, written beside where they can be read; git does the work."""

import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from shutil import which
from tempfile import TemporaryDirectory
from typing import NamedTuple

from cardsmith.model.finding import Finding, InputError
from cardsmith.model.place import named

PREFIX = "git:"
"""What says that a name is one of git, whatever else is called so."""

LARGEST = 256 * 1024 * 1024
"""Bytes of the files of one folder that are taken out of a revision."""

_NO_NAME = ("-", "^")
"""How options of git begin, and what it leaves out: never a revision."""

_TREE, _LINK = "tree", "120000"


class Revision(NamedTuple):
    """A folder or a file of a revision: ``object`` is its id, ``kind`` tree or blob.

    ``written`` is how it is told, ``commit`` the id of the revision itself.
    """

    written: str
    top: Path
    path: str
    commit: str
    object: str
    kind: str


class _File(NamedTuple):
    """A file of a tree, by its path in it."""

    mode: str
    object: str
    size: int
    path: str


def is_revision(name: str, beside: Path) -> bool:
    """Whether a name is a revision of the repository that a folder or a file lies in.

    >>> is_revision("no such revision", Path())
    False
    """
    wanted = name.partition(":")[0]
    if not wanted or wanted.startswith(_NO_NAME):
        return False
    with suppress(InputError):
        return bool(_git(name, _folder(beside), "rev-parse", "--verify", "--quiet", wanted))
    return False


def revision(name: str, beside: Path) -> Revision:
    """What a name of git means: ``HEAD~3``, ``git:v1.0``, ``HEAD:decks/bouffon``.

    Without a path it is ``beside`` as it was then. Raises InputError (F050): no git, no
    repository, no such revision, nothing there at that time.
    """
    written = name.removeprefix(PREFIX)
    wanted, colon, path = written.partition(":")
    folder = _folder(beside)
    top = Path(_git(name, folder, "rev-parse", "--show-toplevel").rstrip("\n"))
    if not wanted or wanted.startswith(_NO_NAME):
        raise _refused(name, "revision")
    try:
        commit = _git(name, top, "rev-parse", "--verify", "--quiet", f"{wanted}^{{commit}}").strip()
    except InputError:
        raise _refused(name, "revision") from None
    if not colon or path.startswith("./"):
        prefix = _git(name, folder, "rev-parse", "--show-prefix").rstrip("\n")
        path = prefix + (
            path.removeprefix("./") if colon else "" if beside == folder else beside.name
        )
    path = path.strip("/")
    try:
        found = _git(name, top, "rev-parse", "--verify", "--quiet", f"{commit}:{path}").strip()
    except InputError:
        raise _refused(name, "path", path=path) from None
    kind = _git(name, top, "cat-file", "-t", found).strip()
    return Revision(f"{wanted}:{path}" if path else wanted, top, path, commit, found, kind)


@contextmanager
def taken_out(found: Revision) -> Iterator[Path]:
    """Where its folder or file lies for a while, under its own name.

    Raises InputError (F050) when it is too large, or git refuses.
    """
    with TemporaryDirectory(prefix="cardsmith-") as aside:
        place = Path(aside).resolve() / (Path(found.path).name or found.top.name)
        if found.kind == _TREE:
            place.mkdir()
            _fill(place, found)
        else:
            words = ("cat-file", "blob", found.object)
            place.write_bytes(_run(found.written, found.top, words))
        yield place


def _fill(folder: Path, found: Revision) -> None:
    """Write every file of a tree; links last, so that none is written through."""
    files = list(_listed(found))
    if sum(file.size for file in files) > LARGEST:
        raise _refused(found.written, "size", limit=LARGEST // 1024**2)
    files.sort(key=lambda file: file.mode == _LINK)
    for file, content in zip(files, _contents(found, files), strict=True):
        path = folder / file.path
        if path.resolve().is_relative_to(folder):  # a hostile tree may lead out of it
            try:
                path.parent.mkdir(parents=True, exist_ok=True)
                _write(path, content, file.mode)
            except (OSError, ValueError) as error:
                raise _refused(found.written, "other", reason=str(error)) from None


def _write(path: Path, content: bytes, mode: str) -> None:
    if mode == _LINK:
        path.symlink_to(content.decode("utf-8", "surrogateescape"))
    else:
        path.write_bytes(content)


def _listed(found: Revision) -> Iterator[_File]:
    """The files of a tree; submodules are no files."""
    told = _git(found.written, found.top, "ls-tree", "-r", "-l", "-z", "--full-tree", found.object)
    for line in filter(None, told.split("\0")):
        head, _, path = line.partition("\t")
        mode, kind, name, size = head.split()
        if kind == "blob":
            yield _File(mode, name, int(size), path)


def _contents(found: Revision, files: Sequence[_File]) -> Iterator[bytes]:
    """The bytes of files, all from one process."""
    asked = "".join(f"{file.object}\n" for file in files).encode()
    told = _run(found.written, found.top, ("cat-file", "--batch"), asked)
    start = 0
    for file in files:
        start = told.index(b"\n", start) + 1
        yield told[start : start + file.size]
        start += file.size + 1


def _folder(beside: Path) -> Path:
    """Where git is asked: the folder itself, that of a file, the nearest one that is there."""
    return next(step for step in (beside, *beside.parents) if step.is_dir())


def _git(name: str, folder: Path, *words: str) -> str:
    return _run(name, folder, words).decode("utf-8", "surrogateescape")


def _run(name: str, folder: Path, words: tuple[str, ...], asked: bytes = b"") -> bytes:
    """What git answers in a folder; raises InputError (F050) when it does not."""
    git = which("git")
    if git is None:
        raise _refused(name, "git")
    try:
        done = subprocess.run(  # noqa: S603 the words are ours, a revision begins with no hyphen
            (git, "-C", str(folder), *words), input=asked, capture_output=True, check=True
        )
    except subprocess.CalledProcessError as error:
        said = str(error.stderr.decode("utf-8", "replace")).strip()
        kind = "outside" if "not a git repository" in said else "other"
        raise _refused(name, kind, reason=said.partition("\n")[0]) from None
    except (OSError, ValueError) as error:
        raise _refused(name, "other", reason=str(error)) from None
    return done.stdout


def _refused(
    name: str, kind: str, *, reason: str = "", path: str = "", limit: int = 0
) -> InputError:
    return InputError(
        Finding("F050", named(name), kind=kind, reason=reason, path=path or ".", limit=limit)
    )
