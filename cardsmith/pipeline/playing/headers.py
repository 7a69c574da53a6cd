"""The tags that begin a record, and what they name."""

import re
from collections.abc import Iterable, Mapping

from cardsmith.model.codes import Severity
from cardsmith.model.finding import InputError
from cardsmith.pipeline.grounds import grounds_of
from cardsmith.referee.records.reading.record import read
from cardsmith.referee.records.record import Tag, Tags
from cardsmith.referee.records.spelling import NAME, escaped
from cardsmith.referee.records.words import Word
from cardsmith.referee.records.writing import written
from cardsmith.referee.replay.values import Ground

_TAG = re.compile(r'\s*\[\s*Card\s+"(?P<text>(?:[^"\\]|\\.)*)"\s*\]\s*')
_CARD = re.compile(r"\s*(?:card|carte)\s*:\s*(?P<text>.+)", re.IGNORECASE)


def header(tags: Mapping[str, str]) -> tuple[str, ...]:
    """The first lines of a record; tags without a text are left out."""
    return tuple(tag_line(name, text) for name, text in tags.items() if text)


def tag_line(name: str, text: str) -> str:
    """A line of one tag."""
    return written(Tags((Tag(Word(name), Word(text)),)))


def seats_text(seats: Iterable[str]) -> str:
    """The text of ``Seats``: names with a space stand in quotes."""
    return " ".join(seat if NAME.fullmatch(seat) else f'"{escaped(seat)}"' for seat in seats)


def card_line(text: str) -> str:
    """The tag of a card whose entries are typed, ``card: title: entry, entry``; else nothing."""
    found = _CARD.fullmatch(text)
    if found:
        return tag_line("Card", found["text"].strip())
    return text.strip() if _TAG.fullmatch(text) else ""


def ground_of(lines: Iterable[str]) -> Ground:
    """What the last game of these lines is played with; InputError for their first error."""
    record, findings = read("\n".join(lines), "referee play")
    grounds, amiss = grounds_of(record)
    for finding in (*findings, *amiss):
        if finding.severity is Severity.ERROR:
            raise InputError(finding)
    return grounds[-1]


def appended(past: tuple[str, ...], line: str) -> tuple[tuple[str, ...], Ground]:
    """The lines with one tag more, and the ground that it makes; InputError for a bad one."""
    after = (*past, line)
    return after, ground_of(after)
