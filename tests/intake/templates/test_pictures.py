"""Pictures of an edition: what is read, what is refused, and why."""

import zlib
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from cardsmith.intake.templates.artwork import read_artwork
from cardsmith.intake.templates.pictures import PIXELS, read_picture, size_of
from cardsmith.model.deck import Record
from cardsmith.model.edition import Component
from cardsmith.model.face import Bitmap
from cardsmith.model.place import Span, whole

HERE = whole("edition.yaml")


def encoded(kind: str, **options: object) -> bytes:
    stream = BytesIO()
    Image.new("RGB", (30, 42), "red").save(stream, kind, **options)
    return stream.getvalue()


def refused(name: str, folder: Path) -> str:
    found = read_picture(name, folder, HERE)
    assert isinstance(found, tuple)
    (finding,) = found
    return finding.code


@pytest.mark.parametrize(
    ("kind", "options"), [("PNG", {}), ("JPEG", {}), ("JPEG", {"progressive": True})]
)
def test_the_header_tells_the_size(kind: str, options: dict[str, object], tmp_path: Path) -> None:
    data = encoded(kind, **options)
    (tmp_path / "a.bin").write_bytes(data)

    found = read_picture("a.bin", tmp_path, HERE)

    assert isinstance(found, Bitmap)
    assert (found.pixels, found.data) == ((30, 42), data)


@pytest.mark.parametrize("kind", ["PNG", "JPEG"])
def test_a_turned_photograph_has_the_size_that_is_seen(kind: str, tmp_path: Path) -> None:
    exif = Image.Exif()
    exif[0x0112] = 6
    (tmp_path / "a.bin").write_bytes(encoded(kind, exif=exif.tobytes()))

    found = read_picture("a.bin", tmp_path, HERE)

    assert isinstance(found, Bitmap)
    assert found.pixels == (42, 30)
    assert found.upright.point(-1, -1) == (1, -1)


def test_equal_bytes_have_one_digest(tmp_path: Path) -> None:
    for name in ("a.png", "b.png"):
        (tmp_path / name).write_bytes(encoded("PNG"))

    one, other = (read_picture(name, tmp_path, HERE) for name in ("a.png", "b.png"))

    assert one == other


@pytest.mark.parametrize("kind", ["GIF", "BMP", "TIFF", "WEBP"])
def test_other_kinds_are_refused_whatever_their_name(kind: str, tmp_path: Path) -> None:
    (tmp_path / "a.png").write_bytes(encoded(kind))
    assert refused("a.png", tmp_path) == "K116"


