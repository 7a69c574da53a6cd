"""The page on printing is one session, for a person who has no settings yet."""

import os
from pathlib import Path

import pytest

from tests.conftest import ROOT
from tests.sessions import follow, sessions

PAGE = (ROOT / "docs" / "printing.md").read_text(encoding="utf-8")


@pytest.mark.skipif(os.name == "nt", reason="the sessions are those of a Unix shell")
def test_whoever_follows_it_prints_for_a_measured_printer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "settings"))

    for session in sessions(PAGE):
        follow(session, tmp_path)

    assert (tmp_path / "calibration.pdf").is_file()
    assert (tmp_path / "output/dalmuti/home/cards.pdf").is_file()
