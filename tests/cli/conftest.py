"""Editions to change, in a folder of their own that commands are typed in."""

from pathlib import Path

import pytest

from tests.cli.reprints import bouffon_in, fruits_in


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
