"""The handed cases of spreadsheets: B."""

from pathlib import Path

import pytest

from cardsmith.intake.shipped.messages import spoken
from cardsmith.lint.engine import check
from tests.intake.reading import case, errors, only, seen, synonyms, unmarked


def test_case_B01() -> None:
    deck = case("B01")
    assert [card.letter for card in deck.cards] == ["A", "E"]
    assert [card.title.text for card in deck.cards] == ["ami", "été"]
    assert synonyms(deck, 0) == ["copain", "pote", "frère"]
    assert synonyms(deck, 1) == ["belle saison", "cœur d’août"]
    assert only(deck.findings, "F027").arguments["encoding"] == "Windows-1252"
    assert [finding.code for finding in deck.findings].count("C409") == 2


def test_case_B02(tmp_path: Path) -> None:
    marked, plain = case("B02"), unmarked(tmp_path, "B02", "deck.csv")
    assert [card.id for card in marked.cards] == ["A/ami"]
    assert errors(marked) == []
    assert marked.cards == plain.cards
    assert seen(check(marked)) == seen(check(plain))


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
    assert errors(deck) == ["deck.csv:2:14 F022"]
    assert spoken(only(deck.findings, "F022"), "en").message == "row 2: 4 cells for 3 columns"
    assert deck.cards == ()


def test_case_B09() -> None:
    deck = case("B09")
    assert len(deck.cards) == 1
    assert errors(deck) == []


def test_case_B10() -> None:
    fine, wrong = case("B10", "ok.csv"), case("B10", "faute.csv")
    assert errors(fine) == []
    assert [card.id for card in fine.cards] == ["A/ami"]
    assert synonyms(fine) == ["copain"]
    assert errors(wrong) == ["faute.csv:1:14 F023"]
    words = spoken(only(wrong.findings, "F023"), "en")
    assert "unknown column “Synonime”" in words.message
    assert "did you mean “synonymes”" in words.hint


def test_case_B12() -> None:
    deck = case("B12")
    assert errors(deck) == ["deck.csv:2:1 S113"]
    message = spoken(only(deck.findings, "S113"), "en").message
    assert message == "no card to print: every copies value is 0"


def test_case_B13() -> None:
    deck = case("B13")
    assert errors(deck) == ["deck.csv:3:3 F021"]
    message = spoken(only(deck.findings, "F021"), "en").message
    assert message == "row 3: quote opened and never closed"
    assert [card.title.text for card in deck.cards] == ["ami", "chat"]


@pytest.mark.parametrize("name", ["B01", "B02", "B05", "B06", "B09"], ids="case_{}".format)
def test_nothing_of_a_table_is_lost(name: str) -> None:
    """Every filled row is a card."""
    assert all(card.synonyms for card in case(name).cards)
