"""Pages of other people's PDF files, drawn again as forms: what was vector stays vector.

The one module that reads PDF, with pikepdf. Objects are copied as they are stored, each once a
document, into a file of our own (ISO 32000-1, 8.10).
"""

import zlib
from collections.abc import Iterable, Mapping
from decimal import Decimal
from typing import NamedTuple

import pikepdf

from cardsmith.model.finding import Finding, InputError
from cardsmith.model.place import named
from cardsmith.model.units import POINT
from cardsmith.press.file import PdfFile

CONTENT = 256 * 1024 * 1024
"""The longest content of a page, in bytes once it is unpacked."""

_LONGEST = 14_400
"""The longest side of a page in its own unit (ISO 32000-1, annex C)."""

_FOREIGN = frozenset({"/Page", "/Pages", "/Catalog", "/StructElem", "/StructTreeRoot"})
"""What a page's resources may lead to and no drawing needs."""

_LEFT = frozenset(
    {
        *("/Length", "/F", "/FFilter", "/FDecodeParms", "/Metadata", "/PieceInfo", "/OPI"),
        *("/StructParent", "/StructParents", "/Alternates", "/LastModified"),
    }
)
"""Entries of a stream that say nothing about how it looks."""

_Box = tuple[float, float, float, float]


class Sheet(NamedTuple):
    """The measures of a page as it is seen, in millimetres from its top left.

    Rectangles are left, top, width, height. ``shown`` is what a viewer shows; ``trim`` and
    ``bleed`` are None where the file does not say them.
    """

    size: tuple[float, float]
    shown: _Box
    trim: _Box | None = None
    bleed: _Box | None = None


class PageFile:
    """A PDF that somebody else made.

    Raises InputError (I152) for a file that is locked, damaged beyond repair or empty, and where
    a page has no measure.
    """

    def __init__(self, path: str) -> None:
        self._path = path
        try:
            self._pdf = pikepdf.open(path)
            self._pages = list(self._pdf.pages)
        except pikepdf.PasswordError:
            raise self._refused("locked") from None
        except OSError as error:
            kind = "missing" if isinstance(error, FileNotFoundError) else "other"
            raise InputError(Finding("F009", named(path), kind=kind)) from None
        except _FAULTS:
            raise self._refused("broken") from None
        if not self._pages:
            raise self._refused("none")
        self._numbers: dict[tuple[int, int], int] = {}

    @property
    def is_damaged(self) -> bool:
        """Whether something was amiss so far, and what could be read was."""
        return bool(self._pdf.get_warnings())

    def sheets(self) -> tuple[Sheet, ...]:
        """The measures of every page."""
        return tuple(self._sheet(number) for number in range(len(self._pages)))

    def embedded(self, page: int, file: PdfFile) -> int:
        """Write a page as a form that fills a square of one point; its number."""
        try:
            return self._form(self._pages[page], _Copy(file, self._numbers))
        except _FAULTS:
            raise self._refused("page", page + 1) from None

    def _form(self, page: pikepdf.Page, copy: "_Copy") -> int:
        data, packing = _content(page)
        if data is None:
            raise self._refused("large")
        entries = {
            "/BBox": pikepdf.Array(list(map(Decimal, map(str, _media(page))))),
            "/Resources": _inherited(page, "/Resources") or pikepdf.Dictionary(),
            "/Group": page.obj.get("/Group"),
        }
        said = " ".join(
            f"{name} {copy.said(value)}" for name, value in entries.items() if value is not None
        )
        matrix = " ".join(f"{factor:.12g}" for factor in _to_square(page))
        number = copy.file.add_deflated(
            data, f"/Type /XObject /Subtype /Form /Matrix [{matrix}] {said} {packing}"
        )
        copy.finish()
        return number

    def _sheet(self, number: int) -> Sheet:
        page = self._pages[number]
        try:
            media = _media(page)
            shown = _common(media, _box(page, "/CropBox") or media) or media
            trim, bleed = (_box(page, name, inherits=False) for name in ("/TrimBox", "/BleedBox"))
            unit = _unit(page) * POINT
            boxes = [_seen(box, media, _turn(page), unit) for box in (media, shown)]
            trim, bleed = (
                _seen(inside, media, _turn(page), unit)
                if box and (inside := _common(media, box)) and inside != media
                else None
                for box in (trim, bleed)
            )
        except _FAULTS:
            raise self._refused("page", number + 1) from None
        return Sheet((boxes[0][2], boxes[0][3]), boxes[1], trim, bleed)

    def _refused(self, kind: str, page: int = 0) -> InputError:
        return InputError(Finding("I152", named(self._path), kind=kind, page=page))


