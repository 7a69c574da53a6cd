"""Tables as an XLSX workbook; the one place that asks openpyxl. The same tables, the same bytes."""

import io
import re
import zipfile
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from openpyxl.cell import Cell
    from openpyxl.worksheet.worksheet import Worksheet

LIBRARY = "openpyxl"

INK, PAPER, WINE, STRAW, PALE, GREY = "1F1A17", "FFFFFF", "882255", "F9DB9C", "EBD3DF", "6A6058"
"""Colours of the house, of which a sheet of cells takes few."""

_TEXT = "@"
_LAST = 1_048_576
_THEN = (1980, 1, 1, 0, 0, 0)
_MODIFIED = re.compile(rb"(<dcterms:(?:created|modified)[^>]*>)[^<]*")
_ODD = re.compile(r"_(?=x[0-9A-Fa-f]{4}_)|[\x00-\x08\x0b-\x1f\ufffe\uffff]")


class Column(NamedTuple):
    """A column: its name, its width in characters, and the words that explain it.

    ``choices`` are offered in each cell; ``numbers`` asks for a whole number; ``computed`` is
    for what nobody types.
    """

    name: str
    width: float
    about: str = ""
    choices: tuple[str, ...] = ()
    numbers: bool = False
    computed: bool = False


class Remark(NamedTuple):
    """What stands beside a cell, and whether it tells an error."""

    text: str
    grave: bool


class Table(NamedTuple):
    """A sheet of cells below named columns; ``remarks`` by row and column, from 0.

    The first ``kept`` columns stay in view.
    """

    name: str
    columns: Sequence[Column]
    rows: Sequence[Sequence[str]]
    remarks: Mapping[tuple[int, int], Remark] = {}
    kept: int = 0


def can_write() -> bool:
    """Whether the library is installed that writes workbooks (extra ``sheets``)."""
    return find_spec(LIBRARY) is not None


def workbook(tables: Sequence[Table]) -> bytes:
    """The bytes of a workbook of some tables, a sheet each."""
    from openpyxl import Workbook

    book = Workbook()
    del book[book.sheetnames[0]]
    for table in tables:
        _fill(book.create_sheet(_sheet_name(table.name)), table)
    stream = io.BytesIO()
    book.save(stream)
    return _timeless(stream.getvalue())


def _fill(sheet: "Worksheet", table: Table) -> None:
    from openpyxl.utils import get_column_letter
    from openpyxl.worksheet.properties import PageSetupProperties

    sheet.freeze_panes = f"{get_column_letter(table.kept + 1)}2"
    sheet.sheet_view.zoomScale = 110
    sheet.page_setup.orientation = "landscape"
    sheet.page_setup.fitToHeight = 0
    sheet.sheet_properties.pageSetUpPr = PageSetupProperties(fitToPage=True)
    sheet.print_title_rows = "1:1"
    for at, column in enumerate(table.columns, 1):
        _set_column(sheet, get_column_letter(at), column)
        _set_head(sheet.cell(1, at), column)
    for down, row in enumerate(table.rows, 2):
        for across, (column, text) in enumerate(zip(table.columns, row, strict=True), 1):
            _set(sheet.cell(down, across), column, text)
    for (down, across), remark in table.remarks.items():
        _remark(sheet.cell(down + 2, across + 1), remark)
    last = get_column_letter(len(table.columns))
    sheet.auto_filter.ref = f"A1:{last}{len(table.rows) + 1}"


def _set_head(head: "Cell", column: Column) -> None:
    from openpyxl.comments import Comment
    from openpyxl.styles import Alignment, Font, PatternFill

    head.value = column.name
    head.font = Font(bold=True, color=PAPER)
    head.fill = PatternFill("solid", fgColor=GREY if column.computed else WINE)
    head.alignment = Alignment(vertical="center")
    if column.about:
        head.comment = Comment(column.about, "cardsmith", height=120, width=300)


def _set(cell: "Cell", column: Column, text: str) -> None:
    """A text as it stands, never a formula; a number where the column wants one."""
    from openpyxl.styles import Alignment, Font

    cell.alignment = Alignment(vertical="top", wrap_text=True)
    cell.font = Font(color=GREY if column.computed else INK)
    cell.number_format = "0" if column.numbers else _TEXT
    if column.numbers and text.isdecimal():
        cell.value = int(text)
    elif text:
        cell.value = _ODD.sub(_spelled, text)
        cell.data_type = "s"


def _remark(cell: "Cell", remark: Remark) -> None:
    from openpyxl.comments import Comment
    from openpyxl.styles import PatternFill

    lines = sum(len(line) // 45 + 1 for line in remark.text.split("\n")) + 1
    cell.comment = Comment(remark.text, "cardsmith", height=18 * lines, width=320)
    if cell.row > 1:
        cell.fill = PatternFill("solid", fgColor=PALE if remark.grave else STRAW)


def _set_column(sheet: "Worksheet", letter: str, column: Column) -> None:
    """How a column is set, rows that are still to come included."""
    from openpyxl.styles import Font
    from openpyxl.worksheet.datavalidation import DataValidation

    dimension = sheet.column_dimensions[letter]
    dimension.width = column.width
    dimension.number_format = "0" if column.numbers else _TEXT
    dimension.font = Font(color=GREY if column.computed else INK)
    wanted = None
    if column.choices:
        choices = f'"{",".join(column.choices)}"'
        wanted = DataValidation("list", formula1=choices, allow_blank=True, errorStyle="warning")
    elif column.numbers:
        wanted = DataValidation("whole", "between", "0", "999", allow_blank=True)
    if wanted is not None:
        wanted.showErrorMessage = True
        wanted.add(f"{letter}2:{letter}{_LAST}")
        sheet.add_data_validation(wanted)


def _spelled(odd: re.Match[str]) -> str:
    """A character as a workbook spells it that XML or the spelling itself does not allow."""
    return f"_x{ord(odd[0]):04X}_"


def _sheet_name(name: str) -> str:
    """A name that a sheet may have: none of the signs of addresses, at most 31 characters."""
    return re.sub(r"[\[\]:*?/\\']", " ", name).strip()[:31] or "1"


def _timeless(data: bytes) -> bytes:
    """The same workbook without the hour at which it was written."""
    stream = io.BytesIO()
    with (
        zipfile.ZipFile(io.BytesIO(data)) as written,
        zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED) as fixed,
    ):
        for name in written.namelist():
            content = written.read(name)
            if name == "docProps/core.xml":
                content = _MODIFIED.sub(rb"\g<1>1980-01-01T00:00:00Z", content)
            fixed.writestr(zipfile.ZipInfo(name, _THEN), content, zipfile.ZIP_DEFLATED)
    return stream.getvalue()
