"""Workbooks of proofs as their readers hand them back."""

import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from cardsmith.intake.editions.opened import Opened, open_workbook
from cardsmith.intake.shipped.messages import LANGUAGES
from cardsmith.intake.shipped.printed_words import printed_words
from cardsmith.intake.tables.proofs import columns_of
from cardsmith.intake.tables.workbooks.archive import UnusableError
from cardsmith.intake.tables.workbooks.reading import Sheet, sheets_of
from cardsmith.model.finding import Finding, InputError
from cardsmith.model.place import Span, whole

_TICKED = frozenset(("x", "✓", "✔", "☑", "☒", "oui", "o", "vrai", "lu", "lue", "ok", "1"))
_TICKED |= {"yes", "y", "true", "read"}
_BLANK = frozenset({"", "non", "n", "faux", "no", "false", "0", "-", "☐"})
_DIGEST = re.compile(r"[0-9a-f]{32}")
_LINE = re.compile(r"([0-9a-f]{8}) ([0-9]{1,4})")
"""The mark of a line: how the digest of its card begins, and its number."""


class Line(NamedTuple):
    """A line of a card as it stands in the workbook, and what is remarked beside it.

    ``beside`` is its labels or the name of its field.
    """

    text: str
    beside: str
    remark: str


class Ticked(NamedTuple):
    """A card of a workbook: its text as it was handed out and as it stands now.

    ``texts`` are the title, and what stands beside it; ``lines`` are by their number from 1.
    """

    card: str
    digest: str
    is_ticked: bool
    texts: tuple[str, str]
    remark: str
    lines: Mapping[int, Line]
    span: Span


class ProofBook(NamedTuple):
    """A workbook of one reader, whose name may be missing."""

    reader: str
    cards: tuple[Ticked, ...]
    findings: tuple[Finding, ...]


class _Row(NamedTuple):
    number: int
    cells: Mapping[str, str]


def read_proof_book(path: Path) -> ProofBook:
    """What a reader ticked and wrote; F062 for what is neither a tick nor a blank.

    Raises InputError for a file that cannot be opened, that is no workbook (F018), or not one
    of a proof (F060).
    """
    data = open_workbook(path, Opened())
    name = path.as_posix()
    try:
        sheets = sheets_of(data)
    except UnusableError as error:
        raise InputError(Finding("F018", whole(name), kind=error.kind)) from None
    for sheet in sheets:
        for lang in LANGUAGES:
            words = printed_words("proof", lang)
            rows = _reading(sheet, words)
            if rows is not None:
                findings = list[Finding]()
                cards = tuple(_cards(rows, name, findings))
                return ProofBook(_reader(sheets, words), cards, tuple(findings))
    raise InputError(Finding("F060", whole(name), kind="book"))


def _reading(sheet: Sheet, words: Mapping[str, str]) -> list[_Row] | None:
    """The rows of the sheet that is read, by what their columns are; None for another sheet."""
    places = columns_of(sheet, words)
    if not places:
        return None
    return [
        _Row(number, {name: _said(row[at].text) for name, at in places.items()})
        for number, row in enumerate(sheet.rows[1:], 2)
    ]


def _reader(sheets: Sequence[Sheet], words: Mapping[str, str]) -> str:
    """The name below the head of the sheet that asks for it; empty for none."""
    for sheet in sheets:
        head = [_said(value.text) for value in sheet.rows[0]] if len(sheet.rows) > 1 else []
        if words["column_reader"] in head:
            return _said(sheet.rows[1][head.index(words["column_reader"])].text)
    return ""


def _cards(rows: Sequence[_Row], name: str, findings: list[Finding]) -> Iterator[Ticked]:
    lines: dict[str, dict[int, Line]] = {}
    for row in rows:
        if marked := _LINE.fullmatch(row.cells["mark"]):
            own = lines.setdefault(marked[1], {})
            own[int(marked[2])] = Line(row.cells["text"], row.cells["beside"], row.cells["remark"])
    for row in rows:
        card, digest = row.cells["card"], row.cells["mark"]
        if not _DIGEST.fullmatch(digest):
            continue
        span = Span(name, row.number, 1, row.number, 1, f"A{row.number}")
        tick = row.cells["read"].casefold()
        if tick not in _TICKED | _BLANK:
            findings.append(Finding("F062", span, card=card, found=row.cells["read"]))
        yield Ticked(
            card=card,
            digest=digest,
            is_ticked=tick in _TICKED,
            texts=(row.cells["title"], row.cells["pos"]),
            remark=row.cells["remark"],
            lines=lines.get(digest[:8], {}),
            span=span,
        )


def _said(text: str) -> str:
    """A text on one line."""
    return " ".join(text.split())
