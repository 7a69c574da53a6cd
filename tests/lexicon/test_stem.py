"""Roots of French words."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.lexicon.stem import LEAST, stem


@pytest.mark.parametrize(
    "family",
    [
        ("plongee", "plongement", "plonger"),
        ("retardateur", "retardant", "retard"),
        ("indemnite", "indemnisation"),
        ("gazouillis", "gazouillement"),
        ("consolateur", "consolatrice", "consolant", "consoler"),
        ("moderne", "moderniste"),
    ],
)
def test_words_of_a_family_have_one_root(family: tuple[str, ...]) -> None:
    assert len(set(map(stem, family))) == 1


@pytest.mark.parametrize(
    ("one", "other"),
    [("courage", "courroux"), ("porte", "portiere"), ("fier", "fievre"), ("chant", "champ")],
)
def test_strangers_do_not(one: str, other: str) -> None:
    assert stem(one) != stem(other)


@given(st.text("abcdeghilmnorstu", min_size=1, max_size=20))
def test_a_root_begins_its_word_and_is_not_too_short(word: str) -> None:
    root = stem(word)

    assert word.startswith(root)
    assert root == word or len(root) >= LEAST
