"""Pictures as they come: what is whole is measured, what is not is named."""

from io import BytesIO
from pathlib import Path
from typing import Any  # the options of a format are Pillow's own

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from cardsmith.intake.pictures.reading import Seen, is_pdf, look
from cardsmith.intake.templates.density import told
from cardsmith.model.finding import Finding, InputError
from tests.cli.foreign_cards import header_only, picture

ORIENTATION = 0x0112
UPRIGHT = {
    # Exif 2.3, 4.6.4: which corner of what is seen the first stored pixel is, and the axes
    1: (-1, -1),
    2: (1, -1),
    3: (1, 1),
    4: (-1, 1),
    5: (-1, -1),
    6: (1, -1),
    7: (1, 1),
    8: (-1, 1),
}


def refused(path: Path) -> tuple[str, str]:
    found = look(path)
    assert isinstance(found, Finding)
    return found.code, str(found.arguments.get("kind", ""))


def encoded(kind: str, **options: Any) -> bytes:
    stream = BytesIO()
    Image.new("RGB", (60, 90), "red").save(stream, kind, **options)
    return stream.getvalue()


@pytest.mark.parametrize("name", ["a.png", "a.jpg"])
def test_a_density_tells_the_size(tmp_path: Path, name: str) -> None:
    seen = look(picture(tmp_path / name, (744, 1039), 300))

    assert isinstance(seen, Seen)
    assert seen.original.size == (744, 1039)
    assert seen.millimetres == pytest.approx((63.0, 88.0), abs=0.06)


@pytest.mark.parametrize("dpi", [None, 72, 96, 1])
def test_what_programs_write_unasked_tells_no_size(tmp_path: Path, dpi: float | None) -> None:
    seen = look(picture(tmp_path / "a.jpg", dpi=dpi))

    assert isinstance(seen, Seen)
    assert seen.millimetres is None


@pytest.mark.parametrize("orientation", range(1, 9))
@pytest.mark.parametrize("kind", ["JPEG", "PNG"])
def test_a_turned_photograph_is_seen_upright(orientation: int, kind: str) -> None:
    exif = Image.Exif()
    exif[ORIENTATION] = orientation
    upright = told(encoded(kind, exif=exif.tobytes())).upright

    assert upright.point(-1, -1) == UPRIGHT[orientation]
    assert (upright.a == 0) == (orientation > 4)


def test_its_sides_and_its_density_turn_with_it(tmp_path: Path) -> None:
    exif = Image.Exif()
    exif[ORIENTATION] = 6
    path = tmp_path / "a.jpg"
    path.write_bytes(encoded("JPEG", exif=exif.tobytes(), dpi=(150, 300)))
    seen = look(path)

    assert isinstance(seen, Seen)
    assert seen.original.size == (90, 60)
    assert seen.millimetres == pytest.approx((90 / 300 * 25.4, 60 / 150 * 25.4))


def test_exif_tells_a_density_where_jfif_does_not() -> None:
    exif = Image.Exif()
    exif[0x011A], exif[0x011B], exif[0x0128] = 118.0, 118.0, 3
    data = encoded("JPEG", exif=exif.tobytes())

    assert told(data).density == pytest.approx((11.8, 11.8), abs=0.01)


@given(st.binary(max_size=200))
def test_no_exif_upsets_whoever_reads_it(body: bytes) -> None:
    block = b"Exif\0\0" + body
    data = b"\xff\xd8\xff\xe1" + (len(block) + 2).to_bytes(2, "big") + block + b"\xff\xda\0\2"

    density = told(data).density
    assert density is None or min(density) > 0


@pytest.mark.parametrize(
    "name", ["loup é.png", "loup e\u0301.png", "狼.png", "волк.jpg", "a b#c.png"]
)
def test_names_of_any_script_are_names(tmp_path: Path, name: str) -> None:
    assert isinstance(look(picture(tmp_path / name)), Seen)


@pytest.mark.parametrize("mode", ["1", "L", "LA", "P", "RGBA", "I;16", "CMYK"])
def test_every_kind_of_pixel_is_taken(tmp_path: Path, mode: str) -> None:
    path = tmp_path / ("a.jpg" if mode == "CMYK" else "a.png")
    image = Image.new("L", (8, 8), 90).convert("I") if mode == "I;16" else Image.new(mode, (8, 8))
    (image.convert("I;16") if mode == "I;16" else image).save(path)

    assert isinstance(look(path), Seen)


def test_a_picture_of_one_pixel_is_a_picture(tmp_path: Path) -> None:
    assert isinstance(look(picture(tmp_path / "a.png", (1, 1))), Seen)


def test_what_is_no_picture_is_named_by_what_it_is(tmp_path: Path) -> None:
    (tmp_path / "none.png").write_bytes(b"")
    (tmp_path / "text.png").write_text("a wolf", encoding="utf-8")
    (tmp_path / "web.png").write_bytes(encoded("WEBP"))
    (tmp_path / "half.png").write_bytes(encoded("PNG")[:-40])
    (tmp_path / "half.jpg").write_bytes(encoded("JPEG")[:-40])

    assert refused(tmp_path / "none.png") == ("I150", "empty")
    assert refused(tmp_path / "text.png") == ("I150", "none")
    assert refused(tmp_path / "web.png") == ("I150", "other")
    assert refused(tmp_path / "half.png") == ("I150", "damaged")
    assert refused(tmp_path / "half.jpg") == ("I150", "damaged")


def test_a_header_of_sixteen_hundred_million_pixels_is_refused_unread(tmp_path: Path) -> None:
    assert refused(header_only(tmp_path / "a.png", 40_000, 40_000))[0] == "I151"


def test_what_cannot_be_opened_is_said_to_be_missing_or_a_folder(tmp_path: Path) -> None:
    for path, kind in ((tmp_path / "a.png", "missing"), (tmp_path, "folder")):
        with pytest.raises(InputError) as caught:
            look(path)
        assert (caught.value.finding.code, caught.value.finding.arguments["kind"]) == ("F009", kind)


def test_a_pdf_is_known_by_what_it_holds(tmp_path: Path) -> None:
    (tmp_path / "deck").write_bytes(b"%PDF-1.4\n")

    assert is_pdf(tmp_path / "deck")
    assert not is_pdf(picture(tmp_path / "wolf.png"))
