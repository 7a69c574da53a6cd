"""``referee judge``: verdicts with what they stand on, exit codes, JSON, in both languages."""

import json
import subprocess
import sys
from pathlib import Path

import jsonschema
import pytest

from tests.cli.terminal import process, typed
from tests.conftest import ROOT

SCHEMA = json.loads((ROOT / "schemas/rulings.schema.json").read_text("utf-8"))

RIGHT = "- {id: r, game: bouffon, given: {}, claim: {length: {text: œuf, is: 4}}}\n"
WRONG = "- {id: w, game: bouffon, given: {}, claim: {length: {text: œuf, is: 3}}}\n"
SILENT = """\
- id: s
  game: bouffon
  given: {seats: [A, B], bouffon: A}
  claim: {may: {player: A, says: may, act: leave}}
"""
LACKING = "- {id: l, game: bouffon, given: {}, claim: {length: {text: œuf}}}\n"


def judged(folder: Path, text: str, *words: str, lang: str = "en") -> tuple[int, str, str]:
    """What a book gets: the exit code, the answer, what stands beside it."""
    book = folder / "b.yaml"
    book.write_text(text, encoding="utf-8")
    answer = typed("referee", "judge", book, *words, lang=lang)
    return answer.exit_code, answer.stdout, answer.stderr


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (RIGHT, 0),
        (WRONG, 1),
        (LACKING, 2),
        (SILENT, 3),
        (RIGHT + SILENT, 3),
        (RIGHT + SILENT + WRONG, 1),
        (RIGHT + SILENT + WRONG + LACKING, 2),
        ("- {id: a}\n", 2),
        ("", 2),
        ("a: b\n", 2),
    ],
)
def test_the_shell_learns_the_worst(text: str, code: int, tmp_path: Path) -> None:
    """2 for what cannot be judged, else 1 for a wrong claim, else 3 where the rules are silent."""
    assert judged(tmp_path, text)[0] == code
    assert judged(tmp_path, text, "--quiet")[:2] == (code, "")


def test_an_answer_in_english_says_why_by_which_line_and_what_would_change_it() -> None:
    answer = typed("referee", "judge", "bouffon", "--case", "B046")
    lines = answer.output.splitlines()

    assert answer.exit_code == 1
    assert lines[0] == "B046: wrong"
    assert lines[1].startswith("  C says “lueur” and then B “rayon”")
    assert any(line.startswith("  As it should be: B: +1") for line in lines)
    assert any(
        line.startswith("    BOU-19  ") and line.endswith(" (rule text, line B10c)")
        for line in lines
    )
    assert any(line.startswith("    BOU-Q22  ") for line in lines)
    assert "    bouffon.tie_loser=0 (nothing): the answer would be “correct”" in lines


def test_an_answer_in_french_is_set_as_french_is() -> None:
    answer = typed("referee", "judge", "dalmuti", "--case", "D046", "--lang", "fr")
    lines = answer.output.splitlines()

    assert lines[0] == "D046\u00a0: faux"
    assert "\u00a0: 5, J" in answer.output
    assert any("(règle du jeu, ligne D6b)" in line for line in lines)
    assert any(
        line.startswith("    dalmuti.jokers=wild") and "«\u00a0juste\u00a0»" in line
        for line in lines
    )


def test_the_rules_may_be_a_profile_or_the_file_of_a_table(tmp_path: Path) -> None:
    (tmp_path / "ours.yaml").write_text("options: {bouffon.ligature: 1}\n", encoding="utf-8")

    assert judged(tmp_path, WRONG, "--rules", str(tmp_path / "ours.yaml"))[0] == 0
    assert judged(tmp_path, WRONG, "--rules", "officiel")[0] == 1
    code, _, beside = judged(tmp_path, WRONG, "--rules", "oficiel")
    assert (code, "did you mean" in beside) == (2, True)


def test_a_case_keeps_its_own_house_rules(tmp_path: Path) -> None:
    own = WRONG.replace("given:", "options: {ligature: 1}, given:")

    assert judged(tmp_path, own)[0] == 0


