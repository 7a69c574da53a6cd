"""The case book of Le Grand Dalmuti: every case as it states, nothing silent, nothing untried."""

import pytest

from cardsmith.intake.shipped.law_words import options_to_try, statute
from cardsmith.intake.shipped.reasons import because
from cardsmith.model.casebook import Case
from cardsmith.model.finding import InputError
from cardsmith.model.ruling import Flip, Verdict
from cardsmith.pipeline.judging import ruled
from tests.referee.books import (
    agrees,
    cases_of,
    flipping,
    holds,
    name_of,
    options_of,
    ruled_with,
    rules_for,
)
from tests.referee.dalmuti.without import ARTICLES, as_default

CASES = cases_of("dalmuti")
FLIPS = [(case, flip) for case in CASES for flip in case.flips]
OPTIONS = options_of("dalmuti")


@pytest.mark.parametrize("case", CASES, ids=name_of)
def test_a_case_gets_its_verdict_and_its_citation(case: Case) -> None:
    ruling = ruled(case, rules_for(case))

    assert case.expect is not None
    assert ruling.verdict is case.expect.verdict
    assert set(case.expect.articles) <= set(ruling.cited)


@pytest.mark.parametrize(
    ("case", "flip"),
    FLIPS,
    ids=[f"{name_of(case)}-{flip.option}={flip.value}" for case, flip in FLIPS],
)
def test_a_house_rule_brings_what_the_case_says(case: Case, flip: Flip) -> None:
    assert agrees(flip, ruled_with(case, flip))


@pytest.mark.parametrize("case", CASES, ids=name_of)
def test_no_option_decides_in_silence(case: Case) -> None:
    """What flips when every option is tried is what the readings cited say, and the case."""
    ruling = ruled(case, rules_for(case))
    found = flipping(case, ruling, options_to_try(ruling.readings))

    assert found == flipping(case, ruling, OPTIONS)
    assert found.keys() == {f"{flip.option}={flip.value}" for flip in case.flips}


@pytest.mark.parametrize("case", CASES, ids=name_of)
def test_a_case_is_told_and_answered_in_both_languages(case: Case) -> None:
    rulings = [ruled(case, rules_for(case)), *(ruled_with(case, flip) for flip in case.flips)]

    assert set(case.says) == {"fr", "en"}
    for lang, told in case.says.items():
        assert told.endswith(".")
        assert "'" not in told
        assert all(because(ruling, lang).endswith(".") for ruling in rulings)


@pytest.mark.parametrize("article", statute("dalmuti").articles)
def test_an_article_has_a_right_case_and_a_wrong_one(article: str) -> None:
    verdicts = {
        case.expect.verdict
        for case in CASES
        if case.expect is not None and article in case.expect.articles
    }

    assert {Verdict.CORRECT, Verdict.WRONG} <= verdicts


@pytest.mark.parametrize("option", OPTIONS)
def test_an_option_flips_a_case_by_each_of_its_values(option: str) -> None:
    flipped = {flip.value for _, flip in FLIPS if flip.option == option}

    assert flipped >= set(OPTIONS[option][1:])


@pytest.mark.parametrize("article", ARTICLES)
def test_without_an_article_a_case_fails(article: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ARTICLES[article](monkeypatch)

    assert not all(map(_stands, CASES))


@pytest.mark.parametrize("option", OPTIONS)
def test_without_an_option_a_case_fails(option: str, monkeypatch: pytest.MonkeyPatch) -> None:
    as_default(option, monkeypatch)

    assert not all(map(holds, CASES))


def test_every_article_is_tried_without() -> None:
    assert ARTICLES.keys() == statute("dalmuti").articles.keys()


def _stands(case: Case) -> bool:
    """Whether a case holds; one whose situation cannot come about any more does not."""
    try:
        return holds(case)
    except InputError:
        return False
