"""Ink lies in layers: what knocks out replaces, what overprints adds; the heaviest is told."""

from pathlib import Path

import pikepdf
import pytest
from pikepdf import Array, Dictionary, Name
from PIL import Image

from cardsmith.intake.shipped.limits import read_limits
from cardsmith.model.face import Picture
from cardsmith.model.preflight import Check
from cardsmith.pipeline.preflighting import Asked, preflight
from cardsmith.press.preflight.inspecting import inspect
from cardsmith.press.preflight.mapping import write_ink_map
from tests.press.presses import pressed
from tests.press.samples import bitmap

LIMITS = read_limits("press")
MM = 72 / 25.4


def page_of(content: str) -> pikepdf.Pdf:
    """A card of 63 x 88 mm; ``content`` in millimetres from the corner of its bleed of 3 mm."""
    file = pikepdf.new()
    file.add_blank_page(page_size=(69 * MM, 94 * MM))
    page = file.pages[0].obj
    page.TrimBox = Array([3 * MM, 3 * MM, 66 * MM, 91 * MM])
    page.Contents = file.make_stream(f"{MM} 0 0 {MM} 0 0 cm {content}".encode("ascii"))
    states = Dictionary(
        Over=Dictionary(op=True, OPM=1), Knock=Dictionary(op=False), Zero=Dictionary(op=True, OPM=0)
    )
    spot = Array([Name.Separation, Name.Gold, Name.DeviceCMYK, Dictionary(FunctionType=2)])
    die = Array([Name.Separation, Name.CutContour, Name.DeviceCMYK, Dictionary(FunctionType=2)])
    page.Resources = Dictionary(ExtGState=states, ColorSpace=Dictionary(Gold=spot, Die=die))
    return file


def ink(file: pikepdf.Pdf, folder: Path) -> Check:
    path = folder / "ink.pdf"
    file.save(path)
    return next(check for check in inspect(str(path), LIMITS).checks if check.code == "V404")


GROUND = "0.6 0.4 0.4 0 k 0 0 69 94 re f "


@pytest.mark.parametrize(
    ("content", "percent"),
    [
        (GROUND, 140),
        (GROUND + "0 0 0 1 k 20 20 20 20 re f", 140),  # black knocks the ground out: 100
        (GROUND + "/Over gs 0 0 0 1 k 20 20 20 20 re f", 240),
        (GROUND + "/Zero gs 0 0 0 1 k 20 20 20 20 re f", 140),  # mode 0: nought is painted too
        (GROUND + "/Gold cs 1 scn 20 20 20 20 re f", 140),
        (GROUND + "/Over gs /Gold cs 1 scn 20 20 20 20 re f", 240),
        (GROUND + "/Over gs /Die cs 1 scn 20 20 20 20 re f", 140),  # a die prints nothing
        ("1 1 1 1 k 20 20 20 20 re f 0 0 0 0 k 10 10 40 40 re f", 0),  # hidden in the end
        ("1 1 1 1 k 200 200 20 20 re f", 0),  # off the page
        ("q 0 0 5 5 re W n 1 1 1 0 k 20 20 20 20 re f Q", 0),  # outside of its clip
        ("q 20 20 m 40 20 l 30 40 l h W n 1 1 1 0 k 0 0 69 94 re f Q", 300),
        (GROUND + "/Over gs 0 0 0 1 K 0.1 w 20 20 m 40 20 l S", 140),  # stroking has its own flag
        ("0 0 0 1 K 0.1 w 20 20 m 40 20 l S", 100),  # finer than the grid
    ],
)
def test_layers_add_up(content: str, percent: int, tmp_path: Path) -> None:
    assert ink(page_of(content), tmp_path).measured == f"{percent} %"


@pytest.mark.parametrize(("black", "percent"), [(1, 400), (0, 300)])
def test_the_heaviest_place_is_told_from_the_corner_of_the_trim(
    black: int, percent: int, tmp_path: Path
) -> None:
    """A square that begins 20 mm from the left and 30 mm from the top, too heavy or just not."""
    top = 91 - 30
    found = ink(page_of(f"1 1 1 {black} k 23 {top - 10} 10 10 re f"), tmp_path)

    assert (found.measured, found.limit, found.page) == (f"{percent} %", "≤ 300", 1)
    assert found.at is not None
    assert list(found.at) == pytest.approx([20, 30], abs=0.6)


