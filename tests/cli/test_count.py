"""``cardsmith count``: cards, sheets, free places, and what could fill them."""

import json
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from cardsmith.resources import shipped
from tests.cli.terminal import typed
from tests.intake.reading import written

TWO_SIZES = {
    "edition.yaml": "game: custom\ntitle: Deux\nlanguage: fr\ncomponents:\n"
    "  - {name: heros, data: heros.csv, template: carte.yaml}\n"
    "  - {name: jetons, data: jetons.csv, template: carte.yaml, size: square}\n",
    "heros.csv": "titre,copies\nun,3\ndeux,0\ntrois,2\n",
    "jetons.csv": "titre\nun\n",
    "carte.yaml": "front: []\n",
}


def counted(*args: str | Path) -> dict[str, Any]:  # Any: what JSON holds
    result = typed("count", *args, "--json")
    assert result.exit_code == 0
    document: dict[str, Any] = json.loads(result.output)
    schema = json.loads((shipped("schemas") / "count.schema.json").read_text(encoding="utf-8"))
    jsonschema.validate(document, schema)
    return document


def test_dalmuti_says_its_free_places_in_french() -> None:
    result = typed("count", "dalmuti", "--sheet", "18,55", "--lang", "fr")

    assert result.exit_code == 0
    lines = [" ".join(line.split()) for line in result.output.splitlines()]
    assert lines[2] == "63 × 88 mm (tcg) : 80 cartes (cartes 80)"
    assert lines[4].startswith("18 5 10 11,1 %")
    assert lines[5] == "55 2 30 27,3 % 2 jeux : 3 feuilles, 5 libres (3,0 %)"
    assert lines[6].startswith("Pour les places libres (10, feuille de 18) : ")
    assert "cartes de statut (8 cartes) × 1" in lines[6]


def test_thirty_free_places_of_bouffon_can_hold_its_aids_and_contents() -> None:
    (layout,) = counted("bouffon", "--sheet", "55")["sizes"][0]["layouts"]

    assert layout["free"] == 30
    assert {each["name"]: each["cards"] for each in layout["fill"]} == {"aid": 6, "contents": 24}


def test_bouffon_counts_its_marotte_on_the_same_sheets() -> None:
    document = counted("bouffon", "--sheet", "18")

    (size,) = document["sizes"]
    assert [each["component"] for each in size["components"]] == ["cards", "marotte"]
    assert size["cards"] == sum(each["cards"] for each in size["components"]) == 300
    assert size["layouts"][0]["sheets"] == 17


def test_games_of_a_print_run_are_counted_together() -> None:
    result = typed("count", "dalmuti", "--sheet", "55", "--games", "11", "--lang", "en")

    assert "11 games" in result.output
    assert " ".join(result.output.splitlines()[4].split()) == "55 16 0 0.0% —"
    assert "For" not in result.output


def test_each_size_has_sheets_of_its_own_and_no_copies_are_no_cards(tmp_path: Path) -> None:
    document = counted(written(tmp_path, TWO_SIZES), "--sheet", "4")

    sizes = document["sizes"]
    assert isinstance(sizes, list)
    assert [(size["name"], size["cards"]) for size in sizes] == [("tcg", 5), ("square", 1)]
    assert sizes[0]["components"] == [{"component": "heros", "designs": 2, "cards": 5}]
    assert sizes[0]["layouts"][0]["free"] == 3
    assert sizes[1]["layouts"][0]["another_game"]


@pytest.mark.parametrize("sheet", ["0", "x", "18,", "-3", "18;55", "100000"])
def test_a_sheet_that_is_no_number_is_refused(sheet: str) -> None:
    result = typed("count", "dalmuti", "--sheet", sheet, "--lang", "en")

    assert result.exit_code == 2
    assert "--sheet: error I110" in result.output
    assert "18,55" in result.output


def test_an_edition_that_cannot_be_read_whole_is_counted_and_told(tmp_path: Path) -> None:
    files = {**TWO_SIZES, "heros.csv": "titre,copies\nun,trois\ndeux,2\n"}

    result = typed("count", written(tmp_path, files), "--sheet", "4", "--lang", "en")

    assert result.exit_code == 1
    assert "heros.csv:2:" in result.output
