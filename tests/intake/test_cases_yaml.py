"""The handed cases of deck files in YAML: A, D, F10 and the nineteen typical mistakes M."""

import os
import re
import subprocess
import sys
from pathlib import Path
from string import ascii_uppercase

import pytest

from cardsmith.intake.shipped.messages import spoken
from cardsmith.lexicon.length import scoring_length
from cardsmith.lint.engine import check
from tests.intake.reading import CASES, case, errors, only, serious, synonyms


def test_case_A01() -> None:
    deck = case("A01")
    assert synonyms(deck) == ["non", "no", "on", "off", "oui", "yes"]
    lengths = [scoring_length(word, deck.edition.rules.length_policy) for word in synonyms(deck)]
    assert lengths == [3, 2, 2, 3, 3, 3]
    assert errors(deck) == []


def test_case_A03() -> None:
    deck = case("A03")
    assert synonyms(deck) == ["012", "1_000", "12:30", "3:1", "7.0", "+33"]
    assert [finding.span.line for finding in check(deck) if finding.code == "T207"] == [
        5, 6, 7, 8, 9, 10,
    ]  # fmt: skip


def test_case_A05() -> None:
    deck = case("A05")
    assert synonyms(deck) == ["null", "~"]
    assert only(deck.findings, "S109").span.line == 7
    assert [card.title.text for card in deck.cards] == ["zéro", "zeste"]


def test_case_A06() -> None:
    deck = case("A06")
    found = only(deck.findings, "S106")
    assert (found.arguments["field"], found.arguments["first"], found.span.line) == ("cards", 2, 5)
    assert deck.cards == ()


def test_case_A07() -> None:
    marked = case("A07", "bom.yaml")
    assert [card.id for card in marked.cards] == ["A/ami"]
    assert errors(marked) == []
    inside = case("A07", "bom2.yaml")
    assert errors(inside) == ["bom2.yaml:2:1 F007"]
    assert "U+FEFF" in spoken(only(inside.findings, "F007"), "en").message


def test_case_A09() -> None:
    deck = case("A09")
    assert errors(deck) == ["deck.yaml:3:1 F010"]
    words = spoken(only(deck.findings, "F010"), "fr")
    assert "tabulation" in words.message
    assert "espaces" in words.hint
    assert "\t" not in words.message + words.hint


def test_case_A10() -> None:
    deck = case("A10")
    assert synonyms(deck) == ["copain", "pote"]
    assert errors(deck) == []


def test_case_A11() -> None:
    found = only(case("A11").findings, "S107")
    assert found.span.line == 6
    words = spoken(found, "fr")
    assert "cards[0].synonyms[1]" in words.message
    assert "note" in words.message
    assert "guillemets" in words.hint


def test_case_A13() -> None:
    deck = case("A13")
    assert serious(deck) == ["deck.yaml:5:16 S110"]
    assert "#1" in spoken(only(deck.findings, "S110"), "fr").message
    assert synonyms(deck) == ["numéro", "as"]


@pytest.mark.parametrize(
    ("file", "sign"),
    [("crochet.yaml", "["), ("etoile.yaml", "*"), ("arobase.yaml", "@"), ("quote.yaml", "'")],
)
def test_case_A14(file: str, sign: str) -> None:
    """Line 5 and its column; the first character is named as it stands; quotes are advised."""
    deck = case("A14", file)
    (found,) = deck.findings
    assert (found.span.line, found.span.column) == (5, 9)
    assert found.arguments["sign"] == sign
    french, english = spoken(found, "fr"), spoken(found, "en")
    assert re.search(rf"(«\u00a0|signe ){re.escape(sign)}(\u00a0»| )", french.message)
    assert re.search(rf"(“|sign ){re.escape(sign)}(”| )", english.message)
    assert "guillemets" in french.hint
    assert "quotes" in english.hint
    assert deck.cards == ()


def test_case_A16() -> None:
    deck = case("A16")
    assert errors(deck) == ["deck.yaml:4:1 F017"]
    assert "one deck per file" in spoken(only(deck.findings, "F017"), "en").message


def test_case_A17() -> None:
    deck = case("A17")
    found = only(deck.findings, "F001")
    assert (found.span.line, found.arguments["byte"], found.arguments["offset"]) == (3, "0xE9", 28)
    assert "UTF-8" in spoken(found, "en").hint
    assert deck.cards == ()


@pytest.mark.parametrize("file", ["vide.yaml", "remarque.yaml", "texte.yaml"])
def test_case_A18(file: str) -> None:
    (found,) = case("A18", file).findings
    assert found.span.file == file
    assert "no deck in this file" in spoken(found, "en").message


def test_case_D01() -> None:
    deck = case("D01")
    assert errors(deck) == ["deck.yaml:6:9 S108"]
    message = spoken(only(deck.findings, "S108"), "en").message
    assert "text expected, found a list" in message
    assert "cards[0].synonyms[1]" in message
    assert len(message) < 200


def test_case_D03() -> None:
    deck = case("D03")
    assert errors(deck) == ["deck.yaml:4:5 S102"]
    words = spoken(only(deck.findings, "S102"), "en")
    assert "synonymes" in words.message
    assert "did you mean “synonyms”" in words.hint


def test_case_D05() -> None:
    deck = case("D05", "decks")
    assert [packet.letters for packet in deck.packets] == [("A",), ("E",), (), ("G",)]
    assert [card.id for card in deck.cards] == ["A/ami", "E/ete", "marotte/hochet", "G/gai"]
    told = only(check(deck), "D609")
    assert told.arguments["present"] == "A E G marotte"
    assert str(told.arguments["missing"]).split() == [
        letter for letter in ascii_uppercase if letter not in "AEG"
    ]
    for lang, absent in (("fr", "absents"), ("en", "missing")):
        message = spoken(told, lang).message
        assert "A E G marotte" in message
        assert f"{told.arguments['missing']}" in message.partition(absent)[2]


def test_case_F10() -> None:
    """No file is opened without its encoding: this and every test runs under these flags."""
    script = (
        "from pathlib import Path; from cardsmith.intake.editions.reading import read;"
        "print(read([Path('deck.yaml')]).cards[0].id)"
    )
    flags = ["-X", "warn_default_encoding", "-W", "error::EncodingWarning"]
    root = Path(__file__).parent.parent.parent
    ran = subprocess.run(
        [sys.executable, *flags, "-c", script],
        cwd=CASES / "F10",
        env={**os.environ, "PYTHONPATH": str(root), "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert (ran.stderr, ran.stdout) == ("", "E/ete\n")
