"""The page on spreadsheets is one session: its files are written, its commands run, in order."""

import os
from pathlib import Path

import pytest

from tests.conftest import ROOT
from tests.sessions import follow, sessions

PAGE = (ROOT / "docs" / "spreadsheets.md").read_text(encoding="utf-8")


@pytest.mark.skipif(os.name == "nt", reason="the sessions are those of a Unix shell")
def test_what_the_page_on_spreadsheets_shows_is_so(tmp_path: Path) -> None:
    shown = sessions(PAGE)
    for session in shown:
        follow(session, tmp_path)

    assert len(shown) == 3
    assert "frairie" in (tmp_path / "jeu" / "f.yaml").read_text(encoding="utf-8")
