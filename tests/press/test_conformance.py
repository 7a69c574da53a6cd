"""Identity of press files: the standard, what they say of themselves, what other tools see."""

import re
import shutil
import subprocess
from pathlib import Path
from xml.etree import ElementTree

import pytest

from cardsmith.model.inks import GOLD, WHITE, WINE
from cardsmith.model.press import Press
from cardsmith.model.sheet import Rect
from cardsmith.model.struct import replace
from tests.press.presses import X1A, X4, colours, pressed, shop_file
from tests.press.samples import block, document, face, opened, page, placed, words

STANDARDS = pytest.mark.parametrize("press", [X4, X1A], ids=["x4", "x1a"])
SPOTTED = replace(X4, spots=(("gold", "OR MAROTTE"),))


def card(press: Press = X4) -> bytes:
    """A card with type, a colour and white, with its boxes."""
    items = (block(0, 0, 63, 88, WINE), block(9, 9, 9, 9, WHITE), block(9, 60, 9, 9, GOLD))
    held = placed(face(*items, words("railler")), 3_000, 3_000)
    whole = Rect(0, 0, 69_000, 94_000)
    trim = Rect(3_000, 3_000, 63_000, 88_000)
    return shop_file(document(page(held, size=(69_000, 94_000), trim=trim, bleed=whole)), press)


def metadata(data: bytes) -> dict[str, str]:
    """Every text of the metadata by its name without a namespace."""
    with opened(data) as pdf:
        packet = pdf.Root.Metadata.read_raw_bytes().decode("utf-8")
    root = ElementTree.fromstring(packet)
    return {each.tag.rpartition("}")[2]: each.text or "" for each in root.iter() if each.text}


@STANDARDS
def test_metadata_says_what_the_info_dictionary_says(press: Press) -> None:
    told = metadata(card(press))
    with opened(card(press)) as pdf:
        info = {name: str(value) for name, value in pdf.docinfo.items()}

    assert told["li"] == info["/Title"] == "Le Bouffon — œuf"
    assert told["GTS_PDFXVersion"] == info["/GTS_PDFXVersion"] == press.standard.value
    assert told["Trapped"] == info["/Trapped"].removeprefix("/") == "False"
    assert told["Producer"] == info["/Producer"]
    dates = {told[name] for name in ("CreateDate", "ModifyDate", "MetadataDate")}
    assert {re.sub(r"\D", "", date) for date in dates} == {re.sub(r"\D", "", info["/CreationDate"])}
    assert info["/ModDate"] == info["/CreationDate"]


def test_a_title_cannot_break_the_metadata() -> None:
    told = metadata(shop_file(replace(document(page()), title='<Fous> & "Cie" ]]>')))

    assert told["li"] == '<Fous> & "Cie" ]]>'


def test_dates_are_those_of_the_build(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")

    assert metadata(card())["CreateDate"] == "2023-11-14T22:13:20+00:00"


@STANDARDS
def test_the_same_card_is_the_same_file_and_another_has_another_name(press: Press) -> None:
    one, other = card(press), pressed(words("moquer"), press=press)

    assert one == card(press)
    assert metadata(one)["DocumentID"].startswith("uuid:")
    assert metadata(one)["DocumentID"] != metadata(other)["DocumentID"]
    with opened(one) as pdf, opened(other) as another:
        assert bytes(pdf.trailer.ID[0]) != bytes(another.trailer.ID[0])


@STANDARDS
def test_nothing_is_painted_in_the_colours_of_a_screen(press: Press) -> None:
    with opened(card(press)) as pdf:
        chosen = {verb for verb, _ in colours(pdf)}

    assert chosen <= {"k", "K", "g", "cs", "scn", "CS", "SCN"}


@STANDARDS
def test_a_flat_file_has_neither_packed_objects_nor_younger_wishes(press: Press) -> None:
    data = card(press)

    assert b"/ObjStm" not in data
    assert b"/XRef" not in data
    with opened(data) as pdf:
        assert set(pdf.Root.ViewerPreferences.keys()) == {"/DisplayDocTitle"}
        assert "/StructTreeRoot" not in pdf.Root
        assert not pdf.is_encrypted


def test_the_boxes_lie_one_inside_the_other() -> None:
    with opened(card()) as pdf:
        (sheet,) = pdf.pages
        media, bleed, trim = (
            list(map(float, sheet.get(f"/{name}Box", ()))) for name in ("Media", "Bleed", "Trim")
        )

    assert media == bleed == pytest.approx([0, 0, 69 / 25.4 * 72, 94 / 25.4 * 72], abs=0.001)
    assert trim == pytest.approx(
        [3 / 25.4 * 72, 3 / 25.4 * 72, 66 / 25.4 * 72, 91 / 25.4 * 72], abs=0.001
    )


@pytest.mark.skipif(not shutil.which("qpdf"), reason="qpdf is not installed")
@STANDARDS
def test_qpdf_finds_nothing_wrong(press: Press, tmp_path: Path) -> None:
    (tmp_path / "card.pdf").write_bytes(card(press))
    done = subprocess.run(
        ["qpdf", "--check", tmp_path / "card.pdf"], capture_output=True, check=False
    )

    assert done.returncode == 0, done.stderr


@pytest.mark.skipif(not shutil.which("gs"), reason="Ghostscript is not installed")
def test_each_ink_has_its_plate(tmp_path: Path) -> None:
    (tmp_path / "card.pdf").write_bytes(card(SPOTTED))
    out = f"-sOutputFile={tmp_path / 'plate.tif'}"
    options = ["gs", "-q", "-dSAFER", "-dNOPAUSE", "-dBATCH", "-sDEVICE=tiffsep", "-r36", out]
    subprocess.run([*options, tmp_path / "card.pdf"], capture_output=True, check=True)
    plates = {path.name.partition("(")[2].rstrip(").tif") for path in tmp_path.glob("plate(*")}

    assert plates == {"Cyan", "Magenta", "Yellow", "Black", "OR MAROTTE"}
