"""Every code of lint keeps its word: its examples are true, both languages can say it."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

import pytest
import yaml

from cardsmith.intake.editions.reading import read
from cardsmith.intake.shipped.messages import spoken
from cardsmith.lint.engine import check
from cardsmith.lint.rules import NEED_DICTIONARY, NEED_THESAURUS
from cardsmith.model.codes import SEVERITIES
from cardsmith.model.dictionary import NONE
from cardsmith.model.finding import Finding
from cardsmith.resources import shipped
from tests.lint.books import books

FAMILIES = "PNTRCDMOWX"
BY_PIPELINE = {"C417", "X904", "X907"}
"""What is no fault of a deck: tests/pipeline."""

CODES = sorted(code for code in SEVERITIES if code[0] in FAMILIES)

PROMISED = ("C410", "D607", "D609")
"""What an example may lack of a whole edition."""

Example = str | Mapping[str, str]


@cache
def messages() -> dict[str, dict[str, Example | dict[str, str]]]:
    """All entries of the families of lint."""
    entries: dict[str, dict[str, Example | dict[str, str]]] = {}
    for family in FAMILIES:
        text = (shipped("messages") / f"{family}.yaml").read_text(encoding="utf-8")
        entries |= yaml.safe_load(text)
    return entries


def raised(code: str, example: object, folder: Path) -> list[Finding]:
    """What reading and checking an example finds, with the books that the code needs."""
    assert isinstance(example, str | Mapping)
    files = {"p.yaml": example} if isinstance(example, str) else example
    folder.mkdir()
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8")
    references = books() if code in NEED_DICTIONARY | NEED_THESAURUS else NONE
    return list(check(read([folder]), select=("", code), references=references))


def test_every_code_of_lint_has_its_words() -> None:
    assert sorted(messages()) == CODES
    assert set(CODES) >= BY_PIPELINE


@pytest.mark.parametrize("code", sorted({*CODES} - BY_PIPELINE))
def test_a_code_keeps_its_word(code: str, tmp_path: Path) -> None:
    entry = messages()[code]
    bad = [each for each in raised(code, entry["bad"], tmp_path / "bad") if each.code == code]
    good = [each.code for each in raised(code, entry["good"], tmp_path / "good")]

    assert bad
    assert code not in good
    assert not [each for each in good if SEVERITIES[each] != "info" and each not in PROMISED]
    for lang in ("fr", "en"):
        for words in (spoken(finding, lang) for finding in bad):
            assert len(words.message) < 200
            assert words.hint
            assert words.why.endswith(".")
            assert "{" not in words.why
