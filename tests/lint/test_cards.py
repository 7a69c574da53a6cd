"""Rules on one card: repetitions, variants, the title given away."""

import pytest

from cardsmith.lint.engine import check
from cardsmith.model.finding import Fix
from cardsmith.model.struct import replace
from tests.lint.decks import LOOSE, card, deck, of_one, packed


def codes(title: str, *synonyms: str) -> list[tuple[str, int]]:
    """Code and number of the synonym of each C finding."""
    return [
        (each.code, each.span.line - 4) for each in check(of_one(title, *synonyms), select=("C40",))
    ]


@pytest.mark.parametrize(
    ("synonyms", "expected"),
    [
        (("copain", "Copain", "copain "), [("C402", 2), ("C402", 3)]),
        (("cœur", "coeur"), [("C402", 2)]),
        (("été", "e\u0301te\u0301"), [("C402", 2)]),
        (("bravo", "bravo !"), [("C402", 2)]),
        (("week-end", "weekend"), [("C403", 2)]),
        (("évènement", "événement"), [("C403", 2)]),
        (("tour de main", "tours de mains"), [("C403", 2)]),
        (("élu", "élu(e)"), [("C403", 2)]),
        (("bateau", "bateaux"), [("C403", 2)]),
        (("aujourd’hui", "aujourdhui"), [("C403", 2)]),
        (("ti\u1ebfng", "tieng"), [("C403", 2)]),
        (("bâtiment", "bâtiment (de mer)"), [("C403", 2)]),
        (("os", "ose", "mas", "ma"), []),
        (("frayeur", "crainte"), []),
    ],
)
def test_a_word_in_two_spellings_is_seen(
    synonyms: tuple[str, ...], expected: list[tuple[str, int]]
) -> None:
    assert codes("quidam", *synonyms) == expected


def test_a_word_again_under_another_label_is_doubted_not_refused() -> None:
    made = of_one("quidam", "copain", "copain")
    (packet,) = made.packets
    (only,) = packet.cards
    first, again = only.synonyms
    labelled = replace(only, synonyms=(first, again._replace(labels=("fam.",))))
    doubted = replace(made, packets=(replace(packet, cards=(labelled,)),))

    assert [(each.code, each.arguments["kind"]) for each in check(doubted, select=("C40",))] == [
        ("C403", "labels")
    ]


def test_the_spelling_to_keep_has_its_ligature_and_no_fault() -> None:
    best = {
        synonyms: [
            each.arguments["best"] for each in check(of_one("quidam", *synonyms), select=("C402",))
        ]
        for synonyms in (("coeur", "cœur"), ("copain\u200b", "copain"), ("l'eau", "l’eau", "lʼeau"))
    }

    assert list(best.values()) == [["cœur"], ["copain"], ["l’eau", "l’eau"]]


@pytest.mark.parametrize(
    ("title", "synonym", "expected"),
    [
        ("âne", "Âne", ["C404"]),
        ("peur", "apeuré", ["C405"]),
        ("wagon", "wagonnet", ["C405"]),
        ("accrocher", "crocher", ["C405"]),
        ("(s’)enfuir", "fuir", ["C405"]),
        ("air", "grand air", ["C405"]),
        ("an", "ancien", []),
        ("air", "éclair", []),
    ],
)
def test_a_title_given_away_is_seen(title: str, synonym: str, expected: list[str]) -> None:
    assert [code for code, _ in codes(title, synonym)] == expected


@pytest.mark.parametrize(
    ("text", "mended"),
    [
        ("se moquer", "(se) moquer"),
        ("s’enfuir", "(s’)enfuir"),
        ("la tremblote", "(la) tremblote"),
        ("l'onde", "(l')onde"),
        ("lʼonde", "(lʼ)onde"),
        ("s`enfuir", "(s`)enfuir"),
        ("un rien", "(un) rien"),
    ],
)
def test_a_leading_article_is_offered_in_parentheses(text: str, mended: str) -> None:
    (finding,) = check(of_one("quidam", text), select=("C408",))

    assert (finding.arguments["mended"], finding.fix) == (mended, Fix.UNSAFE)


def test_set_phrases_keep_their_article_but_no_pronoun() -> None:
    adverb = card("quidam", "un peu", "la plupart du temps", "se voir", pos="adverbe")
    findings = check(deck(packed("q.yaml", adverb)), select=("C408",))

    assert [each.arguments["text"] for each in findings] == ["se voir"]


def test_an_english_edition_has_english_articles() -> None:
    english = replace(LOOSE, language="en")
    findings = check(
        of_one("quidam", "the man", "to run", "la vie", edition=english), select=("C40",)
    )

    assert [each.arguments["mended"] for each in findings] == ["(the) man", "(to) run"]


def test_a_separator_in_parentheses_parts_nothing() -> None:
    assert codes("quidam", "bateau (de mer, de pêche)", "peu ou prou") == []
    assert codes("quidam", "bateau, navire", "a;b", "c | d", "e/f (g)") == [
        ("C409", number) for number in (1, 2, 3, 4)
    ]
