"""Objects of somebody else's PDF on their way into a file of ours, as they are stored."""

import zlib
from collections.abc import Iterable
from decimal import Decimal

import pikepdf

from cardsmith.press.file import PdfFile

CONTENT = 256 * 1024 * 1024
"""The longest content of a page, in bytes once it is unpacked."""

_FOREIGN = frozenset({"/Page", "/Pages", "/Catalog", "/StructElem", "/StructTreeRoot"})
"""What a page's resources may lead to and no drawing needs."""

_LEFT = frozenset(
    {
        *("/Length", "/F", "/FFilter", "/FDecodeParms", "/Metadata", "/PieceInfo", "/OPI"),
        *("/StructParent", "/StructParents", "/Alternates", "/LastModified"),
    }
)
"""Entries of a stream that say nothing about how it looks."""


class Copy:
    """Objects of one file on their way into another; what they name follows them."""

    def __init__(self, file: PdfFile, numbers: dict[tuple[int, int], int]) -> None:
        self.file = file
        self._numbers = numbers
        self._waiting: list[tuple[int, pikepdf.Object]] = []
        self.layers: dict[int, tuple[int, int]] = {}

    def finish(self) -> None:
        """Write what was promised, and what that names, until nothing is missing."""
        while self._waiting:
            number, held = self._waiting.pop(0)
            if isinstance(held, pikepdf.Stream):
                entries = self._entries(held.stream_dict.items(), left=_LEFT)
                self.file.add_deflated(held.read_raw_bytes(), entries, number)
            else:
                self.file.add(self._direct(held), number)

    def said(self, value: object) -> str:
        """A value as it is written where it is named: a reference, or the value itself."""
        if not isinstance(value, pikepdf.Object) or not value.is_indirect:
            return self._direct(value)
        kind = str(value.get("/Type", "")) if isinstance(value, pikepdf.Dictionary) else ""
        if kind in _FOREIGN:
            return "null"
        number = self._numbers.get(value.objgen)
        if number is None:
            number = self._numbers[value.objgen] = self.file.promised()
            self._waiting.append((number, value))
            if kind == "/OCG":
                self.layers[number] = value.objgen
        return f"{number} 0 R"

    def _direct(self, value: object) -> str:
        match value:
            case bool():
                return "true" if value else "false"
            case int():
                return str(value)
            case float() | Decimal():
                return f"{value:f}"
            case pikepdf.Name():
                return value.unparse().decode("ascii")
            case pikepdf.String():
                return f"<{bytes(value).hex()}>"
            case pikepdf.Array():
                return f"[{' '.join([self.said(item) for item in value.as_list()])}]"
            case pikepdf.Dictionary():
                return f"<< {self._entries(value.items())} >>"
            case _:
                return "null"

    def _entries(
        self, items: Iterable[tuple[str, pikepdf.Object]], left: frozenset[str] = frozenset()
    ) -> str:
        return " ".join(
            f"{pikepdf.Name(name).unparse().decode('ascii')} {self.said(value)}"
            for name, value in items
            if name not in left
        )


def content(page: pikepdf.Page) -> tuple[bytes | None, str]:
    """What draws a page, and how it is packed; None where it is longer than anyone needs."""
    held = page.obj.get("/Contents")
    streams = list(held.as_list()) if isinstance(held, pikepdf.Array) else [held]
    parts, left = [], CONTENT
    for stream in streams:
        if isinstance(stream, pikepdf.Stream):
            part = _unpacked(stream, left)
            if part is None:
                return None, ""
            left -= len(part)
            parts.append(part)
    return zlib.compress(b"\n".join(parts)), "/Filter /FlateDecode"


def _unpacked(stream: pikepdf.Stream, most: int) -> bytes | None:
    """The bytes of a stream; None where they are more than ``most``."""
    filters = stream.get("/Filter")
    if filters != "/FlateDecode" or "/DecodeParms" in stream:
        data = stream.read_bytes()
    else:
        data = zlib.decompressobj().decompress(stream.read_raw_bytes(), most + 1)
    return data if len(data) <= most else None
