"""What the parts of an XLSX workbook say of each sheet (ECMA-376, part 1, 18.3)."""

import re
from collections.abc import Mapping
from posixpath import dirname, join, normpath

from cardsmith.intake.tables.workbooks.remarks import Area, Fault, Reader, Remarks

_REFERENCE = re.compile(r"([A-Z]{1,3})([0-9]{1,7})")
_TRUE = frozenset({"1", "true"})


def remarks(parts: Mapping[str, bytes]) -> dict[str, Remarks]:
    """The remarks of every sheet, by its name; raises UnusableError for a broken part."""
    book = _target(parts, "", "officeDocument") or "xl/workbook.xml"
    names = _Names()
    names.read(parts.get(book, b""))
    places = _targets(parts, book)
    found = {}
    for name, key in names.sheets.items():
        sheet = _Sheet()
        sheet.read(parts.get(places.get(key, ("", ""))[1], b"<none/>"))
        found[name] = sheet.found
    return found


def _target(parts: Mapping[str, bytes], part: str, kind: str) -> str:
    """The first part that another one refers to as ``kind``; empty for none."""
    found = _targets(parts, part).values()
    return next((target for said, target in found if said.endswith(f"/{kind}")), "")


def _targets(parts: Mapping[str, bytes], part: str) -> Mapping[str, tuple[str, str]]:
    """What a part refers to: kind and name of another part, by key."""
    folder, _, name = part.rpartition("/")
    links = _Links()
    links.read(parts.get(join(folder, f"_rels/{name}.rels"), b"<none/>"))
    return {
        key: (kind, normpath(join("/", dirname(part), target)).lstrip("/"))
        for key, (kind, target) in links.found.items()
    }


class _Names(Reader):
    def __init__(self) -> None:
        self.sheets: dict[str, str] = {}

    def start(self, name: str, attributes: Mapping[str, str]) -> None:
        if name == "sheet":
            self.sheets[attributes.get("name", "")] = attributes.get("id", "")


class _Links(Reader):
    def __init__(self) -> None:
        self.found: dict[str, tuple[str, str]] = {}

    def start(self, name: str, attributes: Mapping[str, str]) -> None:
        if name == "Relationship":
            kind, target = attributes.get("Type", ""), attributes.get("Target", "")
            self.found[attributes.get("Id", "")] = (kind, target)


class _Sheet(Reader):
    """One sheet, cell by cell; a row or a cell without a reference follows the one before."""

    def __init__(self) -> None:
        self.found = Remarks()
        self.row = self.column = -1
        self.kind = ""
        self.formula: str | None = None
        self.value = ""
        self.inside = ""

    def start(self, name: str, attributes: Mapping[str, str]) -> None:
        if name in {"v", "f", "t"}:
            self.inside = name
            self.formula = "" if name == "f" else self.formula
        elif name == "c":
            self._cell(attributes)
        elif name == "row":
            self.row = int(attributes.get("r", self.row + 2)) - 1
            self.column = -1
            if attributes.get("hidden") in _TRUE:
                self.found.hidden_rows.add(self.row)
        elif name == "col" and attributes.get("hidden") in _TRUE:
            first, last = int(attributes.get("min", 1)), int(attributes.get("max", 1))
            self.found.hidden_columns.update(range(first - 1, min(last, 16_384)))
        elif name == "mergeCell":
            self.found.joined.append(_area(attributes.get("ref", "")))

    def _cell(self, attributes: Mapping[str, str]) -> None:
        place = attributes.get("r")
        self.row, self.column = _place(place) if place else (self.row, self.column + 1)
        self.kind, self.formula, self.value = attributes.get("t", ""), None, ""

    def text(self, text: str) -> None:
        if self.inside == "f":
            self.formula = (self.formula or "") + text
        elif self.inside:
            self.value += text

    def end(self, name: str) -> None:
        self.inside = ""
        if name != "c":
            return
        if self.value or self.formula is not None:
            self.found.fill(self.row, self.column)
        if self.kind == "e":
            self._fault("error", self.value)
        elif self.formula is not None and not self.value and self.kind != "str":
            self._fault("formula", f"={self.formula}")

    def _fault(self, kind: str, text: str) -> None:
        self.found.faults[self.row, self.column] = Fault(kind, text)


def _place(reference: str) -> tuple[int, int]:
    """Row and column, from 0, of a reference like ``C14``; raises ValueError for any other."""
    match = _REFERENCE.fullmatch(reference)
    if match is None:
        raise ValueError(reference)
    column = 0
    for letter in match[1]:
        column = column * 26 + ord(letter) - 64
    return int(match[2]) - 1, column - 1


def _area(reference: str) -> Area:
    first, _, last = reference.partition(":")
    return (*_place(first), *_place(last or first))
