"""Pages as pixels, of the size that was asked for."""

import struct
from io import BytesIO

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from cardsmith.model.inks import WINE
from cardsmith.press.pdf import write_pdf
from cardsmith.press.png import render_png
from tests.press.samples import FONTS, block, document, page, printed

MPC_AND_TGC = [
    (822, 1122), (825, 1125), (747, 1122), (750, 1125), (897, 1497), (900, 1500), (597, 822),
    (600, 825), (447, 597), (450, 600), (672, 1122), (675, 1125), (1725, 1125), (1122, 1572),
]  # fmt: skip


def chunks(png: bytes) -> dict[bytes, bytes]:
    found, at = {}, 8
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        found[png[at + 4 : at + 8]] = png[at + 8 : at + 8 + length]
        at += 12 + length
    return found


@pytest.mark.parametrize("size", MPC_AND_TGC)
def test_the_sizes_of_print_shops_are_met_to_the_pixel(size: tuple[int, int]) -> None:
    """A pixel more is a file refused (print facts, section 6)."""
    paper = page(size=(round(size[0] * 25_400 / 300), round(size[1] * 25_400 / 300)))

    image = Image.open(BytesIO(render_png(write_pdf(document(paper), FONTS), 0, 300)))

    assert image.size == size


@given(width=st.integers(20_000, 90_000), height=st.integers(20_000, 90_000))
@settings(max_examples=25)
def test_a_page_has_its_size_in_whole_pixels(width: int, height: int) -> None:
    data = write_pdf(document(page(size=(width, height))), FONTS)
    image = Image.open(BytesIO(render_png(data, 0, 150)))

    assert image.width == pytest.approx(width / 25_400 * 150, abs=0.51)
    assert image.height == pytest.approx(height / 25_400 * 150, abs=0.51)


def test_a_png_says_its_resolution_and_its_colours() -> None:
    png = render_png(printed(block(0, 0, 63, 88, WINE)), 0, 300)
    found = chunks(png)

    assert struct.unpack(">IIB", found[b"pHYs"]) == (11811, 11811, 1)
    assert found[b"sRGB"] == b"\0"
    image = Image.open(BytesIO(png))
    assert image.mode == "RGB"
    assert image.getpixel((300, 300)) == WINE.rgb


def test_a_png_is_the_same_twice() -> None:
    data = printed(block(3, 3, 20, 20, WINE))

    assert render_png(data, 0, 96) == render_png(data, 0, 96)


@pytest.mark.parametrize("number", [-1, 1])
def test_a_page_there_is_not_is_a_mistake(number: int) -> None:
    with pytest.raises(IndexError, match=f"no page {number} of 1"):
        render_png(printed(), number, 96)
