"""Measures as the reader's language writes them, wherever a command tells one."""

from pathlib import Path

import pytest
from PIL import Image

from tests.cli.decks import TITLE
from tests.cli.terminal import typed

COMPONENT = "components: [{name: cartes, data: cartes.csv, template: carte.yaml}]\n"
TEMPLATE = """size: poker
styles: {t: {font: Alegreya Medium, size: 9.5pt, min_size: 8.5pt, color: ink}}
front:
  - text: {in: [1.4mm, 1.3mm, 20.5mm, 4.5mm], style: t, value: anticonstitutionnellement}
"""


@pytest.fixture
def poker(tmp_path: Path) -> Path:
    """An edition whose one text is too near the cut and too long."""
    folder = tmp_path / "poker"
    folder.mkdir()
    (folder / "edition.yaml").write_text(TITLE + COMPONENT, encoding="utf-8")
    (folder / "cartes.csv").write_text("titre\nun\n", encoding="utf-8")
    (folder / "carte.yaml").write_text(TEMPLATE, encoding="utf-8")
    return folder


@pytest.mark.parametrize(("lang", "point"), [("fr", ","), ("en", ".")])
def test_a_command_tells_a_size_as_its_reader_does(lang: str, point: str, poker: Path) -> None:
    assert f"20{point}5" in typed("check", poker, lang=lang).output
    template = poker / "carte.yaml"
    template.write_text(TEMPLATE.replace("20.5mm", "50mm"), encoding="utf-8")
    assert f"63{point}5 × 88{point}9 mm (poker)" in typed("count", poker, lang=lang).output
    answer = typed("build", poker, "--profile", "tgc", "--out", poker / "out", lang=lang)
    assert f"1{point}4 mm" in answer.output


@pytest.mark.parametrize(
    ("lang", "own", "asked"),
    [
        ("fr", "130,05 × 88,01 mm\u00a0: 1 carte\n", "60,05 × 88 mm"),
        ("en", "130.05 × 88.01 mm: 1 card\n", "60.05 × 88 mm"),
    ],
)
def test_impose_tells_hundredths_at_most(lang: str, own: str, asked: str, tmp_path: Path) -> None:
    """Of a picture of 130.048 by 88.011 mm, and of the size that is asked for it."""
    words = ("impose", tmp_path / "a.png", "--out", tmp_path / "a.pdf")
    Image.new("RGB", (1024, 693), "red").save(tmp_path / "a.png", dpi=(200, 200))

    assert typed(*words, lang=lang).output.startswith(own)
    assert asked in typed(*words, "--size", "60.048x88mm", lang=lang).output
