"""Add a case to a case book; what stood in the book stays as it was, to the byte."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

from cardsmith.intake.casebooks import book_in
from cardsmith.intake.files.folders import YAML, shown
from cardsmith.intake.files.text import load
from cardsmith.intake.shipped.law import default_rules
from cardsmith.model.casebook import Case
from cardsmith.model.codes import Severity
from cardsmith.model.finding import InputError
from cardsmith.model.plain import Plain
from cardsmith.model.rules import Rules
from cardsmith.model.ruling import Ruling
from cardsmith.model.struct import replace
from cardsmith.pipeline.refusing import refused
from cardsmith.press.output import write_file

_NAME = "ask-"
_PLAIN = re.compile(r"[^\W_][\w'’-]*(?: [\w'’-]+)*|[+-]?\d+")
"""A scalar that needs no quotes in a flow of YAML."""


def check_book(path: Path) -> None:
    """Raise InputError where a case cannot be added: the name of no YAML file, a book at fault."""
    if path.suffix.lower() not in YAML:
        raise refused("--save", path.as_posix(), such_as=("cases.yaml",))
    if path.exists():
        _cases(load(path, shown(path)), shown(path))


def save_case(path: Path, case: Case, ruling: Ruling, rules: Rules) -> str:
    """Write a case and its ruling at the end of a case book, and give the id it has there.

    House rules that are not the default are written too. Raises InputError for a book that has
    an error, and for a file that cannot be read or written.
    """
    name = shown(path)
    before = load(path, name) if path.exists() else b""
    taken = {each.id for each in _cases(before, name)}
    numbers = (
        int(each[len(_NAME) :]) for each in taken if re.fullmatch(rf"{_NAME}\d{{1,6}}", each)
    )
    case = replace(case, id=f"{_NAME}{max(numbers, default=0) + 1}")
    block = "\n".join(spelled(case, ruling, rules)) + "\n"
    end = "\r\n" if b"\r\n" in before else "\n"
    gap = b"" if not before or before.endswith(b"\n") else end.encode()
    after = before + gap + block.replace("\n", end).encode()
    _cases(after, name)
    write_file(path, after)
    return case.id


def spelled(case: Case, ruling: Ruling, rules: Rules) -> Iterator[str]:
    """The lines of a case in a case book."""
    options = {
        option: value
        for option, value in rules.options.items()
        if option.startswith(f"{case.game}.") and value != default_rules().option(option)
    }
    yield f"- id: {_flow(case.id)}"
    yield f"  game: {case.game}"
    if options:
        yield f"  options: {_flow({**options})}"
    yield f"  given: {_flow(case.given)}"
    yield f"  claim: {_flow(case.claim)}"
    yield f"  says: {_flow({**case.says})}"
    yield f"  expect: {{verdict: {ruling.verdict}, articles: [{', '.join(ruling.cited)}]}}"


def _flow(value: Plain) -> str:
    """A tree on one line of YAML.

    >>> _flow({"by": "Anne", "text": "(se) moquer", "at": "12"})
    '{by: Anne, text: "(se) moquer", at: 12}'
    """
    if isinstance(value, list):
        return f"[{', '.join(map(_flow, value))}]"
    if isinstance(value, dict):
        return f"{{{', '.join(f'{_flow(name)}: {_flow(each)}' for name, each in value.items())}}}"
    return value if _PLAIN.fullmatch(value) else json.dumps(value, ensure_ascii=False)


def _cases(data: bytes, name: str) -> tuple[Case, ...]:
    """The cases of a book, none where it holds remarks alone; InputError for its first error."""
    if all(not line.strip() or line.startswith(b"#") for line in data.splitlines()):
        return ()
    _, book = book_in(data, name)
    errors = [finding for finding in book.findings if finding.severity is Severity.ERROR]
    if errors:
        raise InputError(errors[0])
    return book.cases
