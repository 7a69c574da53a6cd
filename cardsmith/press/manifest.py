"""The manifest: what a build wrote, from what, and which checks it passed."""

import json
from dataclasses import dataclass, fields
from hashlib import sha256
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

MANIFEST = "manifest.json"
"""The manifest's name inside the folder it speaks of."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Output:
    """A file that was written, its path inside the output folder with slashes."""

    path: str
    component: str
    pages: int
    cards: int
    bytes: int
    sha256: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Input:
    """A file that was read."""

    path: str
    sha256: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Printed:
    """A card that was printed; equal digests print alike."""

    id: str
    digest: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Check:
    """A check of the output: ``state`` is verified, failed or not-verified, with its reason."""

    code: str
    state: str
    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Manifest:
    """The whole record of one build."""

    edition: str
    profile: str
    files: tuple[Output, ...]
    inputs: tuple[Input, ...] = ()
    cards: tuple[Printed, ...] = ()
    checks: tuple[Check, ...] = ()


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
    """The manifest as JSON in UTF-8: the same value, the same bytes."""
    value = {"schema": 1, **_fields(manifest)}
    text = json.dumps(value, ensure_ascii=False, indent=1, default=_fields)
    return (text + "\n").encode("utf-8")


def _fields(value: "DataclassInstance") -> dict[str, object]:
    return {field.name: getattr(value, field.name) for field in fields(value)}


def named_files(data: bytes) -> frozenset[str]:
    """The paths a manifest names, itself included; only itself when it cannot be read."""
    try:
        paths = {entry["path"] for entry in json.loads(data)["files"]}
    except (ValueError, KeyError, TypeError):
        paths = set()
    return frozenset({MANIFEST, *paths})
