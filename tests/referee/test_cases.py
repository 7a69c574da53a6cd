"""The case books of both games: every case as it states, nothing silent, nothing untried."""

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
from tests.referee.bouffon import without as without_bouffon
from tests.referee.dalmuti import without as without_dalmuti

WITHOUT = {"bouffon": without_bouffon, "dalmuti": without_dalmuti}
BOOKS = {game: cases_of(game) for game in WITHOUT}
CASES = [case for book in BOOKS.values() for case in book]
FLIPS = [(case, flip) for case in CASES for flip in case.flips]
OPTIONS = {game: options_of(game) for game in WITHOUT}
ARTICLES = [(game, article) for game, module in WITHOUT.items() for article in module.ARTICLES]
SWITCHED = [
    (game, name)
    for game, options in OPTIONS.items()
    for name, values in options.items()
    if len(values) > 1
]


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

    assert found == flipping(case, ruling, OPTIONS[case.game])
    assert found.keys() == {f"{flip.option}={flip.value}" for flip in case.flips}


@pytest.mark.parametrize("case", CASES, ids=name_of)
def test_why_is_said_in_both_languages_whatever_the_house(case: Case) -> None:
    rulings = [ruled(case, rules_for(case)), *(ruled_with(case, flip) for flip in case.flips)]

    for ruling in rulings:
        for lang in ("fr", "en"):
            assert because(ruling, lang)


@pytest.mark.parametrize("case", CASES, ids=name_of)
def test_a_case_is_told_in_both_languages(case: Case) -> None:
    assert set(case.says) == {"fr", "en"}
    assert all(text.endswith(".") for text in case.says.values())
    assert not any("'" in text for text in case.says.values())


@pytest.mark.parametrize(
    "article", [article for game in WITHOUT for article in statute(game).articles]
)
def test_an_article_has_a_right_case_and_a_wrong_one(article: str) -> None:
    verdicts = {
        case.expect.verdict
        for case in CASES
        if case.expect is not None and article in case.expect.articles
    }

    assert {Verdict.CORRECT, Verdict.WRONG} <= verdicts


@pytest.mark.parametrize(("game", "option"), SWITCHED)
def test_an_option_flips_a_case_by_each_of_its_values(game: str, option: str) -> None:
    flipped = {flip.value for _, flip in FLIPS if flip.option == option}

    assert flipped >= set(OPTIONS[game][option][1:])


def test_with_every_article_and_option_no_case_fails() -> None:
    assert all(map(holds, CASES))


@pytest.mark.parametrize(("game", "article"), ARTICLES)
def test_without_an_article_a_case_fails(
    game: str, article: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    WITHOUT[game].ARTICLES[article](monkeypatch)

    assert not all(map(_stands, BOOKS[game]))


@pytest.mark.parametrize(("game", "option"), SWITCHED)
def test_without_an_option_a_case_fails(
    game: str, option: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    WITHOUT[game].as_default(option, monkeypatch)

    assert not all(map(_stands, BOOKS[game]))


@pytest.mark.parametrize("game", WITHOUT)
def test_every_article_is_tried_without(game: str) -> None:
    assert WITHOUT[game].ARTICLES.keys() == statute(game).articles.keys()


def _stands(case: Case) -> bool:
    """Whether a case holds; one whose situation cannot come about any more does not."""
    try:
        return holds(case)
    except InputError:
        return False
