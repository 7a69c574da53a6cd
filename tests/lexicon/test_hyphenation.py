"""Where words may be divided."""

import unicodedata
from itertools import pairwise

import pytest
from hypothesis import given

from cardsmith.lexicon.hyphenation import hyphenator
from tests.lexicon.words import words


@pytest.mark.parametrize(
    ("word", "divided"),
    [
        ("épouvante", "épou·vante"),
        ("inquiétude", "in·quié·tude"),
        ("savoir-faire", "sa·voir-faire"),
        ("salade(s)", "sa·lade(s)"),
        ("l’embrouillamini", "l’em·brouilla·mini"),
        ("moulin à paroles", "mou·lin à pa·roles"),
        ("mer", "mer"),
    ],
)
def test_a_french_word_is_divided_where_a_typesetter_would(word: str, divided: str) -> None:
    assert marked(word) == divided


@given(words)
def test_no_division_stands_beside_a_sign_or_leaves_a_stump(word: str) -> None:
    for point in hyphenator("fr").points(word):
        assert word[point - 2 : point].isalpha()
        assert word[point : point + 3].isalpha()


def test_a_decomposed_word_is_divided_at_the_same_place() -> None:
    decomposed = unicodedata.normalize("NFD", "épouvante (de l’été)")

    assert unicodedata.normalize("NFC", marked(decomposed)) == marked("épouvante (de l’été)")


def test_a_language_without_patterns_is_never_divided() -> None:
    assert hyphenator("tlh").points("quapla") == ()


def marked(word: str) -> str:
    """The word with a middle dot at each division."""
    points = (0, *hyphenator("fr").points(word), len(word))
    return "·".join(word[a:b] for a, b in pairwise(points))
