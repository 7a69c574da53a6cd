"""Reads the profiles of printing conditions: the one that ships, and those that people bring."""

from pathlib import Path

from cardsmith.intake.files.text import LIMIT, load
from cardsmith.model.finding import Finding, InputError
from cardsmith.model.place import named
from cardsmith.resources import shipped

SHIPPED = "FOGRA39"
"""The printing condition whose profile ships: coated paper, 300 % (ISO 12647-2:2004)."""

_FILE = "ISOcoated_v2_300_bas.icc"

_HEADER = 128
_SIGNATURE = b"acsp"


def read_condition(path: str = "") -> bytes:
    """The profile of a press (ISO 15076-1) in that file, or the one that ships.

    What lies behind its end is left out. Raises InputError: I170 for what is no profile of a press
    in four colours, or too large for one, F009 for what cannot be opened.
    """
    if not path:
        return (shipped("printing") / "icc" / _FILE).read_bytes()
    data = load(Path(path), path)
    kind = _fault(data)
    if kind:
        told = data[12:16], data[16:20]
        classed, space = (text.decode("latin-1").strip() for text in told)
        limit = LIMIT // 1024**2
        refused = Finding("I170", named(path), kind=kind, found=classed, space=space, limit=limit)
        raise InputError(refused)
    return data[: _told_size(data)]


def _fault(data: bytes) -> str:
    """What keeps some bytes from being the profile of a press in four colours, or nothing."""
    if len(data) <= _HEADER or data[36:40] != _SIGNATURE:
        return "file"
    if len(data) > LIMIT:
        return "large"
    if not _HEADER < _told_size(data) <= len(data):
        return "file"
    if data[12:16] != b"prtr":
        return "class"
    return "" if data[16:20] == b"CMYK" else "space"


def _told_size(data: bytes) -> int:
    """How many bytes a profile says that it has."""
    return int.from_bytes(data[:4], "big")
