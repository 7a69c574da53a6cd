"""A record is read line by line, then game by game: all its faults in one run."""

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import NamedTuple

from cardsmith.model.finding import Finding, InputError
from cardsmith.model.place import Span, whole
from cardsmith.referee.records.games import Game, games
from cardsmith.referee.records.reading.checking import check
from cardsmith.referee.records.reading.layout import laid_out
from cardsmith.referee.records.reading.lines import saying
from cardsmith.referee.records.reading.scanner import Place
from cardsmith.referee.records.record import BOM, Line, Record, Tags, Unread

LONGEST = 10_000
"""Characters of a line."""

MOST = 100_000
"""Lines of a record."""

_LINE = re.compile(r"([^\r\n]*)(\r\n|\r|\n|\Z)")


class Written(NamedTuple):
    """A line as text, and how it ends."""

    text: str
    end: str = "\n"


def read(text: str, file: str) -> tuple[Record, tuple[Finding, ...]]:
    """The record that a text holds, and everything wrong with it in the order of its lines.

    A line that cannot be read stays in the record as it is, with a finding. ``file`` stands in
    every place.
    """
    marked = text.startswith(BOM)
    written = tuple(_lines(text.removeprefix(BOM)))
    return record_of(written, partial(_placed, file), whole(file), marked=marked)


def record_of(
    written: Iterable[Written],
    placed: Callable[[int], Place],
    start: Span,
    *,
    marked: bool = False,
) -> tuple[Record, tuple[Finding, ...]]:
    """The record that lines of text make; ``placed`` tells the places of a line by its number."""
    lines: list[Line] = []
    findings: list[Finding] = []
    game = ""
    for number, each in enumerate(written, 1):
        line, fault = _line(each, placed(number), game, number)
        lines.append(line)
        findings += fault
        if isinstance(line.says, Tags):
            game = Game((line,)).name or game
    findings += _decomposed(lines)
    for one in games(lines):
        findings += check(one, start)
    return Record(tuple(lines), marked), _in_order(findings)


def line_of(text: str, game: str = "") -> Line:
    """One line read by itself, for what makes records; its places mean nothing.

    Raises InputError for a line that cannot be read.
    """
    line, faults = _line(Written(text), partial(_within, "", 1), game, 1)
    for finding in faults:
        raise InputError(finding)
    return line


def _lines(text: str) -> Iterator[Written]:
    for found in _LINE.finditer(text):
        if found[0]:
            yield Written(found[1], found[2])


def _line(
    written: Written, place: Place, game: str, number: int
) -> tuple[Line, tuple[Finding, ...]]:
    text, end = written
    span = place(0, len(text))
    unread = Line(says=Unread(), text=text, end=end, span=span)
    if number > MOST:
        fault = Finding("G107", span, kind="lines", size=number, limit=MOST)
        return unread, (fault,) if number == MOST + 1 else ()
    if len(text) > LONGEST:
        return unread, (Finding("G107", span, kind="line", size=len(text), limit=LONGEST),)
    try:
        laid = laid_out(text, place)
        says = saying(laid.words, place, game)
    except InputError as error:
        return unread, (error.finding,)
    return Line(
        says=says, text=text, notes=laid.notes, comment=laid.comment, end=end, span=span
    ), ()


def _decomposed(lines: Iterable[Line]) -> Iterator[Finding]:
    """G108 at the first letter that is written in two characters."""
    for line in lines:
        if not unicodedata.is_normalized("NFC", line.text):
            yield Finding("G108", line.span)
            return


def _in_order(findings: Iterable[Finding]) -> tuple[Finding, ...]:
    """Every finding once, in the order of the lines."""
    found = {
        (finding.code, finding.span, tuple(finding.arguments.items())): finding
        for finding in findings
    }
    return tuple(sorted(found.values(), key=lambda finding: finding.span[1:3]))


def _placed(file: str, number: int) -> Place:
    return partial(_within, file, number)


def _within(file: str, number: int, start: int, end: int) -> Span:
    return Span(file, number, start + 1, number, end + 1)
