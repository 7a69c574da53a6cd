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
    """Each reason that a module of the engine gives, with the facts that it gives with it."""
    for module in sorted(PACKAGE.glob("*.py")):
        tree = ast.parse(module.read_text(encoding="utf-8"))
        for function in ast.walk(tree):
            if isinstance(function, ast.FunctionDef):
                yield from _of(function)


def _of(function: ast.FunctionDef) -> Iterator[tuple[str, frozenset[str]]]:
    shared = _shared_facts(function)
    for call in ast.walk(function):
        if (
            isinstance(call, ast.Call)
            and isinstance(call.func, ast.Name)
            and call.func.id in VERDICTS
        ):
            named = [{word.arg} if word.arg else shared for word in call.keywords]
            facts = frozenset(fact for facts in named for fact in facts if fact)
            for reason in ast.walk(call.args[0]):
                if isinstance(reason, ast.Constant):
                    assert isinstance(reason.value, str)
                    yield reason.value, facts


def _shared_facts(function: ast.FunctionDef) -> set[str]:
    """The facts that a function names once for several rulings, or is handed."""
    names = {argument.arg for argument in function.args.args}
    if "facts" in names:
        return {"player", "speaker"}
    return {
        str(key.value)
        for node in ast.walk(function)
        if isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(node.value, ast.Dict)
        for key in node.value.keys
        if isinstance(key, ast.Constant)
    }


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
