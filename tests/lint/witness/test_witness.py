"""Rules that hear a thesaurus: of cards, not of words."""

from collections.abc import Mapping

import pytest

from cardsmith.lint.engine import check
from cardsmith.model.deck import MAROTTE
from cardsmith.model.dictionary import References
from cardsmith.model.edition import Deck
from tests.lint.books import links
from tests.lint.decks import card, deck, of_one, packed

LINKS = {"peur": "effroi crainte panique frayeur", "terreur": "effroi panique", "pomme": "fruit"}


def codes(made: Deck, neighbours: Mapping[str, str] | None = None) -> list[tuple[str, str]]:
    """Code and text of each finding of a witness."""
    book = References(thesaurus=links(neighbours or LINKS))
    found = check(made, select=("W", "M704"), references=book)
    return [(each.code, str(each.arguments["text"])) for each in found]


@pytest.mark.parametrize(
    ("synonyms", "is_weak"),
    [
        (("effroi", "crainte", "pomme", "poire"), False),
        (("effroi", "crainte", "pomme", "poire", "abricot"), False),
        (("effroi", "pomme", "poire", "abricot"), True),
        (("pomme", "poire", "abricot"), False),
        (("terreur", "effroi", "pomme", "poire"), False),
        (("effroi", "chair de poule", "peur bleue", "sueur froide", "gros trac"), False),
        (("(l’)effroi", "crainte (vive)", "pomme", "poire"), False),
    ],
)
def test_a_card_is_weak_when_less_than_two_words_of_five_are_attested(
    synonyms: tuple[str, ...], is_weak: bool
) -> None:
    told = codes(of_one("peur", *synonyms))

    assert (("W801", "peur") in told) == is_weak
    assert bool([each for each in told if each[0] == "W802"]) == is_weak


def test_on_a_weak_card_the_words_that_nothing_attests_are_named() -> None:
    told = codes(of_one("peur", "pomme", "effroi", "chair de poule", "poire", "abricot"))

    assert told == [("W801", "peur"), ("W802", "pomme"), ("W802", "poire"), ("W802", "abricot")]


@pytest.mark.parametrize("accepted", [("W801",), ("W801", "W802")])
def test_who_accepts_a_weak_card_has_read_the_words_that_nothing_attests(
    accepted: tuple[str, ...],
) -> None:
    ok = dict.fromkeys(accepted, "relu")
    made = deck(packed("p.yaml", card("peur", "pomme", "effroi", "poire", "abricot", ok=ok)))
    book = References(thesaurus=links(LINKS))

    assert check(made, select=("W", "X9"), references=book) == ()


def test_who_accepts_the_words_alone_is_still_told_of_the_card() -> None:
    ok = {"W802": "relu"}
    made = deck(packed("p.yaml", card("peur", "pomme", "effroi", "poire", "abricot", ok=ok)))

    assert codes(made) == [("W801", "peur")]


def test_one_neighbour_in_common_attests_nothing() -> None:
    one = {"peur": "effroi crainte", "trac": "effroi", "rut": "effroi crainte"}
    strangers = ("pomme", "poire", "abricot")

    assert ("W802", "trac") in codes(of_one("peur", *strangers, "trac"), one)
    assert ("W802", "rut") not in codes(of_one("peur", *strangers, "rut"), one)


def test_a_title_without_an_entry_is_not_judged() -> None:
    assert codes(of_one("inconnu", "pomme", "poire", "abricot", "banane")) == []


def test_accents_and_ligatures_of_the_card_are_those_of_the_entry() -> None:
    hearts = {"cœur": "courage âme sein"}

    assert codes(of_one("Coeur", "courage", "âme", "pomme", "poire"), hearts) == []


@pytest.mark.parametrize(("count", "is_common"), [(29, False), (30, True)])
def test_a_marotte_word_of_thirty_synonyms_is_common(count: int, is_common: bool) -> None:
    neighbours = {"beau": " ".join(f"mot{number}" for number in range(count))}
    marotte = packed("m.yaml", card("beau", "mot1", packet=MAROTTE))
    letter = packed("b.yaml", card("beau", "mot1"))

    assert codes(deck(marotte), neighbours) == ([("M704", "beau")] if is_common else [])
    assert codes(deck(letter), neighbours) == []
