"""The page on exports is one session: its commands are run, in their order."""

import os
import re
from pathlib import Path

import pytest

from cardsmith.pipeline.exporting.names import FIELDS
from tests.conftest import ROOT
from tests.sessions import follow, sessions

PAGE = (ROOT / "docs" / "export.md").read_text(encoding="utf-8")


@pytest.mark.skipif(os.name == "nt", reason="the sessions are those of a Unix shell")
def test_what_the_page_on_exports_shows_is_so(tmp_path: Path) -> None:
    shown = sessions(PAGE)
    for session in shown:
        follow(session, tmp_path)

    assert len(shown) == 3
    assert (tmp_path / "output/wasps/tts/wasps.json").is_file()


def test_the_page_names_every_field_of_a_pattern() -> None:
    (table,) = re.findall(r"\| field \| is \|\n(?:\|.*\n)+", PAGE)

    assert set(re.findall(r"`\{(\w+)\}`", table)) == set(FIELDS)