_FAULTS = (
    pikepdf.PdfError,
    ValueError,
    TypeError,
    KeyError,
    AttributeError,
    ArithmeticError,
    RuntimeError,
    zlib.error,
)
"""What a damaged file may raise in whoever reads it."""


class _Copy:
    """Objects of one file on their way into another; what they name follows them."""

    def __init__(self, file: PdfFile, numbers: dict[tuple[int, int], int]) -> None:
        self.file = file
        self._numbers = numbers
        self._waiting: list[tuple[int, pikepdf.Object]] = []

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
        if isinstance(value, pikepdf.Dictionary) and str(value.get("/Type", "")) in _FOREIGN:
            return "null"
        number = self._numbers.get(value.objgen)
        if number is None:
            number = self._numbers[value.objgen] = self.file.promised()
            self._waiting.append((number, value))
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


def _content(page: pikepdf.Page) -> tuple[bytes | None, str]:
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


def _inherited(page: pikepdf.Page, name: str) -> pikepdf.Object | None:
    """An entry of a page, or of the nearest of its parents that has it."""
    node: pikepdf.Object | None = page.obj
    for _ in range(100):
        if not isinstance(node, pikepdf.Dictionary):
            break
        if name in node:
            return node[name]
        node = node.get("/Parent")
    return None


def _media(page: pikepdf.Page) -> _Box:
    box = _box(page, "/MediaBox")
    if box is None:
        raise ValueError("a page without a MediaBox")
    return box


def _box(page: pikepdf.Page, name: str, *, inherits: bool = True) -> _Box | None:
    """A page box: left, bottom, right, top; None where there is none."""
    found = _inherited(page, name) if inherits else page.obj.get(name)
    if not isinstance(found, pikepdf.Array):
        return None
    x1, y1, x2, y2 = (float(value) for value in found.as_list())
    box = min(x1, x2), min(y1, y2), max(x1, x2), max(y1, y2)
    if not (0 < box[2] - box[0] <= _LONGEST and 0 < box[3] - box[1] <= _LONGEST):
        raise ValueError(f"{name} has no measure")
    return box


def _common(one: _Box, other: _Box) -> _Box | None:
    """What two boxes have in common."""
    left, bottom = max(one[0], other[0]), max(one[1], other[1])
    right, top = min(one[2], other[2]), min(one[3], other[3])
    return (left, bottom, right, top) if left < right and bottom < top else None


def _unit(page: pikepdf.Page) -> float:
    """Points in a unit of a page (8.3.2.3)."""
    unit = float(page.obj.get("/UserUnit", 1))
    if not 0 < unit < 1000:
        raise ValueError("no UserUnit")
    return unit


def _turn(page: pikepdf.Page) -> int:
    """Clockwise degrees by which a page is turned before it is shown."""
    turn = int(_inherited(page, "/Rotate") or 0) % 360
    return turn if turn % 90 == 0 else 0


def _seen(box: _Box, media: _Box, turn: int, unit: float) -> _Box:
    """A box as it is seen on its page: left, top, width, height in millimetres."""
    sides = {"left": box[0] - media[0], "bottom": box[1] - media[1]}
    sides |= {"right": media[2] - box[2], "top": media[3] - box[3]}
    at = {
        0: ("left", "top"),
        90: ("bottom", "left"),
        180: ("right", "bottom"),
        270: ("top", "right"),
    }[turn]
    width, height = box[2] - box[0], box[3] - box[1]
    if turn % 180:
        width, height = height, width
    return sides[at[0]] * unit, sides[at[1]] * unit, width * unit, height * unit


def _to_square(page: pikepdf.Page) -> tuple[float, ...]:
    """The map from the units of a page to a square of one point, turned as it is seen."""
    left, bottom, right, top = _media(page)
    w, h = right - left, top - bottom
    turns: Mapping[int, tuple[float, ...]] = {
        0: (1 / w, 0, 0, 1 / h, -left / w, -bottom / h),
        90: (0, -1 / w, 1 / h, 0, -bottom / h, right / w),
        180: (-1 / w, 0, 0, -1 / h, right / w, top / h),
        270: (0, 1 / w, -1 / h, 0, top / h, -left / w),
    }
    return turns[_turn(page)]
