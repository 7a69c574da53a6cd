"""Programs and files of Node that some tests ask when they are there; else these are skipped."""

import shutil
import subprocess
from functools import cache
from pathlib import Path

import pytest

from tests.conftest import ROOT


@cache
def _folders() -> tuple[Path, ...]:
    """Where packages may lie: beside the project, or installed for the machine."""
    npm = shutil.which("npm")
    if npm is None:
        return (ROOT / "node_modules",)
    done = subprocess.run(
        [npm, "root", "--global"], check=False, capture_output=True, encoding="utf-8"
    )
    return ROOT / "node_modules", Path(done.stdout.strip() or ".")


def package(name: str) -> Path:
    """The folder of a package; the test is skipped where there is none."""
    found = next((folder / name for folder in _folders() if (folder / name).is_dir()), None)
    if found is None or shutil.which("node") is None:
        pytest.skip(f"{name} is not installed: npm install --no-save {name}")
    return found
