"""Pictures in the inks of a press."""

import zlib
from io import BytesIO

import pytest
from PIL import Image, ImageCms

from cardsmith.model.face import Picture
from cardsmith.press.bitmap import Pixels
from cardsmith.press.plates import Plates, shows_through
from tests.press.presses import ICC, pressed
from tests.press.samples import bitmap, block, objects, opened

PLATES = {limit: Plates(ICC, limit) for limit in (240, 300)}


def saved(image: Image.Image, kind: str = "PNG", **options: object) -> bytes:
    """The bytes of a picture file."""
    stream = BytesIO()
    image.save(stream, kind, **options)
    return stream.getvalue()


def pixels(found: Pixels) -> list[bytes]:
    """The pixels of a picture in four colours."""
    data = zlib.decompress(found.data)
    return [data[at : at + 4] for at in range(0, len(data), 4)]


def motley() -> Image.Image:
    """Colours from every corner of the cube, dark ones above all."""
    image = Image.new("RGB", (64, 64))
    image.putdata(
        [((x * 4) % 256, (y * 4) % 256, (x * y) % 97) for y in range(64) for x in range(64)]
    )
    return image


@pytest.mark.parametrize("limit", [240, 300])
def test_no_pixel_exceeds_the_limit(limit: int) -> None:
    found = PLATES[limit].opened(saved(motley()))

    assert found.space == "/DeviceCMYK"
    assert max(sum(pixel) for pixel in pixels(found)) * 100 / 255 <= limit


def test_colours_are_those_of_the_printing_condition() -> None:
    samples = {"white": (255, 255, 255), "red": (200, 30, 40), "blue": (20, 60, 160)}
    image = Image.new("RGB", (3, 1))
    image.putdata(list(samples.values()))
    white, red, blue = pixels(PLATES[300].opened(saved(image)))

    assert white == bytes(4)
    assert red[0] < 80
    assert min(red[1:3]) > 180
    assert blue[2] < 60
    assert blue[0] > 200


def test_the_inks_look_like_the_colour_that_they_stand_for() -> None:
    colours = [(180, 90, 40), (60, 140, 90), (200, 180, 120), (120, 60, 120)]
    image = Image.new("RGB", (len(colours), 1))
    image.putdata(colours)
    found = PLATES[300].opened(saved(image))
    inks = Image.frombytes("CMYK", found.size, zlib.decompress(found.data))
    back = ImageCms.profileToProfile(
        inks,
        ImageCms.ImageCmsProfile(BytesIO(ICC)),
        ImageCms.createProfile("sRGB"),
        renderingIntent=ImageCms.Intent.RELATIVE_COLORIMETRIC,
        outputMode="RGB",
        flags=ImageCms.Flags.BLACKPOINTCOMPENSATION,
    )
    assert back is not None

    seen = back.tobytes()
    for at, colour in enumerate(colours):
        assert all(
            abs(one - two) <= 12 for one, two in zip(seen[3 * at : 3 * at + 3], colour, strict=True)
        )


@pytest.mark.parametrize("kind", ["PNG", "JPEG"])
@pytest.mark.parametrize("mode", ["L", "RGB", "P"])
def test_grey_stays_black_ink_alone(kind: str, mode: str) -> None:
    if (kind, mode) == ("JPEG", "P"):
        pytest.skip("there is no such JPEG")
    grey = Image.linear_gradient("L").resize((16, 16)).convert(mode)

    assert PLATES[300].opened(saved(grey, kind)).space == "/DeviceGray"


def test_what_shows_of_a_picture_stays_its_mask() -> None:
    veil = Image.new("RGBA", (4, 4), (40, 0, 160, 128))
    found = PLATES[300].opened(saved(veil))

    assert found.mask is not None
    assert zlib.decompress(found.mask.data) == b"\x80" * 16
    assert shows_through(saved(veil))
    assert not shows_through(saved(Image.new("RGBA", (4, 4), (40, 0, 160, 255))))


def test_a_picture_in_the_inks_of_a_press_stays_as_it_is() -> None:
    data = saved(Image.new("CMYK", (8, 8), (10, 20, 30, 40)), "JPEG")

    assert PLATES[300].opened(data).data == data


def test_a_profile_that_nobody_understands_counts_for_nothing() -> None:
    plain, odd = saved(motley()), saved(motley(), icc_profile=b"no profile")

    assert PLATES[300].opened(plain).data == PLATES[300].opened(odd).data


def test_no_picture_of_a_file_has_the_colours_of_a_screen() -> None:
    palette = motley().convert("P")
    pictures = [
        Picture(10, 10 * at, 9, 9, bitmap(image))
        for at, image in enumerate((motley(), palette, motley().convert("L")))
    ]
    data = pressed(block(0, 0, 63, 88), *pictures)
    with opened(data) as pdf:
        spaces = sorted(str(image.ColorSpace) for image in objects(pdf, "/Image"))

    assert spaces == ["/DeviceCMYK", "/DeviceCMYK", "/DeviceGray"]
    assert data == pressed(block(0, 0, 63, 88), *pictures)
