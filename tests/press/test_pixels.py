"""Pages as pixels: exactly as many as are asked for, red first, white where nothing is."""

import struct
import zlib
from io import BytesIO

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image
from pypdfium2 import PdfBitmap, PdfDocument
from pypdfium2.raw import (
    FPDF_GRAYSCALE,
    FPDF_REVERSE_BYTE_ORDER,
    FPDF_RenderPageBitmap,
    FPDFBitmap_FillRect,
)
from pypdfium2.raw import FPDFBitmap_BGR as BGR
from pypdfium2.raw import FPDFBitmap_Gray as GREY

from cardsmith.model.inks import WINE
from cardsmith.press.pixels import Pages, Pixels, in_pixels
from cardsmith.press.png import png_bytes
from tests.press.samples import block, printed, words


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


@given(width=st.integers(1, 90), height=st.integers(1, 90), grey=st.booleans())
@settings(max_examples=40)
def test_a_page_has_the_pixels_that_pdfium_draws_by_itself(
    width: int, height: int, grey: bool
) -> None:
    """On a bitmap of its own, with rows as long as it likes them, read by Pillow."""
    drawn = printed(block(3.3, 5.1, 41, 60, WINE), words("Été", 8, 20))
    kind, flags = (GREY, FPDF_GRAYSCALE) if grey else (BGR, FPDF_REVERSE_BYTE_ORDER)
    with Pages(drawn) as pages:
        pixels = (pages.grey if grey else pages.filling)(0, (width, height))
    with PdfDocument(drawn) as document:
        bitmap = PdfBitmap.new_native(width, height, kind)
        FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xFFFFFFFF)
        FPDF_RenderPageBitmap(bitmap, document[0], 0, 0, width, height, 0, flags)
        mode = "L" if grey else "RGB"
        own = Image.frombuffer(
            mode, (width, height), bytes(bitmap.buffer), "raw", mode, bitmap.stride, 1
        )

        assert b"".join(pixels.rows) == own.tobytes()
        assert Image.open(BytesIO(png_bytes(pixels, 300))).tobytes() == own.tobytes()


def test_rows_make_a_picture() -> None:
    red, green = bytes((255, 0, 0)), bytes((0, 255, 0))
    pixels = Pixels.of([red + green, green + green])

    assert pixels.rows == [red + green, green + green]
    image = Image.open(BytesIO(png_bytes(pixels, 300)))
    assert [image.getpixel((x, y)) for y in (0, 1) for x in (0, 1)] == [
        (255, 0, 0), (0, 255, 0), (0, 255, 0), (0, 255, 0),
    ]  # fmt: skip


def test_a_picture_without_a_pixel_is_a_mistake() -> None:
    with Pages(printed()) as pages, pytest.raises(ValueError, match="no picture of 0 x 3 pixels"):
        pages.filling(0, (0, 3))


def test_a_png_is_whole_by_its_own_sums() -> None:
    """Every chunk has its checksum, the rows their length (PNG, third edition, 5.3)."""
    data = png_bytes(Pixels.of([bytes(6)]), 300)

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
