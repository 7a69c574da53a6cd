"""Every example of the page of records is a record without a fault."""

import re

import pytest

from cardsmith.referee.records.jsonlines import json_lines, read_json_lines
from cardsmith.referee.records.reading.record import read
from tests.conftest import ROOT
from tests.referee.records.reading import BOUFFON, DALMUTI, told

PAGE = (ROOT / "docs" / "records.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
EXAMPLES = BLOCK.findall(PAGE)
HEADS = {"partie": "", "bouffon": BOUFFON, "dalmuti": DALMUTI}


@pytest.mark.parametrize(
    ("kind", "text"), [each for each in EXAMPLES if each[0] in HEADS], ids=lambda text: text[:20]
)
def test_an_example_is_a_record(kind: str, text: str) -> None:
    found, findings = read(HEADS[kind] + text, "x")

    assert told(findings) == []
    assert found.text == HEADS[kind] + text
    again, _ = read_json_lines(json_lines(found), "x")
    assert again == found


@pytest.mark.parametrize("text", [text for kind, text in EXAMPLES if kind == "jsonl"])
def test_an_example_of_json_lines_is_a_record_and_is_written_so(text: str) -> None:
    found, findings = read_json_lines(text, "x")

    assert told(findings) == []
    assert json_lines(found) == text


def test_no_example_of_the_page_goes_untested() -> None:
    assert {kind for kind, _ in EXAMPLES} == {*HEADS, "jsonl", "ebnf"}
    assert len(EXAMPLES) >= 15
