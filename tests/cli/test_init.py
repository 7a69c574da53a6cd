"""``init``: an edition to begin with, and the commands to go on with."""

import os
import re
import shlex
from pathlib import Path

import pytest

from tests.cli.terminal import process, typed

GAMES = ["bouffon", "dalmuti", "custom"]
CARDS = ["--component", "cards"]
"""What narrows a build of a whole game in the suite; the whole game is soak."""


@pytest.mark.parametrize(
    ("game", "lang"), [("bouffon", "fr"), ("dalmuti", "en"), ("custom", "fr"), ("custom", "en")]
)
def test_the_three_commands_that_it_names_work(
    game: str, lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    the_three_commands_work(game, lang, CARDS if game != "custom" else [])


@pytest.mark.soak
@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_the_three_commands_that_it_names_work_as_they_stand(
    game: str, lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    the_three_commands_work(game, lang, [])


def the_three_commands_work(game: str, lang: str, narrowing: list[str]) -> None:
    """Begin an edition in this folder and type what the answer names, builds with these words."""
    answer = typed("init", "mon jeu (été)", "--game", game, "--lang", lang)

    assert answer.exit_code == 0, answer.output
    commands = [line.strip() for line in answer.output.split("\n") if line.startswith("  ")]
    assert [shlex.split(command)[:2] for command in commands] == [
        ["cardsmith", name] for name in ("check", "preview", "build")
    ]
    for command in commands:
        words = [word for word in shlex.split(command)[1:] if word != "--open"]
        done = typed(*words, *(narrowing if words[0] == "build" else []))
        assert done.exit_code == 0, done.output
        assert not re.search(r" [1-9]\d* (?:error|warning|info)", done.output)
    assert Path("preview.png").is_file()
    assert Path("output", "mon jeu (été)", "home", "manifest.json").is_file()


def test_a_game_of_ones_own_is_begun_when_none_is_named(tmp_path: Path) -> None:
    assert typed("init", tmp_path / "jeu").exit_code == 0
    assert "game: custom" in (tmp_path / "jeu/edition.yaml").read_text(encoding="utf-8")


def test_a_dot_means_this_folder_and_then_nothing_need_be_named(tmp_path: Path) -> None:
    a_dot_means_this_folder("custom", tmp_path)


@pytest.mark.soak
@pytest.mark.parametrize("game", ["bouffon", "dalmuti"])
def test_a_dot_means_this_folder_for_a_shipped_game_too(game: str, tmp_path: Path) -> None:
    a_dot_means_this_folder(game, tmp_path)


def a_dot_means_this_folder(game: str, tmp_path: Path) -> None:
    """As a process of its own, whose folder it is."""
    begun = process("init", ".", "--game", game, cwd=tmp_path)
    assert begun.returncode == 0, begun.stderr
    for command in (["check", "--level", "strict"], ["build"]):
        done = process(*command, cwd=tmp_path)
        assert done.returncode == 0, done.stdout
    again = process("check", "--level", "strict", cwd=tmp_path)
    assert again.returncode == 0, "what was built is no part of the edition"


def test_beginning_twice_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    typed("init", tmp_path / "jeu")
    card = tmp_path / "jeu" / "card.yaml"
    card.write_text("mine", encoding="utf-8")

    answer = typed("init", tmp_path / "jeu", "--game", "dalmuti")

    assert answer.exit_code == 2
    assert "error F035 this folder is not empty: it holds .cardsmith, README.md, back.yaml, …" in (
        answer.stderr
    )
    assert card.read_text(encoding="utf-8") == "mine"
    assert not (tmp_path / "jeu" / "ranks.yaml").exists()


def test_a_refusal_is_told_in_french_without_naming_an_option_there_is_not(tmp_path: Path) -> None:
    (tmp_path / "jeu").write_bytes(b"")
    answer = typed("init", tmp_path / "jeu", lang="fr")

    assert answer.exit_code == 2
    assert "il y a ici un fichier, là où un dossier est attendu" in answer.stderr
    assert "--out" not in answer.stderr


@pytest.mark.skipif(
    not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write anywhere"
)
@pytest.mark.parametrize("inside", ["", "jeu"])
def test_a_place_that_is_read_only_is_told(inside: str, tmp_path: Path) -> None:
    tmp_path.chmod(0o555)
    try:
        answer = typed("init", tmp_path / inside)
    finally:
        tmp_path.chmod(0o755)

    assert answer.exit_code == 2
    assert " error F028 " in answer.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_game_that_is_mistyped_is_told_with_the_nearest(tmp_path: Path) -> None:
    answer = typed("init", tmp_path / "jeu", "--game", "dalmutti")

    assert answer.exit_code == 2
    assert "did you mean dalmuti?" in answer.stderr
    assert list(tmp_path.iterdir()) == []


def test_quiet_prints_nothing(tmp_path: Path) -> None:
    answer = typed("init", tmp_path / "jeu", "--quiet")

    assert (answer.exit_code, answer.output) == (0, "")
