"""The little language of a template's texts: ``{{ field | filter: argument }}`` and ``when:``."""

import re
from collections.abc import Iterator

from cardsmith.intake.templates.values import FieldError, ink, meant, text
from cardsmith.intake.yaml.nodes import Node, Scalar
from cardsmith.lexicon.filling import FILTERS, MOST_PLACES, OPTIONAL
from cardsmith.model.boxes import Color
from cardsmith.model.finding import Finding
from cardsmith.model.place import Span
from cardsmith.model.value import Condition, Filter, Slot, Value

_NAME = r"\w[\w.-]*(?: [\w.-]+)*"
_QUOTED = r"'[^'\n]*'|\"[^\"\n]*\""
_FILTER = rf"\|[ \t]*\w+[ \t]*(?::[ \t]*(?:{_QUOTED}|[^|}}\s'\"]+)[ \t]*)?"
_SLOT = re.compile(rf"\{{\{{[ \t]*({_NAME})[ \t]*((?:{_FILTER})*)\}}\}}")
_PART = re.compile(rf"\|[ \t]*(\w+)[ \t]*(?::[ \t]*({_QUOTED}|[^|}}\s'\"]+))?")
_FIELD = re.compile(rf"[ \t]*({_NAME})[ \t]*")
_WHEN = re.compile(rf"(not +)?({_NAME})[ \t]*(?:(!?=|>=|<)[ \t]*(\S.*))?", re.DOTALL)
_WHOLE = re.compile(r"\d{1,4}")
_QUOTES = "'\""
_QUOTED_WHOLE = re.compile(_QUOTED)


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


def color(node: Node) -> Color:
    """A colour, or a text with the fields that name one for each card."""
    return value(node) if isinstance(node, Scalar) and "{{" in node.text else ink(node)


def condition(node: Node) -> Condition:
    """``field``, ``not field``, ``field = word | word``, ``field != word``, ``field >= number``."""
    written = text(node, "art")
    match = _WHEN.fullmatch(written.strip())
    if match is None or (match[1] and match[3]):
        raise FieldError(Finding("K110", node.span, text=written))
    negated = bool(match[1]) or match[3] in ("!=", "<")
    slot, sign, told = Slot(match[2], node.span), match[3], match[4]
    if sign is None:
        return Condition(slot, negated=negated)
    if sign in ("=", "!="):
        words = [told] if _QUOTED_WHOLE.fullmatch(told) else told.split("|")
        return Condition(slot, tuple(_bare(word.strip()) for word in words), negated)
    if _WHOLE.fullmatch(told):
        return Condition(slot, negated=negated, least=int(told))
    field = _FIELD.fullmatch(told)
    if field is None:
        raise FieldError(Finding("K110", node.span, text=written))
    return Condition(slot, negated=negated, least=Slot(field[1], node.span))


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
