"""Other words in the cells of a table: the edits that write them, and the cells that come of it."""

import re
from collections.abc import Sequence

from cardsmith.intake.files.source import Source
from cardsmith.intake.files.splicing import spliced
from cardsmith.intake.tables.columns import is_known
from cardsmith.intake.tables.table import Cell, read_table
from cardsmith.model.edit import Edit, Rewording
from cardsmith.model.place import Span

BETWEEN = " | "
"""What parts the texts of one cell."""

_SIGNS = {True: re.compile('""|.'), False: re.compile(".")}
_QUOTING = re.compile(r'["\n;,\t|]')
_LABELS = re.compile(r"(?: *\[[^\]|\n]*\])*")
_PARTED = re.compile(r"\s*[|\n]\s*")


def cells(source: Source) -> list[Cell]:
    """The cells of a table row by row, its header first."""
    table, _ = read_table(source, is_known)
    return [cell for row in (table.header, *table.rows) for cell in row] if table else []


def edits(rewording: Rewording, source: Source, written: Sequence[Cell]) -> list[Edit]:
    """The edits that make a text of a cell say what it shall; none where it is not for sure."""
    span = rewording.span
    cell = next((cell for cell in written if _is_in(span, cell)), None)
    if cell is None or span.line != span.end_line:
        return []
    line = source.lines[span.line - 1]
    signs = _SIGNS[cell.quoted].findall(line[span.column - 1 : span.end_column - 1])
    old = "".join(sign[0] for sign in signs)
    if not old.startswith(rewording.old):
        return []
    if not rewording.new:
        return [_without(span, cell, line)]
    column = cell.span.end_column if cell.span.end_line == span.line else len(line) + 1
    new = _said(rewording, old, line[span.end_column - 1 : column - 1])
    if cell.quoted:
        return [spliced(span, signs, old, new, lambda part: part.replace('"', '""'))]
    if _QUOTING.search(new.replace(BETWEEN, "")):
        return []
    return [spliced(span, signs, old, new, str)]


def outcome(written: Sequence[Cell], rewordings: Sequence[Rewording]) -> list[list[str]]:
    """The texts of all cells that rewordings must lead to, each in its parts."""
    return [_parts(_after(cell, rewordings)) for cell in written]


def _parts(text: str) -> list[str]:
    return [part for part in _PARTED.split(text.strip()) if part]


def _said(rewording: Rewording, old: str, behind: str) -> str:
    """What a text of a cell becomes; labels that stand behind it go with each of several."""
    *others, last = rewording.new or ("",)
    labels = _LABELS.match(behind)
    each = labels[0] if labels else ""
    rest = old.removeprefix(rewording.old) if rewording.new else ""
    return BETWEEN.join([*(other + rest + each for other in others), last + rest])


def _after(cell: Cell, rewordings: Sequence[Rewording]) -> str:
    text = cell.text
    inside = [rewording for rewording in rewordings if _is_in(rewording.span, cell)]
    if not inside:
        return text
    places = {cell.part(at, at)[1:3]: at for at in range(len(text) + 1)}
    for rewording in sorted(inside, key=lambda each: each.span, reverse=True):
        start, end = places[rewording.span[1:3]], places[rewording.span[3:5]]
        said = _said(rewording, text[start:end], text[end:])
        text = text[:start] + said + text[end:]
    return text


def _without(span: Span, cell: Cell, line: str) -> Edit:
    """A text taken out of its cell, with what parts it from the next one or the one before."""
    first = cell.span.column - 1 if cell.span.line == span.line else 0
    last = cell.span.end_column - 1 if cell.span.end_line == span.line else len(line)
    start, end = span.column - 1, span.end_column - 1
    behind = re.compile(r"\s*\|\s*").match(line, end, last)
    before = re.search(r"\s*\|\s*\Z", line[first:start])
    if behind:
        end = behind.end()
    elif before:
        start = first + before.start()
    return Edit(span._replace(column=start + 1, end_column=end + 1), "")


def _is_in(inner: Span, cell: Cell) -> bool:
    return cell.span[1:3] <= inner[1:3] and inner[3:5] <= cell.span[3:5]
