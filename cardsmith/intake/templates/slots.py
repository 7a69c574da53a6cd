"""The little language of a template's texts: ``{{ field | filter: argument }}`` and ``when:``."""

import re
from collections.abc import Iterator

from cardsmith.intake.templates.values import FieldError, meant, text
from cardsmith.intake.yaml.nodes import Node
from cardsmith.lexicon.filling import FILTERS, MOST_PLACES, OPTIONAL
from cardsmith.model.finding import Finding
from cardsmith.model.place import Span
from cardsmith.model.value import Condition, Filter, Slot, Value

_NAME = r"\w[\w.-]*(?: [\w.-]+)*"
_QUOTED = r"'[^'\n]*'|\"[^\"\n]*\""
_FILTER = rf"\|[ \t]*\w+[ \t]*(?::[ \t]*(?:{_QUOTED}|[^|}}\s'\"]+)[ \t]*)?"
_SLOT = re.compile(rf"\{{\{{[ \t]*({_NAME})[ \t]*((?:{_FILTER})*)\}}\}}")
_PART = re.compile(rf"\|[ \t]*(\w+)[ \t]*(?::[ \t]*({_QUOTED}|[^|}}\s'\"]+))?")
_FIELD = re.compile(rf"[ \t]*({_NAME})[ \t]*")
_WHEN = re.compile(rf"(not +)?({_NAME})[ \t]*(?:(!?=)[ \t]*(\S.*))?", re.DOTALL)
_QUOTES = "'\""


def value(node: Node) -> Value:
    """Plain text with ``{{ field }}`` where a record's text goes; K110 for what is half written."""
    written = text(node, "{{ title }}")
    span = node.span
    parts: list[str | Slot] = []
    end = 0
    for match in _SLOT.finditer(written):
        parts.append(_literal(written[end : match.start()], span))
        parts.append(Slot(match[1], span, tuple(_filters(match[2], span))))
        end = match.end()
    parts.append(_literal(written[end:], span))
    return Value(tuple(part for part in parts if part))


def slot(node: Node) -> Slot:
    """The name of a field, bare."""
    written = text(node, "title")
    match = _FIELD.fullmatch(written)
    if match is None:
        raise FieldError(Finding("K110", node.span, text=written))
    return Slot(match[1], node.span)


def condition(node: Node) -> Condition:
    """``field``, ``not field``, ``field = word`` or ``field != word``."""
    written = text(node, "art")
    match = _WHEN.fullmatch(written.strip())
    if match is None or (match[1] and match[3]):
        raise FieldError(Finding("K110", node.span, text=written))
    negated = bool(match[1]) or match[3] == "!="
    equals = None if match[4] is None else _bare(match[4])
    return Condition(Slot(match[2], node.span), equals, negated)


def _filters(written: str, span: Span) -> Iterator[Filter]:
    for match in _PART.finditer(written):
        name, argument = match[1], _bare(match[2] or "")
        known = FILTERS.get(name)
        if known is None:
            raise FieldError(Finding("K123", span, text=name, known=meant(name, FILTERS)))
        given = match[2] is not None
        if given is (known.argument == "none") and not (name in OPTIONAL and not given):
            raise FieldError(Finding("K124", span, kind=known.argument, text=name))
        whole = argument.isascii() and argument.isdecimal() and len(argument) == 1
        if given and known.argument == "whole" and not (whole and int(argument) <= MOST_PLACES):
            raise FieldError(Finding("K124", span, kind="whole", text=name))
        yield Filter(name, argument)


def _bare(written: str) -> str:
    """A text without the quotation marks around it."""
    quoted = len(written) > 1 and written[0] in _QUOTES and written[0] == written[-1]
    return written[1:-1] if quoted else written


def _literal(written: str, span: Span) -> str:
    for sign in ("{{", "}}", "{%"):
        if sign in written:
            raise FieldError(Finding("K110", span, text=written.strip()))
    return written
