"""Titles, synonyms, labels: what a word is."""

import unicodedata
from pathlib import Path

import pytest

from cardsmith.intake.decks.labels import NAMES, label_of, split_labels
from cardsmith.intake.files.mojibake import mended
from cardsmith.intake.shipped.printed_words import printed_words
from tests.intake.reading import deck_of, only, seen


@pytest.mark.parametrize(
    ("text", "bare", "labels"),
    [
        ("trouille [fam.]", "trouille", ["fam."]),
        ("trouille[fam.]", "trouille", ["fam."]),
        ("peur [fam., par ext.]", "peur", ["fam.", "par ext."]),
        ("peur [fam.] [pop.]", "peur", ["fam.", "pop."]),
        ("(la) tremblote [fam.] ", "(la) tremblote", ["fam."]),
        ("[fam.]", "[fam.]", []),
        ("a [b] c", "a [b] c", []),
        ("peur [fam.", "peur [fam.", []),
        ("peur", "peur", []),
    ],
)
def test_trailing_brackets_are_labels(text: str, bare: str, labels: list[str]) -> None:
    found, said = split_labels(text)
    assert (found, [label for label, _ in said]) == (bare, labels)
    assert all(text[at:].startswith(label) for label, at in said)


@pytest.mark.parametrize("short", NAMES)
def test_a_label_is_known_with_its_accent_apart(short: str) -> None:
    """As a file is saved on a Mac."""
    assert label_of(unicodedata.normalize("NFD", short)) == short


@pytest.mark.parametrize(("short", "full"), NAMES.items())
def test_a_label_is_known_short_or_in_full(short: str, full: str, tmp_path: Path) -> None:
    words = f"      - a [{short}]\n      - b [{full}]"
    text = f"letter: P\ncards:\n  - title: peur\n    synonyms:\n{words}"
    (card,) = deck_of(tmp_path, text).cards
    assert [synonym.labels for synonym in card.synonyms] == [(short,), (short,)]


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_label_is_read_as_it_is_printed(language: str) -> None:
    printed = printed_words("cards", language)

    assert {short: label_of(printed[short]) for short in NAMES} == {short: short for short in NAMES}


@pytest.mark.parametrize(
    ("said", "short"),
    [("informal", "fam."), ("slang", "arg."), ("dated", "vx"), ("by extension", "par ext.")],
)
def test_an_english_editor_writes_labels_in_english(said: str, short: str, tmp_path: Path) -> None:
    text = f"letter: F\ncards: [{{title: fear, synonyms: ['dread [{said}]']}}]"
    deck = deck_of(tmp_path, text)

    assert seen(deck.findings) == []
    assert deck.cards[0].synonyms[0].labels == (short,)


def test_an_unknown_label_is_placed_inside_its_word(tmp_path: Path) -> None:
    text = "letter: P\ncards:\n  - title: peur\n    synonyms:\n      - effroi [fam., famillier]"
    deck = deck_of(tmp_path, text)
    assert seen(deck.findings) == ["p.yaml:5:23 S105"]
    assert only(deck.findings, "S105").arguments["better"] == "familier"
    assert deck.cards[0].synonyms[0].labels == ("fam.",)


def test_a_long_form_is_a_synonym(tmp_path: Path) -> None:
    text = (
        "letter: P\ncards: [{title: peur, synonyms: [{text: effroi, labels: [litt.], note: rare}]}]"
    )
    (synonym,) = deck_of(tmp_path, text).cards[0].synonyms
    assert (synonym.text, synonym.labels, synonym.note) == ("effroi", ("litt.",), "rare")
    assert synonym.span[1:3] == (2, 41)


def test_the_place_of_a_word_leaves_quotes_and_labels_out(tmp_path: Path) -> None:
    text = "letter: P\ncards:\n  - title: 'peur'\n    synonyms:\n      - \"effroi [litt.]\""
    (card,) = deck_of(tmp_path, text).cards
    assert card.title.span[1:] == (3, 13, 3, 17, "")
    assert card.synonyms[0].span[1:] == (5, 10, 5, 16, "")


@pytest.mark.parametrize("word", ["été", "cœur", "ça", "où", "l’âme", "Noël", "« mot »", "naïf à"])
def test_words_in_the_wrong_encoding_are_recognised(word: str) -> None:
    assert mended(word.encode().decode("cp1252")) == word
    assert mended(word) == ""


@pytest.mark.parametrize("word", ["créée", "ÉLYSÉE", "À “part”", "Ãnglais", "pâté", "ambiguë"])
def test_sound_words_are_left_alone(word: str) -> None:
    assert mended(word) == ""


def test_every_card_has_its_id(tmp_path: Path) -> None:
    text = (
        "letter: P\ncards:\n"
        "  - {title: Pêche à la ligne, synonyms: [a]}\n"
        "  - {title: voler, hom: 2, gloss: dérober, synonyms: [a]}\n"
        "  - {title: (se) pâmer, hom: 1, synonyms: [a]}\n"
    )
    cards = deck_of(tmp_path, text).cards
    assert [card.id for card in cards] == ["P/pechealaligne", "P/voler-2", "P/(se)pamer"]
    assert [card.letter for card in cards] == ["P", "V", "P"]
    assert {card.packet for card in cards} == {"P"}


def test_a_finding_knows_its_card(tmp_path: Path) -> None:
    cards = ["{title: peur, synonyms: [a, '']}", "{title: paix, pos: x, synonyms: [a]}"]
    text = "letter: P\ncards:\n" + "".join(f"  - {card}\n" for card in cards)
    assert [(f.code, f.card) for f in deck_of(tmp_path, text).findings] == [
        ("S109", "P/peur"),
        ("S105", "P/paix"),
    ]
