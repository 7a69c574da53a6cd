"""The page for print shops is a session, and its numbers are those of the profiles."""

import os
from pathlib import Path

import pytest

from cardsmith.intake.shipped.profiles import read_profile
from cardsmith.model.press import GRIDS
from tests.conftest import ROOT
from tests.sessions import follow, sessions

PAGE = (ROOT / "docs" / "press.md").read_text(encoding="utf-8")


@pytest.mark.skipif(os.name == "nt", reason="the sessions are those of a Unix shell")
def test_what_the_page_for_print_shops_shows_is_so(tmp_path: Path) -> None:
    for session in sessions(PAGE):
        follow(session, tmp_path)

    assert (tmp_path / "output/dalmuti/press/cards-cut.pdf").is_file()
    assert (tmp_path / "output/dalmuti/drivethru/cards.pdf").is_file()


@pytest.mark.parametrize("name", ["press", "press-x1a", "drivethru"])
def test_the_page_says_of_each_profile_its_standard_and_its_ink(name: str) -> None:
    press = read_profile(name).press
    (row,) = (line for line in PAGE.splitlines() if line.startswith(f"| `{name}` |"))

    assert press is not None
    assert press.standard.value in row
    assert name == "press-x1a" or f"{press.ink} %" in row


def test_the_page_says_how_cards_lie_on_each_sheet() -> None:
    flat = " ".join(PAGE.split())

    for layout, (columns, rows) in GRIDS.items():
        assert f"`--sheet {layout.value}`" in flat
        assert f"{rows} rows of {columns}" in flat
