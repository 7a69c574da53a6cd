"""``cardsmith fmt`` as a person types it."""

from pathlib import Path

import pytest

from tests.cli.terminal import typed
from tests.conftest import ROOT

DECK = "letter: P\ncards: [{synonyms: [trac], title: peur}]  # vu\n"
FORM = "letter: P\ncards:  # vu\n  - title: peur\n    synonyms:\n      - trac\n"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a packet that is not in form, one that is, and what is passed over."""
    monkeypatch.chdir(tmp_path)
    for name, text in {
        "p.yaml": DECK,
        "q.yaml": FORM.replace("P", "Q"),
        "edition.yaml": "game:   bouffon\n",
        "r.csv": "lettre;titre;synonymes\nR;rire;(se) marrer\n",
    }.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


def fmt(*words: str) -> tuple[int, list[str]]:
    done = typed("fmt", *words)
    return done.exit_code, done.output.splitlines()


def test_files_are_put_into_form_once(folder: Path) -> None:
    before = {path.name: path.read_bytes() for path in folder.iterdir()}

    assert fmt() == (0, ["p.yaml", "put into form: 1 of 2"])
    assert (folder / "p.yaml").read_text(encoding="utf-8") == FORM
    assert {path.name for path in folder.iterdir() if path.read_bytes() != before[path.name]} == {
        "p.yaml"
    }
    assert fmt(".") == (0, ["put into form: 0 of 2"])


def test_check_names_files_and_writes_nothing(folder: Path) -> None:
    assert fmt("p.yaml", "q.yaml", "--check") == (1, ["p.yaml", "not in form: 1 of 2"])
    assert (folder / "p.yaml").read_text(encoding="utf-8") == DECK
    assert fmt("q.yaml", "--check") == (0, ["not in form: 0 of 1"])
    assert fmt("p.yaml", "--check", "--quiet") == (1, [])


def test_an_edition_is_answered_in_its_language(folder: Path) -> None:
    (folder / "edition.yaml").write_text("game: bouffon\nlanguage: fr\n", encoding="utf-8")

    assert "à mettre en forme\u00a0: 1 sur 2" in typed("fmt", "--check", lang="").output


def test_a_file_that_cannot_be_read_is_told_and_the_others_formed(folder: Path) -> None:
    (folder / "s.yaml").write_text("letter: S\ncards:\n\t- title: sel\n", encoding="utf-8")
    code, said = fmt()

    assert code == 1
    assert said[0].startswith("s.yaml:3:1: error F010")
    assert (folder / "p.yaml").read_text(encoding="utf-8") == FORM


def test_shipped_games_are_not_formed_in_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert fmt("bouffon")[0] == 2
    (tmp_path / "empty").mkdir()
    monkeypatch.chdir(tmp_path / "empty")
    assert fmt()[0] == 2


@pytest.mark.parametrize("decks", ["decks/bouffon", "templates/starters/bouffon"])
def test_what_ships_is_in_form(decks: str) -> None:
    code, said = fmt(str(ROOT / decks), "--check")

    assert (code, said[-1].partition(" of ")[0]) == (0, "not in form: 0")
