"""Every whole record of the page of records gives the exit code that the page states with it."""

import re
from pathlib import Path

import pytest

from tests.cli.terminal import typed
from tests.conftest import ROOT

PAGE = (ROOT / "docs" / "records.md").read_text(encoding="utf-8")
BLOCK = re.compile(
    r"((?:[^\n]+\n)*)\n```(partie|bouffon|dalmuti)\n((?:(?!```)[^\n]*\n)*)```$", re.M
)
STATED = re.compile(r"exit code (\d)")
BLOCKS = [match.groups() for match in BLOCK.finditer(PAGE)]
WHOLE = [(before, text) for before, kind, text in BLOCKS if kind == "partie"]


@pytest.mark.parametrize(("before", "text"), WHOLE, ids=range(len(WHOLE)))
def test_a_whole_record_gives_what_the_page_says(before: str, text: str, tmp_path: Path) -> None:
    path = tmp_path / "page.partie"
    path.write_text(text, encoding="utf-8")
    answer = typed("referee", "check", path)
    stated = STATED.findall(before)

    assert [str(answer.exit_code)] == stated, answer.stdout
    assert "G124" not in answer.stdout


def test_whole_records_and_fragments_are_told_apart() -> None:
    for before, kind, text in BLOCKS:
        assert (kind == "partie") == text.startswith("[Game ")
        assert kind == "partie" or not STATED.search(before)
    assert len(WHOLE) == PAGE.count("```partie\n") >= 7
