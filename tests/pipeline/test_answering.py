"""What an answer is made of has words: facts that should have been, verdicts, house rules."""

import re
from collections.abc import Iterator

import pytest

from cardsmith.intake.shipped.law import default_rules, law
from cardsmith.intake.shipped.law_words import options_to_try
from cardsmith.intake.shipped.messages import LANGUAGES
from cardsmith.intake.shipped.printed_words import printed_words
from cardsmith.model.ruling import Fact, Verdict
from cardsmith.pipeline.answering import cited_silences, house_rules, told, verdict_words
from cardsmith.pipeline.casebooks import chosen, judge_books, open_books
from cardsmith.pipeline.rulebooks import rulebook

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


@pytest.mark.parametrize(
    ("lang", "here", "default"),
    [
        ("fr", "Ici on joue\u00a0: dalmuti.jokers=wild (la valeur", "Par défaut\u00a0: «\u00a0Non"),
        ("en", "Here: dalmuti.jokers=wild (the value of", "By default: “No"),
    ],
)
def test_a_silence_says_what_this_table_plays_where_it_is_not_the_default(
    lang: str, here: str, default: str
) -> None:
    books = chosen(open_books(("dalmuti",)), ("D046",))
    ours, texte = (
        judge_books(books, lang, rulebook(name)).rulings[0][1] for name in ("officiel", "texte")
    )

    ((_, _, ruling),) = cited_silences(ours, lang)
    assert ruling.startswith(here)
    assert default in ruling.partition("). ")[2]
    ((_, _, ruling),) = cited_silences(texte, lang)
    assert "dalmuti.jokers" not in ruling


def test_every_option_that_is_played_otherwise_is_told_at_each_silence_that_hangs_on_it() -> None:
    for profile in law().profiles:
        for _, answer in judge_books(open_books(()), "en", rulebook(profile)).rulings:
            played = {each.option: each.played for each in answer.alternatives}
            for code, _, ruling in cited_silences(answer, "en"):
                for option, values in options_to_try([code]).items():
                    told_here = f"{option}={played[option]} (" in ruling
                    assert told_here is (played[option] != values[0]), (answer.id, code)
