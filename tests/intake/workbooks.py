"""Workbooks for the tests, written from a few lines of text."""

import io
import zipfile
from collections.abc import Callable
from xml.sax.saxutils import escape

import openpyxl
from openpyxl.worksheet.worksheet import Worksheet

from cardsmith.intake.tables.workbooks.archive import parts

MARK = "!workbook:"


def workbook(text: str) -> bytes:
    """An XLSX workbook: ``[name]`` begins a sheet, semicolons part cells, all of them texts.

    ``(hidden)`` before a row hides it, ``(merged)A2:A3`` joins cells.
    """
    book = openpyxl.Workbook()
    del book[book.sheetnames[0]]
    for line in text.splitlines():
        if line.startswith("["):
            book.create_sheet(line.strip("[]"))
        else:
            _add(book[book.sheetnames[-1]], line)
    return stored(book)


def stored(book: openpyxl.Workbook) -> bytes:
    """The bytes of a workbook."""
    stream = io.BytesIO()
    book.save(stream)
    return stream.getvalue()


def edited(
    data: bytes, change: Callable[[bytes], bytes], name: str = "xl/worksheets/sheet1.xml"
) -> bytes:
    """A workbook with one of its parts changed."""
    found = {**parts(data)}
    found[name] = change(found[name])
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w") as archive:
        for part, content in found.items():
            archive.writestr(part, content)
    return stream.getvalue()


def _add(sheet: Worksheet, line: str) -> None:
    if line.startswith("(merged)"):
        sheet.merge_cells(line.removeprefix("(merged)"))
        return
    sheet.append(line.removeprefix("(hidden)").split(";"))
    sheet.row_dimensions[sheet.max_row].hidden = line.startswith("(hidden)")


def opendocument(text: str, repeated: int = 1) -> bytes:
    """The same lines as an ODS workbook; its last row stands there ``repeated`` times."""
    tables: list[list[str]] = []
    for line in text.splitlines():
        if line.startswith("["):
            tables.append([f'<table:table table:name="{line.strip("[]")}">'])
        else:
            tables[-1].append(_row(line))
    for table in tables:
        table[-1] = table[-1].replace("<r>", f'<r table:number-rows-repeated="{repeated}">')
        table.append("</table:table>")
    content = _CONTENT.format("".join("".join(table) for table in tables)).replace(
        "<r", "<table:table-row"
    )
    content = content.replace("</r>", "</table:table-row>")
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w") as archive:
        archive.writestr("mimetype", "application/vnd.oasis.opendocument.spreadsheet")
        archive.writestr("META-INF/manifest.xml", _MANIFEST)
        archive.writestr("content.xml", content)
    return stream.getvalue()


def _row(line: str) -> str:
    cells = (
        f'<table:table-cell office:value-type="string"><text:p>{escape(text)}</text:p>'
        "</table:table-cell>"
        for text in line.split(";")
    )
    return f"<r>{''.join(cells)}</r>"


_SPACE = "urn:oasis:names:tc:opendocument:xmlns"
_CONTENT = (
    f'<office:document-content xmlns:office="{_SPACE}:office:1.0" xmlns:table="{_SPACE}:table:1.0"'
    f' xmlns:text="{_SPACE}:text:1.0"><office:body><office:spreadsheet>{{}}'
    "</office:spreadsheet></office:body></office:document-content>"
)
_MANIFEST = f'<m:manifest xmlns:m="{_SPACE}:manifest:1.0"/>'
