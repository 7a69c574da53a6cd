"""What an answer is made of has words: facts that should have been, verdicts, house rules."""

import re
from collections.abc import Iterator

import pytest

from cardsmith.intake.shipped.law import default_rules
from cardsmith.intake.shipped.messages import LANGUAGES
from cardsmith.intake.shipped.printed_words import printed_words
from cardsmith.model.ruling import Fact, Verdict
from cardsmith.pipeline.answering import house_rules, told, verdict_words
from cardsmith.pipeline.casebooks import judge_books, open_books

RULINGS = judge_books(open_books(()), "en", default_rules()).rulings


def facts() -> Iterator[tuple[str, Fact]]:
    """Everything that the shipped cases say should have been, or would be at another table."""
    for _, answer in RULINGS:
        yield from answer.ruling.expected.items()
        for flip in answer.flips:
            yield from flip.expected.items()


def test_both_languages_have_the_same_words_with_the_same_places() -> None:
    french, english = (printed_words("referee", lang) for lang in LANGUAGES)

    assert list(french) == list(english)
    for name, words in french.items():
        assert re.findall(r"\{\w*\}", words) == re.findall(r"\{\w*\}", english[name]), name


@pytest.mark.parametrize("name", sorted({name for name, _ in facts()}))
def test_every_fact_that_should_have_been_is_a_player_or_has_its_words(name: str) -> None:
    assert re.fullmatch(r"[A-H]", name) or f"expected.{name}" in printed_words("referee", "fr")


def test_no_name_of_a_value_is_said_as_the_code_has_it() -> None:
    for name, fact in facts():
        for lang in LANGUAGES:
            assert not re.search(r"[a-z][_-][a-z]", told({name: fact}, lang)), fact


def test_a_fact_is_said_in_the_language() -> None:
    assert told({"winner": ("A", "B")}, "fr") == "gagne\u00a0: A B"
    assert told({"B": "+1", "F": "gros-bouffon"}, "en") == "B: +1, F: Gros Bouffon"
    assert [verdict_words(verdict, "fr") for verdict in Verdict] == [
        "juste",
        "faux",
        "les règles ne disent rien",
    ]


def test_every_other_value_of_an_option_changes_the_answer_or_does_not() -> None:
    for _, answer in RULINGS:
        changing, same = house_rules(answer, "en")
        others = [f"{each.option}={v}" for each in answer.alternatives for v in each.others]
        assert sorted([f"{h.flip.option}={h.flip.value}" for h in changing] + [*same]) == sorted(
            others
        )
        assert all(house.means for house in changing)
