"""One file of a folder that cannot be opened is told, and the others are read."""

import os
from pathlib import Path

import pytest

from tests.cli.terminal import typed

DECK = "letter: A\ncards:\n- title: ami\n  synonyms: [copain, pote]\n"
LINK = "b.yaml:1:1: error F009 this link leads to a file that is not there"

pytestmark = pytest.mark.skipif(os.name == "nt", reason="links need a right there")


@pytest.fixture(params=["edition", "loose"])
def folder(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A packet beside a link that leads nowhere, in an edition or in no edition."""
    (tmp_path / "a.yaml").write_text(DECK, encoding="utf-8")
    (tmp_path / "b.yaml").symlink_to("nowhere.yaml")
    if request.param == "edition":
        (tmp_path / "edition.yaml").write_text("game: bouffon\ntitle: J\n", encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize("words", [("check",), ("list",), ("fmt", "--check")])
def test_the_others_are_read(words: tuple[str, ...], folder: Path) -> None:
    command, *options = words
    answer = typed(command, folder, *options, "--lang", "en")

    assert answer.exit_code == 1
    assert LINK in answer.output
    assert "A/ami" in answer.output or "a.yaml" in answer.output


def test_the_others_are_put_into_form(folder: Path) -> None:
    answer = typed("fmt", folder, "--lang", "en")

    assert answer.exit_code == 1
    assert LINK in answer.output
    assert "    synonyms:\n      - copain\n" in (folder / "a.yaml").read_text(encoding="utf-8")


def test_an_edition_with_a_list_that_cannot_be_opened_is_read(
    tmp_path: Path,
) -> None:
    (tmp_path / "edition.yaml").write_text("game: bouffon\ntitle: J\n", encoding="utf-8")
    (tmp_path / "a.yaml").write_text(DECK, encoding="utf-8")
    (tmp_path / "registre.txt").mkdir()

    answer = typed("list", tmp_path, "--lang", "en")

    assert "registre.txt:1:1: error F009 this is a folder, not a file" in answer.output
    assert "A/ami" in answer.output
