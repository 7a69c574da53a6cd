"""Charts are drawn the same every day, from shipped fonts, whatever their texts."""

import io
import os
import re
import subprocess
import sys
from xml.etree import ElementTree

import pytest
from PIL import Image

from cardsmith.model.chart import Bar, Chart, Poster
from cardsmith.model.inks import PAPER, PASTEL, WINE
from cardsmith.press.plot import ENDINGS, plotted
from tests.conftest import ROOT

pytest.importorskip("matplotlib")

BARS = tuple(
    Bar(name, value, f"{value:g}") for name, value in (("A", 12.0), ("B", 0.0), ("C", 7.0))
)
POSTER = Poster(
    "Le Bouffon",
    "19 cartes",
    (
        Chart("Cartes par case", BARS, WINE, "médiane 12", level=12.0),
        Chart("Formes", BARS, PASTEL, sideways=True),
        Chart("Rien", (), WINE),
    ),
)
SCRIPT = (
    "import sys; from tests.press.test_plot import POSTER, plotted;"
    "sys.stdout.buffer.write(plotted(POSTER, sys.argv[1]))"
)


def drawn(ending: str, **env: str) -> bytes:
    """The page as another process draws it."""
    return subprocess.run(
        [sys.executable, "-c", SCRIPT, ending],
        cwd=ROOT,
        env={**os.environ, **env},
        check=True,
        capture_output=True,
    ).stdout


@pytest.mark.parametrize("ending", [".svg", pytest.param(".png", marks=pytest.mark.soak)])
def test_the_same_charts_are_the_same_bytes(ending: str) -> None:
    first = drawn(ending, PYTHONHASHSEED="1", TZ="Asia/Tokyo")

    assert first == drawn(ending, PYTHONHASHSEED="2", TZ="UTC", SOURCE_DATE_EPOCH="86400")
    assert first == plotted(POSTER, ending)
    assert b"<dc:date>" not in first


def test_svg_needs_no_font_and_loads_nothing() -> None:
    page = ElementTree.fromstring(plotted(POSTER, ".svg"))
    names = {element.tag.rpartition("}")[2] for element in page.iter()}
    links = [
        value
        for element in page.iter()
        for name, value in element.attrib.items()
        if name.endswith("href") and not value.startswith("#")
    ]

    assert "path" in names
    assert not names & {"text", "image", "script", "foreignObject"}
    assert links == []


def test_png_is_on_the_paper_of_the_house_and_as_wide_as_a_page() -> None:
    with Image.open(io.BytesIO(plotted(POSTER, ".png"))) as picture:
        assert picture.format == "PNG"
        assert picture.width == 12 * 150
        assert picture.convert("RGB").getpixel((3, 3)) == PAPER.rgb
        colours = {colour for _, colour in picture.convert("RGB").getcolors(10**6) or ()}
        assert {WINE.rgb, PASTEL.rgb} <= colours


def test_bars_are_as_long_as_their_numbers() -> None:
    """In the first column of one bar's colour: twelve is to seven as pixels are to pixels."""
    alone = Poster("t", "s", (Chart("c", BARS, WINE, sideways=True),))
    with Image.open(io.BytesIO(plotted(alone, ".png"))) as picture:
        pixels = picture.convert("RGB")
        lengths = sorted(
            {
                sum(pixels.getpixel((x, y)) == WINE.rgb for x in range(pixels.width))
                for y in range(200, pixels.height)
            }
        )

    longest = lengths[-1]
    assert any(abs(length - longest * 7 / 12) <= 2 for length in lengths)
    assert longest > pixels.width / 2


@pytest.mark.parametrize(
    "text", ["$x^2$", "\\frac", "a_b", "狼", "\U0001f43a", "<&>", "x" * 50, ""]
)
def test_any_text_is_drawn(text: str) -> None:
    poster = Poster(
        text, text, (Chart(text, (Bar(text[:28], 1.0, "1"),), WINE, text, sideways=True),)
    )
    for ending in ENDINGS:
        assert plotted(poster, ending)


def test_a_dollar_is_a_dollar_and_no_formula() -> None:
    """A formula would be set in the fonts of formulas."""
    chart = Chart("$x^2$", (Bar("$x^2$", 1.0, "1"),), WINE, sideways=True)
    names = re.findall(r'<path id="(\w+)-', plotted(Poster("t", "s", (chart,)), ".svg").decode())

    assert set(names) == {"Alegreya"}
