"""What the content of an ODS workbook says of each sheet (OpenDocument 1.3, part 3, 9)."""

from collections.abc import Mapping

from cardsmith.intake.tables.workbooks.remarks import Fault, Reader, Remarks

_CELLS = frozenset({"table-cell", "covered-table-cell"})
_MOST = 20_000_000
"""More than any sheet can have; a number beyond it is a fault of the file."""

_TOLD = 10_000
"""How many of the rows or columns that are hidden together are remembered."""


def remarks(parts: Mapping[str, bytes]) -> dict[str, Remarks]:
    """The remarks of every sheet, by its name; raises UnusableError for a broken part."""
    content = _Content()
    content.read(parts.get("content.xml", b""))
    return content.found


class _Content(Reader):
    """Every table, cell by cell; what is repeated is counted as often as it is there."""

    def __init__(self) -> None:
        self.found: dict[str, Remarks] = {}
        self.sheet = Remarks()
        self.row = self.column = 0
        self.rows = 1
        self.cell: Mapping[str, str] = {}
        self.shown = ""
        self.noted = 0

    def start(self, name: str, attributes: Mapping[str, str]) -> None:
        if name == "annotation":
            self.noted += 1
        elif self.noted:
            return
        elif name in _CELLS:
            self.cell, self.shown = attributes, ""
        elif name == "table-row":
            self._row(attributes)
        elif name == "table-column":
            self._column(attributes)
        elif name == "table":
            self.sheet = self.found.setdefault(attributes.get("name", ""), Remarks())
            self.row = self.column = 0

    def _row(self, attributes: Mapping[str, str]) -> None:
        self.column, self.rows = 0, _count(attributes, "number-rows-repeated")
        if _is_hidden(attributes):
            self.sheet.hidden_rows.update(range(self.row, self.row + min(self.rows, _TOLD)))

    def _column(self, attributes: Mapping[str, str]) -> None:
        count = _count(attributes, "number-columns-repeated")
        if _is_hidden(attributes):
            self.sheet.hidden_columns.update(range(self.column, self.column + min(count, _TOLD)))
        self.column += count

    def text(self, text: str) -> None:
        if not self.noted:
            self.shown += text

    def end(self, name: str) -> None:
        if name == "annotation":
            self.noted -= 1
        elif self.noted:
            return
        elif name in _CELLS:
            self._end_cell()
        elif name == "table-row":
            self.row += self.rows

    def _end_cell(self) -> None:
        cell, sheet = self.cell, self.sheet
        count = _count(cell, "number-columns-repeated")
        if self.shown or "value-type" in cell:
            sheet.fill(self.row + self.rows - 1, self.column + count - 1)
        across, down = (_count(cell, f"number-{side}-spanned") for side in ("columns", "rows"))
        if across > 1 or down > 1:
            sheet.joined.append(
                (self.row, self.column, self.row + down - 1, self.column + across - 1)
            )
        if "formula" in cell and self.shown.startswith(("#", "Err:")):
            for row in range(self.row, min(self.row + self.rows, sheet.rows)):
                for column in range(self.column, min(self.column + count, sheet.columns)):
                    sheet.faults[row, column] = Fault("error", self.shown)
        self.column += count


def _is_hidden(attributes: Mapping[str, str]) -> bool:
    return attributes.get("visibility", "visible") != "visible"


def _count(attributes: Mapping[str, str], name: str) -> int:
    """How often something is repeated or over how many cells it goes; raises ValueError."""
    count = int(attributes.get(name, 1))
    if not 0 < count < _MOST:
        raise ValueError(count)
    return count
