"""Bytes of a workbook become sheets of typed cells; the one place that asks calamine."""

import io
from collections.abc import Mapping
from datetime import date, datetime, time, timedelta
from importlib.util import find_spec
from typing import NamedTuple

from cardsmith.intake.tables.workbooks import ods, xlsx
from cardsmith.intake.tables.workbooks.archive import UnusableError, packed, parts
from cardsmith.intake.tables.workbooks.remarks import Fault, Remarks
from cardsmith.model.struct import Struct

LIBRARY = "python_calamine"

Raw = int | float | str | bool | time | date | datetime | timedelta


class Value(NamedTuple):
    """What a cell shows; ``kind`` is empty for a text, else what it is instead.

    ``number``, ``truth``, ``date``, ``error`` or ``formula`` (one that nobody has computed).
    """

    text: str
    kind: str = ""


class Sheet(Struct, frozen=True):
    """A sheet: its cells from A1 on, row by row, and what else its file says of it."""

    name: str
    rows: tuple[tuple[Value, ...], ...]
    remarks: Remarks
    hidden: bool = False


def has_library() -> bool:
    """Whether the library is installed that reads workbooks (extra ``sheets``)."""
    return find_spec(LIBRARY) is not None


def sheets_of(data: bytes) -> tuple[Sheet, ...]:
    """The sheets of an XLSX or ODS workbook that may hold cells; raises UnusableError."""
    found = parts(data)
    remarks = (ods if b"opendocument.spreadsheet" in found.get("mimetype", b"") else xlsx).remarks(
        found
    )
    try:
        return _read(packed(found), remarks)
    except UnusableError:
        raise
    except BaseException as error:
        # a fault that the library meets in its own code is no Exception: it says what it is by name
        if isinstance(error, Exception) or type(error).__name__ == "PanicException":
            raise UnusableError("broken") from None
        raise


def _read(data: bytes, remarks: Mapping[str, Remarks]) -> tuple[Sheet, ...]:
    from python_calamine import CalamineWorkbook, SheetVisibleEnum

    book = CalamineWorkbook.from_filelike(io.BytesIO(data))
    if any(said.rows and name not in book.sheet_names for name, said in remarks.items()):
        raise UnusableError("broken")
    found = []
    for sheet in book.sheets_metadata:
        said = remarks.get(sheet.name, Remarks())
        cells = book.get_sheet_by_name(sheet.name).to_python(skip_empty_area=False)
        rows = _rows(cells, said)
        hidden = sheet.visible != SheetVisibleEnum.Visible
        found.append(Sheet(sheet.name, rows, said, hidden))
    return tuple(found)


def _rows(cells: list[list[Raw]], said: Remarks) -> tuple[tuple[Value, ...], ...]:
    """The values of a sheet; the library leaves out faulty cells at its lower and right edge."""
    height = max([len(cells), *(row + 1 for row, _ in said.faults)])
    width = max([*map(len, cells[:1]), *(column + 1 for _, column in said.faults)], default=0)
    padded = [*cells, *([[]] * (height - len(cells)))]
    return tuple(
        tuple(
            _value(raw, said.faults.get((at, column)))
            for column, raw in enumerate([*row, *([""] * (width - len(row)))])
        )
        for at, row in enumerate(padded)
    )


def _value(raw: Raw, fault: Fault | None) -> Value:
    if fault is not None:
        return Value(fault.text, fault.kind)
    match raw:
        case str():
            return Value(raw)
        case bool():
            return Value("TRUE" if raw else "FALSE", "truth")
        case int() | float():
            return Value(str(int(raw)) if raw == int(raw) else str(raw), "number")
        case _:
            return Value(str(raw), "date")
