"""Length: the worked cases of the specification, and what holds for every text."""

import csv
import unicodedata
from pathlib import Path
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.lexicon.characters import DASHES, opened
from cardsmith.lexicon.length import Kind, measure, scoring_length, scoring_lengths, walked
from cardsmith.model.rules import LengthPolicy
from tests.lexicon.words import CLASSES, LETTERS, respelled, words

CASES_FILE = Path(__file__).parent.parent / "data" / "length_cases.csv"
SPACED = LengthPolicy(space=1, apostrophe=1)
POLICIES = (LengthPolicy(), SPACED, LengthPolicy(ligature=1), LengthPolicy(digit=0))


class Case(NamedTuple):
    number: int
    text: str
    letters: int
    spaced: int
    code: str


def cases() -> list[Case]:
    """The table of the specification; a label is taken off as the reader does."""
    with CASES_FILE.open(encoding="utf-8", newline="") as rows:
        return [
            Case(
                int(row["number"]),
                row["text"].partition(" [")[0],
                int(row["count"]),
                int(row["count_with_spaces_and_apostrophes"]),
                row["code"],
            )
            for row in csv.DictReader(rows)
        ]


@pytest.mark.parametrize("case", cases(), ids=lambda case: f"{case.number}-{case.text}")
def test_a_worked_case_counts_what_the_specification_says(case: Case) -> None:
    length = measure(case.text)

    assert length.count == case.letters
    assert measure(case.text, SPACED).count == case.spaced
    assert length.issues == ((case.code,) if case.code.startswith("P") else ())


@pytest.mark.parametrize("case", cases(), ids=lambda case: f"{case.number}-{case.text}")
def test_the_length_that_plays_is_null_where_the_text_does_not_tell_it(case: Case) -> None:
    expected = None if case.code in ("P101", "P103") else case.letters

    assert scoring_length(case.text) == measure(case.text).score == expected
    assert scoring_length(case.text, SPACED) == measure(case.text, SPACED).score


def test_every_case_of_the_specification_is_in_the_table() -> None:
    assert len({case.number for case in cases()}) == 40


def test_spans_give_the_reason_for_every_character() -> None:
    assert measure("(se) mo-quer l'âne").spans == (
        ("(se)", Kind.PARENTHESISED, 0),
        (" ", Kind.SPACE, 0),
        ("mo", Kind.COUNTED, 2),
        ("-", Kind.HYPHEN, 0),
        ("quer", Kind.COUNTED, 4),
        (" ", Kind.SPACE, 0),
        ("l", Kind.COUNTED, 1),
        ("'", Kind.APOSTROPHE, 0),
        ("âne", Kind.COUNTED, 3),
    )


def test_options_of_the_rules_change_what_counts() -> None:
    assert measure("cœur", LengthPolicy(ligature=1)).count == 4
    assert measure("coeur", LengthPolicy(ligature=1)).count == 5
    assert measure("007", LengthPolicy(digit=0)).issues == ("P103",)
    assert measure("l'œil d'or", LengthPolicy(space=1)).count == 9


def test_tidying_spaces_never_changes_a_length_that_counts_them() -> None:
    for untidy in (" tour de main", "tour  de main ", "tour de (la) main", "tour de main !"):
        assert measure(untidy, SPACED).count == 12


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("½ ton", 3),
        ("m²", 1),
        ("Ⅳ", 2),
        ("ﬁn", 3),
        ("⒜b", 1),
        ("™", 0),
        ("ª", 1),
        ("ǽ", 2),
        ("aˈʺ", 1),
    ],
)
def test_a_compatibility_character_counts_the_letters_it_stands_for(text: str, count: int) -> None:
    assert measure(text).count == count


@given(words)
def test_normal_form_does_not_matter(word: str) -> None:
    forms = [word, unicodedata.normalize("NFC", word), unicodedata.normalize("NFD", word)]

    assert len({measure(form).count for form in forms}) == 1


@given(st.data(), words)
def test_the_kind_of_apostrophe_dash_space_and_invisibles_do_not_matter(
    data: st.DataObject, word: str
) -> None:
    assert measure(data.draw(respelled(word))).count == measure(word).count


@given(words)
def test_what_is_in_parentheses_counts_nothing(word: str) -> None:
    assert measure(f"({word})").count == 0


@given(words, words)
def test_lengths_add_up(first: str, second: str) -> None:
    assert measure(first + second).count == measure(first).count + measure(second).count


@given(words)
def test_case_does_not_matter(word: str) -> None:
    assert measure(word.upper()).count == measure(word.lower()).count == measure(word).count


@given(words)
def test_a_ligature_counts_as_its_letters(word: str) -> None:
    opened_word = word.replace("œ", "oe").replace("æ", "ae").replace("Œ", "OE").replace("Æ", "AE")

    assert measure(opened_word).count == measure(word).count


@given(words, words, words)
def test_deleting_a_parenthesis_does_not_matter(before: str, inside: str, after: str) -> None:
    assert measure(f"{before}({inside}){after}").count == measure(before + after).count


@given(st.text())
def test_a_length_is_between_nothing_and_every_character(text: str) -> None:
    composed = unicodedata.normalize("NFC", text)
    most = sum(len(opened(char)) + (char in "œæŒÆǼǽǢǣ") for char in composed)

    assert 0 <= measure(text).count <= most


@given(st.text(LETTERS + "()'- 0½ʼ["))
def test_spans_add_up_to_the_count_and_to_the_text(text: str) -> None:
    length = measure(text, SPACED)

    assert sum(span.counted for span in length.spans) == length.count
    assert "".join(span.text for span in length.spans) == unicodedata.normalize("NFC", text)


@given(st.text(LETTERS + "()'’- 0½\u0301\u200b["), st.sampled_from([LengthPolicy(), SPACED]))
def test_the_short_way_and_the_long_way_agree(text: str, policy: LengthPolicy) -> None:
    assert scoring_length(text, policy) == measure(text, policy).score


def test_every_dash_of_the_specification_counts_nothing() -> None:
    assert {"\u002d", "\u058a", "\u05be", "\u2212", "\uff0d"} < DASHES
    for dash in (*CLASSES["-"], "\xad"):
        assert measure(f"a{dash}b").count == 2


@given(st.text("aéÉœÆ()'’ --…1ª", max_size=12), st.sampled_from(POLICIES))
def test_reading_part_by_part_says_what_reading_sign_by_sign_does(
    text: str, policy: LengthPolicy
) -> None:
    assert measure(text, policy) == walked(text, policy)


@given(st.lists(words | st.text(alphabet="aéœª (-’'\n)ﬁ\u0301", max_size=8), max_size=6))
def test_many_texts_score_what_each_scores(texts: list[str]) -> None:
    for policy in POLICIES:
        assert scoring_lengths(texts, policy) == [scoring_length(each, policy) for each in texts]
