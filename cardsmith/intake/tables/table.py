"""Rows of cells, each with its place: what a CSV file holds, whatever its separator."""

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple

from cardsmith.intake.files.source import Source
from cardsmith.intake.files.versions import unmerged
from cardsmith.lexicon.inert import typed
from cardsmith.model.finding import Finding
from cardsmith.model.place import Span

SEPARATORS = ";\t,|"

TYPED = "typed"

_OPENED = re.compile(r'[ \t]*"')
_CLOSED = re.compile(r'[ \t]*"([^"]*(?:""[^"]*)*)"')


class Cell(NamedTuple):
    """The text of a cell, and where it stands; ``quoted`` when it stood between quotes.

    ``kind`` is what the cell of a workbook holds instead of a text: ``number``, ``truth``,
    ``date``, ``error`` or ``formula``; ``typed`` for a text that was marked as one.
    """

    text: str
    span: Span
    quoted: bool = False
    kind: str = ""

    def part(self, start: int, end: int) -> Span:
        """The place of some characters of the cell's text."""
        if self.span.cell:
            return self.span
        before, inside = self.text[:start], self.text[start:end]
        line = self.span.line + before.count("\n")
        at = before.rfind("\n") + 1
        doubled = before.count('"', at) if self.quoted else 0
        column = start - at + 1 + doubled + (0 if at else self.span.column - 1)
        width = len(inside) + (inside.count('"') if self.quoted else 0)
        return Span(self.span.file, line, column, line, column + width)

    def stripped(self) -> "Cell":
        """The cell without the blanks round its text."""
        text = self.text.strip()
        start = self.text.find(text)
        return Cell(text, self.part(start, start + len(text)), self.quoted, self.kind)


Row = list[Cell]


class Table(NamedTuple):
    """The header's cells and the rows below it, blank rows left out.

    ``is_cut`` tells that other rows could not be read, which is reported.
    """

    header: Row
    rows: list[Row]
    is_cut: bool = False


def read_table(
    source: Source, known: Callable[[str], bool] | None
) -> tuple[Table | None, list[Finding]]:
    """The table of a CSV text. The header's names decide the separator.

    ``known`` tells a name that a column may have; None lets any name pass. F024 when no cell of
    the header is known; F016 for rows of which two versions are there.
    """
    conflicts = list(unmerged(source))
    if conflicts:
        return None, conflicts
    first, separator = _announced(source)
    if not separator:
        separator = _separator(source, first, known)
    if not separator:
        span = Span(source.name, first, 1, first, 1 + len(source.lines[first - 1]))
        return None, [Finding("F024", span, kind="none", field="")]
    findings: list[Finding] = []
    rows = [row for row in _rows(source, first, separator, findings) if _filled(row)]
    if not rows:
        return None, findings
    return table_of(rows, findings)._replace(is_cut=bool(findings)), findings


def table_of(rows: list[Row], findings: list[Finding]) -> Table:
    """The table of rows that hold something; F022 for those with more cells than the first."""
    header, *below = rows
    fitting = [row for row in below if _fits(row, header, findings)]
    return Table(header, fitting, is_cut=len(fitting) < len(below))


def as_typed(table: Table) -> Table:
    """A table of CSV without the apostrophes that keep texts from being numbers or formulas."""
    return table._replace(rows=[[_as_typed(cell) for cell in row] for row in table.rows])


def _as_typed(cell: Cell) -> Cell:
    text = typed(cell.text)
    if text == cell.text:
        return cell
    return Cell(text, cell.part(1, len(cell.text)), cell.quoted, TYPED)


def address(row: Row, index: int) -> str:
    """The spreadsheet address of a cell of a row: ``C14``, with its sheet in a workbook."""
    return row[index].span.cell or f"{column_name(index)}{row[0].span.line}"


def column_name(index: int) -> str:
    """The letters of a column, counted from 0.

    >>> column_name(0), column_name(26), column_name(701)
    ('A', 'AA', 'ZZ')
    """
    letters, number = "", index + 1
    while number:
        number, rest = divmod(number - 1, 26)
        letters = chr(65 + rest) + letters
    return letters


def _announced(source: Source) -> tuple[int, str]:
    """The line of the header, and the separator that a ``sep=;`` line above it announces."""
    for number, line in enumerate(source.lines, 1):
        if line.strip():
            match = re.fullmatch(r"\"?sep=(.)\"?\s*", line, re.IGNORECASE)
            return (number + 1, match[1]) if match else (number, "")
    return 1, ""


