"""The cards of one table by itself, row by row, for whoever brings them into an edition."""

from pathlib import Path

from cardsmith.intake.editions.opened import Opened, open_table, open_workbook
from cardsmith.intake.files.folders import CSV, SHEETS, shown
from cardsmith.intake.tables.rows import Line, read_lines
from cardsmith.intake.tables.sheets import read_workbook
from cardsmith.model.finding import Finding, InputError
from cardsmith.model.place import whole


def open_lines(path: Path, opened: Opened, encoding: str = "") -> list[Line]:
    """The cards of a CSV, XLSX or ODS file; ``encoding`` is that of a CSV file, where it is told.

    Raises InputError for a file that is none of these (F047) or cannot be opened.
    """
    ending = path.suffix.lower()
    if ending in SHEETS:
        lines, findings = read_workbook(open_workbook(path, opened), shown(path))
    elif ending in CSV:
        source = open_table(path, opened, encoding)
        lines, findings = read_lines(source) if source is not None else ([], [])
    else:
        raise InputError(Finding("F047", whole(shown(path)), found=ending or path.name))
    opened.findings += findings
    return lines
