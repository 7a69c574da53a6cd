"""The README's console sessions are true: every command is run, every answer compared."""

import os
from pathlib import Path

import pytest

from tests.conftest import ROOT
from tests.sessions import follow, sessions

README = (ROOT / "README.md").read_text(encoding="utf-8")
SESSIONS = sessions(README)


def test_the_readme_is_short_and_begins_with_a_command() -> None:
    lines = README.splitlines()

    assert len(lines) <= 150
    assert "make" in lines[:20]
    assert len(SESSIONS) >= 4


@pytest.mark.skipif(os.name == "nt", reason="the sessions are those of a Unix shell")
@pytest.mark.parametrize("session", SESSIONS, ids=lambda text: text.split("\n")[0][2:30])
def test_a_session_of_the_readme_is_true(session: str, tmp_path: Path) -> None:
    follow(session, tmp_path)
