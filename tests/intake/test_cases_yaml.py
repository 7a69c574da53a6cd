"""The handed cases of deck files in YAML: A, D, F10 and the nineteen typical mistakes M."""

import os
import re
import subprocess
import sys
from pathlib import Path
from string import ascii_uppercase

import pytest
import yaml

from cardsmith.intake.shipped.messages import spoken
from cardsmith.lexicon.length import scoring_length
from cardsmith.lint.engine import check
from tests.intake.reading import CASES, case, errors, only, seen, serious, synonyms, unmarked


def test_case_A01() -> None:
    deck = case("A01")
    assert synonyms(deck) == ["non", "no", "on", "off", "oui", "yes"]
    lengths = [scoring_length(word, deck.edition.rules.length_policy) for word in synonyms(deck)]
    assert lengths == [3, 2, 2, 3, 3, 3]
    assert errors(deck) == []


def test_case_A03() -> None:
    deck = case("A03")
    assert synonyms(deck) == ["012", "1_000", "12:30", "3:1", "7.0", "+33"]
    assert serious(deck) == [
        *(f"deck.yaml:{line}:9 T207" for line in range(5, 10)),
        "deck.yaml:10:10 T207",
    ]
    assert errors(deck) == []


def test_case_A05() -> None:
    deck = case("A05")
    assert [card.title.text for card in deck.cards] == ["zéro", "zeste"]
    assert synonyms(deck) == ["null", "~"]
    assert errors(deck) == ["deck.yaml:6:9 P103", "deck.yaml:7:8 S109"]
    assert "empty synonym" in spoken(only(deck.findings, "S109"), "en").message
    assert "deck.yaml:8:12 C412" in seen(check(deck)), "the card below is checked too"


def test_case_A06() -> None:
    deck = case("A06")
    assert errors(deck) == ["deck.yaml:5:1 S106"]
    for lang, first in (("fr", "ligne 2"), ("en", "line 2")):
        message = spoken(only(deck.findings, "S106"), lang).message
        assert "cards" in message
        assert first in message
    assert deck.cards == ()


def test_case_A07(tmp_path: Path) -> None:
    marked, plain = case("A07", "bom.yaml"), unmarked(tmp_path, "A07", "bom.yaml")
    assert [card.id for card in marked.cards] == ["A/ami"]
    assert marked.cards == plain.cards
    assert seen(check(marked, ignore=("F002",))) == seen(check(plain))
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
    assert errors(deck) == []
    assert synonyms(deck) == ["copain", "pote"]


def test_case_A10_without_libyaml(monkeypatch: pytest.MonkeyPatch) -> None:
    """PyYAML itself takes no tab there: what it says is not shown, the tab is named."""
    monkeypatch.delattr(yaml, "CBaseLoader")
    deck = case("A10")
    assert errors(deck) == ["deck.yaml:5:15 F016"]
    assert "tabulation" in spoken(only(deck.findings, "F016"), "fr").message
    assert "a tab" in spoken(only(deck.findings, "F016"), "en").message


def test_case_A11() -> None:
    deck = case("A11")
    assert errors(deck) == ["deck.yaml:6:13 S107"]
    words = spoken(only(deck.findings, "S107"), "fr")
    assert "cards[0].synonyms[1]" in words.message
    assert "note" in words.message
    assert "guillemets" in words.hint


def test_case_A13() -> None:
    deck = case("A13")
    assert serious(deck) == ["deck.yaml:5:16 S110"]
    assert "#1" in spoken(only(deck.findings, "S110"), "fr").message
    assert synonyms(deck) == ["numéro", "as"]


@pytest.mark.parametrize(
    ("file", "sign", "code"),
    [
        ("crochet.yaml", "[", "F013"),
        ("etoile.yaml", "*", "F013"),
        ("arobase.yaml", "@", "F013"),
        ("quote.yaml", "'", "F012"),
    ],
)
def test_case_A14(file: str, sign: str, code: str) -> None:
    """Line 5 and its column; the first character is named as it stands; quotes are advised."""
    deck = case("A14", file)
    assert errors(deck) == [f"{file}:5:9 {code}"]
    found = only(deck.findings, code)
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
    assert errors(deck) == ["deck.yaml:3:12 F001"]
    words = spoken(only(deck.findings, "F001"), "en")
    assert "byte 0xE9 at offset 28" in words.message
    assert "save as UTF-8" in words.hint
    assert deck.cards == ()


@pytest.mark.parametrize(
    ("file", "code"), [("vide.yaml", "F004"), ("remarque.yaml", "F008"), ("texte.yaml", "F008")]
)
def test_case_A18(file: str, code: str) -> None:
    deck = case("A18", file)
    assert errors(deck) == [f"{file}:1:1 {code}"]
    assert "no deck in this file" in spoken(only(deck.findings, code), "en").message


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
