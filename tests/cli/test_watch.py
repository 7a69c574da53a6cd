"""``build --watch`` and ``preview --watch``, as a process that somebody leaves running."""

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path

import pytest

from tests.cli.terminal import process, typed

pytestmark = pytest.mark.skipif(os.name == "nt", reason="Ctrl-C is a signal here")

PATIENCE = 120
"""Seconds after which a process that says nothing is taken for hung."""


class Watching:
    """A command that runs and is listened to."""

    def __init__(self, running: "subprocess.Popen[str]") -> None:
        self._running = running

    def until(self, text: str) -> str:
        """What it says up to a line that holds the text, which must come."""
        assert self._running.stdout is not None
        said = ""
        for line in self._running.stdout:
            said += line
            if text in line:
                return said
        raise AssertionError(f"it ended without {text!r}:\n{said}")

    def complaint(self) -> str:
        """The next line that it says beside its answer."""
        assert self._running.stderr is not None
        return self._running.stderr.readline()

    def stop(self) -> tuple[int, str, str]:
        """Its exit code and what it still says after Ctrl-C."""
        self._running.send_signal(signal.SIGINT)
        out, err = self._running.communicate()
        return self._running.returncode, out, err


@contextmanager
def watching(*words: str | Path, cwd: Path, lang: str = "en") -> Iterator[Watching]:
    with subprocess.Popen(
        [sys.executable, "-m", "cardsmith", *map(str, words), "--watch"],
        cwd=cwd,
        env={**os.environ, "CARDSMITH_LANG": lang},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    ) as running:
        guard = threading.Timer(PATIENCE, running.kill)
        guard.start()
        try:
            yield Watching(running)
        finally:
            guard.cancel()
            running.kill()


@pytest.fixture
def wasps(tmp_path: Path) -> Path:
    folder = tmp_path / "wasps"
    assert typed("init", folder).exit_code == 0
    return folder


