"""What a PDF file tells its reader before anything is drawn."""

import pikepdf
import pytest

from cardsmith.model.choices import Duplex
from cardsmith.model.finding import InputError
from cardsmith.model.sheet import Rect
from cardsmith.press.pdf import write_pdf
from tests.press.samples import (
    FONTS,
    block,
    document,
    face,
    opened,
    page,
    placed,
    printed,
    resources,
    words,
)

BASE_FOURTEEN = ("Helvetica", "Times", "Courier", "Symbol", "ZapfDingbats")


def points(box: pikepdf.Object) -> list[float]:
    return [float(value) for value in box]


def test_case_E12_boxes_of_one_card_a_page() -> None:
    """63 x 88 mm with 3 mm of bleed: the page is the bleed, the trim lies inside."""
    card = face(block(-3, -3, 69, 94))
    one = page(
        placed(card, 3_000, 3_000),
        size=(69_000, 94_000),
        trim=Rect(3_000, 3_000, 63_000, 88_000),
        bleed=Rect(0, 0, 69_000, 94_000),
    )

    with opened(write_pdf(document(one, one, one), FONTS)) as pdf:
        assert len(pdf.pages) == 3
        for sheet in pdf.pages:
            whole = pytest.approx([0, 0, 195.591, 266.457], abs=0.01)
            assert points(sheet.MediaBox) == whole
            assert points(sheet.BleedBox) == whole
            assert points(sheet.TrimBox) == pytest.approx(
                [8.504, 8.504, 187.087, 257.953], abs=0.01
            )


def test_a_box_is_counted_from_the_top_of_the_page() -> None:
    trim = Rect(10_000, 20_000, 63_000, 88_000)

    with opened(write_pdf(document(page(trim=trim)), FONTS)) as pdf:
        found = points(pdf.pages[0].TrimBox)

    assert found == pytest.approx([28.346, 535.748, 206.929, 785.197], abs=0.001)


def test_boxes_do_not_stick_to_the_pages_after() -> None:
    trimmed = page(size=(69_000, 94_000), trim=Rect(3_000, 3_000, 63_000, 88_000))
    plain = page(size=(148_000, 210_000))

    with opened(write_pdf(document(trimmed, plain), FONTS)) as pdf:
        assert "/TrimBox" in pdf.pages[0]
        assert "/TrimBox" not in pdf.pages[1]
        assert "/BleedBox" not in pdf.pages[0]
        assert points(pdf.pages[1].MediaBox) == pytest.approx([0, 0, 419.528, 595.276], abs=0.001)


@pytest.mark.parametrize(
    ("duplex", "said"),
    [
        (Duplex.LONG, "/DuplexFlipLongEdge"),
        (Duplex.SHORT, "/DuplexFlipShortEdge"),
        (Duplex.NONE, "/Simplex"),
    ],
)
def test_the_reader_is_told_how_to_print(duplex: Duplex, said: str) -> None:
    with opened(write_pdf(document(page(), duplex=duplex), FONTS)) as pdf:
        wishes = pdf.Root.ViewerPreferences

        assert wishes.PrintScaling == "/None"
        assert wishes.Duplex == said
        assert str(wishes.DisplayDocTitle) == "True"


def test_language_title_version_and_dates_are_written() -> None:
    data = printed(words("frayeur"))

    assert data.startswith(b"%PDF-1.7")
    with opened(data) as pdf:
        assert str(pdf.Root.Lang) == "fr"
        assert str(pdf.docinfo.Title) == "Le Bouffon — œuf"
        assert str(pdf.docinfo.CreationDate).startswith("D:20000101000000")
        assert not pdf.check_pdf_syntax()


def test_the_date_can_be_given_by_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1793577600")

    with opened(printed(words("frayeur"))) as pdf:
        assert str(pdf.docinfo.CreationDate).startswith("D:20261102000000")


@pytest.mark.parametrize("written", ["hier", "-5", "1e9", "1_000", "²", "253402300800", "9" * 5000])
def test_a_date_that_is_none_is_refused(monkeypatch: pytest.MonkeyPatch, written: str) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", written)

    with pytest.raises(InputError) as caught:
        printed(words("frayeur"))

    finding = caught.value.finding
    assert (finding.code, finding.span.file) == ("I110", "SOURCE_DATE_EPOCH")
    assert finding.arguments["value"] == written


@pytest.mark.parametrize(
    ("written", "date"), [(" ", "20000101"), ("0", "19700101"), ("253402300799", "99991231")]
)
def test_a_blank_date_is_the_fixed_one_and_the_last_is_of_9999(
    monkeypatch: pytest.MonkeyPatch, written: str, date: str
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", written)

    with opened(printed(words("frayeur"))) as pdf:
        assert str(pdf.docinfo.CreationDate).startswith(f"D:{date}")


def test_trap_r9_no_empty_transition_and_no_ascii85() -> None:
    data = printed(block(1, 1, 5, 5), words("frayeur"))

    with opened(data) as pdf:
        assert all("/Trans" not in sheet for sheet in pdf.pages)
    assert b"ASCII85Decode" not in data


def test_trap_r1_a_document_without_text_names_no_font() -> None:
    data = printed(block(1, 1, 5, 5))

    assert not any(name.encode() in data for name in BASE_FOURTEEN)
    with opened(data) as pdf:
        assert all(not found.get("/Font", {}) for found in resources(pdf))


def test_a_page_with_nothing_on_it_is_white_paper() -> None:
    with opened(write_pdf(document(page(), page()), FONTS)) as pdf:
        assert len(pdf.pages) == 2
        assert b"rg" not in pdf.pages[0].Contents.read_bytes()


def test_files_that_differ_have_different_identifiers() -> None:
    with opened(printed(words("peur"))) as one, opened(printed(words("joie"))) as other:
        assert bytes(one.trailer.ID[0]) != bytes(other.trailer.ID[0])
