"""The engine: what was accepted or not asked for is left out, the rest stands in order."""

import time
from random import Random

import pytest

from cardsmith.lint.engine import check
from cardsmith.model.edition import Deck
from cardsmith.model.finding import Finding
from cardsmith.model.place import Span, whole
from cardsmith.model.struct import replace
from tests.lint.decks import card, deck, of_one, packed


def codes(found: Deck, *, select: tuple[str, ...] = (), ignore: tuple[str, ...] = ()) -> list[str]:
    return [each.code for each in check(found, select=select, ignore=ignore)]


def test_an_accepted_finding_is_left_out_of_its_card_alone() -> None:
    faults = ("sot/sotte", "Straße")
    accepting = card("ami", *faults, ok={"C409": "voulu", "N007": "nom propre"})
    found = deck(packed("a.yaml", accepting, card("as", *faults)))

    assert codes(found, ignore=("D", "C41")) == ["C409", "N007"]
    assert {each.card for each in check(found, ignore=("D", "C41"))} == {"A/as"}


def test_a_card_without_a_length_is_never_accepted() -> None:
    accepting = card("ami", "(tout)", "a(b", ok={"P101": "tant pis", "P103": "tant pis"})

    assert codes(deck(packed("a.yaml", accepting)), ignore=("D", "C41", "X")) == ["P103", "P101"]


def test_findings_of_the_reader_stay_whatever_a_card_accepts() -> None:
    found = deck(packed("a.yaml", card("ami", "copain", ok={"S105": "non"})))
    read = replace(found, findings=(Finding("S105", whole("a.yaml"), card="A/ami"),))

    assert codes(read, ignore=("D", "C41", "X")) == ["S105"]


@pytest.mark.parametrize(
    ("filters", "expected"),
    [
        ({}, ["P101", "T201", "C410", "C412", "C415", "D607", "D609"]),
        ({"select": ("P",)}, ["P101"]),
        ({"select": ("D60", "T201")}, ["T201", "D607", "D609"]),
        ({"ignore": ("D", "C")}, ["P101", "T201"]),
        ({"select": ("D",), "ignore": ("D607",)}, ["D609"]),
        ({"select": ("D607",), "ignore": ("D",)}, ["D607"]),
        ({"select": ("D607",), "ignore": ("D607",)}, []),
    ],
)
def test_the_longest_beginning_of_a_code_decides(
    filters: dict[str, tuple[str, ...]], expected: list[str]
) -> None:
    found = of_one("quidam", "a(b", "d'un")

    assert sorted(codes(found, **filters)) == sorted(expected)


def test_findings_stand_by_file_line_and_column() -> None:
    found = deck(packed("b.yaml", card("bac", "l'b(")), packed("a.yaml", card("ami", "l'c", "c/d")))
    places = [each.span for each in check(found)]

    assert places == sorted(places, key=lambda span: (span.file, span.line, span.column))


def test_a_word_in_a_wrong_encoding_has_that_fault_alone() -> None:
    found = of_one("quidam", "cÅ“ur", "lâ€™eau")
    spans = [word.span for word in found.cards[0].synonyms]
    read = replace(found, findings=tuple(Finding("F026", span, card="Q/quidam") for span in spans))

    assert codes(read, ignore=("D", "C41")) == ["F026", "F026"]


def test_a_cell_is_blamed_as_a_whole() -> None:
    found = of_one("quidam", "a\u00a0b")
    (bare,) = found.cards
    span = Span("q.xlsx", 14, 3, 14, 3, "C14")
    in_cell = replace(bare, synonyms=(bare.synonyms[0]._replace(span=span),))
    (finding,) = check(deck(replace(found.packets[0], cards=(in_cell,))), select=("N",))

    assert finding.span == span


@pytest.mark.soak
def test_ten_thousand_cards_take_less_than_two_seconds() -> None:
    chance = Random(1)
    words = ["".join(chance.choices("abdeéilmnorstu", k=9)) for _ in range(90_000)]
    cards = [card(words[9 * i], *words[9 * i + 1 : 9 * i + 9], packet="A") for i in range(10_000)]
    found = deck(packed("a.yaml", *cards))
    begun = time.process_time()

    check(found)

    assert time.process_time() - begun < 2