def picture(file: pikepdf.Pdf) -> pikepdf.Object:
    """One pixel of a hundred is heavy."""
    pixels = Image.new("CMYK", (100, 1), (0, 0, 0, 0))
    pixels.putpixel((50, 0), (255, 255, 204, 0))
    stream = file.make_stream(pixels.tobytes(), Subtype=Name.Image, Width=100, Height=1)
    stream.ColorSpace, stream.BitsPerComponent = Name.DeviceCMYK, 8
    return stream


def test_pictures_are_weighed_pixel_by_pixel(tmp_path: Path) -> None:
    file = page_of("q 20 0 0 20 20 20 cm /X Do Q")
    file.pages[0].obj.Resources.XObject = Dictionary(X=picture(file))

    assert ink(file, tmp_path).measured == "280 %"


def test_forms_bring_their_own_map_and_inherit_overprint(tmp_path: Path) -> None:
    file = page_of(GROUND + "/Over gs q 2 0 0 2 5 5 cm /X Do Q")
    form = file.make_stream(b"0 0 0 1 k 0 0 5 5 re f", Subtype=Name.Form, BBox=Array([0, 0, 9, 9]))
    file.pages[0].obj.Resources.XObject = Dictionary(X=form)

    assert ink(file, tmp_path).measured == "240 %"


def test_the_matrix_of_a_form_moves_it(tmp_path: Path) -> None:
    file = page_of("/X Do")
    box = Array([0, 0, 9, 9])
    form = file.make_stream(b"1 1 1 1 k 0 0 5 5 re f", Subtype=Name.Form, BBox=box)
    form.Matrix = Array([1, 0, 0, 1, 500, 0])
    file.pages[0].obj.Resources.XObject = Dictionary(X=form)

    assert ink(file, tmp_path).measured == "0 %"


def test_the_map_is_dark_where_ink_is_and_of_another_colour_above_the_limit(
    tmp_path: Path,
) -> None:
    path, out = tmp_path / "ink.pdf", tmp_path / "map.png"
    page_of("1 1 1 0 k 0 0 34.5 94 re f 1 1 1 1 k 0 0 10 94 re f").save(path)

    write_ink_map(str(path), LIMITS, 1, out)

    with Image.open(out) as image:
        seen = image.convert("RGB")
    wide, middle = seen.width, seen.height // 2
    places = [seen.getpixel((round(wide * share), middle)) for share in (0.05, 0.3, 0.8)]
    assert places == [(90, 0, 130), (190, 40, 30), (255, 255, 255)]


@pytest.mark.parametrize(
    "content",
    [
        "0.05 w 1 1 1 0 K 6.9 9.4 55.2 75.2 re S",  # a thin line around
        "1 1 1 0 k 6.9 9.37 m 62.1 9.37 l 62.1 9.38 l f",  # a splinter along the foot
    ],
)
def test_the_map_shows_what_is_finer_than_its_points_where_it_is(
    content: str, tmp_path: Path
) -> None:
    path, out = tmp_path / "ink.pdf", tmp_path / "map.png"
    page_of(content).save(path)

    write_ink_map(str(path), LIMITS, 1, out)

    with Image.open(out) as image:
        seen = image.convert("RGB")
    inked = sum(
        seen.getpixel((x, y)) != (255, 255, 255)
        for x in range(seen.width)
        for y in range(seen.height)
    )
    along = 2 * (seen.width + seen.height)
    assert 0.1 * along < inked < along
    assert seen.getpixel((seen.width // 4, seen.height // 3)) == (255, 255, 255)


def test_the_map_is_that_of_the_page_with_the_most_ink(tmp_path: Path) -> None:
    path, out = tmp_path / "ink.pdf", tmp_path / "map.png"
    file = page_of("1 0 0 0 k 0 0 69 94 re f")
    file.pages.extend(page_of("1 1 1 1 k 0 0 69 94 re f").pages)
    file.save(path)

    preflight(path, Asked(ink_map=out))

    with Image.open(out) as image:
        assert image.convert("RGB").getpixel((9, 9)) == (90, 0, 130)


@pytest.mark.parametrize(
    ("value", "percent", "state"), [(230, 361, "failed"), (120, 188, "verified")]
)
def test_a_picture_in_the_inks_of_a_printer_is_weighed_as_it_went_in(
    value: int, percent: int, state: str, tmp_path: Path
) -> None:
    """A JPEG in four colours stays as it is in a file for a press, and so does its ink."""
    picture = bitmap(Image.new("CMYK", (82, 112), (value,) * 4), "JPEG")
    path = tmp_path / "picture.pdf"
    path.write_bytes(pressed(Picture(-3, -3, 69, 94, picture)))
    checks = inspect(str(path), LIMITS).checks

    found = next(check for check in checks if check.code == "V404")
    assert (found.measured, found.state) == (f"{percent} %", state)
