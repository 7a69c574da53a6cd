"""Decks in workbooks: the sheets that hold cards, and what is told of the others."""

import re
from collections.abc import Iterator
from string import ascii_uppercase

from cardsmith.intake.decks.homes import Home, Letters, Marotte, Unsaid
from cardsmith.intake.fields.desk import Desk
from cardsmith.intake.files.source import Source
from cardsmith.intake.tables.columns import is_deck
from cardsmith.intake.tables.proofs import is_proof
from cardsmith.intake.tables.rows import Line, lines_of
from cardsmith.intake.tables.table import Cell, Row, column_name, table_of
from cardsmith.intake.tables.workbooks.archive import LIMIT, UnusableError
from cardsmith.intake.tables.workbooks.reading import Sheet, sheets_of
from cardsmith.intake.tables.workbooks.remarks import CELLS, Area
from cardsmith.lexicon.text import folded
from cardsmith.model.deck import MAROTTE
from cardsmith.model.finding import Finding
from cardsmith.model.place import Span, whole

_PARTS = re.compile(r"[\s,;/+&-]+")
_MEGABYTE = 1024**2


def open_sheets(data: bytes, name: str) -> tuple[tuple[Sheet, ...], list[Finding]]:
    """The sheets of a workbook; none when it gives no cells, which is told (F018, F006)."""
    try:
        return sheets_of(data), []
    except UnusableError as error:
        limit = {"unpacked": LIMIT // _MEGABYTE, "cells": CELLS}.get(error.kind, 0)
        code = "F006" if limit else "F018"
        return (), [Finding(code, whole(name), kind=error.kind, limit=limit)]


def read_workbook(data: bytes, name: str) -> tuple[list[Line], list[Finding]]:
    """The cards of every sheet that holds a deck, sheet by sheet, and every finding.

    A sheet that does not is told (F040); when none does, each says why (F024). A proof is no deck
    (F064).
    """
    sheets, findings = open_sheets(data, name)
    if any(map(is_proof, sheets)):
        findings.append(Finding("F064", whole(name), found=name))
    if findings:
        return [], findings
    desk = Desk(Source(name, ""), findings, is_table=True)
    filled = [(sheet, rows) for sheet in sheets if (rows := rows_of(sheet, name))]
    decks = [(sheet, rows) for sheet, rows in filled if is_deck(rows[0])]
    if not filled:
        findings.append(Finding("F004", whole(name), kind="deck"))
    lines: list[Line] = []
    for sheet, rows in filled:
        if is_deck(rows[0]):
            findings += told_of(sheet, name, rows)
            lines += lines_of(desk, table_of(rows, findings), _home(sheet.name, name))
        elif decks:
            desk.say("F040", rows[0][0].span, found=sheet.name)
        else:
            desk.say("F024", rows[0][0].span, kind="none", field="")
    return lines, findings


def rows_of(sheet: Sheet, file: str) -> list[Row]:
    """The rows of a sheet that hold something, every cell with its address."""
    return [
        [
            Cell(value.text, _span(sheet, file, row, column), kind=value.kind)
            for column, value in enumerate(values)
        ]
        for row, values in enumerate(sheet.rows)
        if any(value.text.strip() for value in values)
    ]


def told_of(sheet: Sheet, file: str, rows: list[Row]) -> Iterator[Finding]:
    """F041 for what is hidden and was read all the same, F042 for cells that are joined."""
    first, last = rows[0][0].span.line - 1, rows[-1][0].span.line - 1
    names = {
        "sheet": [sheet.name] if sheet.hidden else [],
        "rows": [str(at + 1) for at in sorted(sheet.remarks.hidden_rows) if first <= at <= last],
        "columns": [
            column_name(at) for at in sorted(sheet.remarks.hidden_columns) if at < len(rows[0])
        ],
    }
    for kind, found in names.items():
        if found:
            yield Finding("F041", rows[0][0].span, kind=kind, found=tuple(found))
    for area in sheet.remarks.joined:
        if area[0] <= last and area[1] < len(rows[0]):
            span = _span(sheet, file, area[0], area[1])
            yield Finding("F042", span, found=_shown(area), cell=span.cell)


def _home(sheet: str, file: str) -> Home:
    """Where the cards of a sheet belong by its name: ``E``, ``K W``, ``marotte``.

    A sheet with any other name leaves it to the name of the file, as CSV has it.
    """
    letters = tuple(part.upper() for part in _PARTS.split(sheet.strip()))
    if set(letters) <= set(ascii_uppercase) and len(set(letters)) == len(letters):
        return Letters(letters)
    stem = file.rsplit("/", 1)[-1].rsplit(".", 1)[0]
    return Marotte() if MAROTTE in {folded(sheet), folded(stem)} else Unsaid()


def _span(sheet: Sheet, file: str, row: int, column: int) -> Span:
    cell = f"{sheet.name}!{column_name(column)}{row + 1}"
    return Span(file, row + 1, column + 1, row + 1, column + 2, cell)


def _shown(area: Area) -> str:
    top, left, bottom, right = area
    return f"{column_name(left)}{top + 1}:{column_name(right)}{bottom + 1}"
