"""The page on portals is a session, and its sizes are those that ship."""

import os
from pathlib import Path

import pytest

from cardsmith.intake.shipped.vendors import read_vendor
from tests.conftest import ROOT
from tests.sessions import follow, sessions

PAGE = (ROOT / "docs" / "vendors.md").read_text(encoding="utf-8")


@pytest.mark.skipif(os.name == "nt", reason="the sessions are those of a Unix shell")
def test_what_the_page_on_portals_shows_is_so(tmp_path: Path) -> None:
    for session in sessions(PAGE):
        follow(session, tmp_path)

    assert (tmp_path / "output/dalmuti/mpc/cards.zip").is_file()


def test_the_page_names_every_size_of_makeplayingcards() -> None:
    (row,) = (line for line in PAGE.splitlines() if line.startswith("| `mpc` |"))

    assert all(fact.value.name in row for fact in read_vendor("mpc").sizes)
