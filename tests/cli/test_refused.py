"""What the system does not let a command see is told with its place, never as it comes."""

import errno
import os
from pathlib import Path

import pytest
import typer

from cardsmith.cli.options import Lang
from cardsmith.cli.report import refusals
from tests.cli.proofs import edition
from tests.cli.terminal import typed


def test_a_folder_that_may_not_be_looked_into_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(typer.Exit) as leaving, refusals(Lang.FR, "privé"):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), "privé/edition.yaml")

    assert leaving.value.exit_code == 2
    assert capsys.readouterr().err.startswith("privé/edition.yaml:1:1: erreur F009 ")


def test_what_cannot_be_printed_is_no_fault_of_a_file() -> None:
    with pytest.raises(PermissionError), refusals(Lang.FR, "jeu"):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))


@pytest.mark.skipif(
    not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write anywhere"
)
def test_signatures_have_no_other_place_than_their_edition(tmp_path: Path) -> None:
    jeu = edition(tmp_path / "jeu")
    jeu.chmod(0o555)
    try:
        answer = typed("sign", jeu, "--by", "Anne", "--cards", "letter:P")
    finally:
        jeu.chmod(0o755)

    assert answer.exit_code == 2
    assert "--out" not in answer.stderr
