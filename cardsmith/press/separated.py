"""Tables as CSV: UTF-8 with the mark that Excel wants, every cell kept what it is."""

import csv
import io

from cardsmith.lexicon.inert import inert
from cardsmith.press.workbook import Table

_MARK = "\ufeff"


def separated(table: Table, separator: str) -> bytes:
    """The bytes of a table as a CSV file (RFC 4180)."""
    stream = io.StringIO()
    writer = csv.writer(stream, delimiter=separator, lineterminator="\r\n")
    writer.writerow([column.name for column in table.columns])
    for row in table.rows:
        cells = zip(table.columns, row, strict=True)
        writer.writerow(
            text if column.numbers or column.computed else inert(text) for column, text in cells
        )
    return f"{_MARK}{stream.getvalue()}".encode()
