"""What ``check`` tells the shell on every handed deck, and its JSON a program."""

import json
from pathlib import Path

import jsonschema
import pytest

from tests.cli.terminal import CASES, typed
from tests.conftest import ROOT

RIGHT = [
    *("A01", "A03", "A07/bom.yaml", "A10", "A13", "B02", "B05", "B06", "B09", "B10/ok.csv"),
    *("C02", "M04", "M07"),
]
WRONG = [
    *("A05", "A06", "A07/bom2.yaml", "A09", "A11", "A14", "A16", "A17", "A18", "B07"),
    *("B10/faute.csv", "B12", "B13", "C01", "C05", "C06", "C07", "C08", "C10", "C11", "C12"),
    *("C14", "C17", "D01", "D03", "M01", "M02", "M03", "M05", "M06", "M08", "M09", "M10"),
    *("M11", "M12", "M13", "M14", "M15", "M16", "M17", "M18", "M19"),
]
STRICT = ["A13", "M04", "M07"]
"""Right, but for a warning that the case names."""

PLACES = {
    "M01": ("S104", 5, 15, "safe"),
    "M02": ("S102", 4, 5, "safe"),
    "M03": ("S107", 8, 24, ""),
    "M05": ("S106", 10, 5, ""),
    "M06": ("F010", 5, 1, "safe"),
    "M08": ("S101", 4, 5, ""),
    "M09": ("C401", 4, 12, ""),
    "M10": ("S105", 9, 33, ""),
    "M11": ("S109", 8, 8, "safe"),
    "M12": ("F012", 10, 9, ""),
    "M13": ("F013", 10, 9, ""),
    "M14": ("S104", 6, 7, "safe"),
    "M15": ("P101", 9, 18, "unsafe"),
    "M16": ("F001", 7, 9, ""),
    "M17": ("F011", 8, 1, ""),
    "M18": ("S103", 2, 9, ""),
    "M19": ("F014", 4, 10, "safe"),
}


def files(case: str) -> list[Path]:
    """The deck files of a case, or the one that it names."""
    path = CASES / case
    return sorted(path.iterdir()) if path.is_dir() else [path]


@pytest.mark.parametrize("case", RIGHT, ids="case_{}".format)
def test_case_that_is_right_exits_0(case: str) -> None:
    assert typed("check", *files(case), "--ignore", "C410").exit_code == 0


@pytest.mark.parametrize("case", WRONG, ids="case_{}".format)
def test_case_that_is_wrong_exits_1(case: str) -> None:
    """Every file by itself, but C17, whose two files are each right alone; no tab is shown raw."""
    together = files(case)
    for paths in [together] if case == "C17" else [[path] for path in together]:
        answer = typed("check", *paths, "--ignore", "C410")
        assert answer.exit_code == 1, paths
        assert "\t" not in answer.output


@pytest.mark.parametrize("case", STRICT, ids="case_{}".format)
def test_a_warning_fails_when_strict(case: str) -> None:
    assert typed("check", *files(case), "--level", "strict").exit_code == 1


def test_gaps_are_no_error_in_a_draft(tmp_path: Path) -> None:
    (tmp_path / "edition.yaml").write_text("game: bouffon\ntitle: Essai\n", encoding="utf-8")
    (tmp_path / "p.yaml").write_text(
        "letter: P\ncards: [{title: peur, synonyms: [frayeur, effroi, trouille, panique]}]\n",
        encoding="utf-8",
    )

    assert typed("check", tmp_path).exit_code == 1
    draft = typed("check", tmp_path, "--level", "draft")
    assert draft.exit_code == 0
    assert " info D609 " in draft.output
    assert " 0 errors, 0 warnings, " in draft.output


@pytest.mark.parametrize("case", PLACES, ids="case_{}".format)
def test_the_json_report_says_code_place_and_fix(case: str) -> None:
    code, line, column, _ = PLACES[case]
    answer = typed("check", *files(case), "--format", "json")
    report = json.loads(answer.output)
    schema = json.loads((ROOT / "schemas/report.schema.json").read_text("utf-8"))

    jsonschema.validate(report, schema)
    (found,) = [each for each in report["findings"] if each["severity"] == "error"]
    assert (found["code"], found["line"], found["column"], found["fix"]) == PLACES[case]
    assert found["file"].endswith(f"{case}/deck.yaml")
    assert report["summary"]["errors"] == 1
    assert f"deck.yaml:{line}:{column}: error {code} " in typed("check", *files(case)).output


@pytest.mark.parametrize(
    ("words", "name"),
    [
        (["length", "œuvre", "(tout)", "(a) b-c", "--json"], "lengths"),
        (["list", "bouffon", "--format", "json"], "list"),
        (["list", "dalmuti", "--format", "json"], "list"),
    ],
)
def test_a_json_answer_keeps_its_schema(words: list[str], name: str) -> None:
    schema = json.loads((ROOT / f"schemas/{name}.schema.json").read_text("utf-8"))

    jsonschema.validate(json.loads(typed(*words).output), schema)
