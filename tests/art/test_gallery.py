"""The gallery shows what its page names, in few bytes, drawn as it is today."""

import re
from io import BytesIO

import pytest
from PIL import Image

from docs.gallery import FOLDER, index, pictures, small
from tests.art.test_pictures import difference
from tests.conftest import ROOT


def test_the_page_names_every_picture_that_is_there() -> None:
    page = (FOLDER / "README.md").read_text(encoding="utf-8")
    named = re.findall(r"\]\(([\w-]+)\.png\)", page)

    assert page == index(), "run python -m docs.gallery"
    assert named == list(pictures())
    assert {file.stem for file in FOLDER.glob("*.png")} == set(named)


def test_the_gallery_is_light() -> None:
    assert sum(file.stat().st_size for file in FOLDER.iterdir()) < 1_500_000


def test_the_readme_shows_a_picture_of_it() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")

    assert "docs/gallery/table.png" in readme
    assert "docs/gallery/README.md" in readme


@pytest.mark.parametrize("name", pictures())
def test_a_picture_is_drawn_as_it_is_today(name: str) -> None:
    today = Image.open(BytesIO(small(pictures()[name].draw()))).convert("RGB")
    with Image.open(FOLDER / f"{name}.png") as kept:
        seen = kept.convert("RGB")

    assert today.size == seen.size
    apart = difference(today, seen)
    assert apart.mean < 1.5, apart
    assert apart.share < 0.01, apart
