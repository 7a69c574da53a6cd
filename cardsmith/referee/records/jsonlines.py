"""The same record as JSON Lines: one object a line, with the text where it is not the tidy one."""

import json
import re
from typing import NamedTuple

from cardsmith.model.finding import Finding, InputError
from cardsmith.model.place import Span, named, whole
from cardsmith.model.plain import Plain
from cardsmith.referee.records.reading.record import LONGEST, Written, record_of
from cardsmith.referee.records.reading.scanner import Place
from cardsmith.referee.records.record import BOM, Line, Record, Saying, Unread
from cardsmith.referee.records.trees import Json, tree_of, value_of
from cardsmith.referee.records.words import Word
from cardsmith.referee.records.writing import written

_BREAK = re.compile(r"\r\n|\r|\n")
_ENDS = ("\n", "\r\n", "\r", "")
_DEEPEST = 20
_LONGEST = 10 * LONGEST


def json_lines(record: Record) -> str:
    """The record as JSON Lines, one object a line."""
    mark = BOM if record.marked else ""
    objects = []
    for line in record.lines:
        objects.append(_object(line, mark))
        mark = ""
    return "".join(f"{json.dumps(fields, ensure_ascii=False)}\n" for fields in objects)


def read_json_lines(text: str, file: str) -> tuple[Record, tuple[Finding, ...]]:
    """The record that JSON Lines hold, and everything wrong with it in the order of its lines.

    The place of a fault is its whole line. An object without ``as`` is written tidily; where
    there is one, it has to say what the other fields say (G109).
    """
    told, findings = _all_told(text, file)
    marked = bool(told) and told[0].written.text.startswith(BOM)
    texts = [each.written for each in told]
    if marked:
        texts[0] = texts[0]._replace(text=texts[0].text.removeprefix(BOM))
    record, more = record_of(
        texts, lambda number: _whole_line(told[number - 1].span), whole(file), marked=marked
    )
    findings += more
    for line, each in zip(record.lines, told, strict=True):
        is_read = each.fields is not None and not isinstance(line.says, Unread)
        if is_read and (line.says, line.notes, line.comment) != each.fields:
            findings.append(Finding("G109", each.span, kind="differs"))
    return record, tuple(sorted(findings, key=lambda finding: finding.span[1:3]))


_Beside = tuple[Saying, tuple[Word, ...], Word | None]


class _Told(NamedTuple):
    """What one object says, where it stands, and the line of text that it gives."""

    span: Span
    fields: _Beside | None
    written: Written


def _object(line: Line, mark: str) -> dict[str, Json]:
    said = tree_of(line.says)
    fields: dict[str, Json] = said if isinstance(said, dict) else {}
    if line.notes:
        fields["notes"] = [note.text for note in line.notes]
    if line.comment is not None:
        fields["comment"] = line.comment.text
    if mark or line.text != written(line.says, line.notes, line.comment):
        fields["as"] = mark + line.text
    if line.end != "\n":
        fields["end"] = line.end
    return fields


def _all_told(text: str, file: str) -> tuple[list[_Told], list[Finding]]:
    told: list[_Told] = []
    findings: list[Finding] = []
    rows = [(at, row) for at, row in enumerate(_BREAK.split(text), 1) if row.strip()]
    for number, row in rows:
        span = Span(file, number, 1, number, len(row) + 1)
        try:
            told.append(_told(row, span, is_last=number == rows[-1][0]))
        except InputError as error:
            findings.append(_moved(error.finding, span))
            told.append(_Told(span, None, Written("")))
    return told, findings


def _told(row: str, span: Span, *, is_last: bool) -> _Told:
    fields = _fields(row)
    notes: tuple[Word, ...] = value_of(tuple[Word, ...], fields.pop("notes", []), "notes")
    comment = value_of(Word, fields.pop("comment"), "comment") if "comment" in fields else None
    end, text = fields.pop("end", "\n"), fields.pop("as", None)
    says: Saying = value_of(Saying, fields)
    if not isinstance(text, str):
        text = _tidy(says, notes, comment)
    if end not in _ENDS or (end == "" and not is_last):
        raise _fault("end", "end")
    if _BREAK.search(text):
        raise _fault("break", "as")
    return _Told(span, (says, notes, comment), Written(text, str(end)))


def _tidy(says: Saying, notes: tuple[Word, ...], comment: Word | None) -> str:
    try:
        return written(says, notes, comment)
    except ValueError:  # the tree of a claim that only a case book can hold
        raise _fault("tree", "claim") from None


def _fields(row: str) -> dict[str, Plain]:
    """The fields of one object, every scalar a text."""
    if len(row) > _LONGEST:
        raise InputError(Finding("G107", named(""), kind="line", size=len(row), limit=_LONGEST))
    try:
        tree = json.loads(
            row, parse_int=str, parse_float=str, parse_constant=str, object_pairs_hook=_once
        )
        plain = _plain(tree)
    except (ValueError, RecursionError):
        raise _fault("json", "") from None
    if not isinstance(plain, dict):
        raise _fault("object", "")
    return plain


def _once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """An object whose names are all different."""
    found: dict[str, object] = {}
    for name, value in pairs:
        if name in found:
            raise _fault("twice", name)
        found[name] = value
    return found


def _plain(tree: object, depth: int = 0) -> Plain:
    """What JSON holds as a tree of texts: ``true`` is ``yes``; what is ``null`` is left out."""
    if depth > _DEEPEST:
        raise _fault("tree", "")
    match tree:
        case dict():
            some = {str(name): item for name, item in tree.items() if item is not None}
            return {name: _plain(item, depth + 1) for name, item in some.items()}
        case list():
            return [_plain(item, depth + 1) for item in tree]
        case bool():
            return "yes" if tree else "no"
        case _:
            return str(tree)


def _fault(kind: str, path: str) -> InputError:
    return InputError(Finding("G109", named(path), kind=kind, path=path))


def _moved(finding: Finding, span: Span) -> Finding:
    """The finding at another place."""
    return Finding(
        finding.code,
        span,
        card=finding.card,
        fix=finding.fix,
        severity=finding.severity,
        **finding.arguments,
    )


def _whole_line(span: Span) -> Place:
    return lambda _start, _end: span
