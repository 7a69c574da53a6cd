"""The page on other people's cards is one session: its commands run, in their order."""

import os
from pathlib import Path

import pytest

from tests.cli.foreign_cards import pdf, picture
from tests.conftest import ROOT
from tests.sessions import follow, sessions

PAGE = (ROOT / "docs" / "impose.md").read_text(encoding="utf-8")
CARD = (744, 1039)


@pytest.mark.skipif(os.name == "nt", reason="the sessions are those of a Unix shell")
def test_what_the_page_shows_is_what_is_answered(tmp_path: Path) -> None:
    wolves = tmp_path / "wolves"
    for name in ("alpha.png", "back.png", "cub x3.png", "moon.jpg", "moon_back.jpg"):
        picture(wolves / name, CARD)
    pdf(tmp_path / "pack.pdf", [f"{shade / 4} g 0 0 999 999 re f" for shade in range(4)])
    cells = (f"{30 + 178.6 * column} {47 + 249.4 * row} 178 249 re f" for column, row in FOUR)
    pdf(tmp_path / "sheet.pdf", [" ".join(cells)], (210, 297))

    for session in sessions(PAGE):
        follow(session, tmp_path)

    assert sorted(path.name for path in tmp_path.glob("*.pdf")) == [
        "deck-sheets.pdf",
        "moon-sheets.pdf",
        "pack-sheets.pdf",
        "pack.pdf",
        "poker.pdf",
        "sheet-sheets.pdf",
        "sheet.pdf",
        "wolves-sheets.pdf",
    ]


FOUR = ((0, 0), (1, 0), (2, 0), (0, 1))
"""Columns and rows, from below, of a sheet of which only four places are taken."""
