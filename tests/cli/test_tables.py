"""``export`` to tables and ``import``, as they are typed."""

import csv
import io
import json
import shutil
from pathlib import Path

import jsonschema
import openpyxl
import pytest
from typer.testing import CliRunner

from cardsmith.cli.app import app
from cardsmith.press import workbook
from cardsmith.resources import shipped
from tests.intake.reading import written

DECK = {
    "edition.yaml": "schema: 1\ngame: bouffon\ntitle: Jeu\nlanguage: fr\n",
    "a.yaml": "letter: A\ncards:\n  - title: ami\n    synonyms:\n      - copain\n      - ami\n",
}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("CARDSMITH_LANG", raising=False)
    return written(tmp_path / "jeu", {f"{name}": text for name, text in DECK.items()})


def run(*words: str, code: int = 0) -> list[str]:
    result = CliRunner().invoke(app, [*words])
    assert result.exit_code == code, result.output
    return result.output.splitlines()


def rows(path: Path, separator: str) -> list[list[str]]:
    data = path.read_bytes()
    assert data.startswith(b"\xef\xbb\xbf")
    return list(csv.reader(io.StringIO(data.decode("utf-8-sig")), delimiter=separator))


def test_csv_is_what_a_french_excel_opens(folder: Path) -> None:
    assert run("export", "jeu", "--to", "csv") == ["output/jeu/csv/jeu.csv\u00a0: 1 carte"]
    head, row = rows(Path("output/jeu/csv/jeu.csv"), ";")
    assert head[:5] == ["lettre", "titre", "nature", "syn1", "syn2"]
    assert row[:5] == ["A", "ami", "", "copain", "ami"]
    assert row[head.index("longueurs")] == "6 · 3"


def test_the_separator_may_be_chosen(folder: Path) -> None:
    run("export", "jeu", "--to", "csv", "--separator", ",")
    assert rows(Path("output/jeu/csv/jeu.csv"), ",")[1][1] == "ami"
    assert "I110" in run("export", "jeu", "--to", "csv", "--separator", "/", code=2)[0]
    assert "I141" in run("export", "jeu", "--to", "xlsx", "--separator", ",", code=2)[0]


def test_an_error_of_a_card_stands_beside_its_cell(folder: Path) -> None:
    """A table is where faults are mended: they do not stop it."""
    run("export", "jeu", "--to", "xlsx")
    sheet = openpyxl.load_workbook("output/jeu/xlsx/jeu.xlsx")["cartes"]
    assert sheet["E2"].comment is not None
    assert sheet["E2"].comment.text.startswith("C404 «\u00a0ami\u00a0» répète le titre")


def test_what_a_table_would_lose_stops_it(folder: Path) -> None:
    (folder / "a.yaml").write_text("letter: A\ncards:\n  - titre: ami\n", encoding="utf-8")
    lines = run("export", "jeu", "--to", "xlsx", code=1)
    assert any("S102" in line for line in lines)
    assert not Path("output/jeu/xlsx").exists()


def test_without_the_library_the_way_to_install_it_is_told(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workbook, "LIBRARY", "a_library_that_is_not_there")
    assert "cardsmith[sheets]" in run("export", "jeu", "--to", "xlsx", code=2)[0]


@pytest.mark.parametrize("name", ["bouffon", "dalmuti"])
def test_json_keeps_its_schema(name: str, folder: Path) -> None:
    run("export", name, "--to", "json")
    document = json.loads(Path(f"output/{name}/json/{name}.json").read_text(encoding="utf-8"))
    schema = json.loads((shipped("schemas") / "deck.schema.json").read_text(encoding="utf-8"))
    jsonschema.validate(document, schema)
    assert len(document["cards"]) > 12


def test_a_custom_game_becomes_the_table_it_was(folder: Path) -> None:
    edition = "game: custom\ntitle: Jeu\ncomponents: [{name: heros, data: h.csv}]\n"
    table = "nom;force;devise\nOgre;3;=miam\nFée;12;mai 68\n"
    written(folder.parent / "gens", {"edition.yaml": edition, "h.csv": table})
    run("export", "gens", "--to", "csv", "--separator", ";")
    found = Path("output/gens/csv/gens.csv")
    assert [row[:3] for row in rows(found, ";")][1:] == [
        ["Ogre", "3", "'=miam"],
        ["Fée", "12", "'mai 68"],
    ]
    shutil.copy(found, "gens/h.csv")
    run("export", "gens", "--to", "json")
    document = json.loads(Path("output/gens/json/gens.json").read_text(encoding="utf-8"))
    assert [card["fields"]["devise"] for card in document["cards"]] == ["=miam", "mai 68"]


def test_a_table_goes_out_and_comes_back(folder: Path) -> None:
    run("export", "jeu", "--to", "xlsx")
    book = openpyxl.load_workbook("output/jeu/xlsx/jeu.xlsx")
    book["cartes"]["E2"] = "camarade"
    book.save("retour.xlsx")
    dry = run("import", "retour.xlsx", "--into", "jeu", "--dry-run")
    assert dry == [
        "~ A/ami\u00a0: synonymes",
        "1 carte changée",
        "Rien n’est écrit (--dry-run). Fichiers qui seraient récrits\u00a0: jeu/a.yaml",
    ]
    assert (folder / "a.yaml").read_text(encoding="utf-8") == DECK["a.yaml"]
    assert run("import", "retour.xlsx", "--into", "jeu", "--lang", "en") == [
        "~ A/ami: synonyms",
        "1 card changed",
        "Files written: jeu/a.yaml",
    ]
    assert (folder / "a.yaml").read_text(encoding="utf-8") == DECK["a.yaml"].replace(
        "- ami", "- camarade"
    )
    assert run("import", "retour.xlsx", "--into", "jeu") == [
        "rien ne change\u00a0: le tableau dit ce que dit l’édition"
    ]


def test_what_is_wrong_in_a_row_is_told_at_its_cell(folder: Path) -> None:
    """As a check of the deck tells it: the card is written, what it was before is not told."""
    Path("t.csv").write_text("titre;syn1;syn2\nami;copain;ami\nabri;(oops;toit\n", encoding="utf-8")
    lines = run("import", "t.csv", "--into", "jeu", code=1)
    assert [line.partition(" ")[0] for line in lines if "erreur" in line] == ["t.csv:3:6:"]
    assert "P101" in lines[0]
    assert "(oops" in (folder / "a.yaml").read_text(encoding="utf-8")


def test_an_import_that_fails_says_why_and_where(folder: Path) -> None:
    Path("t.csv").write_text("lettre;titre;syn1\nA;ami;copain\nA;ami;pote\n", encoding="utf-8")
    lines = run("import", "t.csv", "--into", "jeu", code=1)
    assert lines[0].startswith(
        "t.csv:3:3: erreur F044 deux lignes pour la même carte «\u00a0A/ami\u00a0»"
    )
    assert lines[1] == "Rien n’est importé."


@pytest.mark.parametrize("into", ["absent", "bouffon", "jeu/a.yaml"])
def test_what_is_no_folder_of_an_edition_takes_no_table(into: str, folder: Path) -> None:
    run("export", "jeu", "--to", "csv")
    (told,) = run("import", "output/jeu/csv/jeu.csv", "--into", into, "--lang", "en", code=2)
    assert "F045" in told
    assert "edition.yaml" in told
