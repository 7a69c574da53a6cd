"""The size that an edition asks for is the size that its cards are printed in."""

import shutil
from pathlib import Path

import pikepdf
import pytest

from cardsmith.intake.shipped.profiles import read_profile
from cardsmith.pipeline.building import build_editions
from cardsmith.resources import shipped


@pytest.mark.parametrize("game", ["bouffon", "dalmuti"])
@pytest.mark.parametrize(("size", "sides"), [("tcg", (63, 88)), ("poker", (63.5, 88.9))])
def test_cards_are_as_large_as_the_edition_asks(
    game: str, size: str, sides: tuple[float, float], tmp_path: Path
) -> None:
    folder = tmp_path / "e"
    shutil.copytree(shipped("decks") / game, folder)
    with (folder / "edition.yaml").open("a", encoding="utf-8") as stream:
        stream.write(f"\nsize: {size}\n")

    (made,) = build_editions([str(folder)], read_profile("single"), ("cards",), tmp_path / "out")

    assert made.folder, made.checked.findings
    with pikepdf.open(made.folder / "cards.pdf") as pdf:
        for page in list(pdf.pages)[:4]:
            left, bottom, right, top = (float(edge) for edge in page.obj["/TrimBox"])
            found = ((right - left) * 25.4 / 72, (top - bottom) * 25.4 / 72)
            assert found == pytest.approx(sides, abs=0.01)
