"""What a dictionary says of a word: known, or what is wrong with it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.lexicon.spelling import Fault, judged, plain, suggestions, tokens
from tests.lint.books import WORDS, words

BOOK = words(WORDS)


def said(word: str) -> tuple[str, tuple[str, ...]]:
    verdict = judged(word, BOOK)
    return ("", ()) if verdict is None else (verdict.fault.name, verdict.better)


@pytest.mark.parametrize(
    "word",
    [
        "peur", "cœur", "Morphée", "État", "aléas", "boute-en-train", "l’ami", "d’effroi", "s’",
        "L’ami", "week-end", "weekend", "plaît-il", "il", "tête-à-tête",
    ],
)  # fmt: skip
def test_a_word_of_the_dictionary_is_known(word: str) -> None:
    assert said(word) == ("", ())


@pytest.mark.parametrize(
    ("word", "fault", "better"),
    [
        ("coeur", "LIGATURE", ("cœur",)),
        ("Coeur", "LIGATURE", ("Cœur",)),
        ("COEUR", "LIGATURE", ("CŒUR",)),
        ("oeil", "LIGATURE", ("œil",)),
        ("l’oeil", "LIGATURE", ("l’œil",)),
        ("Peur", "CAPITAL", ("peur",)),
        ("PEUR", "CAPITAL", ("peur",)),
        ("d’Effroi", "CAPITAL", ("d’effroi",)),
        ("Etat", "CAPITAL_ACCENT", ("État",)),
        ("EVENEMENT", "CAPITAL_ACCENT", ("ÉVÉNEMENT", "ÉVÈNEMENT")),
        ("affolément", "ACCENT", ("affolement",)),
        ("évenement", "ACCENT", ("événement", "évènement")),
        ("chaîné", "ACCENT", ("chaîne", "chaine")),
        ("tête-a-tête", "ACCENT", ("tête-à-tête",)),
        ("morphée", "UNKNOWN", ("Morphée",)),
        ("boute-entrain", "PIECES", ("boute-en-train",)),
        ("peur-danger", "PIECES", ()),
        ("trouile", "UNKNOWN", ("trouille",)),
        ("dangre", "UNKNOWN", ("danger",)),
        ("boutentrain", "UNKNOWN", ("boute-en-train",)),
        ("l’hibou", "UNKNOWN", ()),
        ("zzzz", "UNKNOWN", ()),
        ("z’ami", "UNKNOWN", ("ami",)),
    ],
)
def test_a_word_that_is_lacking_is_told_apart(
    word: str, fault: str, better: tuple[str, ...]
) -> None:
    found = said(word)

    assert (found[0], set(found[1])) == (fault, set(better))


def test_a_question_and_an_order_are_no_compounds() -> None:
    assert said("plaît-il") == ("", ())
    assert said("peur-il")[0] == Fault.PIECES.name
    assert said("plaît-peur")[0] == Fault.PIECES.name


@given(st.sampled_from([form.text for form in BOOK.forms]), st.data())
def test_one_letter_that_slipped_is_mended(word: str, data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(word) - 1))
    slipped = word[:at] + data.draw(st.sampled_from(["", "k", word[at] + "k"])) + word[at + 1 :]
    if len(slipped) > 4 and "-" not in word + slipped and BOOK.alike(slipped.lower()) == ():
        assert word in suggestions(slipped, BOOK) or len(suggestions(slipped, BOOK)) == 3


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("(se) moquer", [("se",), ("moquer",)]),
        ("(s')élancer", [("s’",), ("élancer",)]),
        ("bouffon(ne)", [("bouffon", "bouffonne")]),
        ("élu(e)s", [("élus", "élues")]),
        ("chef-d'œuvre (de maître)", [("chef-d’œuvre",), ("de",), ("maître",)]),
        ("prendre l\u2010air", [("prendre",), ("l-air",)]),
        ("1er rang, 4x4", [("rang",)]),
        ("à s’en lécher les doigts !", [("à",), ("s’en",), ("lécher",), ("les",), ("doigts",)]),
        ("", []),
    ],
)
def test_a_text_is_taken_apart_into_words(text: str, expected: list[tuple[str, ...]]) -> None:
    assert [token.words for token in tokens(plain(text))] == expected


@given(st.text("aé’'-( )œ2\u2011", max_size=12))
def test_words_stand_where_they_are_said_to(text: str) -> None:
    kept = plain(text)
    assert len(kept) == len(text)
    for token in tokens(kept):
        written = kept[token.start : token.end]
        assert written.replace("(", "").replace(")", "") == token.words[-1]
