"""What the page on preflight shows is so, and its numbers are those of the limits."""

import os
from pathlib import Path

import pytest

from cardsmith.intake.shipped.limits import limit_names, read_limits
from tests.conftest import ROOT
from tests.sessions import follow, sessions

PAGE = (ROOT / "docs" / "preflight.md").read_text(encoding="utf-8")


@pytest.mark.skipif(os.name == "nt", reason="the sessions are those of a Unix shell")
def test_what_the_page_on_preflight_shows_is_so(tmp_path: Path) -> None:
    for session in sessions(PAGE):
        follow(session, tmp_path)


def test_the_page_names_every_profile() -> None:
    assert all(f"`{name}`" in PAGE for name in limit_names())


@pytest.mark.parametrize("name", ["press", "press-x1a", "drivethru"])
def test_the_page_says_the_standard_and_the_ink_of_each_printer(name: str) -> None:
    limits = read_limits(name)
    (row,) = (line for line in PAGE.splitlines() if line.startswith(f"| `{name}` |"))

    assert limits.standard.value in row
    assert name == "press-x1a" or f"{limits.ink:g} %" in row
