"""Pages of other people's PDF files: measured as they are seen, copied whole, refused in a word."""

from contextlib import suppress
from io import BytesIO
from pathlib import Path

import pikepdf
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cardsmith.model.finding import InputError
from cardsmith.press.file import PdfFile
from cardsmith.press.pages.reading import PageFile
from tests.cli.foreign_cards import pdf

MM = 72 / 25.4


def copied(path: Path, pages: int = 1) -> pikepdf.Pdf:
    """A file that holds nothing but the forms of some pages, opened again."""
    stream = BytesIO()
    file = PdfFile(stream)
    source = PageFile(path.as_posix())
    forms = [source.embedded(page, file, {}) for page in range(pages)]
    kids = " ".join(f"/f{page} {number} 0 R" for page, number in enumerate(forms))
    pages = file.add("<< /Type /Pages /Count 0 /Kids [] >>")
    root = file.add(f"<< /Type /Catalog /Pages {pages} 0 R /Forms << {kids} >> >>")
    file.close(root, file.add("<< >>"))
    return pikepdf.open(BytesIO(stream.getvalue()))


def kind(path: Path) -> tuple[str, object]:
    with pytest.raises(InputError) as caught:
        PageFile(path.as_posix()).sheets()
    return caught.value.finding.code, caught.value.finding.arguments.get("kind")


@pytest.mark.parametrize("rotate", [0, 90, 180, 270, -90, 450])
@pytest.mark.parametrize("origin", [(0, 0), (-300, 20), (1000, -1000)])
def test_a_trim_is_measured_from_the_corner_that_is_seen_on_top_left(
    tmp_path: Path, rotate: int, origin: tuple[int, int]
) -> None:
    left, bottom = origin
    # 10 mm left, 20 mm below, 30 mm right, 40 mm above the trim, as the page is stored
    box = [left + 10 * MM, bottom + 20 * MM, left + 70 * MM, bottom + 160 * MM]
    path = pdf(
        tmp_path / "a.pdf",
        size=(100, 200),
        origin=origin,
        Rotate=rotate,
        TrimBox=pikepdf.Array(box),
    )
    [sheet] = PageFile(path.as_posix()).sheets()

    assert sheet.trim is not None
    seen = {
        0: ((100, 200), (10, 40, 60, 140)),
        90: ((200, 100), (20, 10, 140, 60)),
        180: ((100, 200), (30, 20, 60, 140)),
        270: ((200, 100), (40, 30, 140, 60)),
    }[rotate % 360]
    assert sheet.size == pytest.approx(seen[0], abs=0.01)
    assert sheet.trim == pytest.approx(seen[1], abs=0.01)


def test_what_a_viewer_shows_is_the_crop_box(tmp_path: Path) -> None:
    box = pikepdf.Array([10 * MM, 10 * MM, 40 * MM, 999])
    [sheet] = PageFile(pdf(tmp_path / "a.pdf", CropBox=box).as_posix()).sheets()

    assert sheet.shown == pytest.approx((10, 0, 30, 78), abs=0.01)
    assert sheet.trim is None


def test_a_unit_enlarges_the_page(tmp_path: Path) -> None:
    [sheet] = PageFile(pdf(tmp_path / "a.pdf", UserUnit=2).as_posix()).sheets()

    assert sheet.size == pytest.approx((126, 176), abs=0.01)


def test_boxes_and_resources_may_be_those_of_a_parent(tmp_path: Path) -> None:
    path = pdf(tmp_path / "a.pdf")
    with pikepdf.open(path, allow_overwriting_input=True) as file:
        page = file.pages[0].obj
        parent = page.Parent
        parent.MediaBox, parent.Resources = page.MediaBox, pikepdf.Dictionary(Marked=True)
        del page["/MediaBox"]
        if "/Resources" in page:
            del page["/Resources"]
        file.save(path)
    [sheet] = PageFile(path.as_posix()).sheets()

    assert sheet.size == pytest.approx((63, 88), abs=0.01)
    with copied(path) as file:
        assert file.Root.Forms.f0.Resources.Marked


