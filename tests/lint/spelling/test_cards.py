"""Rules on cards and decks beside a dictionary: lemmas, forms, parts of speech, two spellings."""

import pytest

from cardsmith.lint.engine import check
from cardsmith.model.dictionary import NONE, References
from cardsmith.model.edition import Deck
from cardsmith.model.finding import Finding, Fix
from cardsmith.model.struct import replace
from tests.lint.books import books, links, words
from tests.lint.decks import LOOSE, card, deck, of_one, packed


def found(made: Deck, code: str, references: References | None = None) -> list[Finding]:
    return list(check(made, select=(code,), references=references or books()))


def texts(made: Deck, code: str, references: References | None = None) -> list[str]:
    return [str(each.arguments["text"]) for each in found(made, code, references)]


def test_forms_of_one_lemma_are_known_though_nothing_brings_them_together() -> None:
    (finding,) = found(of_one("œil", "pomme", "yeux"), "C406")

    assert (finding.arguments["kind"], finding.arguments["lemma"]) == ("lemma", "œil")
    assert found(of_one("œil", "pomme", "yeux"), "C406", NONE) == []


def test_a_root_in_common_is_told_once_with_a_dictionary_or_without() -> None:
    made = of_one("plongée", "saut", "plongeon", "plongement")

    for references in (NONE, books()):
        assert texts(made, "C406", references) == ["plongement"]


@pytest.mark.parametrize(
    ("title", "synonym"),
    [
        ("peur", "apeuré"),
        ("plongée", "Plongée"),
        ("plongée", "plongées sous-marines"),
        ("faire plonger", "faire plongée"),
        ("courage", "courroux"),
    ],
)
def test_what_is_contained_equal_or_a_phrase_is_of_no_common_root(title: str, synonym: str) -> None:
    assert found(of_one(title, synonym), "C406") == []


def test_roots_are_those_of_french() -> None:
    english = replace(LOOSE, language="en")

    assert found(of_one("plunger", "plunge", edition=english), "C406", NONE) == []
    assert found(of_one("plongée", "plongement", edition=english), "C406", NONE) == []


def test_a_plural_is_told_with_the_word_to_write() -> None:
    (finding,) = found(of_one("risque", "danger", "(les) aléas"), "O305")

    assert (finding.arguments["lemma"], finding.arguments["mended"]) == ("aléa", "(les) aléa")
    assert finding.fix is Fix.UNSAFE


@pytest.mark.parametrize(
    ("title", "synonym"),
    [
        ("peur", "fatigué"),
        ("yeux", "aléas"),
        ("inconnu", "aléas"),
        ("risque", "les aléas"),
        ("peur", "inconnu"),
    ],
)
def test_other_forms_are_left_alone(title: str, synonym: str) -> None:
    assert found(of_one(title, synonym), "O305") == []


def test_a_plural_that_a_thesaurus_lists_is_a_word_of_its_own() -> None:
    listed = replace(books(), thesaurus=links({"aléas": "incertitudes"}))

    assert found(of_one("risque", "aléas"), "O305", listed) == []


def test_a_part_of_speech_is_only_looked_at_when_asked_for() -> None:
    made = of_one("peur", "effroi", "trembler")

    assert texts(made, "C407") == ["trembler"]
    for select in ((), ("C4",), ("C",)):
        codes = {each.code for each in check(made, select=select, references=books())}
        assert "C407" not in codes


@pytest.mark.parametrize(
    ("pos", "expected"),
    [
        ("verbe", ["effroi"]),
        ("nom", ["trembler", "las"]),
        ("locution", []),
        ("", ["trembler", "las"]),
    ],
)
def test_what_the_card_says_of_itself_counts_first(pos: str, expected: list[str]) -> None:
    made = deck(packed("p.yaml", card("peur", "effroi", "trembler", "las", "inconnu", pos=pos)))
    if pos == "verbe":
        expected = ["effroi", "las"]

    assert texts(made, "C407") == expected


def test_a_participle_is_as_good_as_an_adjective() -> None:
    assert texts(of_one("las", "fatigué"), "C407") == []


def test_two_spellings_in_one_deck_are_told_on_the_rarer() -> None:
    made = deck(packed("c.yaml", card("chaîne", "île", "entraîner"), card("cote", "évènement")))
    (finding,) = found(made, "O304")

    assert (finding.arguments["kind"], finding.arguments["other"]) == ("reformed", "événement")
    assert (finding.arguments["mended"], finding.fix) == ("événement", Fix.UNSAFE)
    (other,) = found(deck(packed("c.yaml", card("chaine", "ile", "week-end"))), "O304")
    assert (other.arguments["kind"], other.arguments["mended"]) == ("classical", "weekend")


@pytest.mark.parametrize(
    "synonyms", [("île", "entraîner", "événement"), ("ile", "entrainer", "weekend"), ("sûr", "ile")]
)
def test_one_spelling_is_no_mixture(synonyms: tuple[str, ...]) -> None:
    assert found(of_one("peur", *synonyms), "O304") == []


def test_only_words_of_one_kind_are_two_spellings_of_one() -> None:
    book = References(dictionary=words("fût nom|fut verbe être !|île nom|ile nom"))

    assert found(of_one("île", "fut"), "O304", book) == []


def test_a_finding_that_a_card_accepts_is_left_out() -> None:
    accepting = card("peur", "trouile", ok={"O301": "voulu"})

    assert found(deck(packed("p.yaml", accepting)), "O301") == []
