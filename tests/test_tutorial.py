"""The tutorial is one session: its files are written, its commands run, in their order."""

import os
import re
from pathlib import Path

import pypdfium2
import pytest

from tests.conftest import ROOT
from tests.sessions import follow

PAGE = (ROOT / "docs" / "tutorial.md").read_text(encoding="utf-8")
BLOCK = re.compile(
    r"(?:`(?P<file>[^`\n]+)`:\n\n)?^```(?P<kind>\w+)\n(?P<text>.*?)^```", re.M | re.S
)


@pytest.mark.skipif(os.name == "nt", reason="the sessions are those of a Unix shell")
def test_whoever_follows_it_has_a_game_of_twenty_cards(tmp_path: Path) -> None:
    written = []
    for block in BLOCK.finditer(PAGE):
        if block["kind"] == "console":
            follow(block["text"], tmp_path)
        else:
            path = tmp_path / block["file"]
            assert path.is_file(), "a file is changed that the reader has"
            path.write_text(block["text"], encoding="utf-8")
            written.append(path.name)

    assert written == ["cards.csv", "card.yaml"]
    assert (tmp_path / "basket.png").is_file()
    with pypdfium2.PdfDocument(tmp_path / "output/wasps/home/cards.pdf") as sheets:
        fronts = "\n".join(page.get_textpage().get_text_bounded() for page in list(sheets)[::2])
    names = re.findall(r"^(Cherry|Plum|Pear|Quince|Basket|Wasp)\s*$", fronts, re.MULTILINE)
    assert len(names) == 20
