"""Files of other names, and what is no edition: each is told, none is passed over in silence."""

import os
from contextlib import chdir
from pathlib import Path

import pytest

from cardsmith.intake.editions.reading import read
from cardsmith.intake.shipped.messages import spoken
from cardsmith.model.edition import Game
from cardsmith.pipeline.targets import targets
from tests.intake.editions.test_reading import AMI, BON, TABLE
from tests.intake.reading import deck_of, only, seen, written


@pytest.mark.parametrize("text", ["title: x", "game: [a]", "- a", "x", "game: boufon", "game:"])
def test_an_edition_that_is_none_still_has_its_cards_checked(text: str, tmp_path: Path) -> None:
    deck = deck_of(tmp_path, {"edition.yaml": text, "a.yaml": AMI, "b.yaml": "letter: 5"})
    assert {finding.span.file for finding in deck.findings} == {"edition.yaml", "b.yaml"}


def test_a_link_out_of_the_folder_is_not_followed(tmp_path: Path) -> None:
    here = tmp_path / "e"
    written(here, {"edition.yaml": "game: bouffon", "b.yaml": BON})
    written(tmp_path, {"secret.yaml": AMI})
    (here / "a.yaml").symlink_to(tmp_path / "secret.yaml")
    (here / "loop.yaml").symlink_to(here / "loop.yaml")
    (here / "again.yaml").symlink_to(here / "b.yaml")
    deck = read([here])
    assert [f.code for f in deck.findings] == ["E105", "E105", "S111"]
    assert {card.id for card in deck.cards} == {"B/bon"}


def test_a_broken_edition_does_not_blame_its_other_files(tmp_path: Path) -> None:
    files = {
        "edition.yaml": "game: custom\n\tx: 1",
        "heros.csv": TABLE,
        "q.yaml": "cards: [{titre: un}]",
        "ranks.yaml": "ranks: []",
        "a.yaml": AMI,
        "b.csv": "titre;synonymes\nbon;",
    }
    deck = deck_of(tmp_path, files)
    assert seen(deck.findings) == ["edition.yaml:2:1 F010", "b.csv:2:1 S104"]
    assert [card.id for card in deck.cards] == ["A/ami", "B/bon"]


@pytest.mark.parametrize("name", ["edition.yml", "Edition.yaml", "EDITION.YML"])
def test_an_edition_of_another_name_is_told(name: str, tmp_path: Path) -> None:
    deck = deck_of(tmp_path, {name: "game: bouffon", "a.yml": AMI})

    assert [(finding.code, finding.span.file) for finding in deck.findings] == [("E112", name)]
    assert only(deck.findings, "E112").arguments["better"] == "edition.yaml"
    assert [card.id for card in deck.cards] == ["A/ami"]


def test_an_edition_of_another_name_beside_the_true_one_is_told(tmp_path: Path) -> None:
    deck = deck_of(tmp_path, {"edition.yaml": "game: bouffon", "edition.yml": "game: dalmuti"})

    assert seen(deck.findings) == ["edition.yml:1:1 E112"]
    assert deck.edition.game is Game.BOUFFON


def test_ranks_of_another_name_are_told(tmp_path: Path) -> None:
    deck = deck_of(tmp_path, {"edition.yaml": "game: dalmuti", "ranks.yml": "ranks: []"})

    assert [finding.code for finding in deck.findings] == ["E112", "E106"]


def test_a_folder_with_an_edition_of_another_name_is_what_is_meant(tmp_path: Path) -> None:
    """No shipped edition is checked in its place."""
    written(tmp_path, {"edition.yml": "game: bouffon"})
    with chdir(tmp_path):
        assert targets(()) == ((Path(),),)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("- game: bouffon\n", "edition.yaml:1:1 E114"),
        ("bouffon\n", "edition.yaml:1:1 E114"),
        ("# game: bouffon\n", "edition.yaml:1:1 E114"),
        ("[]\n", "edition.yaml:1:1 E114"),
        ("\n", "edition.yaml:1:1 E114"),
    ],
)
def test_what_is_no_edition_is_told_as_an_edition(text: str, found: str, tmp_path: Path) -> None:
    deck = deck_of(tmp_path, {"edition.yaml": text, "a.yaml": AMI})

    assert seen(deck.findings) == [found]
    for lang in ("fr", "en"):
        words = spoken(deck.findings[0], lang)
        assert "letter" not in words.message + words.hint


@pytest.mark.parametrize("edition", [{}, {"edition.yaml": "game: bouffon\n"}])
def test_a_folder_and_a_pipe_among_the_decks_are_told(
    edition: dict[str, str], tmp_path: Path
) -> None:
    written(tmp_path, {**edition, "a.yaml": AMI, "sub/b.yaml": BON, "c.tsv": "x"})
    os.mkfifo(tmp_path / "d.yaml")
    deck = deck_of(tmp_path, {})

    assert seen(deck.findings) == ["c.tsv:1:1 F034", "d.yaml:1:1 F034", "sub:1:1 F034"]
    assert {card.id for card in deck.cards} == {"A/ami"}
