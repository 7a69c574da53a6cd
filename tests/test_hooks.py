"""The hook for pre-commit: what its file says is what runs, and it stops what is wrong."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from tests.conftest import ROOT

HOOKS = yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text(encoding="utf-8"))
EDITION = """\
game: bouffon
title: Essai
board: {squares: [[P]], laps: 20}
limits: {synonyms: {min: 2, max: 12}, cards_per_square: 1, marotte: 0}
"""
RIGHT = "letter: P\ncards: [{title: peur, synonyms: [frayeur, effroi]}]\n"
MAROTTE = "deck: marotte\ncards: [{title: abscons, synonyms: [obscur]}]\n"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """An edition beside other files of a repository."""
    (tmp_path / "jeu").mkdir()
    (tmp_path / "ci.yaml").write_text("on: [push]\n", encoding="utf-8")
    for name, text in (("edition", EDITION), ("p", RIGHT), ("marotte", MAROTTE)):
        (tmp_path / "jeu" / f"{name}.yaml").write_text(text, encoding="utf-8")
    return tmp_path


def hooked(checkout: Path, *files: str) -> subprocess.CompletedProcess[str]:
    """The hook as pre-commit calls it: entry, args, and the files that match."""
    (hook,) = HOOKS
    program, *words = shlex.split(hook["entry"])
    wanted = [file for file in files if re.search(hook["files"], file)]
    return subprocess.run(
        [str(Path(sys.executable).parent / program), *words, *hook["args"], *wanted],
        cwd=checkout,
        check=False,
        capture_output=True,
        encoding="utf-8",
    )


def test_the_file_says_all_that_pre_commit_asks_for() -> None:
    for hook in HOOKS:
        assert {"id", "name", "entry", "language", "files"} <= hook.keys()
        assert hook["language"] == "python"
        assert hook["require_serial"] is True


def test_a_commit_that_is_right_passes_and_one_that_is_wrong_does_not(checkout: Path) -> None:
    assert hooked(checkout, "jeu/p.yaml", "ci.yaml").returncode == 0

    wrong = RIGHT.replace("effroi", "(effroi")
    (checkout / "jeu" / "p.yaml").write_text(wrong, encoding="utf-8")
    answer = hooked(checkout, "jeu/marotte.yaml", "ci.yaml")

    assert answer.returncode == 1
    assert "jeu/p.yaml:2:43: " in answer.stdout
    assert "P101" in answer.stdout


def test_a_commit_that_changes_no_edition_passes(checkout: Path) -> None:
    assert hooked(checkout, "ci.yaml", "README.md").returncode == 0
