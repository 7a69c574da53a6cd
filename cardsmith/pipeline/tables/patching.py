"""The lines of one card with some of its fields changed; remarks and all else stay."""

import re
from collections.abc import Iterator, Mapping, Sequence
from difflib import SequenceMatcher
from itertools import takewhile
from typing import NamedTuple

from cardsmith.intake.decks.cards import FIELDS
from cardsmith.intake.yaml.nodes import Map, Node, Scalar, Seq
from cardsmith.lexicon.yaml_text import block_text
from cardsmith.model.deck import Card, Synonym
from cardsmith.pipeline.tables.blocks import entry_lines, field_lines, scalars
from cardsmith.pipeline.tables.cells import said

_QUOTES = frozenset({"'", '"'})
_AFTER_LIST = re.compile(r"\]([ \t]+#.*)")


class Written(NamedTuple):
    """A card as it is written: its lines without their ends, from ``first`` (counted from 0) on."""

    lines: list[str]
    first: int
    node: Map


def patched(written: Written, was: Card, now: Card) -> list[str] | None:
    """The lines of a card that says ``now`` what it said ``was``; None where it is on one line."""
    keys = [key.span.line - 1 - written.first for key, _ in written.node.entries]
    if len(set(keys)) < len(keys) or not written.lines[keys[0]].lstrip().startswith("- "):
        return None
    prefix = written.lines[keys[0]][: written.node.span.column - 1]
    indent = " " * len(prefix)
    lines = [*written.lines]
    lines[keys[0]] = indent + lines[keys[0]][len(prefix) :]
    ends = [last_line(value) - written.first for _, value in written.node.entries]
    above = zip(keys[1:], ends, strict=False)
    starts = [keys[0], *(with_remarks(lines, key, end) for key, end in above)]
    sections: dict[str, list[str]] = {}
    for index, (key, value) in enumerate(written.node.entries):
        start, end = starts[index], [*starts, len(lines)][index + 1]
        part = _Part(lines[start:end], written.first + start, value)
        sections[key.text] = _section(part, key.text, was, now, indent)
    for field in FIELDS:
        if field not in sections and not _same(field, was, now):
            sections = _inserted(sections, field, field_lines(now, field, indent))
    body = [line for section in sections.values() for line in section]
    first = next(at for at, line in enumerate(body) if not _is_remark(line))
    body[first] = prefix + body[first][len(indent) :]
    return [*lines[: keys[0]], *body]


def with_remarks(lines: Sequence[str], at: int, first: int = 0) -> int:
    """The first of the remarks right above a line; the line itself where there are none.

    No line before ``first`` is a remark: it may be the rest of a text in quotes.
    """
    while at > first and lines[at - 1].lstrip().startswith("#"):
        at -= 1
    return at


class _Part(NamedTuple):
    """Some lines of a card, from ``first`` on in the file, and the value they hold."""

    lines: list[str]
    first: int
    value: Node


def _is_remark(line: str) -> bool:
    return not line.strip() or line.lstrip().startswith("#")


def _same(field: str, was: Card, now: Card) -> bool:
    if field == "synonyms":
        return _keys(was.synonyms) == _keys(now.synonyms)
    if field == "ok":
        return _stripped(was.reasons) == _stripped(now.reasons)
    return scalars(was)[field].strip() == scalars(now)[field].strip()


def _stripped(reasons: Mapping[str, str]) -> dict[str, str]:
    return {code: why.strip() for code, why in reasons.items()}


def _keys(synonyms: Sequence[Synonym]) -> list[tuple[str, str]]:
    return [(said(each), each.note.strip()) for each in synonyms]