def test_json_is_one_document_of_its_schema() -> None:
    answer = typed("referee", "judge", "bouffon", "dalmuti", "--json")
    document = json.loads(answer.stdout)

    jsonschema.validate(document, SCHEMA)
    assert answer.exit_code == 1
    verdicts = {ruling["verdict"] for ruling in document["rulings"]}
    assert verdicts == {"correct", "wrong", "not-covered"}
    (tie,) = (ruling for ruling in document["rulings"] if ruling["id"] == "B044")
    assert {"code": "BOU-19", "source_line": "B10c"} in tie["articles"]
    assert tie["readings"] == ["BOU-Q22"]
    assert "lueur" in tie["because"]["fr"]
    assert tie["alternatives"] == [
        {"reading": "BOU-Q22", "option": "bouffon.tie_loser", "played": "1", "others": ["0"]}
    ]
    assert tie["flips"] == [
        {
            "option": "bouffon.tie_loser",
            "value": "0",
            "verdict": "wrong",
            "expected": {"B": 12},
        }
    ]


def test_json_holds_what_could_be_judged(tmp_path: Path) -> None:
    code, answer, beside = judged(tmp_path, RIGHT + LACKING, "--json")

    assert code == 2
    assert [ruling["id"] for ruling in json.loads(answer)["rulings"]] == ["r"]
    assert "b.yaml:2:53: error G160" in beside


def test_a_missing_fact_is_named_at_its_place_with_a_hint(tmp_path: Path) -> None:
    code, answer, beside = judged(tmp_path, LACKING, lang="fr")

    assert (code, answer) == (2, "")
    place, line, carets, hint = beside.splitlines()
    assert place.endswith(
        "b.yaml:1:53: erreur G160 il manque un fait\u00a0: «\u00a0claim.length.is\u00a0»"
    )
    assert line == f"     1 | {LACKING.rstrip()}"
    assert carets.index("^") == len("     1 | ") + 52
    assert hint.strip() == "= l’ajouter\u00a0; l’arbitre n’invente rien"


def test_a_file_that_cannot_be_opened_does_not_hide_the_others(tmp_path: Path) -> None:
    book = tmp_path / "b.yaml"
    book.write_text(RIGHT, encoding="utf-8")
    answer = typed("referee", "judge", tmp_path / "none.yaml", book)

    assert answer.exit_code == 2
    assert "none.yaml:1:1: error F009" in answer.stderr
    assert answer.stdout.startswith("r: correct")


@pytest.mark.parametrize(
    ("words", "near"),
    [(("bouffo",), "bouffon"), (("bouffon", "--case", "B04"), "B304"), (("cases",), "cases.yaml")],
)
def test_a_name_that_means_nothing_gets_the_nearest(words: tuple[str, ...], near: str) -> None:
    answer = typed("referee", "judge", *words)

    assert answer.exit_code == 2
    assert " error I110 " in answer.stderr
    assert near in answer.stderr


def test_what_a_terminal_would_obey_is_a_dot(tmp_path: Path) -> None:
    text = RIGHT.replace("id: r", 'id: "r\\a"').replace("œuf", '"œuf\\n\\a"')
    _, answer, _ = judged(tmp_path, text)

    assert answer.startswith("r·: correct")
    assert "\a" not in answer


@pytest.mark.skipif(sys.platform == "win32", reason="pipes close otherwise there")
@pytest.mark.parametrize("command", ["judge bouffon", "test", "diff texte officiel"])
def test_a_pipe_that_closes_ends_it_quietly(command: str) -> None:
    done = subprocess.run(
        f'"{sys.executable}" -m cardsmith referee {command} | head -1',
        shell=True,
        cwd=ROOT,
        capture_output=True,
        check=False,
    )

    assert done.returncode == 0
    assert b"Traceback" not in done.stderr


def test_judging_loads_no_printing_library(tmp_path: Path) -> None:
    (tmp_path / "b.yaml").write_text(RIGHT, encoding="utf-8")
    done = process("referee", "judge", "b.yaml", cwd=tmp_path)

    assert done.returncode == 0, done.stderr
