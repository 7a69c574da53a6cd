"""The handed cases of spreadsheets: B."""

import pytest

from cardsmith.intake.shipped.messages import spoken
from tests.intake.reading import case, errors, only, synonyms


def test_case_B01() -> None:
    deck = case("B01")
    assert [card.letter for card in deck.cards] == ["A", "E"]
    assert [card.title.text for card in deck.cards] == ["ami", "été"]
    assert synonyms(deck, 0) == ["copain", "pote", "frère"]
    assert synonyms(deck, 1) == ["belle saison", "cœur d’août"]
    assert only(deck.findings, "F027").arguments["encoding"] == "Windows-1252"
    assert [finding.code for finding in deck.findings].count("C409") == 2


def test_case_B02() -> None:
    deck = case("B02")
    assert [card.id for card in deck.cards] == ["A/ami"]
    assert errors(deck) == []


def test_case_B05() -> None:
    deck = case("B05")
    assert len(deck.cards) == 2
    assert synonyms(deck) == ["copain", "pote", "camarade"]
    assert [synonym.span[1:3] for synonym in deck.cards[0].synonyms] == [(2, 8), (3, 1), (4, 1)]
    assert deck.cards[1].title.span[1:3] == (5, 3)


def test_case_B06() -> None:
    deck = case("B06")
    assert [card.id for card in deck.cards] == ["A/ami"]
    assert errors(deck) == []


def test_case_B07() -> None:
    deck = case("B07")
    found = only(deck.findings, "F022")
    assert (found.arguments["row"], found.arguments["cells"], found.arguments["columns"]) == (
        2, 4, 3,
    )  # fmt: skip
    assert deck.cards == ()


def test_case_B09() -> None:
    deck = case("B09")
    assert len(deck.cards) == 1
    assert errors(deck) == []


def test_case_B10() -> None:
    fine = case("B10", "ok.csv")
    assert synonyms(fine) == ["copain"]
    assert errors(fine) == []
    words = spoken(only(case("B10", "faute.csv").findings, "F023"), "en")
    assert "unknown column “Synonime”" in words.message
    assert "did you mean “synonymes”" in words.hint


def test_case_B12() -> None:
    deck = case("B12")
    assert errors(deck) == ["deck.csv:2:1 S113"]
    message = spoken(only(deck.findings, "S113"), "en").message
    assert message == "no card to print: every copies value is 0"


def test_case_B13() -> None:
    deck = case("B13")
    found = only(deck.findings, "F021")
    assert found.arguments["row"] == 3
    assert "quote opened and never closed" in spoken(found, "en").message
    assert [card.title.text for card in deck.cards] == ["ami", "chat"]


@pytest.mark.parametrize("name", ["B01", "B02", "B05", "B06", "B09"], ids="case_{}".format)
def test_nothing_of_a_table_is_lost(name: str) -> None:
    """Every filled row is a card."""
    assert all(card.synonyms for card in case(name).cards)
