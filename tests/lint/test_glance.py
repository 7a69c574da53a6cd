"""A card that a glance passes over has no fault; an ordinary card is passed over."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.lint.glance import is_ordinary, with_odd_lists, with_odd_words
from cardsmith.lint.reading import Reading
from cardsmith.lint.rules import CARDS, COUNTS, WORDS
from cardsmith.lint.weighing import weigh
from cardsmith.model.deck import Card
from cardsmith.model.edition import Limits
from cardsmith.model.rules import LengthPolicy
from cardsmith.model.struct import replace
from tests.lint.decks import LOOSE, card

DECLARED = replace(LOOSE, declared=True)

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


@given(st.lists(cards(), max_size=4))
def test_cards_that_are_passed_over_have_no_fault(under_eyes: list[Card]) -> None:
    odd = {id(each) for each in with_odd_lists(under_eyes)}
    for each in under_eyes:
        if id(each) not in odd:
            for edition in (LOOSE, replace(LOOSE, language="en")):
                assert not [found for look in CARDS for found in look(each, edition)]


@given(st.lists(st.builds(card, texts, texts, texts), max_size=4))
def test_words_that_are_passed_over_have_no_fault(under_eyes: list[Card]) -> None:
    odd = {id(each) for each in with_odd_words(under_eyes, "’")}
    for each in under_eyes:
        if id(each) not in odd:
            for word in (each.title, *each.synonyms):
                reading = Reading(word, each, LOOSE)
                assert not [found for look in WORDS for found in look(reading)]


@given(st.lists(st.integers(1, 15).map("a".__mul__), max_size=14), st.integers(0, 12))
def test_numbers_that_are_passed_over_have_no_fault(words: list[str], least: int) -> None:
    edition = replace(DECLARED, limits=Limits(synonyms=(least, 12)))
    under_eyes = weigh(card("mot", *words), edition, LengthPolicy())
    if is_ordinary(under_eyes):
        assert not [found for look in COUNTS for found in look(under_eyes)]


ORDINARY = [
    card("peur", "effroi", "(s’)effrayer", "épouvante", "appréhension", "trouille"),
    card("cœur", "âme", "chef-d’œuvre", "for intérieur", "centre (du monde)", "poitrine"),
]


def test_ordinary_cards_are_passed_over() -> None:
    assert [*with_odd_words(ORDINARY, "’"), *with_odd_lists(ORDINARY)] == []
    assert all(is_ordinary(weigh(each, DECLARED, LengthPolicy())) for each in ORDINARY)


@pytest.mark.parametrize(
    "odd",
    [
        card("ami", "le copain"),
        card("ami", "pote, copain"),
        card("ami", "pote (e"),
        card("ami", "ti\u1ebfng"),
        card("peur", "grande peur"),
        card("plongée", "plongement"),
        card("portefeuille", "feuille"),
        card("ami", "copain", "copains"),
        card("ami", "hé ! (là)", "hé"),
    ],
    ids=lambda odd: odd.synonyms[0].text,
)
def test_an_odd_card_among_many_is_looked_at_alone(odd: Card) -> None:
    assert [*with_odd_lists([*ORDINARY, odd, *ORDINARY])] == [odd]


def test_a_text_of_two_lines_is_no_two_texts() -> None:
    odd = card("ami", "copain\npote")

    assert [*with_odd_words([*ORDINARY, odd], "’")] == [odd]
