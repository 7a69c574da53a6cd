"""What a portal is sent: pictures read back from their bytes, to their rim, in one ZIP."""

import struct
import zlib
from io import BytesIO
from zipfile import ZipFile

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from cardsmith.model.inks import WINE
from cardsmith.press.archive import archive
from cardsmith.press.pixels import Pages, Pixels
from cardsmith.press.png import png_bytes
from cardsmith.press.png_reading import Told, read_back
from cardsmith.press.rim import spread
from tests.press.samples import block, printed

SOUND = png_bytes(Pixels.of([bytes(range(6)), bytes(range(6, 12))]), 300)


def test_a_picture_is_read_back_as_it_was_written() -> None:
    assert read_back(SOUND) == Told((2, 2), is_rgb=True, is_srgb=True, dpi=300)


def test_a_grey_picture_is_not_rgb_and_one_with_alpha_neither() -> None:
    grey, alpha = BytesIO(), BytesIO()
    Image.new("L", (3, 2)).save(grey, "PNG")
    Image.new("RGBA", (3, 2)).save(alpha, "PNG", dpi=(300, 300))

    assert read_back(grey.getvalue()) == Told((3, 2), is_rgb=False, is_srgb=False, dpi=0)
    assert read_back(alpha.getvalue()) == Told((3, 2), is_rgb=False, is_srgb=False, dpi=300)


@given(at=st.integers(0, len(SOUND) - 1), value=st.integers(0, 255))
def test_a_byte_that_changed_is_seen(at: int, value: int) -> None:
    damaged = SOUND[:at] + bytes([value]) + SOUND[at + 1 :]
    if damaged == SOUND:
        assert read_back(damaged)
        return
    with pytest.raises(ValueError, match=r"."):
        read_back(damaged)


@pytest.mark.parametrize("end", [0, 7, 20, len(SOUND) // 2, len(SOUND) - 12, len(SOUND) - 1])
def test_a_picture_that_is_cut_off_is_seen(end: int) -> None:
    with pytest.raises(ValueError, match=r"."):
        read_back(SOUND[:end])


def test_a_picture_with_fewer_pixels_than_it_says_is_seen() -> None:
    header = b"IHDR" + struct.pack(">II5B", 2, 3, 8, 2, 0, 0, 0)
    taller = SOUND[:12] + header + struct.pack(">I", zlib.crc32(header)) + SOUND[33:]

    with pytest.raises(ValueError, match="do not make 2 x 3 pixels"):
        read_back(taller)


def test_the_rim_repeats_the_pixels_inside_it() -> None:
    picture = Pixels.of([b"".join(row) for row in _grid("abcde", "12345")])

    assert spread(picture, 2, 0).rows[4] == b"".join(_grid("ccccc", "12345")[4])
    assert spread(picture, 0, 1).rows == [b"".join(row) for row in _grid("abcde", "22344")]
    assert spread(picture, 1, 2).rows[0] == b"".join(_grid("bbcdd", "33333")[0])


def _grid(across: str, down: str) -> list[list[bytes]]:
    """A picture whose pixels say their column and row."""
    return [[f"{x}{y}.".encode() for x in across] for y in down]


@given(across=st.integers(0, 10), down=st.integers(0, 10))
def test_a_spread_picture_has_no_white_rim_and_is_the_same_inside(across: int, down: int) -> None:
    with Pages(printed(block(3, 3, 57, 82, WINE))) as pages:
        pixels = pages.filling(0, (63, 88))
    wide = spread(pixels, across, down)

    inside = slice(down, 88 - down)
    assert [row[3 * across : 189 - 3 * across] for row in wide.rows[inside]] == [
        row[3 * across : 189 - 3 * across] for row in pixels.rows[inside]
    ]
    if min(across, down) >= 4:
        assert wide.rows[0][:3] == bytes(WINE.rgb)


def test_a_zip_has_the_same_bytes_for_the_same_files() -> None:
    files = [("b.png", SOUND), ("a.csv", b"file,copies\n" * 40)]

    assert archive(files) == archive(files)
    with ZipFile(BytesIO(archive(files))) as opened:
        assert opened.testzip() is None
        assert opened.namelist() == ["b.png", "a.csv"]
        assert {entry.date_time for entry in opened.infolist()} == {(1980, 1, 1, 0, 0, 0)}
        assert opened.read("b.png") == SOUND


def test_two_files_of_one_name_are_refused() -> None:
    with pytest.raises(ValueError, match="two files are called a"):
        archive([("a", b""), ("a", b"")])


def test_greys_take_a_third_of_the_bytes() -> None:
    with Pages(printed(block(0, 0, 63, 88, WINE))) as pages:
        grey = pages.grey(0, (100, 140))

    image = Image.open(BytesIO(png_bytes(grey, 300)))
    assert (image.mode, image.size) == ("L", (100, 140))
    assert 50 < grey.rows[70][50] < 90, "wine is dark"
