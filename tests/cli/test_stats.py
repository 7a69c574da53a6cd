"""``stats``: what an editor reads, what a program reads, and the picture beside it."""

import json
from pathlib import Path

import jsonschema
import pytest

from tests.cli.terminal import typed
from tests.conftest import ROOT
from tests.test_lazy import loaded

SCHEMA = json.loads((ROOT / "schemas/statistics.schema.json").read_text("utf-8"))

FIELDS = "name,force,clan\nwolf,3,north\nbear,5,south\nlynx,3,north\n"


@pytest.fixture
def beasts(tmp_path: Path) -> Path:
    (tmp_path / "edition.yaml").write_text(
        "game: custom\ntitle: Beasts\nlanguage: en\ncomponents: [{name: c, data: c.csv}]\n",
        encoding="utf-8",
    )
    (tmp_path / "c.csv").write_text(FIELDS, encoding="utf-8")
    return tmp_path


def test_an_editor_reads_tables_and_bars(beasts: Path) -> None:
    answer = typed("stats", beasts)

    assert answer.exit_code == 0
    assert answer.stdout.splitlines() == [
        "Beasts: 3 designs, 3 cards printed",
        "",
        "c: 3 designs, 3 cards printed",
        "field  filled  different",
        "name     100%          3",
        "force    100%          2  from 3.0 to 5.0, mean 3.7",
        "clan     100%          2",
        "",
        "c · force (from 3.0 to 5.0, mean 3.7)",
        f"  3  2  {'█' * 40}",
        f"  5  1  {'█' * 20}",
        "",
        "c · clan",
        f"  north  2  {'█' * 40}",
        f"  south  1  {'█' * 20}",
    ]


def test_le_bouffon_is_told_in_french_with_its_commas() -> None:
    lines = typed("stats", "bouffon", "--lang", "fr").stdout.splitlines()

    assert lines[0].startswith("Le Bouffon\u00a0: 300 fiches, ")
    assert "·" not in "".join(lines)
    (row,) = [line for line in lines if line.startswith("marotte ")]
    assert "," in row
    assert any(line.startswith("Marques (") for line in lines)


@pytest.mark.parametrize("edition", ["bouffon", "dalmuti", "custom"])
def test_the_document_is_of_its_schema_and_adds_up(edition: str, beasts: Path) -> None:
    name = str(beasts) if edition == "custom" else edition
    told = json.loads(typed("stats", name, "--format", "json").stdout)

    jsonschema.validate(told, SCHEMA)
    assert told["game"] == edition
    assert {"words", "ranks", "components"} & told.keys() == {
        {"bouffon": "words", "dalmuti": "ranks", "custom": "components"}[edition]
    }
    if edition == "bouffon":
        words = told["words"]
        listed = json.loads(typed("list", "bouffon", "--format", "json").stdout)["cards"]
        letters = [card for card in listed if not card["id"].startswith("marotte/")]
        assert words["synonyms"] == sum(len(card["synonyms"]) for card in letters)
        assert sum(words["lengths"].values()) == words["synonyms"] == sum(words["forms"].values())
        assert sum(words["per_card"].values()) == len(letters) == sum(words["pos"].values())
        assert sum(group["cards"] for group in words["squares"]) == len(letters)


def test_what_could_not_be_read_is_told_and_exits_1(beasts: Path) -> None:
    (beasts / "c.csv").write_text(f"{FIELDS}owl,1,north,too many\n", encoding="utf-8")
    answer = typed("stats", beasts)

    assert answer.exit_code == 1
    assert "c.csv" in answer.stderr
    assert answer.stdout


@pytest.mark.parametrize("ending", ["svg", "png", "SVG"])
def test_a_picture_is_written_beside_the_numbers(ending: str, beasts: Path) -> None:
    pytest.importorskip("matplotlib")
    path = beasts / f"out.{ending}"
    answer = typed("stats", beasts, "--plot", path, "--quiet")

    assert (answer.exit_code, answer.output) == (0, "")
    assert path.read_bytes()[:5] in (b"<?xml", b"\x89PNG\r")


@pytest.mark.parametrize("name", ["x.gif", "x", "x.svgz", "no/such/folder/x.svg"])
def test_a_picture_that_cannot_be_written_exits_2_and_leaves_nothing(
    name: str, beasts: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("matplotlib")
    monkeypatch.chdir(beasts)
    before = sorted(beasts.iterdir())
    answer = typed("stats", "dalmuti", "--plot", name)

    assert answer.exit_code == 2
    assert answer.stdout == ""
    assert name.partition("/")[0] in answer.stderr
    assert sorted(beasts.iterdir()) == before


def test_without_the_library_the_extra_is_named(
    beasts: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cardsmith.press.plot.find_spec", lambda _: None)
    answer = typed("stats", beasts, "--plot", beasts / "x.svg")

    assert answer.exit_code == 2
    assert "F051" in answer.stderr
    assert "cardsmith[plot]" in answer.stderr
    assert not (beasts / "x.svg").exists()


def test_numbers_alone_load_nothing_that_draws() -> None:
    assert not {"matplotlib", "numpy", "reportlab", "uharfbuzz"} & loaded("stats", "dalmuti")
