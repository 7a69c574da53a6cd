"""Reads the profiles of printing conditions: the one that ships, and those that people bring."""

from pathlib import Path

from cardsmith.intake.files.text import load
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

    Raises InputError: I170 for what is no profile of a press in four colours, F009 for what
    cannot be opened.
    """
    if not path:
        return (shipped("printing") / "icc" / _FILE).read_bytes()
    data = load(Path(path), path)
    kind = _fault(data)
    if kind:
        told = data[12:16], data[16:20]
        classed, space = (text.decode("latin-1").strip() for text in told)
        raise InputError(Finding("I170", named(path), kind=kind, found=classed, space=space))
    return data


def _fault(data: bytes) -> str:
    """What keeps some bytes from being the profile of a press in four colours, or nothing."""
    whole = len(data) > _HEADER and int.from_bytes(data[:4], "big") <= len(data)
    if not whole or data[36:40] != _SIGNATURE:
        return "file"
    if data[12:16] != b"prtr":
        return "class"
    return "" if data[16:20] == b"CMYK" else "space"
