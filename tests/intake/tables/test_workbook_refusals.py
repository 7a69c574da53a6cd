"""What is no workbook, or a dangerous one, is refused with its reason."""

import io
import re
import zipfile
from contextlib import suppress
from pathlib import Path

import openpyxl
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.intake.editions.reading import read
from cardsmith.intake.shipped.messages import spoken
from cardsmith.intake.tables.workbooks import reading
from cardsmith.intake.tables.workbooks.archive import LIMIT, UnusableError, parts
from cardsmith.intake.tables.workbooks.reading import sheets_of
from cardsmith.model.finding import InputError
from tests.intake.reading import deck_of, only
from tests.intake.tables.test_workbooks import DECK
from tests.intake.workbooks import edited, opendocument, stored, workbook


@pytest.mark.parametrize(
    ("data", "kind"),
    [
        (b"PK", "broken"),
        (b"titre;synonymes\n", "broken"),
        (workbook(DECK)[:2000], "broken"),
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(600), "old"),
        (b"\xd0\xcf\x11\xe0" + bytes(8) + "EncryptedPackage".encode("utf-16-le"), "password"),
    ],
)
def test_a_file_that_gives_no_cells_says_why(data: bytes, kind: str, tmp_path: Path) -> None:
    found = only(deck_of(tmp_path, {"deck.xlsx": data}).findings, "F018")
    assert found.arguments["kind"] == kind


def test_a_bomb_is_refused_before_it_opens() -> None:
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("xl/workbook.xml", bytes(LIMIT + 1))
    with pytest.raises(UnusableError, match="unpacked"):
        parts(stream.getvalue())


@pytest.mark.parametrize("kind", ["xlsx", "ods"])
def test_a_sheet_of_endless_size_is_refused(kind: str, tmp_path: Path) -> None:
    if kind == "xlsx":
        book = openpyxl.load_workbook(io.BytesIO(workbook(DECK)))
        book["E"]["XFD1048576"] = "x"
        data = stored(book)
    else:
        data = opendocument(DECK, repeated=1_000_000)
    found = only(deck_of(tmp_path, {f"deck.{kind}": data}).findings, "F006")
    assert found.arguments["kind"] == "cells"


def test_sheets_that_the_library_does_not_see_are_no_empty_workbook(tmp_path: Path) -> None:
    """It knows the elements of a file by their usual prefixes only."""

    def renamed(xml: bytes) -> bytes:
        return re.sub(rb"(</?| )table:", rb"\1t:", xml).replace(b"xmlns:table=", b"xmlns:t=")

    data = edited(opendocument(DECK), renamed, "content.xml")
    assert [each.code for each in deck_of(tmp_path, {"deck.ods": data}).findings] == ["F018"]


def test_entities_are_refused() -> None:
    bomb = b'<!DOCTYPE x [<!ENTITY a "aaaa">]>'
    data = edited(workbook(DECK), lambda xml: xml.replace(b"<worksheet", bomb + b"<worksheet"))
    with pytest.raises(UnusableError, match="broken"):
        sheets_of(data)


@given(data=st.data())
def test_whatever_befalls_the_bytes_of_a_workbook_is_answered(data: st.DataObject) -> None:
    """Cells or a refusal, never anything else."""
    whole = workbook(DECK) if data.draw(st.booleans()) else opendocument(DECK)
    name = data.draw(st.sampled_from([*parts(whole)]))
    at = data.draw(st.floats(0, 1))
    piece = data.draw(st.sampled_from([b"", b"<", b">", b'"', b"9", b"</c>", b"\xff", b"-1"]))

    def spoiled(xml: bytes) -> bytes:
        place = int(at * len(xml))
        return xml[:place] + piece + xml[place + data.draw(st.integers(0, 9)) :]

    with suppress(UnusableError):
        sheets_of(edited(whole, spoiled, name))


def test_without_the_library_the_way_to_install_it_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reading, "LIBRARY", "a_library_that_is_not_there")
    (tmp_path / "deck.xlsx").write_bytes(workbook(DECK))
    with pytest.raises(InputError) as refusal:
        read([tmp_path])
    assert "cardsmith[sheets]" in spoken(refusal.value.finding, "fr").hint
