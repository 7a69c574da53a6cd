"""Workbooks: texts stay texts, the same tables give the same bytes."""

import io
import time
import zipfile

import openpyxl
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.intake.tables.workbooks.reading import sheets_of
from cardsmith.press.workbook import Column, Remark, Table, workbook

COLUMNS = (
    Column("titre", 20, "Le mot titre."),
    Column("nature", 12, choices=("nom", "verbe")),
    Column("copies", 8, numbers=True),
    Column("repère", 20, computed=True),
)
ROWS = (("=1+1", "nom", "2", "A/a 1"), ("mai 68", "", "", ""))
TABLE = Table("cartes", COLUMNS, ROWS, {(0, 0): Remark("C404 répète", grave=True)}, kept=1)


def opened(table: Table) -> openpyxl.Workbook:
    return openpyxl.load_workbook(io.BytesIO(workbook((table,))))


def test_the_same_tables_give_the_same_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    first = workbook((TABLE,))
    later = time.time() + 90_000
    monkeypatch.setattr(time, "time", lambda: later)
    assert workbook((TABLE,)) == first
    assert {entry.date_time[0] for entry in zipfile.ZipFile(io.BytesIO(first)).infolist()} == {1980}


def test_no_text_becomes_a_formula_a_number_or_a_date() -> None:
    sheet = opened(TABLE)["cartes"]
    assert (sheet["A2"].value, sheet["A2"].data_type) == ("=1+1", "s")
    assert sheet["A3"].value == "mai 68"
    assert sheet.column_dimensions["A"].number_format == "@"


def test_copies_are_numbers_and_only_numbers_go_there() -> None:
    sheet = opened(TABLE)["cartes"]
    assert sheet["C2"].value == 2
    kinds = {
        str(each.sqref).split(":")[0]: each.type for each in sheet.data_validations.dataValidation
    }
    assert kinds == {"B2": "list", "C2": "whole"}


def test_the_first_row_stays_in_view_and_explains_itself() -> None:
    sheet = opened(TABLE)["cartes"]
    assert sheet.freeze_panes == "B2"
    assert sheet["A1"].comment is not None
    assert sheet["A1"].comment.text == "Le mot titre."
    assert sheet.auto_filter.ref == "A1:D3"


def test_what_was_found_stands_beside_its_cell() -> None:
    sheet = opened(TABLE)["cartes"]
    assert sheet["A2"].comment is not None
    assert sheet["A2"].comment.text == "C404 répète"
    assert sheet["A2"].fill.fgColor.rgb != sheet["A3"].fill.fgColor.rgb


@given(text=st.text(st.characters(blacklist_categories=["Cs"]), max_size=12))
def test_any_text_is_read_back(text: str) -> None:
    """Signs that XML does not allow and what only looks like their spelling included."""
    table = Table("t", COLUMNS[:1], ((f"a{text}_x0041_",),))
    (sheet,) = sheets_of(workbook((table,)))
    assert sheet.rows[1][0].text.replace("\r\n", "\n") == f"a{text}_x0041_".replace("\r\n", "\n")


@pytest.mark.parametrize("name", ["a/b:c", "x" * 40, "", "l'été"])
def test_a_sheet_has_a_name_that_a_sheet_may_have(name: str) -> None:
    (found,) = opened(TABLE._replace(name=name)).sheetnames
    assert 0 < len(found) < 32
