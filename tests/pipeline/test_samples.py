"""The page of templates and the samples: whatever they show builds, and looks as reviewed.

CARDSMITH_GOLDEN=1 writes the reviewed faces anew: read what changed, line by line.
"""

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from cardsmith.intake.editions.reading import read
from cardsmith.intake.files.source import Source
from cardsmith.intake.yaml.nodes import plain
from cardsmith.intake.yaml.tree import parse
from cardsmith.model.face import Piece
from cardsmith.model.finding import Finding
from cardsmith.pipeline.checking import check_editions
from cardsmith.pipeline.custom import custom_pieces_of
from tests.conftest import ROOT
from tests.intake.templates.test_template_schema import VALIDATOR
from tests.layout.bouffon_cards import golden_folder
from tests.layout.dump import dump
from tests.layout.half_em import HalfEms

PAGE = ROOT / "docs" / "templates.md"
SAMPLES = sorted(path.parent for path in (ROOT / "docs" / "samples").glob("*/edition.yaml"))

BLOCK = re.compile(r"```yaml\n# (\S+\.yaml)\n(.*?)```", re.DOTALL)


def editions() -> Iterator[tuple[int, dict[str, str]]]:
    """Each template of the page with the files before it that are its own, by its line."""
    files: dict[str, str] = {}
    text = PAGE.read_text(encoding="utf-8")
    for match in BLOCK.finditer(text):
        files[match[1]] = match[2]
        if match[1] == "card.yaml":
            yield text[: match.start()].count("\n") + 2, files
            files = {name: files[name] for name in ("cards.yaml", "edition.yaml")}


EDITIONS = dict(editions())


def test_every_yaml_block_of_the_page_is_one_that_is_built() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert text.count("```yaml") == len(BLOCK.findall(text))
    assert len(EDITIONS) >= 9


@pytest.mark.parametrize("line", EDITIONS)
def test_an_example_of_the_page_builds_without_a_word(line: int, tmp_path: Path) -> None:
    for name, text in EDITIONS[line].items():
        (tmp_path / name).write_text(text, encoding="utf-8")

    pieces, findings = drawn(tmp_path)

    assert findings == []
    assert len(pieces) == 2
    assert agreed(EDITIONS[line]["card.yaml"])


def drawn(folder: Path) -> tuple[list[Piece], list[Finding]]:
    """The cards of an edition in a font whose every character is half an em wide."""
    findings = list(check_editions([str(folder)]).findings)
    deck = read([folder])
    pieces: list[Piece] = []
    for component in deck.components:
        made, more = custom_pieces_of(deck.edition, component, fonts=HalfEms())
        pieces += made
        findings += more
    return pieces, findings


def agreed(template: str) -> bool:
    """Whether the public schema admits a template."""
    root, findings = parse(Source("card.yaml", template))
    return root is not None and not findings and VALIDATOR.is_valid(plain(root))


def test_there_are_ten_samples() -> None:
    assert len(SAMPLES) == 10


@pytest.mark.parametrize("folder", SAMPLES, ids=lambda folder: folder.name)
def test_a_sample_looks_as_it_was_reviewed(folder: Path) -> None:
    pieces, findings = drawn(folder)
    told = "\n".join(
        dump(face) for piece in pieces for face in (piece.front, piece.back) if face is not None
    ).replace(f"{folder}{os.sep}", "")
    file = golden_folder() / "samples" / f"{folder.name}.face.txt"
    if os.environ.get("CARDSMITH_GOLDEN"):
        file.parent.mkdir(exist_ok=True)
        file.write_text(told, encoding="utf-8", newline="\n")

    assert findings == []
    assert agreed((folder / "card.yaml").read_text(encoding="utf-8"))
    assert told == file.read_text(encoding="utf-8")
