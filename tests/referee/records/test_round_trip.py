"""Whatever a record says, it says the same as text and as JSON Lines; nothing makes either fall."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.intake.shipped.messages import LANGUAGES, entry, spoken
from cardsmith.model.finding import Finding
from cardsmith.referee.records.jsonlines import json_lines, read_json_lines
from cardsmith.referee.records.reading.record import line_of, read
from cardsmith.referee.records.record import Line, Record, Unread
from cardsmith.referee.records.tricks import Trick
from cardsmith.referee.records.turns import Turn
from cardsmith.referee.records.writing import written
from tests.referee.records.strategies import laid_out, lines, records
from tests.referee.records.test_record import GAMES, RULES

SIGNS = '\n\r\t ;{}[]"\\|=>!?-+@:.,’“«…x0J\0\ufeff\u2028\u0302é'
PIECES = [
    *SIGNS,
    "1. ",
    "1... ",
    "=>",
    "| |",
    "?claim ",
    "[Game ",
    "T ",
    " M D ",
    "!speech ",
    "A=[",
]
CLAIMS = '?claim moves A=17 B=15 !wrong BOU-20\n?claim owes on.A="x" cards=[1, 4]\n'
SAMPLE = f"{RULES}{CLAIMS}{GAMES}1... B - C 2x5+J !out C => ranks A C\n1. A ; c\n{{n}}\n"

NAMED = re.compile(r"\{(\w+)\}")

cuts = st.lists(
    st.tuples(st.floats(0, 1), st.integers(0, 6), st.sampled_from(["", *PIECES])),
    min_size=1,
    max_size=4,
)


def spoiled(text: str, changes: list[tuple[float, int, str]]) -> str:
    """The text with some characters replaced at some places."""
    for place, length, piece in changes:
        at = int(place * len(text))
        text = text[:at] + piece + text[at + length :]
    return text


def game_of(line: Line) -> str:
    """The game whose numbered lines look so."""
    games: dict[type, str] = {Turn: "bouffon", Trick: "dalmuti"}
    return games.get(type(line.says), "")


def worded(findings: tuple[Finding, ...]) -> None:
    """Every finding has a place, and words of its kind that name only what it brings."""
    for finding in findings:
        assert finding.span.line >= 1
        kind = str(finding.arguments.get("kind", ""))
        found = entry(finding.code)
        for lang in LANGUAGES:
            assert kind in found.messages[lang] or len(found.messages[lang]) == 1
            assert kind in found.hints[lang] or len(found.hints[lang]) == 1
            words = spoken(finding, lang)
            assert len(words.message) < 200
            message = found.messages[lang].get(kind, next(iter(found.messages[lang].values())))
            assert set(NAMED.findall(message)) <= set(finding.arguments)


@given(lines)
def test_a_tidy_line_is_read_as_what_it_says(line: Line) -> None:
    found = line_of(line.text, game_of(line))

    assert (found.says, found.notes, found.comment) == (line.says, line.notes, line.comment)
    assert found == line


@given(st.data(), lines)
def test_layout_changes_nothing_but_notes(data: st.DataObject, line: Line) -> None:
    text = data.draw(laid_out(Line(says=line.says, text=written(line.says))))
    found = line_of(text, game_of(line))

    assert found.says == line.says
    assert found.text == text


@given(records)
def test_json_lines_give_the_record_back(record: Record) -> None:
    found, findings = read_json_lines(json_lines(record), "x.jsonl")

    assert "G109" not in {finding.code for finding in findings}
    assert found.text == record.text
    again, _ = read(record.text, "x")
    assert again == found


@given(cuts)
def test_a_spoiled_record_is_answered_and_kept(changes: list[tuple[float, int, str]]) -> None:
    text = spoiled(SAMPLE, changes)
    found, findings = read(text, "x")
    again, more = read_json_lines(json_lines(found), "x")

    assert found.text == text
    assert (again.text, again) == (text, found)
    assert bool(findings) == bool(more)
    unread = sum(isinstance(line.says, Unread) for line in found.lines)
    assert unread <= len(findings)
    worded(findings)


@given(cuts)
def test_spoiled_json_lines_are_answered(changes: list[tuple[float, int, str]]) -> None:
    text = spoiled(json_lines(read(SAMPLE, "x")[0]), changes)
    _, findings = read_json_lines(text, "x")

    worded(findings)


@given(st.binary(max_size=300))
def test_any_bytes_are_answered(data: bytes) -> None:
    for encoding in ("utf-8", "latin-1", "utf-16"):
        text = data.decode(encoding, "replace")
        found, findings = read(text, "x")
        assert found.text == text
        worded(findings)
        worded(read_json_lines(text, "x")[1])


@pytest.mark.parametrize("sign", [*list('"{[(\\;|!=?>.'), "=>", "1.", 'A"', "A=[", "[A "])
def test_many_signs_are_answered(sign: str) -> None:
    for head in ("", "1. A ", '[Seats "', "?claim moves ", "T A>"):
        text = head + sign * (9_000 // len(sign))
        assert read(text, "x")[0].text == text
        read_json_lines(text, "x")
