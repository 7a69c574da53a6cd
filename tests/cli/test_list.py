"""``list``: its orders, and a table that no spreadsheet runs."""

import csv
from pathlib import Path

import pytest

from tests.cli.terminal import typed

FORMULAS = ["=1+1", "+2", "-3", "@SUM(A1)"]


def rows(*words: str | Path) -> list[dict[str, str]]:
    answer = typed("list", *words, "--format", "csv")
    assert answer.exit_code == 0, answer.output
    return list(csv.DictReader(answer.stdout.splitlines()))


@pytest.fixture
def deck(tmp_path: Path) -> Path:
    """Three cards whose orders by letter, by title and by length are three."""
    path = tmp_path / "deck.csv"
    path.write_text(
        "titre;synonymes\nzèle;ardeur\nâne;baudet|bourricot\nécu;très longue monnaie\neau;flot\n",
        encoding="utf-8",
    )
    return path


def test_by_title_is_the_order_of_a_dictionary(deck: Path) -> None:
    assert [row["title"] for row in rows(deck, "--by", "title")] == ["âne", "eau", "écu", "zèle"]


def test_by_length_the_longest_entry_comes_first(deck: Path) -> None:
    """19 letters, 9 (bourricot), 6, 4: what a card reaches at most."""
    found = rows(deck, "--by", "length")

    assert [row["title"] for row in found] == ["écu", "âne", "zèle", "eau"]
    assert found[1]["synonyms"] == "6 baudet | 9 bourricot"


def test_an_equal_length_falls_back_on_the_order_of_titles(tmp_path: Path) -> None:
    path = tmp_path / "deck.csv"
    path.write_text("titre;synonymes\necu;deux\néclat;cinq\neau;onze\n", encoding="utf-8")

    assert [row["title"] for row in rows(path, "--by", "length")] == ["eau", "éclat", "ecu"]


def test_the_longest_entry_of_the_shipped_cards_comes_first() -> None:
    longest = [
        max(int(entry.split()[0]) for entry in row["synonyms"].split(" | "))
        for row in rows("bouffon", "--by", "length")
        if row["synonyms"]
    ]

    assert len(longest) > 100
    assert longest == sorted(longest, reverse=True)


@pytest.mark.parametrize("by", ["letter", "length", "title"])
def test_no_cell_is_a_formula(by: str, tmp_path: Path) -> None:
    (tmp_path / "edition.yaml").write_text(
        "game: custom\ntitle: Essai\ncomponents: [{name: cartes, data: cartes.csv}]\n",
        encoding="utf-8",
    )
    (tmp_path / "cartes.csv").write_text("\n".join(["titre", *FORMULAS]), encoding="utf-8")
    found = rows(tmp_path, "--by", by)

    assert sorted(row["title"] for row in found) == sorted(f"'{text}" for text in FORMULAS)
    assert not [cell for row in found for cell in row.values() if cell.startswith(tuple("=+-@"))]


def test_only_a_formula_is_changed(deck: Path) -> None:
    assert not [cell for row in rows(deck) for cell in row.values() if cell.startswith("'")]
