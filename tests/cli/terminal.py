"""The command line as a person runs it: in this process, or as a process of its own."""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from typer.testing import CliRunner, Result

from cardsmith.cli.app import app
from tests.conftest import ROOT

CASES = ROOT / "tests" / "cases"


def typed(*words: str | Path, lang: str = "en") -> Result:
    """What a command answers, run in this process; a crash, which would exit 1, is raised."""
    return CliRunner().invoke(
        app,
        [str(word) for word in words],
        env={"CARDSMITH_LANG": lang},
        catch_exceptions=False,
        prog_name="cardsmith",
    )


def process(
    *words: str | Path, cwd: Path, env: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[bytes]:
    """A command as a process of its own, whose reading of files must name an encoding."""
    flags = ["-X", "warn_default_encoding", "-W", "error::EncodingWarning"]
    return subprocess.run(
        [sys.executable, *flags, "-m", "cardsmith", *map(str, words)],
        cwd=cwd,
        env={**os.environ, "CARDSMITH_LANG": "en", **(env or {})},
        capture_output=True,
        check=False,
    )
