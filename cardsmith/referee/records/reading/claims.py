"""Disputes: ``?claim KIND NAME=VALUE … !VERDICT CODES``, the tree of a case book on one line."""

import re
from typing import TypeAlias

from cardsmith.model.casebook import KINDS
from cardsmith.model.finding import Finding, InputError
from cardsmith.model.place import Span
from cardsmith.model.plain import Plain
from cardsmith.model.ruling import Verdict
from cardsmith.referee.records.reading.names import unknown
from cardsmith.referee.records.reading.scanner import Scanner
from cardsmith.referee.records.record import Claim
from cardsmith.referee.records.spelling import QUOTED, STEP
from cardsmith.referee.records.words import Word

_NAME = rf"(?:{STEP.pattern}|{QUOTED})"
_PAIR = re.compile(rf"{_NAME}(?:\.{_NAME})*\s*=")
_BARE = re.compile(r'[^\s"\[\],!][^\s"\[\],]*')
_CLAIM = re.compile(r"\?claim(?!\w)")
_WORD = re.compile(r"[^\W\d_][\w-]*")
_CODE = re.compile(r"(?:BOU|DAL)-Q?[0-9]{2}(?!\w)")
_VERDICTS = tuple(verdict.value for verdict in Verdict)

_Spans: TypeAlias = dict[str, Span]


def claim(scanner: Scanner) -> Claim:
    """A dispute; G104 for a kind of claim or a verdict that does not exist."""
    scanner.need(_CLAIM, "claim")
    kind = scanner.need(_WORD, "word")
    if kind.text not in KINDS:
        raise unknown(kind, KINDS)
    path = f"claim.{kind.text}"
    spans = {"claim": kind.span, path: kind.span}
    body = _body(scanner, path, spans)
    verdict, cited = _ruled(scanner)
    return Claim(claim={kind.text: body}, verdict=verdict, cited=cited, spans=spans)


def _body(scanner: Scanner, path: str, spans: _Spans) -> Plain:
    """Pairs, or the one value that stands alone (``next.bouffon`` is written ``bouffon=B``)."""
    if not scanner.sees(_PAIR):
        return {} if scanner.done or scanner.starts("!") else _value(scanner, path, spans)
    body: dict[str, Plain] = {}
    while scanner.sees(_PAIR):
        steps = _steps(scanner)
        way = ".".join([path, *(step.text for step in steps)])
        _put(body, steps, _value(scanner, way, spans))
    return body


def _steps(scanner: Scanner) -> list[Word]:
    """The names before an equals sign, ``on.A=`` leading to ``A`` within ``on``."""
    steps = [_step(scanner)]
    while scanner.skip("."):
        steps.append(_step(scanner))
    scanner.skip("=")
    return steps


def _step(scanner: Scanner) -> Word:
    return scanner.quoted() or scanner.need(STEP, "pair")


def _put(body: dict[str, Plain], steps: list[Word], value: Plain) -> None:
    """Lay a value in the tree; G113 for a place that is taken."""
    *above, last = steps
    for step in above:
        inner = body.setdefault(step.text, {})
        if not isinstance(inner, dict):
            raise _twice(step)
        body = inner
    if last.text in body:
        raise _twice(last)
    body[last.text] = value


def _value(scanner: Scanner, path: str, spans: _Spans) -> Plain:
    if not scanner.starts("["):
        word = _word(scanner)
        spans[path] = word.span
        return word.text
    spans[path] = scanner.place(scanner.at, scanner.at + 1)
    scanner.skip("[")
    items: list[Plain] = []
    while not scanner.skip("]"):
        word = _word(scanner)
        spans[f"{path}.{len(items)}"] = word.span
        items.append(word.text)
        if not scanner.skip(",") and not scanner.starts("]"):
            raise scanner.refused("list")
    return items


def _word(scanner: Scanner) -> Word:
    return scanner.quoted() or scanner.need(_BARE, "value")


def _ruled(scanner: Scanner) -> tuple[Verdict | None, tuple[Word, ...]]:
    """``!wrong BOU-20 BOU-Q22``: what was ruled, and the codes it stood on."""
    if scanner.done:
        return None, ()
    if not scanner.skip("!"):
        raise scanner.refused("pair")
    verdict = scanner.need(_WORD, "word")
    if verdict.text not in _VERDICTS:
        raise unknown(verdict, _VERDICTS)
    cited: list[Word] = []
    while not scanner.done:
        cited.append(scanner.need(_CODE, "code"))
    return Verdict(verdict.text), tuple(cited)


def _twice(step: Word) -> InputError:
    return InputError(Finding("G113", step.span, kind="name", found=step.text))
