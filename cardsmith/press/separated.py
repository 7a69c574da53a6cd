"""Rows of texts as CSV: UTF-8 with the mark that Excel wants, every cell kept what it is."""

import csv
import io
from collections.abc import Iterable, Sequence

from cardsmith.lexicon.inert import inert

_MARK = "\ufeff"


def separated(rows: Iterable[Sequence[str]], separator: str) -> bytes:
    """The bytes of a CSV file (RFC 4180)."""
    stream = io.StringIO()
    writer = csv.writer(stream, delimiter=separator, lineterminator="\r\n")
    writer.writerows([inert(cell) for cell in row] for row in rows)
    return f"{_MARK}{stream.getvalue()}".encode()