def edit(path: Path, before: str, after: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert before in text
    path.write_text(text.replace(before, after), encoding="utf-8")


def digests(folder: Path) -> dict[str, str]:
    return {
        path.relative_to(folder).as_posix(): sha256(path.read_bytes()).hexdigest()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def test_a_build_follows_what_is_saved_and_keeps_what_was_good(wasps: Path) -> None:
    home = wasps.parent / "output" / "wasps" / "home"
    with watching("build", "wasps", cwd=wasps.parent) as build:
        first = build.until("Watching wasps. Ctrl-C stops.")
        assert "home/cards.pdf: 9 cards on 2 pages\n" in first
        good = digests(home)

        edit(wasps / "cards.csv", "Pear,3,,1", "Pear,3,,two")
        said = build.until("nothing written")
        assert "\nwasps/cards.csv has changed\n" in said
        assert "wasps/cards.csv:4:9: error " in said
        assert "     4 | Pear,3,,two\n" in said
        assert digests(home) == good

        edit(wasps / "cards.csv", "Pear,3,,two", "Pear,3,,a pair")
        said = build.until("nothing written")
        assert "     4 | Pear,3,,a pair\n" in said, "the line as it is now, not as it was"

        edit(wasps / "cards.csv", "Pear,3,,a pair", "Pear,3,,2")
        said = build.until("home/cards.pdf")
        assert said.endswith("home/cards.pdf: 10 cards on 4 pages\n")
        assert digests(home) != good

        assert build.stop() == (0, "", "")
    assert sorted(path.name for path in home.parent.iterdir()) == ["home"]


def test_what_changed_is_printed_again_after_every_save(wasps: Path) -> None:
    """The last whole build stays the mark, so that what was not printed yet is not forgotten."""
    home = wasps.parent / "output" / "wasps" / "home"
    assert process("build", wasps, cwd=wasps.parent).returncode == 0
    mark = digests(home)
    with watching("build", wasps, "--only", "changed", cwd=wasps.parent) as build:
        first = build.until("Ctrl-C stops")
        assert "No card has changed: nothing to print.\n" in first
        assert digests(home) == mark

        edit(wasps / "cards.csv", "Pear,3,", "Pear,4,")
        assert "partial/only.pdf: 1 card on " in build.until("take-out.txt")
        edit(wasps / "cards.csv", "Plum,", "Prune,")
        said = build.until("take-out.txt")
        assert "\nNew (" in said
        assert "\nChanged (1): cards/pear\n" in said

        assert build.stop()[0] == 0
    assert {name: each for name, each in digests(home).items() if "/" not in name} == mark


def test_an_edition_that_cannot_be_opened_any_more_is_waited_for(wasps: Path) -> None:
    with watching("build", wasps, "--component", "cards", cwd=wasps.parent) as build:
        build.until("Ctrl-C stops")
        wasps.rename(wasps.with_name("away"))
        build.until("edition.yaml is gone")
        assert " error F031 " in build.complaint()
        wasps.with_name("away").rename(wasps)
        said = build.until("home/cards.pdf")
        assert "edition.yaml is new" in said
        assert build.stop() == (0, "", "")


@pytest.mark.parametrize(
    "words",
    [
        ["build", "nowhere"],
        ["build", "wasps", "--paper", "a9"],
        ["build", "wasps", "--component", "board"],
        ["preview", "cards/king", "--edition", "wasps"],
        ["preview", "cards/cherry", "--edition", "nowhere"],
    ],
)
def test_what_was_never_right_is_refused_at_once(words: list[str], wasps: Path) -> None:
    answer = process(*words, "--watch", cwd=wasps.parent)

    assert answer.returncode == 2
    assert answer.stderr.count(b"\n") == 1


def test_a_card_is_drawn_again_with_its_template(wasps: Path) -> None:
    picture = wasps / "card.png"
    words = ("preview", "cards/quince", "-e", "wasps", "-o", picture)
    with watching(*words, cwd=wasps.parent, lang="fr") as preview:
        preview.until("À l’affût de wasps. Ctrl-C arrête.")
        first = picture.read_bytes()

        edit(wasps / "card.yaml", "color: wine", "color: dark saffron")
        preview.until("wasps/card.yaml a changé")
        preview.until("card.png")
        second = picture.read_bytes()
        assert second != first

        edit(wasps / "card.yaml", "front:", "fromt:")
        preview.until(" erreur ")
        edit(wasps / "card.yaml", "fromt:", "front:")
        preview.until("a changé")
        preview.until("card.png")
        assert picture.read_bytes() == second

        assert preview.stop()[0] == 0


def test_quiet_tells_errors_alone(wasps: Path) -> None:
    with watching("build", wasps, "--quiet", cwd=wasps.parent) as build:
        while not (wasps.parent / "output/wasps/home/manifest.json").is_file():
            time.sleep(0.01)
        edit(wasps / "cards.csv", "Pear,3,,1", "Pear,3,,two")
        assert build.until(" error ").count("\n") == 1
        assert build.stop()[0] == 0


@pytest.fixture
def viewer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A program for pictures that notes what it is asked to open; the note."""
    if sys.platform == "darwin":
        pytest.skip("macOS has a program of its own for this")
    note = tmp_path / "opened"
    program = tmp_path / "bin" / "xdg-open"
    program.parent.mkdir()
    program.write_text(
        f'#!/bin/sh\nprintf "%s\\n" "$1" >> "{note}.part"\nmv "{note}.part" "{note}"\n'
    )
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{program.parent}{os.pathsep}{os.environ['PATH']}")
    return note


def test_a_picture_is_opened_where_it_is_written(viewer: Path, wasps: Path) -> None:
    words = ("preview", "cards/plum", "-e", "wasps", "-o", "une prune.png", "--open")
    answer = process(*words, cwd=wasps.parent)

    assert answer.returncode == 0
    while not viewer.is_file():
        time.sleep(0.01)
    assert viewer.read_text(encoding="utf-8") == f"{(wasps.parent / 'une prune.png').resolve()}\n"


def test_a_card_that_is_wrong_is_not_opened(viewer: Path, wasps: Path) -> None:
    edit(wasps / "card.yaml", "front:", "fromt:")
    answer = process("preview", "cards/plum", "-e", "wasps", "--open", cwd=wasps.parent)

    assert answer.returncode == 1
    assert not viewer.exists()


def test_where_no_program_shows_pictures_the_picture_is_there_and_that_is_told(
    wasps: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(wasps.parent)
    monkeypatch.setattr("typer.launch", lambda _path: 1)

    answer = typed("preview", "cards/plum", "-e", "wasps", "--open")

    assert answer.exit_code == 2
    assert "preview.png: error F036 " in answer.stderr
    assert Path("preview.png").is_file()
