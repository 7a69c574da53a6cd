"""Editions to change and press files, in a folder of their own that commands are typed in."""

from pathlib import Path

import pytest

from tests.cli.reprints import bouffon_in, fruits_in
from tests.press.preflight.faulty import press_file


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def bouffon(here: Path) -> Path:
    return bouffon_in(here)


@pytest.fixture
def fruits(here: Path) -> Path:
    return fruits_in(here)


@pytest.fixture
def press(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a good file, two with a fault and one that nobody can open."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "good.pdf").write_bytes(press_file())
    (tmp_path / "four.pdf").write_bytes(press_file("black_text_4c"))
    (tmp_path / "jpx.pdf").write_bytes(press_file("jpx_image"))
    (tmp_path / "cut.pdf").write_bytes(press_file()[:700])
    return tmp_path
