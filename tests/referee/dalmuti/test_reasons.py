"""Every reason of the engine has words in both languages, and no word is unused."""

import ast
from collections.abc import Iterator
from string import Formatter

import pytest

from cardsmith.intake.shipped.reasons import reasons
from tests.conftest import ROOT

PACKAGE = ROOT / "cardsmith" / "referee" / "dalmuti"
VERDICTS = ("correct", "wrong", "not_covered")


def given_reasons() -> Iterator[tuple[str, frozenset[str]]]:
    """Each reason that a module of the engine gives, with the facts that it gives with it.

    A function may choose a reason for one that makes a ruling of it: then those facts go with it.
    """
    for module in sorted(PACKAGE.glob("*.py")):
        tree = ast.parse(module.read_text(encoding="utf-8"))
        chosen: set[frozenset[str]] = set()
        for call in _rulings(tree):
            named = {word.arg for word in call.keywords if word.arg}
            facts = frozenset(named - {"expected"})
            yield from ((reason, facts) for reason in _texts(call.args[0]))
            chosen |= {facts} if isinstance(call.args[0], ast.Name) else set()
        for answer in ast.walk(tree):
            if isinstance(answer, ast.Return) and answer.value and chosen:
                yield from ((reason, facts) for reason in _chosen(answer.value) for facts in chosen)


def _rulings(tree: ast.Module) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id=name)) if name in VERDICTS:
                yield node


def _chosen(value: ast.expr) -> Iterator[str]:
    """The reasons that a function returns, alone or with codes."""
    first = value.elts[0] if isinstance(value, ast.Tuple) and value.elts else value
    if isinstance(first, ast.Constant | ast.IfExp):
        yield from (text for text in _texts(first) if text and text.islower())


def _texts(node: ast.expr) -> Iterator[str]:
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.value


GIVEN = tuple(given_reasons())


def test_the_reasons_are_found() -> None:
    assert len({reason for reason, _ in GIVEN}) > 80


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize(("reason", "facts"), sorted(set(GIVEN), key=str))
def test_a_reason_has_words_that_its_facts_fill(
    reason: str, facts: frozenset[str], lang: str
) -> None:
    text = reasons("dalmuti")[reason][lang]
    placeholders = {name for _, name, _, _ in Formatter().parse(text) if name}

    assert placeholders == facts
    assert text.strip() == text
    assert text.endswith(".")


def test_both_languages_name_the_same_facts_but_for_grammar() -> None:
    for reason, words in reasons("dalmuti").items():
        assert set(words) == {"fr", "en"}, reason
        fr, en = (
            {name for _, name, _, _ in Formatter().parse(words[lang]) if name}
            for lang in ("fr", "en")
        )
        assert fr == en, reason


def test_no_words_are_left_that_nobody_says() -> None:
    said = {
        node.value
        for module in PACKAGE.rglob("*.py")
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    assert set(reasons("dalmuti")) <= said


def test_french_words_are_set_as_french() -> None:
    for reason, words in reasons("dalmuti").items():
        assert "'" not in words["fr"] + words["en"], reason
        for sign in ":;?!":
            assert f" {sign}" not in words["fr"], reason
