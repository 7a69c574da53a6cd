"""The page on reprints is one session: its files are written, its commands run, in their order."""

import os
from pathlib import Path

import pytest

from tests.conftest import ROOT
from tests.sessions import follow, sessions

PAGE = (ROOT / "docs" / "reprint.md").read_text(encoding="utf-8")


@pytest.mark.skipif(os.name == "nt", reason="the sessions are those of a Unix shell")
def test_what_the_page_on_reprints_shows_is_so(tmp_path: Path) -> None:
    shown = sessions(PAGE)
    for session in shown:
        follow(session, tmp_path)

    assert len(shown) == 4
    assert (tmp_path / "output/bouffon/home/short-2/cards.pdf").is_file()
    assert (tmp_path / "output/wasps2/home/partial/only.pdf").is_file()
