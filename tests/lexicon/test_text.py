"""Text identity: one word in all its spellings."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.lexicon.letters import filing_letter
from cardsmith.lexicon.text import canonical, folded, without_parentheses
from tests.lexicon.words import respelled, words


@pytest.mark.parametrize(
    ("typed", "text"),
    [
        ("Épouvante", "épouvante"),
        ("cœur", "coeur"),
        ("l'onde", "l’onde"),
        ("  coup\u202fde  main\xa0", "coup de main"),
        ("bravo !", "bravo"),
        ("bravo!!", "bravo"),
        ("bâtiment ( de plaisance )", "bâtiment(de plaisance)"),
        ("bâtiment（de plaisance）", "bâtiment(de plaisance)"),
        ("ﬁn", "fin"),
        ("XVIIᵉ", "xviie"),
        ("⒜", "⒜"),
        ("P.-D.G.", "p.-d.g"),
        ("", ""),
    ],
)
def test_canonical_text_is_what_the_spellings_share(typed: str, text: str) -> None:
    assert canonical(typed) == text


def test_accents_and_parentheses_tell_words_apart() -> None:
    assert len({canonical(word) for word in ("pécher", "pêcher", "élu", "élu(e)")}) == 4


@given(st.text())
def test_canonical_and_folded_text_are_settled(text: str) -> None:
    assert canonical(canonical(text)) == canonical(text)
    assert folded(canonical(text)) == folded(text)


@given(st.data(), words)
def test_no_spelling_of_a_word_makes_another_word(data: st.DataObject, word: str) -> None:
    spelled = data.draw(respelled(word))

    assert canonical(unicodedata.normalize("NFC", spelled)) == canonical(word)
    assert canonical(unicodedata.normalize("NFD", spelled)) == canonical(word)
    assert canonical(word.upper()) == canonical(word)
    assert canonical(f" {word} !") == canonical(word)


@given(words)
def test_folded_text_has_no_accent_space_hyphen_or_apostrophe(word: str) -> None:
    assert folded(word).isascii()
    assert not set(folded(word)) & set(" -’'")


def test_what_stands_in_parentheses_can_be_left_out() -> None:
    for text, bare in (
        ("faire ((très) peur) mal", "faire mal"),
        ("bâtiment (de plaisance", "bâtiment"),
        ("a) b", "a b"),
    ):
        assert without_parentheses(canonical(text)) == bare


@pytest.mark.parametrize(
    ("title", "letter"),
    [
        ("École", "E"),
        ("E\u0301cole", "E"),
        ("œuf", "O"),
        ("ÆGIDIUS", "A"),
        ("Ça", "C"),
        ("(s')enfuir", "E"),
        ("s'enfuir", "S"),
        ("1er", "E"),
        ("(tout)", ""),
        ("007", ""),
    ],
)
def test_a_title_is_filed_under_its_first_counted_letter(title: str, letter: str) -> None:
    assert filing_letter(title) == letter