def test_resources_are_copied_once_and_pages_not_at_all(tmp_path: Path) -> None:
    path = tmp_path / "a.pdf"
    with pikepdf.new() as file:
        font = file.make_indirect(
            pikepdf.Dictionary(Type=pikepdf.Name.Font, BaseFont=pikepdf.Name("/Odd#20Name"))
        )
        font.Itself = font
        for _ in range(2):
            page = file.add_blank_page(page_size=(180, 250))
            page.obj.Resources = pikepdf.Dictionary(
                Font={"/F1": font}, Way={"/Back": page.obj}, Words=pikepdf.String("œuf (à)")
            )
            page.obj.Contents = pikepdf.Array(
                [file.make_stream(b"q BT /F1 9 Tf"), file.make_stream(b"ET Q")]
            )
        file.save(path)

    with copied(path, 2) as file:
        forms = [held for held in file.objects if isinstance(held, pikepdf.Stream)]
        fonts = [held for held in file.objects if held.get("/Type") == "/Font"]
        assert len(forms) == 2
        assert len(fonts) == 1
        assert fonts[0].BaseFont == "/Odd#20Name"
        assert fonts[0].Itself.objgen == fonts[0].objgen
        assert str(forms[0].Resources.Words) == "œuf (à)"
        assert forms[0].Resources.Way.get("/Back") is None
        assert forms[0].read_bytes() == b"q BT /F1 9 Tf\nET Q"
        assert not file.get_warnings()


def test_a_file_that_opens_without_a_password_is_read_in_clear(tmp_path: Path) -> None:
    path = tmp_path / "a.pdf"
    with pikepdf.new() as file:
        page = file.add_blank_page(page_size=(180, 250))
        page.obj.Contents = file.make_stream(b"0 g 0 0 9 9 re f")
        page.obj.Resources = pikepdf.Dictionary(
            XObject={"/X": file.make_stream(b"q Q", Words=pikepdf.String("clear"))}
        )
        file.save(path, encryption=pikepdf.Encryption(owner="secret", user=""))

    with copied(path) as file:
        contents = {held.read_bytes() for held in file.objects if isinstance(held, pikepdf.Stream)}
        assert contents == {b"0 g 0 0 9 9 re f", b"q Q"}


def test_what_cannot_be_read_is_refused_by_what_it_is(tmp_path: Path) -> None:
    (tmp_path / "text.pdf").write_text("a wolf", encoding="utf-8")
    (tmp_path / "zero.pdf").touch()

    assert kind(tmp_path / "text.pdf") == ("I152", "broken")
    assert kind(tmp_path / "zero.pdf") == ("I152", "broken")
    assert kind(tmp_path / "absent.pdf") == ("F009", "missing")
    assert kind(pdf(tmp_path / "none.pdf", [])) == ("I152", "none")
    assert kind(pdf(tmp_path / "locked.pdf", password="secret")) == ("I152", "locked")
    assert kind(pdf(tmp_path / "flat.pdf", MediaBox=pikepdf.Array([0, 0, 0, 9]))) == (
        "I152",
        "page",
    )


def test_a_file_cut_short_is_known_to_be_damaged(tmp_path: Path) -> None:
    path = pdf(tmp_path / "a.pdf")
    assert not PageFile(path.as_posix()).is_damaged
    path.write_bytes(path.read_bytes()[:-40])

    assert PageFile(path.as_posix()).is_damaged


def test_content_that_would_fill_the_memory_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cardsmith.press.pages.copying.CONTENT", 1000)
    path = tmp_path / "a.pdf"
    pdf(path, ["q Q " * 1000])
    with pikepdf.open(path, allow_overwriting_input=True) as file:
        file.save(path, compress_streams=True, recompress_flate=True)

    with pytest.raises(InputError) as caught:
        PageFile(path.as_posix()).embedded(0, PdfFile(BytesIO()), {})
    assert caught.value.finding.arguments["kind"] == "large"


@settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(st.data())
def test_a_damaged_file_is_read_or_refused(tmp_path: Path, data: st.DataObject) -> None:
    whole = pdf(tmp_path / "whole.pdf", ["0 g 0 0 9 9 re f"] * 2, Rotate=90).read_bytes()
    cut = data.draw(st.integers(0, len(whole)))
    at = data.draw(st.integers(0, len(whole)))
    noise = data.draw(st.binary(max_size=20))
    path = tmp_path / "damaged.pdf"
    path.write_bytes((whole[:at] + noise + whole[at + len(noise) :])[:cut])

    with suppress(InputError):
        pages = PageFile(path.as_posix())
        for number, sheet in enumerate(pages.sheets()):
            assert min(sheet.size) > 0
            pages.embedded(number, PdfFile(BytesIO()), {})
