"""The README's console sessions are true: every command is run, every answer compared."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.conftest import ROOT

README = (ROOT / "README.md").read_text(encoding="utf-8")
SESSIONS = re.findall(r"^```console\n(.*?)^```", README, re.MULTILINE | re.DOTALL)


def steps(session: str) -> Iterator[tuple[str, str]]:
    """Each command of a session with the lines it answers."""
    for part in re.split(r"^\$ ", session, flags=re.MULTILINE)[1:]:
        command, _, answer = part.partition("\n")
        yield command, answer


def test_the_readme_is_short_and_begins_with_a_command() -> None:
    lines = README.splitlines()

    assert len(lines) <= 150
    assert "make" in lines[:20]
    assert len(SESSIONS) >= 4


@pytest.mark.skipif(os.name == "nt", reason="the sessions are those of a Unix shell")
@pytest.mark.parametrize("session", SESSIONS, ids=lambda text: text.split("\n")[0][2:30])
def test_a_session_of_the_readme_is_true(session: str, tmp_path: Path) -> None:
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    for command, answer in steps(session):
        if command.startswith("cat "):
            file = tmp_path / command.removeprefix("cat ")
            file.parent.mkdir(exist_ok=True)
            file.write_text(answer, encoding="utf-8")
            continue
        done = subprocess.run(
            command,
            shell=True,
            cwd=tmp_path,
            env={**os.environ, "PATH": path},
            capture_output=True,
            check=False,
            encoding="utf-8",
        )
        expected, elided, _ = answer.partition("...\n")
        said = done.stdout[: len(expected)] if elided else done.stdout
        assert said == expected, done.stderr
