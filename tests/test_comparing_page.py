"""The pages for editors are sessions: their files are written, their commands run, in order."""

import os
import shutil
from pathlib import Path

import pytest

from tests.conftest import ROOT
from tests.sessions import follow, sessions


@pytest.mark.skipif(os.name == "nt", reason="the sessions are those of a Unix shell")
@pytest.mark.skipif(shutil.which("git") is None, reason="git is not installed")
@pytest.mark.parametrize(
    ("page", "many"), [("comparing.md", 4), ("editing.md", 4), ("mending.md", 6)]
)
def test_what_a_page_for_editors_shows_is_so(page: str, many: int, tmp_path: Path) -> None:
    shown = sessions((ROOT / "docs" / page).read_text(encoding="utf-8"))
    for session in shown:
        follow(session, tmp_path)

    assert len(shown) == many
