"""Cells that hold a text somebody wrote, and those that hold what a spreadsheet made of it."""

import re
from collections.abc import Collection

from cardsmith.intake.fields.desk import Desk
from cardsmith.intake.tables.table import TYPED, Row, address

_ERROR = re.compile(
    r"#(?:REF!|NAME\?|N/?A|VALUE!|DIV/0!|NUM!|NULL!|NOM\?|VALEUR!|NOMBRE!|NUL!|#+)\Z"
)
_DATE = re.compile(r"[0-9]{1,2}/[0-9]{1,2}/[0-9]{2,4}\Z")
_FORMULA = re.compile(r"=[^=]*\(")
_LONGEST = 32_767
"""The most characters of a cell, as in every spreadsheet."""

_CODES = {"error": "F025", "date": "F025", "cell": "F006"}
"""The codes of what a cell may be instead of a text; F020 for all else."""


def is_sound(desk: Desk, row: Row, numbers: Collection[int] = ()) -> bool:
    """Whether every cell is a text; F025, F020 or F006 for what it is instead.

    ``numbers`` are the columns that may hold a number.
    """
    fine = True
    for index, cell in enumerate(row):
        text = cell.text.strip()
        kind = cell.kind if cell.span.cell or cell.kind else _seen(text)
        if len(text) > _LONGEST:
            kind = "cell"
        if kind in {"", TYPED} or (kind == "number" and index in numbers):
            continue
        fine = False
        place = address(row, index)
        size, limit = len(text), _LONGEST
        code = _CODES.get(kind, "F020")
        desk.say(code, cell.span, kind=kind, cell=place, found=text, size=size, limit=limit)
    return fine


def _seen(text: str) -> str:
    """What the text of a CSV cell is instead of a word; empty for a word."""
    if _ERROR.match(text):
        return "error"
    if _DATE.match(text):
        return "date"
    return "formula" if _FORMULA.match(text) else ""
