"""Lists of cards as CSV: which file, how many, which back, which size."""

import re
from collections.abc import Mapping
from pathlib import Path

from cardsmith.intake.decks.cards import ALIASES
from cardsmith.intake.files.text import load, table_text_of
from cardsmith.intake.pictures.names import MOST_COPIES, key, size_named, taken_apart
from cardsmith.intake.pictures.wanted import Wanted
from cardsmith.intake.tables.table import Cell, Row, address, read_table
from cardsmith.lexicon.nearest import nearest
from cardsmith.lexicon.text import folded
from cardsmith.model.edition import Size
from cardsmith.model.finding import Finding

_COLUMNS = {
    **dict.fromkeys(("file", "filename", "image", "picture", "front", "card"), "file"),
    **dict.fromkeys(("fichier", "nomdefichier", "recto", "face", "carte"), "file"),
    **dict.fromkeys(("back", "dos", "verso"), "back"),
    **dict.fromkeys(("size", "taille", "format"), "size"),
    **{name: "copies" for name, field in ALIASES.items() if field == "copies"},
    "copies": "copies",
}
"""The columns of a list by their names, folded."""

_COUNT = re.compile(r"0*[0-9]{1,3}\Z")


def read_list(path: Path) -> tuple[tuple[Wanted, ...], tuple[Finding, ...]]:
    """The cards of a list, each file beside the list or in a folder below it.

    A file may be named without its ending. Every mistake is told at its cell: I150 a file that
    is not there, I156 copies that are no number, I162 a size that is none. Raises InputError
    (F009) where the list cannot be opened.
    """
    name = path.as_posix()
    source, findings = table_text_of(load(path, name), name)
    if source is None:
        return (), tuple(findings)
    table, told = read_table(source, lambda header: folded(header) in _COLUMNS)
    findings += told
    if table is None:
        return (), tuple(findings)
    columns = _columns(table.header, findings)
    if "file" not in columns:
        if not any(finding.code in {"S106", "F023"} for finding in findings):
            findings.append(Finding("F024", table.header[0].span, kind="missing", field="file"))
        return (), tuple(findings)
    files = _Files(path.parent)
    wanted = (_wanted(row, columns, files, findings) for row in table.rows)
    return tuple(card for card in wanted if card is not None), tuple(findings)


class _Files:
    """The files beside a list, found by name however a system spells it."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._known: dict[Path, dict[str, list[Path]]] = {}

    def find(self, written: str) -> Path | None:
        """The file of that name, with its ending or, where only one bears it, without."""
        place = self._folder / written.replace("\\", "/")
        if "\0" in written:
            return None
        if place.is_file():
            return place
        found = self._names(place.parent).get(key(place.name), [])
        return found[0] if len(found) == 1 else None

    def _names(self, folder: Path) -> Mapping[str, list[Path]]:
        names = self._known.get(folder)
        if names is None:
            names = self._known[folder] = {}
            for path in sorted(folder.iterdir()) if folder.is_dir() else ():
                for name in (path.name, path.stem):
                    names.setdefault(key(name), []).append(path)
        return names


def _columns(header: Row, findings: list[Finding]) -> dict[str, int]:
    """The index of each column that is read; the others are told once."""
    columns: dict[str, int] = {}
    aside = []
    for index, cell in enumerate(header):
        text = cell.text.strip()
        field = _COLUMNS.get(folded(text), "")
        near = "" if field or len(text) < 3 else nearest(text, _COLUMNS)
        if near:
            known = ", ".join(("file", "copies", "back", "size"))
            kind = {"kind": "near", "found": text, "better": near, "known": known}
            findings.append(Finding("F023", cell.span, card="", **kind))  # type: ignore[arg-type]
        elif not field:
            aside.append(text)
        elif field in columns:
            first = header[columns[field]].span.line
            findings.append(Finding("S106", cell.span, field=text, first=first))
        else:
            columns[field] = index
    if any(aside):
        names = ", ".join(filter(None, aside))
        findings.append(Finding("I159", header[0].span, kind="column", names=names))
    return columns


def _wanted(
    row: Row, columns: Mapping[str, int], files: _Files, findings: list[Finding]
) -> Wanted | None:
    """The card of a row; None for one that asks for nothing or has a mistake."""
    cells = {
        field: (index, row[index].stripped())
        for field, index in columns.items()
        if index < len(row) and row[index].text.strip()
    }
    if "file" not in cells:
        at = row[0].span
        findings.append(
            Finding("I150", at, kind="blank", file=address(row, columns["file"]), other="")
        )
        return None
    before = len(findings)
    front, back = (_file(cells, field, files, findings) for field in ("file", "back"))
    copies = _copies(row, cells, findings)
    size = _size(row, cells, findings)
    if len(findings) > before or front is None:
        return None
    marks = taken_apart(front.stem)
    if size is None and marks.size:
        try:
            size = size_named(marks.size)
        except ValueError:
            span = cells["file"][1].span
            findings.append(Finding("I162", span, kind="name", found=f"@{marks.size}"))
    worded = size_named(marks.worded) if marks.worded else None
    return Wanted(front, cells["file"][1].span, copies, back, size, worded)


def _file(
    cells: Mapping[str, tuple[int, Cell]], field: str, files: _Files, findings: list[Finding]
) -> Path | None:
    if field not in cells:
        return None
    _, cell = cells[field]
    found = files.find(cell.text)
    if found is None:
        findings.append(Finding("I150", cell.span, kind="missing", file=cell.text, other=""))
    return found


def _copies(row: Row, cells: Mapping[str, tuple[int, Cell]], findings: list[Finding]) -> int:
    """How many copies: blank is 1, 0 is none, anything but 0 to 999 is I156."""
    if "copies" not in cells:
        return 1
    index, cell = cells["copies"]
    if _COUNT.match(cell.text):
        return int(cell.text)
    at = address(row, index)
    findings.append(
        Finding("I156", cell.span, kind="cell", found=cell.text, cell=at, limit=MOST_COPIES)
    )
    return 1


def _size(row: Row, cells: Mapping[str, tuple[int, Cell]], findings: list[Finding]) -> Size | None:
    if "size" not in cells:
        return None
    index, cell = cells["size"]
    try:
        return size_named(cell.text)
    except ValueError:
        at = address(row, index)
        findings.append(Finding("I162", cell.span, kind="cell", found=cell.text, cell=at))
        return None
