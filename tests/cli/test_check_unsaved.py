"""``check`` for programs that know files: the text of a window, and the files of a commit."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from cardsmith.cli.app import app
from tests.cli.terminal import process, typed

EDITION = """\
game: bouffon
title: Essai
language: en
board: {squares: [[P]], laps: 20}
limits: {synonyms: {min: 2, max: 12}, cards_per_square: 1, marotte: 0}
"""
RIGHT = "letter: P\ncards: [{title: peur, synonyms: [frayeur, effroi]}]\n"
WRONG = "letter: P\ncards: [{title: peur, synonyms: [frayeur, (effroi]}]\n"


def told(name: str | Path, text: str, *words: str) -> Result:
    """What ``check`` says of a text that stands for a file."""
    return CliRunner().invoke(
        app,
        ["check", "--stdin-filename", str(name), "--level", "draft", *words],
        input=text.encode("utf-8"),
        env={"CARDSMITH_LANG": "en"},
    )


def codes(answer: Result) -> set[str]:
    return {finding["code"] for finding in json.loads(answer.stdout)["findings"]}


@pytest.fixture
def edition(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small edition in which all is right, in the folder where the command is typed."""
    folder = tmp_path / "jeu"
    folder.mkdir()
    (folder / "edition.yaml").write_text(EDITION, encoding="utf-8")
    (folder / "p.yaml").write_text(RIGHT, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return folder


def test_the_text_stands_for_its_file_and_the_disk_is_not_touched(edition: Path) -> None:
    answer = told("jeu/p.yaml", WRONG, "--format", "short", "--quiet")

    assert answer.exit_code == 1
    assert answer.stdout.startswith("jeu/p.yaml:2:43: error P101 ")
    assert (edition / "p.yaml").read_text(encoding="utf-8") == RIGHT
    assert typed("check", "jeu", "--level", "draft").exit_code == 0


def test_a_file_that_is_wrong_on_the_disk_may_be_right_in_the_window(edition: Path) -> None:
    (edition / "p.yaml").write_text(WRONG, encoding="utf-8")

    assert typed("check", "jeu", "--level", "draft").exit_code == 1
    assert told("jeu/p.yaml", RIGHT).exit_code == 0


def test_the_line_that_is_shown_is_that_of_the_text(edition: Path) -> None:
    for words in (["(effroi", "frayeur"], ["(crainte", "frayeur"]):
        text = f"letter: P\n# a line more\ncards: [{{title: peur, synonyms: {words}}}]\n"
        assert words[0] in told("jeu/p.yaml", text).stdout.splitlines()[1]


@pytest.mark.parametrize("name", ["jeu/p.yaml", "./jeu/p.yaml", "jeu/../jeu/p.yaml", "ABSOLUTE"])
def test_findings_carry_the_name_that_was_typed(name: str, edition: Path) -> None:
    named = str(edition / "p.yaml") if name == "ABSOLUTE" else name
    found = json.loads(told(named, WRONG, "--format", "json").stdout)["findings"]

    assert {finding["file"] for finding in found} == {named}


def test_the_rest_of_the_edition_is_known_and_not_told(edition: Path) -> None:
    """A letter that another file holds already; what is wrong in that file is its own affair."""
    (edition / "o.yaml").write_text(WRONG, encoding="utf-8")
    answer = told("jeu/p.yaml", RIGHT, "--format", "json")

    assert "S111" in codes(answer)
    assert "P101" not in codes(answer)


def test_a_file_that_was_never_saved_is_read_in_its_folder(edition: Path) -> None:
    answer = told("jeu/q.yaml", RIGHT, "--format", "json")

    assert answer.exit_code == 1
    assert "S111" in codes(answer)
    assert not (edition / "q.yaml").exists()


def test_the_edition_is_found_from_any_folder_of_it(
    edition: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table of a custom game that lies in a folder of its own."""
    (edition / "p.yaml").unlink()
    (edition / "tables").mkdir()
    declared = "game: custom\ntitle: T\nlanguage: en\ncomponents: [{name: c, data: tables/c.csv}]\n"
    (edition / "edition.yaml").write_text(declared, encoding="utf-8")
    (edition / "tables" / "c.csv").write_text("name;copies\nwolf;1\n", encoding="utf-8")
    monkeypatch.chdir(edition / "tables")
    answer = told("c.csv", "name;copies\nwolf;many\n", "--format", "json")

    assert answer.exit_code == 1
    assert {each["file"] for each in json.loads(answer.stdout)["findings"]} == {"c.csv"}


def test_a_file_of_no_edition_is_a_deck_of_its_own(tmp_path: Path) -> None:
    for name in (tmp_path / "p.yaml", tmp_path / "not" / "there.yaml"):
        assert codes(told(name, WRONG, "--format", "json")) >= {"P101", "C412"}


def test_a_file_that_the_edition_does_not_read_is_checked_all_the_same(edition: Path) -> None:
    (edition / "drafts").mkdir()

    assert "P101" in codes(told("jeu/drafts/p.yaml", WRONG, "--format", "json"))


@pytest.mark.parametrize("text", ["", "\x00", "a: [", "\udc80"])
def test_any_text_is_answered(text: str, edition: Path) -> None:
    answer = CliRunner().invoke(
        app,
        ["check", "--stdin-filename", "jeu/p.yaml"],
        input=text.encode("utf-8", "surrogateescape"),
    )

    assert answer.exit_code == 1
    assert isinstance(answer.exception, SystemExit)


def test_editions_and_a_text_are_not_named_together(edition: Path) -> None:
    answer = told("jeu/p.yaml", RIGHT, "bouffon")

    assert answer.exit_code == 2
    assert "--stdin-filename" in answer.stderr


def test_a_process_reads_its_standard_input(edition: Path) -> None:
    assert process("check", "--stdin-filename", "jeu/p.yaml", cwd=edition.parent).returncode == 1


def test_whole_editions_are_those_that_files_lie_in(edition: Path) -> None:
    (edition / "o.yaml").write_text("letter: O\ncards: []\n", encoding="utf-8")
    (edition.parent / "README.yaml").write_text("no deck at all", encoding="utf-8")
    words = ("--level", "draft", "--whole-edition", "--format", "json")
    answer = typed("check", "jeu/p.yaml", "jeu/edition.yaml", "jeu/gone.csv", "README.yaml", *words)

    assert answer.exit_code == 1
    found = json.loads(answer.stdout)
    assert {each["file"] for each in found["findings"] if each["severity"] == "error"} == {
        "jeu/o.yaml"
    }
    assert found["summary"]["cards"] == 1
    for names in (["README.yaml"], []):
        assert typed("check", *names, *words).exit_code == 0
        assert json.loads(typed("check", *names, *words).stdout)["findings"] == []
