"""Rules on registers of words, and on the order of lists."""

import pytest

from cardsmith.lint.engine import check
from cardsmith.model.deck import Card
from cardsmith.model.edition import Order, Registered
from cardsmith.model.finding import Finding, Fix
from cardsmith.model.struct import replace
from tests.lint.decks import LOOSE, card, deck, packed

REGISTER = (Registered("trouille", "fam."), Registered("con", "inj."), Registered("con", "vulg."))


def labelled(made: Card, *labels: str) -> Card:
    """The card with its first synonym marked."""
    first, *others = made.synonyms
    return replace(made, synonyms=(first._replace(labels=labels), *others))


def told(*cards: Card, excluded: tuple[str, ...] = ()) -> list[Finding]:
    """What the rules of registers find on cards."""
    edition = replace(LOOSE, excluded_labels=frozenset(excluded))
    made = replace(deck(packed("p.yaml", *cards), edition=edition), register=REGISTER)
    return list(check(made, select=("R",)))


@pytest.mark.parametrize(
    ("text", "labels", "codes"),
    [
        ("trouille", (), ["R501"]),
        ("Trouille", (), ["R501"]),
        ("(la) trouille", (), ["R501"]),
        ("trouille", ("fam.",), []),
        ("trouille", ("fig.",), ["R501"]),
        ("trouillard", (), []),
        ("con", (), ["R501", "R503"]),
        ("con", ("inj.",), ["R501"]),
        ("con", ("inj.", "vulg."), []),
    ],
)
def test_a_word_of_the_register_needs_its_labels(
    text: str, labels: tuple[str, ...], codes: list[str]
) -> None:
    assert [each.code for each in told(labelled(card("peur", text), *labels))] == codes


def test_the_missing_label_can_be_written_when_asked_for() -> None:
    (finding,) = told(labelled(card("peur", "(la) trouille"), "fig."))

    assert (finding.fix, finding.arguments["mended"]) == (Fix.UNSAFE, "(la) trouille [fam.]")


def test_no_label_excuses_a_title_that_hurts() -> None:
    assert [(each.code, each.arguments["kind"]) for each in told(card("con", "idiot"))] == [
        ("R503", "title")
    ]


def test_an_excluded_label_is_an_error_on_its_word() -> None:
    marked = labelled(card("peur", "pétoche", "trac"), "fam.", "fig.")
    (finding,) = told(marked, excluded=("fam.", "vulg."))

    assert (finding.code, finding.span.line, finding.severity) == ("R502", 5, "error")
    assert told(marked) == []


def misplaced(order: Order | None, *cards: Card) -> list[tuple[str, str]]:
    """Each word that stands too late, and the one above it."""
    made = deck(packed("p.yaml", *cards), edition=replace(LOOSE, order=order))
    found = check(made, select=("D606",))
    return [(str(each.arguments["text"]), str(each.arguments["above"])) for each in found]


LISTS = (
    card("poire", "coté", "côte", "cote", "un bien plus long"),
    card("paix", "à part", "calme", "ordre"),
)


@pytest.mark.parametrize(
    ("order", "expected"),
    [
        (None, []),
        (Order.ALPHABETICAL, [("côte", "coté"), ("paix", "poire")]),
        (Order.LENGTH, []),
    ],
)
def test_an_order_is_kept_where_the_edition_names_one(
    order: Order | None, expected: list[tuple[str, str]]
) -> None:
    assert misplaced(order, *LISTS) == expected


def test_lengths_are_those_that_score() -> None:
    parenthesis = card("peur", "(très longtemps) os", "chef-d’œuvre", "cœur")

    assert misplaced(Order.LENGTH, parenthesis) == [("cœur", "chef-d’œuvre")]
