"""Pages as pixels: exactly as many as are asked for, red first, white where nothing is."""

import struct
import zlib
from io import BytesIO

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from cardsmith.model.inks import WINE
from cardsmith.press.pixels import Pages, Pixels, in_pixels
from cardsmith.press.png import png_bytes
from tests.press.samples import block, printed


@given(width=st.integers(1, 400), height=st.integers(1, 400))
@settings(max_examples=40)
def test_a_page_fills_any_size_to_the_pixel(width: int, height: int) -> None:
    with Pages(printed(block(-3, -3, 69, 94, WINE))) as pages:
        pixels = pages.filling(0, (width, height))

    image = Image.open(BytesIO(png_bytes(pixels, 300)))
    assert image.size == (width, height)
    assert image.mode == "RGB"
    assert image.getcolors() == [(width * height, WINE.rgb)], "ink up to every edge, no seam"


def test_an_empty_page_is_white() -> None:
    with Pages(printed()) as pages:
        image = Image.open(BytesIO(png_bytes(pages.at(0, 72), 72)))

    assert image.getcolors() == [(179 * 249, (255, 255, 255))]


@pytest.mark.parametrize(
    ("millimetres", "pixels"), [(63, 744), (88, 1039), (69, 815), (0.01, 1), (25.4, 300)]
)
def test_a_length_takes_whole_pixels(millimetres: float, pixels: int) -> None:
    assert in_pixels(millimetres, 300) == pixels


def test_rows_with_and_without_a_gap_between_them_are_the_same_picture() -> None:
    red, green = bytes((255, 0, 0)), bytes((0, 255, 0))
    close = Pixels(1, 2, 3, red + green)
    apart = Pixels(1, 2, 4, red + b"\x99" + green + b"\x99")

    assert png_bytes(close, 300) == png_bytes(apart, 300)
    image = Image.open(BytesIO(png_bytes(apart, 300)))
    assert [image.getpixel((0, y)) for y in (0, 1)] == [(255, 0, 0), (0, 255, 0)]


def test_a_png_is_whole_by_its_own_sums() -> None:
    """Every chunk has its checksum, the rows their length (PNG, third edition, 5.3)."""
    data = png_bytes(Pixels(2, 1, 6, bytes(6)), 300)

    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    at, names = 8, []
    while at < len(data):
        (length,) = struct.unpack(">I", data[at : at + 4])
        name, body = data[at + 4 : at + 8], data[at + 8 : at + 8 + length]
        (told,) = struct.unpack(">I", data[at + 8 + length : at + 12 + length])
        assert told == zlib.crc32(name + body)
        names.append(name)
        at += 12 + length
    assert names == [b"IHDR", b"sRGB", b"pHYs", b"IDAT", b"IEND"]
