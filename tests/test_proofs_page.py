"""The page on proofs is one session: its files are written, its commands run, in their order."""

import os
from pathlib import Path

import pytest

from tests.conftest import ROOT
from tests.sessions import follow, sessions

PAGE = (ROOT / "docs" / "proofs.md").read_text(encoding="utf-8")


@pytest.mark.skipif(os.name == "nt", reason="the sessions are those of a Unix shell")
def test_what_the_page_on_proofs_shows_is_so(tmp_path: Path) -> None:
    shown = sessions(PAGE)
    for session in shown:
        follow(session, tmp_path)

    assert len(shown) == 4
    assert (tmp_path / "output/jeu/proof.pdf").is_file()
    assert len((tmp_path / "jeu/edition.lock").read_text(encoding="utf-8").splitlines()) == 6
