"""The words of the rulings: each reason can be said in both languages, and none is idle."""

import ast
from collections.abc import Iterator
from pathlib import Path
from string import Formatter
from typing import NamedTuple

import pytest

from cardsmith.intake.shipped.shelf import fields_of, shipped_fields
from cardsmith.referee import bouffon

FOLDER = Path(bouffon.__file__).parent
WORDS = {
    reason: {lang: str(text) for lang, text in fields_of(words).items()}
    for reason, words in shipped_fields("law", "reasons/bouffon.yaml").items()
}


class Given(NamedTuple):
    """A ruling that the code writes: its reason and the facts it fills in."""

    reason: str
    facts: frozenset[str]


def given(path: Path) -> Iterator[Given]:
    """The rulings of one file that name their reason."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            reason = node.args[0] if node.args else None
            is_ruling = node.func.id in ("correct", "wrong", "not_covered")
            if is_ruling and isinstance(reason, ast.Constant):
                facts = {keyword.arg for keyword in node.keywords if keyword.arg}
                yield Given(str(reason.value), frozenset(facts - {"expected"}))


GIVEN = sorted({ruling for path in FOLDER.glob("*.py") for ruling in given(path)})


def placeholders(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name}


def test_there_are_rulings_to_look_at() -> None:
    assert len(GIVEN) > 90


@pytest.mark.parametrize("ruling", GIVEN, ids=lambda ruling: ruling.reason)
def test_a_reason_has_its_words_in_both_languages(ruling: Given) -> None:
    words = WORDS[ruling.reason]

    assert set(words) == {"fr", "en"}
    assert placeholders(words["fr"]) == placeholders(words["en"]) == ruling.facts


def test_no_word_is_idle() -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("**/*.py"))

    assert [reason for reason in WORDS if f'"{reason}"' not in code] == []


@pytest.mark.parametrize("reason", sorted(WORDS))
def test_words_are_short_whole_sentences_in_good_type(reason: str) -> None:
    fr, en = WORDS[reason]["fr"], WORDS[reason]["en"]

    for text in (fr, en):
        assert text[-1] in ".!?"
        assert text.count(". ") <= 2
        assert "'" not in text
    assert not [sign for sign in ":;!?»" if f" {sign}" in fr]
    assert "« " not in fr
