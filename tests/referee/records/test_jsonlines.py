"""JSON Lines: one object a line; what does not agree with the text is told."""

import json

import pytest

from cardsmith.referee.records.jsonlines import json_lines, read_json_lines
from cardsmith.referee.records.reading.record import LONGEST
from cardsmith.referee.records.record import Record
from tests.referee.records.reading import DALMUTI, record, told

HEAD = '{"kind": "tags", "tags": [{"name": "Game", "text": "dalmuti"}]}\n'


def objects(text: str) -> list[dict[str, object]]:
    """The objects that a record is written as."""
    return [json.loads(line) for line in json_lines(record(text)).splitlines()]


def read(*lines: str) -> Record:
    """A record without a fault from JSON Lines under a head."""
    found, findings = read_json_lines(HEAD + "\n".join(lines), "x.jsonl")
    assert told(findings) == []
    return found


def test_a_tidy_line_is_its_fields_and_nothing_else() -> None:
    _, trick = objects(f"{DALMUTI}1. A 2x5+J B - => A leads\n")

    assert trick == {
        "kind": "trick",
        "number": 1,
        "moves": [
            {"kind": "play", "player": "A", "cards": ["5", "J"]},
            {"kind": "pass", "player": "B"},
        ],
        "results": [{"kind": "leads", "player": "A"}],
    }


def test_a_line_laid_out_by_hand_keeps_its_text() -> None:
    _, noted, ended = objects(f"{DALMUTI}1.  A 5 {{n}} B - ;c\r\n2. A 5")

    assert noted["as"] == "1.  A 5 {n} B - ;c"
    assert (noted["notes"], noted["comment"], noted["end"]) == (["n"], "c", "\r\n")
    assert "as" in ended
    assert ended["end"] == ""


def test_a_byte_order_mark_is_kept() -> None:
    found = record(f"\ufeff{DALMUTI}")

    assert read_json_lines(json_lines(found), "x")[0] == found


def test_fields_make_a_tidy_line() -> None:
    found = read(
        '{"kind": "blank", "comment": "c", "notes": ["n"]}',
        '{"kind": "claim", "claim": {"over": {}}}',
    )

    assert [line.text for line in found.lines[1:]] == ["{n} ; c", "?claim over"]


def test_numbers_switches_and_null_are_texts_or_nothing() -> None:
    found = read(
        '{"kind": "claim", "claim": {"over": {"game": true, "turn": false, "is": 9, "x": null}}}',
        '{"kind": "claim", "claim": {"over": {"x": [1, 2.5, NaN]}}, "verdict": null}',
    )

    assert [line.text for line in found.lines[1:]] == [
        *("?claim over game=yes turn=no is=9", "?claim over x=[1, 2.5, NaN]")
    ]


def test_empty_lines_are_passed_over_and_places_are_those_of_the_file() -> None:
    _, findings = read_json_lines(f'\n{HEAD}\r\n\n {{"kind": "x"}}\n', "x.jsonl")

    assert [str(finding.span) for finding in findings] == ["x.jsonl:5:1"]


@pytest.mark.parametrize(
    ("line", "kind", "path"),
    [
        ("1. A 3x8", "json", ""),
        ("[1]", "object", ""),
        ('"text"', "object", ""),
        ("{}", "kind", ""),
        ('{"kind": "trik", "number": 1}', "kind", ""),
        ('{"kind": ["trick"], "number": 1}', "kind", ""),
        ('{"kind": "pass", "player": "A"}', "kind", ""),
        ('{"kind": "trick"}', "missing", ""),
        ('{"kind": "trick", "number": 1, "turn": 1}', "field", "turn"),
        ('{"kind": "trick", "number": "x"}', "value", "number"),
        ('{"kind": "trick", "number": 1.5}', "value", "number"),
        ('{"kind": "trick", "number": [1]}', "text", "number"),
        ('{"kind": "trick", "number": 1, "continued": "ja"}', "value", "continued"),
        ('{"kind": "trick", "number": 1, "moves": {}}', "list", "moves"),
        ('{"kind": "trick", "number": 1, "moves": [1]}', "fields", "moves.0"),
        ('{"kind": "trick", "number": 1, "moves": [{"kind": "x"}]}', "kind", "moves.0"),
        ('{"kind": "trick", "number": 1, "number": 1}', "twice", "number"),
        ('{"kind": "claim", "claim": {"over": {}}, "verdict": "no"}', "value", "verdict"),
        ('{"kind": "claim", "claim": {"over": {"a": [{}]}}}', "tree", "claim"),
        ('{"kind": "claim", "claim": {"over": {"a": {}}}}', "tree", "claim"),
        ('{"kind": "claim", "claim": "over"}', "tree", "claim"),
        ('{"kind": "blank", "as": "a\\nb"}', "break", "as"),
        ('{"kind": "blank", "comment": "a\\nb"}', "break", "as"),
        ('{"kind": "blank", "end": "x"}', "end", "end"),
        ('{"kind": "blank", "notes": "x"}', "list", "notes"),
        ('{"kind": "blank", "comment": ["x"]}', "text", "comment"),
        ('{"kind": "blank", "as": "; c"}', "differs", ""),
        ('{"kind": "blank", "as": "1. A 5"}', "differs", ""),
        ('{"kind": "blank", "comment": " c"}', "differs", ""),
        ('{"kind": "blank", "notes": ["a}b"]}', "", ""),
        ('{"kind": "revolt", "player": "A", "shown": ["Q"]}', "end", ""),
        ("[" * 5000, "json", ""),
        ('{"kind": "claim", "claim": ' + '{"a": ' * 50 + '""' + "}" * 51, "tree", ""),
    ],
)  # fmt: skip
def test_what_is_amiss_is_told_with_its_way(line: str, kind: str, path: str) -> None:
    _, findings = read_json_lines(f"{HEAD}{line}\n{{}}", "x.jsonl")
    mine = [finding for finding in findings if finding.span.line == 2 and finding.code != "G106"]

    assert len(mine) == 1
    assert mine[0].span.column == 1
    assert mine[0].span.end_column == len(line) + 1
    if kind:
        assert mine[0].arguments["kind"] == kind
        assert mine[0].arguments.get("path", "") == path


def test_only_the_last_line_may_stay_open() -> None:
    open_line = '{"kind": "blank", "end": ""}'

    assert read(open_line).text.endswith("\n")
    _, findings = read_json_lines(f"{HEAD}{open_line}\n{open_line}", "x")
    assert told(findings) == ["2:1-29 G109 end"]


def test_objects_have_a_limit() -> None:
    line = f'{{"kind": "blank", "comment": "{"x" * 10 * LONGEST}"}}'
    _, findings = read_json_lines(HEAD + line, "x")

    assert [finding.code for finding in findings] == ["G107"]
