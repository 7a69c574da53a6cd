"""Console sessions of a page: what is typed is run, what it answers is compared."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

_CONSOLE = re.compile(r"^```console\n(.*?)^```", re.MULTILINE | re.DOTALL)


def sessions(page: str) -> list[str]:
    """The console blocks of a page."""
    return _CONSOLE.findall(page)


def follow(session: str, folder: Path) -> None:
    """Run a session in a folder; ``cat`` shows a file that is to be written first.

    ``...`` on a line of its own stands for all that a command still says.
    """
    for command, answer in _steps(session):
        if command.startswith("cat "):
            file = folder / command.removeprefix("cat ")
            file.parent.mkdir(exist_ok=True)
            file.write_text(answer, encoding="utf-8")
            continue
        expected, elided, _ = answer.partition("...\n")
        done = _run(command, folder)
        said = done.stdout[: len(expected)] if elided else done.stdout
        assert said == expected, done.stderr


def _steps(session: str) -> Iterator[tuple[str, str]]:
    """Each command of a session with the lines it answers."""
    for part in re.split(r"^\$ ", session, flags=re.MULTILINE)[1:]:
        command, _, answer = part.partition("\n")
        yield command, answer


def _run(command: str, folder: Path) -> "subprocess.CompletedProcess[str]":
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    return subprocess.run(
        command,
        shell=True,
        cwd=folder,
        env={**os.environ, "PATH": path},
        capture_output=True,
        check=False,
        encoding="utf-8",
    )