@pytest.mark.parametrize("kind", ["PNG", "JPEG"])
def test_a_picture_that_was_cut_is_refused(kind: str, tmp_path: Path) -> None:
    data = encoded(kind)
    for length in (0, 3, 20, len(data) // 2, len(data) - 5):
        (tmp_path / "a.png").write_bytes(data[:length])
        assert refused("a.png", tmp_path) == "K116"


def png(header: bytes, rows: bytes, *between: tuple[bytes, bytes]) -> bytes:
    """A PNG of these parts, each with its sum."""
    parts = [(b"IHDR", header), *between, (b"IDAT", zlib.compress(rows)), (b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        len(body).to_bytes(4, "big") + name + body + zlib.crc32(name + body).to_bytes(4, "big")
        for name, body in parts
    )


def header(width: int, height: int, depth: int, colour: int, last: bytes = bytes(3)) -> bytes:
    return width.to_bytes(4, "big") + height.to_bytes(4, "big") + bytes([depth, colour]) + last


ROW = b"\x04" + bytes(30)
SOUND = header(10, 3, 8, 2)
GREY = header(1, 1, 8, 0)
INDEXED = header(1, 1, 8, 3)


@pytest.mark.parametrize(
    ("data", "is_sound"),
    [
        (png(SOUND, ROW * 3), True),
        (png(SOUND, ROW * 4), True),
        (png(SOUND, ROW * 3 + b"x"), True),
        (png(SOUND, ROW * 2), False),
        (png(SOUND, (ROW * 3)[:-1]), False),
        (png(SOUND, b""), False),
        (png(SOUND, ROW * 2 + b"\x05" + bytes(30)), False),
        (png(header(9, 2, 1, 0), b"\x01ab" * 2), True),
        (png(header(9, 2, 1, 0), b"\x01ab\x02c"), False),
        (png(header(9, 2, 3, 0), b"\x01abcd" * 2), False),
        (png(header(1, 1, 8, 5), b"\0" * 9), False),
        (png(header(1, 1, 4, 2), b"\0" * 9), False),
        (png(header(1, 1, 8, 0, b"\1\0\0"), b"\0\0"), False),
        (png(header(1, 1, 8, 0, b"\0\1\0"), b"\0\0"), False),
        (png(header(1, 1, 8, 0, b"\0\0\2"), b"\0\0"), False),
        (png(header(3, 3, 8, 0, b"\0\0\1"), b"\0a\0a\0ab\0a\0a\0abc"), True),
        (png(header(3, 3, 8, 0, b"\0\0\1"), b"\0a\0a\0ab\0a\0a\0ab"), False),
        (png(header(3, 3, 8, 0, b"\0\0\1"), b"\0a\0a\0ab\0a\0a\7abc"), False),
        (png(INDEXED, b"\0\0"), False),
        (png(INDEXED, b"\0\0", (b"PLTE", b"abc")), True),
        (png(GREY, b"\0\0").replace(zlib.compress(b"\0\0"), bytes(10)), False),
    ],
)
def test_the_rows_of_a_png_are_looked_at(data: bytes, is_sound: bool, tmp_path: Path) -> None:
    (tmp_path / "a.png").write_bytes(data)
    found = read_picture("a.png", tmp_path, HERE)

    assert isinstance(found, Bitmap) == is_sound
    assert is_sound or refused("a.png", tmp_path) == "K116"


def test_a_jpeg_without_its_data_is_refused(tmp_path: Path) -> None:
    data = encoded("JPEG")
    (tmp_path / "a.jpg").write_bytes(data[: data.index(b"\xff\xda")] + b"\xff\xd9" * 9)
    assert refused("a.jpg", tmp_path) == "K116"


@given(
    st.sampled_from(["1", "L", "LA", "P", "RGB", "RGBA", "I;16"]),
    st.integers(1, 40),
    st.integers(1, 40),
)
@settings(max_examples=40)
def test_what_pillow_writes_is_sound(mode: str, width: int, height: int) -> None:
    stream = BytesIO()
    Image.new(mode, (width, height)).save(stream, "PNG")
    with TemporaryDirectory() as folder:
        (Path(folder) / "a.png").write_bytes(stream.getvalue())
        assert isinstance(read_picture("a.png", Path(folder), HERE), Bitmap)


def test_a_large_picture_is_read_in_portions(tmp_path: Path) -> None:
    rows = (b"\x02" + bytes(6000)) * 1500
    for spoilt, sound in ((rows, True), (rows[:-6001] + b"\x09" + bytes(6000), False)):
        (tmp_path / "a.png").write_bytes(png(header(2000, 1500, 8, 2), spoilt))
        assert isinstance(read_picture("a.png", tmp_path, HERE), Bitmap) == sound


def test_a_huge_picture_is_refused_by_its_header_alone(tmp_path: Path) -> None:
    data = bytearray(encoded("PNG"))
    data[16:24] = (20_000).to_bytes(4, "big") * 2
    (tmp_path / "a.png").write_bytes(data)

    assert PIXELS < 20_000**2
    assert refused("a.png", tmp_path) == "K117"


@pytest.mark.parametrize("name", ["../a.png", "/etc/hosts", "x/../../a.png", "..\\a.png"])
def test_nothing_outside_the_folder_is_opened(name: str, tmp_path: Path) -> None:
    folder = tmp_path / "edition"
    folder.mkdir()
    (tmp_path / "a.png").write_bytes(encoded("PNG"))
    assert refused(name, folder) == "K114"


def test_a_link_that_leads_outside_is_outside(tmp_path: Path) -> None:
    folder = tmp_path / "edition"
    folder.mkdir()
    (tmp_path / "a.png").write_bytes(encoded("PNG"))
    (folder / "a.png").symlink_to(tmp_path / "a.png")
    assert refused("a.png", folder) == "K114"


@pytest.mark.parametrize("name", ["b.png", ".", "a\0b", "x" * 5000, "a.png/b.png"])
def test_a_file_that_is_not_there_is_said_to_be_missing(name: str, tmp_path: Path) -> None:
    (tmp_path / "a.png").write_bytes(encoded("PNG"))
    assert refused(name, tmp_path) == "K115"


@given(st.binary(max_size=60))
def test_no_bytes_break_the_reader_of_headers(tail: bytes) -> None:
    for magic in (b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff", b""):
        size = size_of(magic + tail)
        assert size is None or min(size) > 0


def card(name: str, **fields: str) -> Record:
    span = Span("cartes.csv", ord(name[0]), 1, ord(name[0]), 2)
    return Record(id=f"cartes/{name}", fields={"title": name, **fields}, copies=1, span=span)


def component(template: str, *records: Record, back: str = "") -> Component:
    return Component(name="cartes", template=template, back=back, size=None, records=records)


def test_pictures_named_by_the_cards_are_read_once_each(tmp_path: Path) -> None:
    (tmp_path / "roi.png").write_bytes(encoded("PNG"))
    (tmp_path / "t.yaml").write_text(
        'front: [image: {in: [5mm, 5mm, 9mm, 9mm], src: "{{ art }}.png", when: art}]',
        encoding="utf-8",
    )
    rows = [card("a", art="roi"), card("b", art="roi"), card("c", art=""), card("d", art="reine")]

    artwork, findings = read_artwork(component("t.yaml", *rows), tmp_path, HERE)

    assert artwork is not None
    assert list(artwork.pictures) == ["roi.png"]
    assert [(finding.code, finding.card) for finding in findings] == [("K115", "cartes/d")]
    assert findings[0].span == rows[3].span


def test_the_pictures_of_a_component_are_weighed_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = encoded("PNG")
    for name in "ab":
        (tmp_path / f"{name}.png").write_bytes(data)
    text = 'front: [image: {in: [5mm, 5mm, 9mm, 9mm], src: "{{ art }}.png"}]'
    (tmp_path / "t.yaml").write_text(text, encoding="utf-8")
    rows = [card("a", art="a"), card("b", art="b")]

    def told() -> list[str]:
        return [f.code for f in read_artwork(component("t.yaml", *rows), tmp_path, HERE)[1]]

    assert told() == []
    monkeypatch.setattr("cardsmith.intake.templates.library.WEIGHT", len(data))
    assert told() == ["K117"]


def test_a_picture_that_the_template_itself_names_is_told_there(tmp_path: Path) -> None:
    text = 'front: [image: {in: [5mm, 5mm, 9mm, 9mm], src: "roi.png"}]'
    (tmp_path / "t.yaml").write_text(text, encoding="utf-8")

    _, (found,) = read_artwork(component("t.yaml", card("a")), tmp_path, HERE)

    assert (found.code, found.card) == ("K115", "")
    assert found.span.file == (tmp_path / "t.yaml").as_posix()


def test_a_component_without_a_template_has_the_plain_one(tmp_path: Path) -> None:
    artwork, findings = read_artwork(
        component("", card("a"), back="plain-back.yaml"), tmp_path, HERE
    )

    assert artwork is not None
    assert findings == ()
    assert artwork.front.front
    assert artwork.back is not None


def test_a_template_of_the_folder_hides_the_shipped_one(tmp_path: Path) -> None:
    (tmp_path / "plain.yaml").write_text("front: []", encoding="utf-8")
    artwork, _ = read_artwork(component("plain.yaml"), tmp_path, HERE)
    assert artwork is not None
    assert artwork.front.front == ()


@pytest.mark.parametrize(
    ("name", "code"), [("rien.yaml", "K115"), ("../t.yaml", "K114"), ("/etc/passwd", "K114")]
)
def test_a_template_or_back_is_of_the_folder(name: str, code: str, tmp_path: Path) -> None:
    for wanted in (component(name), component("", back=name)):
        artwork, findings = read_artwork(wanted, tmp_path, HERE)
        assert artwork is None
        assert [finding.code for finding in findings] == [code]