def _section(part: _Part, field: str, was: Card, now: Card, indent: str) -> list[str]:
    """The lines of a field that was written."""
    if _same(field, was, now):
        return part.lines
    if field == "synonyms" and isinstance(part.value, Seq):
        changed = _entries(part, part.value, was.synonyms, now.synonyms)
        if changed is not None:
            return changed
    fresh = field_lines(now, field, indent)
    if len(fresh) == 1 and isinstance(part.value, Scalar):
        line = _replaced(part, part.value, fresh[0].partition(": ")[2])
        if line is not None:
            return line
    end = last_line(part.value) - part.first
    found = _AFTER_LIST.search(part.lines[end - 1])
    if fresh and found and isinstance(part.value, Seq):
        fresh[0] += found[1]
    key = next(at for at, line in enumerate(part.lines) if not _is_remark(line))
    return [*part.lines[:key], *fresh, *part.lines[end:]]


def _replaced(part: _Part, value: Scalar, text: str) -> list[str] | None:
    """The lines with another text in place of one that stands on one line; None for any other."""
    span, quoted = value.span, int(value.style in _QUOTES)
    if span.line != span.end_line or value.style not in {"", *_QUOTES} or not value.text:
        return None
    lines, at = [*part.lines], span.line - 1 - part.first
    before = lines[at][: span.column - 1 - quoted]
    lines[at] = before + text + lines[at][span.end_column - 1 + quoted :]
    return lines


def _entries(
    part: _Part, items: Seq, was: Sequence[Synonym], now: Sequence[Synonym]
) -> list[str] | None:
    """The lines of a list with entries changed, added, taken away; None for one on one line."""
    places = [item.span.line - 1 - part.first for item in items.items]
    if len(set(places)) < len(places) or any(
        not part.lines[place].lstrip().startswith("- ") for place in places
    ):
        return None
    ends = [last_line(item) - part.first for item in items.items]
    above = zip(places, (0, *ends), strict=False)
    starts = [with_remarks(part.lines, place, end) for place, end in above]
    last = ends[-1]
    bounds = [*starts, last]
    written = [
        _Part(part.lines[start:end], part.first + start, item)
        for start, end, item in zip(starts, bounds[1:], items.items, strict=True)
    ]
    line = part.lines[places[0]]
    indent = line[: len(line) - len(line.lstrip())]
    body: list[str] = []
    matcher = SequenceMatcher(None, _keys(was), _keys(now), autojunk=False)
    for tag, a, b, c, d in matcher.get_opcodes():
        if tag == "equal":
            body += [line for each in written[a:b] for line in each.lines]
        else:
            body += _exchanged(written[a:b], now[c:d], indent)
    return [*part.lines[: starts[0]], *body, *part.lines[last:]]


def _exchanged(written: Sequence[_Part], synonyms: Sequence[Synonym], indent: str) -> Iterator[str]:
    """Entries in place of others: a text takes the place of a text, so that its remark stays."""
    for index, synonym in enumerate(synonyms):
        part = written[index] if index < len(written) else None
        kept = None
        if part is not None and isinstance(part.value, Scalar) and not synonym.note:
            kept = _replaced(part, part.value, block_text(said(synonym)))
        if kept is None:
            above = part.lines if part is not None else []
            kept = [*takewhile(_is_remark, above), *entry_lines(synonym, indent)]
        yield from kept


def _inserted(
    sections: Mapping[str, list[str]], field: str, lines: list[str]
) -> dict[str, list[str]]:
    """The sections with one more, where it belongs among them."""
    before = [name for name in sections if FIELDS.index(name) < FIELDS.index(field)]
    found = {name: sections[name] for name in sections}
    after = before[-1] if before else next(iter(sections))
    made: dict[str, list[str]] = {}
    for name, section in found.items():
        made[name] = section
        if name == after:
            made[field] = lines
    return made


def last_line(node: Node) -> int:
    """The last line on which something of a node stands, counted from 1."""
    match node:
        case Scalar():
            return node.span.end_line - (node.style in {"|", ">"} and node.span.end_column == 1)
        case Seq():
            return max([node.span.line, *map(last_line, node.items)])
        case Map():
            ends = (max(key.span.end_line, last_line(value)) for key, value in node.entries)
            return max([node.span.line, *ends])
