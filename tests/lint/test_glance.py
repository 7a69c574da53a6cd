"""A card that a glance passes over has no fault; an ordinary card is passed over."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.lint.glance import Glance
from cardsmith.lint.reading import Reading
from cardsmith.lint.rules import CARDS, WORDS
from cardsmith.model.deck import Card
from tests.lint.decks import LOOSE, card

PIECES = [*"aeéèœsxSÉß", *" -–’'()/\n", "\u0301", "\u200b", "\u1ebf", "\u017f", "\uff08", "\uff09"]
PIECES += ["se ", "l’", "une ", "to ", " ou ", " or "]
texts = st.lists(st.sampled_from(PIECES), max_size=5).map("".join)
forms = st.sampled_from([
    "{}", "{}s", "{}x", "{}e", "-{}", "l’{}", "la {}", "dé{}", "({}", "{} (bis)", "le(s) {}", "{} !"
])  # fmt: skip


@st.composite
def cards(draw: st.DrawFn) -> Card:
    """A card of odd words, and of forms of them and of its title."""
    words = draw(st.lists(texts | st.sampled_from(["mot", "lésé", "ti\u1ebfng"]), min_size=1))
    formed = [
        draw(forms).format(draw(st.sampled_from(words))) for _ in range(draw(st.integers(0, 3)))
    ]
    return card(*words, *formed, pos=draw(st.sampled_from(["", "locution"])))


@given(cards())
def test_a_card_that_is_passed_over_has_no_fault(under_eyes: Card) -> None:
    if Glance(under_eyes).card_is_faultless():
        for edition in (LOOSE, replace(LOOSE, language="en")):
            assert not [each for look in CARDS for each in look(under_eyes, edition)]


@given(texts, st.lists(texts, max_size=2))
def test_words_that_are_passed_over_have_no_fault(title: str, synonyms: list[str]) -> None:
    under_eyes = card(title, *synonyms)
    if Glance(under_eyes).words_are_faultless("’"):
        for word in (under_eyes.title, *under_eyes.synonyms):
            reading = Reading(word, under_eyes, LOOSE)
            assert not [each for look in WORDS for each in look(reading)]


@pytest.mark.parametrize(
    ("title", "synonyms"),
    [
        ("peur", ("effroi", "(s’)effrayer", "chair de poule", "appréhension", "trouille")),
        ("cœur", ("âme", "chef-d’œuvre", "for intérieur", "centre (du monde)")),
    ],
)
def test_an_ordinary_card_is_passed_over(title: str, synonyms: tuple[str, ...]) -> None:
    glance = Glance(card(title, *synonyms))

    assert glance.words_are_faultless("’")
    assert glance.card_is_faultless()


def test_a_text_of_two_lines_is_no_two_texts() -> None:
    assert not Glance(card("ami", "copain\npote")).words_are_faultless("’")
