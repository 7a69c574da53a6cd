"""Pictures in their files: stored as they are where a PDF can unpack them, and only then."""

import hashlib
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from cardsmith.model.face import Original
from cardsmith.model.finding import InputError
from cardsmith.press.bitmap import Pixels, opened
from cardsmith.press.file import PdfFile
from cardsmith.press.originals import Originals


def png(image: Image.Image, **options: int) -> bytes:
    stream = BytesIO()
    image.save(stream, "PNG", **options)
    return stream.getvalue()


def stored(image: Image.Image, **options: int) -> Pixels:
    return opened(png(image, **options))


def palette() -> Image.Image:
    image = Image.new("P", (9, 5), 1)
    image.putpalette([0, 0, 0, 60, 70, 80, 255, 255, 255])
    return image


@pytest.mark.parametrize(
    ("image", "bits", "space"),
    [
        (Image.new("RGB", (9, 5)), 8, "/DeviceRGB"),
        (Image.new("L", (9, 5)), 8, "/DeviceGray"),
        (Image.new("1", (9, 5)), 1, "/DeviceGray"),
        (palette(), 2, "[/Indexed /DeviceRGB 2 <0000003c4650ffffff>]"),
    ],
)
def test_the_rows_of_an_opaque_png_are_stored_as_they_are(
    image: Image.Image, bits: int, space: str
) -> None:
    data = png(image)
    found = opened(data)

    assert (found.bits, found.space, found.size) == (bits, space, (9, 5))
    assert found.data in data
    assert "/Predictor 15" in found.packing


def test_what_a_pdf_cannot_unpack_is_drawn_anew() -> None:
    deep = stored(Image.new("I;16", (9, 5), 257 * 60))
    clear = stored(palette(), transparency=0)
    veiled = stored(Image.new("RGBA", (9, 5), (1, 2, 3, 128)))

    assert (deep.bits, "/Predictor" in deep.packing) == (8, False)
    assert clear.mask is None
    assert "/Predictor" not in clear.packing
    assert veiled.mask is not None


def test_a_file_that_changed_meanwhile_is_not_printed(tmp_path: Path) -> None:
    path = tmp_path / "a.png"
    data = png(Image.new("RGB", (9, 5)))
    path.write_bytes(data)
    digest = hashlib.sha256(data).hexdigest()
    original = Original(path=path.as_posix(), digest=digest, size=(9, 5))
    file = PdfFile(BytesIO())
    assert Originals({}).embedded(original, file)

    for change in (lambda: path.write_bytes(b"else"), path.unlink):
        change()
        with pytest.raises(InputError) as caught:
            Originals({}).embedded(original, file)
        assert caught.value.finding.code == "I163"
