"""Pictures of an edition: what is read, what is refused, and why."""

from io import BytesIO
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from cardsmith.intake.templates.artwork import read_artwork
from cardsmith.intake.templates.pictures import PIXELS, read_picture, size_of
from cardsmith.model.deck import Record
from cardsmith.model.edition import Component
from cardsmith.model.face import Bitmap
from cardsmith.model.place import whole

HERE = whole("edition.yaml")


def encoded(kind: str, **options: object) -> bytes:
    stream = BytesIO()
    Image.new("RGB", (30, 42), "red").save(stream, kind, **options)
    return stream.getvalue()


def refused(name: str, folder: Path) -> str:
    found = read_picture(name, folder, HERE)
    assert not isinstance(found, Bitmap)
    return found.code


@pytest.mark.parametrize(
    ("kind", "options"), [("PNG", {}), ("JPEG", {}), ("JPEG", {"progressive": True})]
)
def test_the_header_tells_the_size(kind: str, options: dict[str, object], tmp_path: Path) -> None:
    data = encoded(kind, **options)
    (tmp_path / "a.bin").write_bytes(data)

    found = read_picture("a.bin", tmp_path, HERE)

    assert isinstance(found, Bitmap)
    assert (found.pixels, found.data) == ((30, 42), data)


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
    return Record(id=f"cartes/{name}", fields={"title": name, **fields}, copies=1, span=HERE)


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
    assert findings[0].span.file == (tmp_path / "t.yaml").as_posix()


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
