"""Case books by name or by path, and the rulings on their cases."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from cardsmith.intake.casebooks import Book, book_in
from cardsmith.intake.files.folders import YAML, shown
from cardsmith.intake.files.text import load
from cardsmith.intake.shipped.law_words import GAMES
from cardsmith.model.casebook import Case
from cardsmith.model.codes import Severity
from cardsmith.model.finding import Finding, InputError
from cardsmith.model.place import Span
from cardsmith.model.rules import Rules
from cardsmith.model.struct import Struct
from cardsmith.pipeline.judging import Answer, judge
from cardsmith.pipeline.refusing import refused
from cardsmith.resources import shipped


class Books(Struct, frozen=True):
    """The cases of several books, what was found in them, and their lines by file."""

    cases: tuple[Case, ...]
    findings: tuple[Finding, ...]
    lines: Mapping[str, tuple[str, ...]]

    def line(self, span: Span) -> str:
        """The line of source that a span begins on; empty for what is no file."""
        lines = self.lines.get(span.file, ())
        return lines[span.line - 1] if 0 < span.line <= len(lines) else ""


class Judged(Struct, frozen=True):
    """Cases with their answers, in order; ``findings`` tell what could not be judged and why."""

    rulings: tuple[tuple[Case, Answer], ...]
    findings: tuple[Finding, ...]

    @property
    def is_whole(self) -> bool:
        """Whether every case could be read and judged."""
        return all(finding.severity is not Severity.ERROR for finding in self.findings)


def open_books(names: Sequence[str]) -> Books:
    """The cases of books: YAML files, or shipped books by the name of their game.

    No name means every shipped book. A file that cannot be opened is a finding among others.
    Raises InputError (I110) for a name that is neither a file nor a shipped book.
    """
    cases: list[Case] = []
    findings: list[Finding] = []
    lines: dict[str, tuple[str, ...]] = {}
    for path in map(_path, names or tuple(GAMES.values())):
        try:
            book = _open(path, lines)
        except InputError as error:
            findings.append(error.finding)
        else:
            cases.extend(book.cases)
            findings.extend(book.findings)
    return Books(tuple(cases), tuple(findings), lines)


def chosen(books: Books, ids: Sequence[str]) -> Books:
    """The same books with some of their cases, all of them where no id is asked for.

    Raises InputError (I110) for an id that no case has.
    """
    known = {case.id for case in books.cases}
    for name in ids:
        if name not in known:
            raise refused("--case", name, among=sorted(known))
    cases = tuple(case for case in books.cases if not ids or case.id in ids)
    return Books(cases, books.findings, books.lines)


def judge_books(books: Books, lang: str, rules: Rules) -> Judged:
    """The answer to every case that holds all the facts it needs."""
    rulings, findings = [], list(books.findings)
    for case in books.cases:
        try:
            rulings.append((case, judge(case, lang, rules)))
        except InputError as error:
            findings.append(error.finding)
    return Judged(tuple(rulings), tuple(findings))


def _path(name: str) -> Path:
    path = Path(name)
    if name in GAMES.values():
        return shipped("law") / "cases" / f"{name}.yaml"
    if path.suffix.lower() in YAML or path.name != name or path.exists():
        return path
    raise refused("referee", name, among=GAMES.values(), such_as=("cases.yaml", *GAMES.values()))


def _open(path: Path, lines: dict[str, tuple[str, ...]]) -> Book:
    """One book; raises InputError when it cannot be opened."""
    name = shown(path)
    source, book = book_in(load(path, name), name)
    if source is not None:
        lines[name] = source.lines
    return book
