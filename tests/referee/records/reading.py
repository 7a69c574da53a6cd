"""Records by hand: fragments under a head, faults as a person sees them."""

from cardsmith.model.finding import Finding
from cardsmith.model.place import Span
from cardsmith.referee.records.reading.record import read
from cardsmith.referee.records.record import Line, Record
from cardsmith.referee.records.words import Number, Word

BOUFFON = '[Game "bouffon"] [Seats "A B C D"]\n'
DALMUTI = '[Game "dalmuti"] [Seats "A B C D E"]\n'


def w(text: str) -> Word:
    """A word."""
    return Word(text)


def n(value: int) -> Number:
    """A number."""
    return Number(value)


def words(text: str) -> tuple[Word, ...]:
    """Words between spaces."""
    return tuple(map(Word, text.split()))


def record(text: str) -> Record:
    """A record without a fault."""
    found, findings = read(text, "x.partie")
    assert not findings, told(findings)
    assert found.text == text
    return found


def line(text: str, head: str = DALMUTI) -> Line:
    """The one line under a head."""
    return record(head + text).lines[-1]


def faults(text: str, head: str = "") -> list[str]:
    """Every finding: place, code, and the kind or the text that it names."""
    return told(read(head + text, "x.partie")[1])


def told(findings: tuple[Finding, ...]) -> list[str]:
    """Findings as ``line:column-end code kind``."""
    return [
        f"{place(finding.span)} {finding.code} {finding.arguments.get('kind', '')}".rstrip()
        for finding in findings
    ]


def place(span: Span) -> str:
    """``line:column-end`` of a span on one line."""
    return f"{span.line}:{span.column}-{span.end_column}"
