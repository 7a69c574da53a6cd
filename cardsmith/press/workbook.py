"""Tables as an XLSX workbook; the one place that asks openpyxl. The same tables, the same bytes."""

import io
import re
import zipfile
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from openpyxl import Workbook
    from openpyxl.cell import Cell, MergedCell
    from openpyxl.worksheet.worksheet import Worksheet

    AnyCell = Cell | MergedCell

LIBRARY = "openpyxl"

INK, PAPER, WINE, STRAW, PALE, GREY = "1F1A17", "FFFFFF", "882255", "F9DB9C", "EBD3DF", "6A6058"
"""Colours of the house, of which a sheet of cells takes few."""

_TEXT = "@"
_LAST = 1_048_576
_FACE, _SIZE, _LEADING = "Calibri", 11, 15.0
"""A typeface that spreadsheets have or have another for; its size and its lines, in points."""

_THEN = (1980, 1, 1, 0, 0, 0)
_MODIFIED = re.compile(rb"(<dcterms:(?:created|modified)[^>]*>)[^<]*")
_ODD = re.compile(r"_(?=x[0-9A-Fa-f]{4}_)|[\x00-\x08\x0b-\x1f\ufffe\uffff]")


class Column(NamedTuple):
    """A column: its name, its width in characters, and the words that explain it.

    ``choices`` are offered in each cell; ``numbers`` asks for a whole number; ``computed`` is
    for what nobody types; ``cut`` shows what the column has room for, on one line.
    """

    name: str
    width: float
    about: str = ""
    choices: tuple[str, ...] = ()
    numbers: bool = False
    computed: bool = False
    cut: bool = False


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
    _add_styles(book)
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
            cell = sheet.cell(down, across)
            cell.style = _style(column)
            _set(cell, column, text)
        lines = max(
            _lines(text, column.width)
            for column, text in zip(table.columns, row, strict=True)
            if not column.cut
        )
        if lines > 1:
            sheet.row_dimensions[down].height = _LEADING * lines
    for (down, across), remark in table.remarks.items():
        _remark(sheet.cell(down + 2, across + 1), remark, is_head=down < 0)
    last = get_column_letter(len(table.columns))
    sheet.auto_filter.ref = f"A1:{last}{len(table.rows) + 1}"


def _lines(text: str, width: float) -> int:
    """How many lines a text takes in a column of so many characters, broken between words."""
    count = 0
    for line in text.split("\n"):
        room = 0.0
        for word in line.split(" "):
            count, room = (
                (count, room - len(word) - 1)
                if len(word) < room
                else (count + 1, width - len(word) - 1)
            )
    return count


def _style(column: Column) -> str:
    """The name of the style that the cells of a column have."""
    return (
        "cut"
        if column.cut
        else "computed"
        if column.computed
        else "number"
        if column.numbers
        else "text"
    )


def _add_styles(book: "Workbook") -> None:
    """Named once, since cells that name a style are written much faster."""
    from openpyxl.styles import Alignment, Border, Font, NamedStyle, Side

    for name, colour, format_ in (
        ("text", INK, _TEXT),
        ("computed", GREY, _TEXT),
        ("cut", GREY, _TEXT),
        ("number", INK, "0"),
    ):
        style = NamedStyle(name, number_format=format_)
        style.font = Font(_FACE, _SIZE, color=colour)
        style.alignment = (
            Alignment("fill", "top") if name == "cut" else Alignment(vertical="top", wrap_text=True)
        )
        style.border = Border(bottom=Side("hair", color=GREY))
        book.add_named_style(style)


def _set_head(head: "AnyCell", column: Column) -> None:
    from openpyxl.comments import Comment
    from openpyxl.styles import Alignment, Font, PatternFill

    head.value = column.name
    head.font = Font(_FACE, _SIZE, bold=True, color=PAPER)
    head.fill = PatternFill("solid", fgColor=GREY if column.computed else WINE)
    head.alignment = Alignment(vertical="center")
    if column.about:
        head.comment = Comment(column.about, "cardsmith", height=120, width=300)


def _set(cell: "AnyCell", column: Column, text: str) -> None:
    """A text as it stands, never a formula; a number where the column wants one."""
    if column.numbers and text.isdecimal():
        cell.value = int(text)
    elif text:
        cell.value = _ODD.sub(_spelled, text)
        cell.data_type = "s"


def _remark(cell: "AnyCell", remark: Remark, *, is_head: bool) -> None:
    from openpyxl.comments import Comment
    from openpyxl.styles import PatternFill

    lines = sum(len(line) // 45 + 1 for line in remark.text.split("\n")) + 1
    cell.comment = Comment(remark.text, "cardsmith", height=18 * lines, width=320)
    if not is_head:
        cell.fill = PatternFill("solid", fgColor=PALE if remark.grave else STRAW)


def _set_column(sheet: "Worksheet", letter: str, column: Column) -> None:
    """How a column is set, rows that are still to come included."""
    from openpyxl.styles import Font
    from openpyxl.worksheet.datavalidation import DataValidation

    dimension = sheet.column_dimensions[letter]
    dimension.width = column.width
    dimension.number_format = "0" if column.numbers else _TEXT
    dimension.font = Font(_FACE, _SIZE, color=GREY if column.computed else INK)
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
