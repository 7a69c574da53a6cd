"""Matching: what is heard as an entry of the card, and what is another word (BOU-Q14)."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.lexicon.matching import WAYS, matches, spoken_forms
from tests.lexicon.words import LETTERS, respelled, words

HEARD = [
    ("moquer", "(se) moquer"),
    ("se moquer", "(se) moquer"),
    ("chef d’oeuvre", "chef-d'œuvre"),
    ("rayons", "rayon"),
    ("L’ÉTÉ", "l’été"),
    ("coeur", "cœur"),
    ("deja vu", "déjà-vu"),
    ("epées", "épées"),
    ("caféconcert", "café-concert"),
    ("fiancés", "fiancé"),
    ("bateaux", "bateau"),
    ("bateaus", "bateau"),
    ("chemins de fer", "chemin de fer"),
    ("bouffonne", "bouffon(ne)"),
    ("maître de cérémonie", "maître (de cérémonie)"),
    ("fiancé du roi", "fiancé (du roi)"),
    ("abde", "a(b(c)d)e"),
    ("os", "os"),
    ("S.O.S.", "SOS"),
]
OTHERS = [
    ("marche", "marché"),
    ("marché", "marche"),
    ("marches", "marché"),
    ("épee", "épée"),
    ("rayon", "rayons"),
    ("rayonx", "rayon"),
    ("nezs", "nez"),
    ("fils", "fil"),
    ("œufs", "œuf"),
    ("bœufs", "bœuf"),
    ("mois", "moi"),
    ("plus", "plu"),
    ("chemin des fers", "chemin de fer"),
    ("fiancée", "fiancé"),
    ("bouffonne", "bouffon"),
    ("l'état", "l’été"),
    ("splendeur", "lueur"),
    ("ade", "a(b(c)d)e"),
    ("grand", "(grand) éclat"),
    ("", "(tout)"),
    ("!", "?"),
]


@pytest.mark.parametrize(("said", "entry"), HEARD)
def test_what_sounds_alike_is_the_entry(said: str, entry: str) -> None:
    assert matches(said, entry)


@pytest.mark.parametrize(("said", "entry"), OTHERS)
def test_what_is_heard_as_another_word_is_not(said: str, entry: str) -> None:
    assert not matches(said, entry)


def test_letter_by_letter_only_spellings_of_one_text_match() -> None:
    assert matches("RAYON", "rayon", "exact")
    assert matches("moquer", "(se) moquer", "exact")
    assert matches("chef-d’oeuvre", "chef-d'œuvre", "exact")
    assert not matches("rayons", "rayon", "exact")
    assert not matches("chef d’oeuvre", "chef-d'œuvre", "exact")
    assert not matches("deja vu", "déjà vu", "exact")


def test_leniently_mute_endings_and_all_accents_go() -> None:
    for said, entry in [
        ("rayon", "rayons"),
        ("marche", "marché"),
        ("amie", "ami"),
        ("fils", "fil"),
    ]:
        assert matches(said, entry, "lenient")
    assert not matches("bouffonne", "bouffon", "lenient")
    assert not matches("", "e", "lenient")


def test_every_parenthesis_may_be_said_or_left_out() -> None:
    assert spoken_forms("(a)b(c)") == ("abc", "ab", "bc", "b")
    assert spoken_forms("pitre (farceur") == ("pitre farceur", "pitre ")
    assert spoken_forms("sans") == ("sans",)


def test_many_parentheses_are_said_all_or_none() -> None:
    entry = "(a)" * 40 + "b"

    assert spoken_forms(entry) == ("a" * 40 + "b", "b")
    assert matches("a" * 40 + "b", entry)
    assert not matches("ab", entry)


@given(words, words, st.data())
def test_each_way_is_wider_than_the_one_before(entry: str, other: str, data: st.DataObject) -> None:
    ending = data.draw(st.sampled_from(["", "s", "x", "e", " !"]))
    word = data.draw(st.sampled_from([*spoken_forms(entry), other])) + ending
    exact, oral, lenient = (matches(word, entry, way) for way in ("exact", "oral", "lenient"))

    assert exact <= oral <= lenient


@given(words, words)
def test_spelling_makes_no_difference(said: str, entry: str) -> None:
    for form in ("NFC", "NFD"):
        for other in (said, said.upper().lower(), said.replace("-", " ")):
            respelt = unicodedata.normalize(form, other)
            assert matches(respelt, entry) == matches(said, entry)


@given(st.text(alphabet=LETTERS, min_size=1), st.sampled_from(WAYS))
def test_an_entry_is_its_own_match(word: str, way: str) -> None:
    assert matches(word, word, way)


@given(st.text(max_size=40), st.text(max_size=40), st.sampled_from(WAYS))
def test_nothing_that_is_typed_breaks_it(said: str, entry: str, way: str) -> None:
    assert matches(said, entry, way) in (True, False)


@given(st.data())
def test_any_spelling_of_an_entry_is_heard_as_it(data: st.DataObject) -> None:
    word = data.draw(words)
    other = data.draw(respelled(word))

    if any(map(str.isalnum, word)):
        assert matches(other, word)