def _separator(source: Source, first: int, known: Callable[[str], bool] | None) -> str:
    """The separator under which most names of the header are known; empty when none is."""
    best, most = "", 0
    for separator in SEPARATORS:
        row = next(_rows(source, first, separator, []), [])
        count = sum(known(cell.text) for cell in row) if known else len(row)
        if count > most:
            best, most = separator, count
    return best


def _rows(source: Source, first: int, separator: str, findings: list[Finding]) -> Iterator[Row]:
    """Every row from the line ``first`` that is not empty; F021 for a quote never closed."""
    scan = _Scan(source, separator, first)
    while not scan.ended:
        yield from scan.row(findings)
        scan.pass_empty_lines()


class _Scan:
    """Where the scanning of a text stands: ``at`` in it, on a line that starts at ``start``."""

    def __init__(self, source: Source, separator: str, line: int) -> None:
        self.source = source
        self.separator = separator
        self.line = line
        self.start = self.at = _offset(source.text, line)
        self.plain = re.compile(f"[^{re.escape(separator)}\n]*")
        self.empty = re.compile(f"(?:[ {re.escape(separator)}]*\n)+")

    @property
    def ended(self) -> bool:
        """Whether the whole text has been read."""
        return self.at >= len(self.source.text)

    def row(self, findings: list[Finding]) -> Iterator[Row]:
        """The next row; none when a quote that is never closed swallows it."""
        row = []
        while True:
            opened = _OPENED.match(self.source.text, self.at)
            cell = self._quoted(findings) if opened else self._plain()
            if cell is None and opened:
                findings.append(self._quote(opened.end() - 1, "unclosed"))
                self.at = self.source.text.find("\n", self.at)
                self.at = self.at if self.at >= 0 else len(self.source.text)
                self._next_line()
                return
            if cell is not None:
                row.append(cell)
            if self.source.text[self.at : self.at + 1] != self.separator:
                self._next_line()
                yield row
                return
            self.at += 1

    def pass_empty_lines(self) -> None:
        """Go on behind lines of separators alone, of which spreadsheets may save a million."""
        match = self.empty.match(self.source.text, self.at)
        if match is not None:
            self.line += match[0].count("\n")
            self.start = self.at = match.end()

    def _plain(self) -> Cell:
        match = self.plain.match(self.source.text, self.at)
        text = match[0] if match else ""
        place = self.at
        self.at += len(text)
        return self._cell(text, place, quoted=False)

    def _quoted(self, findings: list[Finding]) -> Cell | None:
        match = _CLOSED.match(self.source.text, self.at)
        if match is None:
            return None
        cell = self._cell(match[1].replace('""', '"'), match.start(1), quoted=True)
        opening = match.start(1) - 1
        self.at = match.end()
        if self._plain().text.strip():
            findings.append(self._quote(opening, "stray"))
        if "\n" in match[1]:
            self.line += match[1].count("\n")
            self.start = self.source.text.rfind("\n", 0, match.end()) + 1
        return cell

    def _next_line(self) -> None:
        self.line, self.at = self.line + 1, self.at + 1
        self.start = self.at

    def _cell(self, text: str, place: int, *, quoted: bool) -> Cell:
        column, last = place - self.start + 1, text.rfind("\n")
        end = column + len(text) if last < 0 else len(text) - last
        span = Span(self.source.name, self.line, column, self.line + text.count("\n"), end)
        return Cell(text, span, quoted)

    def _quote(self, place: int, kind: str) -> Finding:
        column = place - self.start + 1
        span = Span(self.source.name, self.line, column, self.line, column + 1)
        return Finding("F021", span, kind=kind, row=self.line)


def _offset(text: str, line: int) -> int:
    """The index of the first character of a line."""
    at = 0
    for _ in range(line - 1):
        at = text.index("\n", at) + 1
    return at


def _filled(row: Row) -> bool:
    return any(cell.text.strip() for cell in row)


def _fits(row: Row, header: Row, findings: list[Finding]) -> bool:
    """Whether a row has no more cells than the header; F022 where it has."""
    if not _filled(row[len(header) :]):
        return True
    span = row[len(header)].span
    cells, columns = len(row), len(header)
    findings.append(Finding("F022", span, row=row[0].span.line, cells=cells, columns=columns))
    return False
