"""The manifest: what a build wrote, from what, and which checks it passed."""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from hashlib import sha256
from json.encoder import encode_basestring
from typing import Any, NamedTuple, TypeVar

MANIFEST = "manifest.json"
"""The manifest's name inside the folder it speaks of."""


class Output(NamedTuple):
    """A file that was written, its path inside the output folder with slashes."""

    path: str
    component: str
    pages: int
    cards: int
    bytes: int
    sha256: str


class Input(NamedTuple):
    """A file that was read."""

    path: str
    sha256: str


class Printed(NamedTuple):
    """A card that was printed, as many as ``copies``; equal digests look alike."""

    id: str
    digest: str
    copies: int = 1


class Check(NamedTuple):
    """A check of the output: ``state`` is verified, failed or not-verified, with its reason."""

    code: str
    state: str
    reason: str = ""


class Shown(NamedTuple):
    """A page of a file for print: which face it shows, a digest of what is drawn on it, its size.

    ``width`` and ``height`` are those of the trim, in micrometres. ``cut`` is ``trim`` for what a
    knife cuts in straight lines, ``die`` for what is cut along its own outline.
    """

    path: str
    page: int
    name: str
    digest: str
    width: int
    height: int
    cut: str = "trim"


Entry = Output | Input | Printed | Check | Shown
_Kind = TypeVar("_Kind", Output, Input, Printed, Check, Shown)


class Manifest(NamedTuple):
    """The whole record of one build; ``options`` are those that were used, as they are typed.

    ``printer`` is what was known of the printer that files were moved for.
    ``taken_out`` are cards that have to leave a box for those that were printed. ``faces`` are the
    pages of files for print, in order.
    """

    edition: str
    profile: str
    files: tuple[Output, ...]
    inputs: tuple[Input, ...] = ()
    cards: tuple[Printed, ...] = ()
    checks: tuple[Check, ...] = ()
    options: str = ""
    printer: str = ""
    taken_out: tuple[Printed, ...] = ()
    faces: tuple[Shown, ...] = ()


def digest(data: bytes) -> str:
    """SHA-256 in hexadecimal, as everywhere in a manifest."""
    return sha256(data).hexdigest()


def listed(path: str, component: str, data: bytes, *, pages: int, cards: int) -> Output:
    """The manifest's entry for a file about to be written."""
    return Output(
        path=path,
        component=component,
        pages=pages,
        cards=cards,
        bytes=len(data),
        sha256=digest(data),
    )


def manifest_bytes(manifest: Manifest) -> bytes:
    """The manifest as JSON in UTF-8, a line for each thing: the same value, the same bytes."""
    lists: dict[str, Sequence[Entry]] = {
        "files": manifest.files,
        "inputs": manifest.inputs,
        "cards": manifest.cards,
        **({"taken_out": manifest.taken_out} if manifest.taken_out else {}),
        **({"faces": manifest.faces} if manifest.faces else {}),
        "checks": manifest.checks,
    }
    said = (
        '"schema": 1',
        f'"edition": {encode_basestring(manifest.edition)}',
        f'"profile": {encode_basestring(manifest.profile)}',
        *([f'"options": {encode_basestring(manifest.options)}'] if manifest.options else ()),
        *([f'"printer": {encode_basestring(manifest.printer)}'] if manifest.printer else ()),
    )
    parts = [_written("{\n " + ",\n ".join(said))]
    for name, entries in lists.items():
        parts += _written(f',\n "{name}": '), *_listed(entries)
    return b"".join((*parts, b"\n}\n"))


def _listed(entries: Sequence[Entry]) -> Iterator[bytes]:
    """A list as JSON; a hundred thousand cards are written one by one."""
    before = "["
    for entry in entries:
        yield _written(f"{before}\n  {_object(entry)}")
        before = ","
    yield b"\n ]" if entries else b"[]"


def _written(text: str) -> bytes:
    return text.encode("utf-8", "backslashreplace")


def _object(entry: Entry) -> str:
    said = [
        f'"{name}": {encode_basestring(value) if isinstance(value, str) else value}'
        for name, value in entry._asdict().items()
    ]
    return f"{{{', '.join(said)}}}"


def read_manifest(data: bytes) -> Manifest:
    """The manifest that was written; raises ValueError for anything that is none."""
    try:
        told = json.loads(data)
        return Manifest(
            edition=str(told["edition"]),
            profile=str(told["profile"]),
            files=_entries(Output, told["files"]),
            inputs=_entries(Input, told["inputs"]),
            cards=_entries(Printed, told["cards"]),
            taken_out=_entries(Printed, told.get("taken_out", ())),
            faces=_entries(Shown, told.get("faces", ())),
            checks=_entries(Check, told["checks"]),
            options=str(told.get("options", "")),
            printer=str(told.get("printer", "")),
        )
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        raise ValueError("this is no manifest") from error


def _entries(
    kind: type[_Kind],
    told: Iterable[Mapping[str, Any]],  # Any: what JSON holds
) -> tuple[_Kind, ...]:
    """Entries of one kind; TypeError for a field too many, too few, of another type, below 0."""
    entries = tuple(kind(**entry) for entry in told)
    for entry in entries:
        for value, wanted in zip(entry, kind.__annotations__.values(), strict=True):
            if type(value) is not wanted or (isinstance(value, int) and value < 0):
                raise TypeError(f"{value!r} cannot stand here")
    return entries


def named_files(data: bytes) -> frozenset[str]:
    """The paths a manifest names, itself included; only itself when it cannot be read."""
    try:
        paths = {entry["path"] for entry in json.loads(data)["files"]}
    except (ValueError, KeyError, TypeError):
        paths = set()
    return frozenset({MANIFEST, *paths})
