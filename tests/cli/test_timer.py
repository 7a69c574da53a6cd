"""``timer``: a sandglass in the terminal."""

import os
import pty
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.terminal import process, typed

COMMAND = (sys.executable, "-m", "cardsmith", "timer")


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """No test in this process waits for the sand."""
    monkeypatch.setattr(time, "sleep", lambda _seconds: None)


def test_only_the_beginning_and_the_end_are_printed_where_nobody_watches() -> None:
    english, french = typed("timer"), typed("timer", "5", lang="fr")

    assert english.output == "The glass is turned: 60 seconds.\nThe glass is empty!\n"
    assert french.output == (
        "Le sablier est retourné\u00a0: 5 secondes.\nLe sablier est vide\u00a0!\n"
    )
    assert (english.exit_code, french.exit_code) == (0, 0)


def test_quiet_prints_nothing() -> None:
    answer = typed("timer", "3", "--quiet")

    assert (answer.exit_code, answer.output) == (0, "")


@pytest.mark.parametrize("seconds", ["0", "-1", "soon", "99999"])
def test_a_time_that_is_none_is_refused(seconds: str) -> None:
    assert typed("timer", "--", seconds).exit_code == 2


def test_it_waits_as_long_as_it_says(tmp_path: Path) -> None:
    begun = time.monotonic()
    answer = process("timer", "1", cwd=tmp_path)

    assert answer.returncode == 0
    assert time.monotonic() - begun >= 1


def test_ctrl_c_stops_it_without_a_traceback(tmp_path: Path) -> None:
    running = subprocess.Popen(
        [*COMMAND, "60"], cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert running.stdout is not None
    running.stdout.readline()
    running.send_signal(signal.SIGINT)
    _, errors = running.communicate(timeout=30)

    assert running.returncode == 130
    assert errors == b""


def test_a_person_sees_the_sand_run_and_hears_the_end(tmp_path: Path) -> None:
    shown = in_terminal(tmp_path, "2").decode()

    assert "2 s left" in shown
    assert "1 s left" in shown
    assert shown.count("\a") == 3
    assert shown.rstrip("\a\r\n").endswith("The glass is empty!")


def in_terminal(folder: Path, *words: str) -> bytes:
    """What a terminal is sent by the command until it ends."""
    ours, theirs = pty.openpty()
    env = {**os.environ, "CARDSMITH_LANG": "en", "TERM": "xterm"}
    with subprocess.Popen([*COMMAND, *words], cwd=folder, stdout=theirs, env=env) as running:
        os.close(theirs)
        shown = b""
        while select.select([ours], [], [], 30)[0]:
            try:
                shown += os.read(ours, 4096)
            except OSError:
                break
        running.wait(timeout=30)
    os.close(ours)
    return shown
