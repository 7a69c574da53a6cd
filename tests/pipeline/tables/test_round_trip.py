"""Whatever a deck holds, its table brings it back; what is changed there is changed here alone."""

import re
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.intake.editions.reading import read
from cardsmith.pipeline.exporting.tables import csv_files, tables_of, xlsx_file
from cardsmith.pipeline.tables.cells import Cells
from cardsmith.pipeline.tables.importing import Imported, import_table
from cardsmith.pipeline.tables.losing import lost
from cardsmith.press.workbook import Table
from cardsmith.resources import shipped
from tests.pipeline.tables.decks import cells, folders, stored, texts, written

FORMS = ["csv;", "csv,", "xlsx"]


def put(table: Table, place: Path, form: str) -> Path:
    """A table as a file."""
    path = place / f"table.{form[:3] if form != 'xlsx' else form}"
    data = xlsx_file((table,)) if form == "xlsx" else csv_files((table,), "t", form[-1])["t.csv"]
    path.write_bytes(data)
    return path


def exported(folder: Path) -> Table:
    deck = read([folder])
    assert lost(deck) == (), [str(each.span) + each.code for each in deck.findings]
    (table,) = tables_of(deck)
    return table


@given(files=folders(), form=st.sampled_from(FORMS))
def test_a_table_brings_back_the_deck_to_the_byte(form: str, files: Mapping[str, str]) -> None:
    with TemporaryDirectory() as place:
        folder = written(Path(place) / "jeu", files)
        before = stored(folder)
        result = import_table(put(exported(folder), Path(place), form), str(folder))
        assert [(each.code, each.arguments) for each in result.findings] == []
        assert result.changes == ()
        assert stored(folder) == before


@pytest.mark.parametrize("form", FORMS)
def test_the_shipped_deck_comes_back_to_the_byte(form: str, tmp_path: Path) -> None:
    folder = shipped("decks") / "bouffon"
    result = import_table(put(exported(folder), tmp_path, form), str(folder), dry=True)
    assert (result.findings, result.changes, result.files) == ((), (), ())


@given(files=folders())
def test_an_empty_edition_takes_a_whole_table(files: Mapping[str, str]) -> None:
    """Every card is new, every file is made; what is read from them is what was exported."""
    with TemporaryDirectory() as place:
        folder = written(Path(place) / "jeu", files)
        empty = written(Path(place) / "neuf", {"edition.yaml": files["edition.yaml"]})
        result = import_table(put(exported(folder), Path(place), "csv,"), str(empty))
        assert not result.failed
        assert {path.name for path in empty.iterdir()} == set(files)
        assert sorted(cells(empty)) == sorted(cells(folder))


@given(files=folders(), data=st.data())
def test_what_a_row_says_otherwise_the_edition_says(
    files: Mapping[str, str], data: st.DataObject
) -> None:
    """Rows changed, moved, deleted and added: the edition holds exactly the rows."""
    with TemporaryDirectory() as place:
        folder = written(Path(place) / "jeu", files)
        table = exported(folder)
        rows = [_changed(data, table, list(row)) for row in table.rows]
        for number in range(data.draw(st.integers(0, 2))):
            at = data.draw(st.integers(0, len(rows)))
            rows.insert(at, _new(table, f"eau {'x' * (number + 9)}", "onde"))
        gone = data.draw(st.integers(-9, len(rows) - 1))
        homes = [row[-1].partition("/")[0] for row in rows]
        if gone >= 0 and (not homes[gone] or homes.count(homes[gone]) > 1):
            del rows[gone]
        file = put(table._replace(rows=rows, remarks={}), Path(place), "csv;")
        result = import_table(file, str(folder), remove=True)
        if _is_emptied(result):
            return
        assert [(each.code, each.arguments) for each in result.findings] == []
        meant = sorted(_meant(table, row) for row in rows)
        assert sorted(cells(folder)) == meant
        again = import_table(put(exported(folder), Path(place), "csv;"), str(folder))
        assert again.changes == ()


def _is_emptied(result: Imported) -> bool:
    return any(each.arguments.get("kind") == "empty" for each in result.findings)


def _column(table: Table, name: str) -> int:
    return [column.name for column in table.columns].index(name)


def _changed(data: st.DataObject, table: Table, row: list[str]) -> list[str]:
    kind = data.draw(st.sampled_from(["", "", "title", "syn", "note", "copies", "pos", "letter"]))
    if kind == "title":
        row[1] = f"{row[1]}{data.draw(st.sampled_from('bcd'))}"
    elif kind == "syn":
        first, last = _column(table, "syn1"), _column(table, "syn12")
        listed = data.draw(st.permutations([text for text in row[first : last + 1] if text]))
        written = re.sub(r"[|\\]", "", data.draw(texts)) or "eau"
        listed = [*listed[: data.draw(st.integers(0, len(listed)))], written.strip() or "eau"]
        row[first : last + 1] = [*listed, *[""] * (12 - len(listed))]
        if "notes des synonymes" in [column.name for column in table.columns]:
            row[_column(table, "notes des synonymes")] = ""
    elif kind == "note":
        row[_column(table, "note")] = data.draw(st.just("") | texts)
    elif kind == "copies":
        row[_column(table, "copies")] = data.draw(st.sampled_from(["", "0", "7"]))
    elif kind == "pos":
        row[2] = data.draw(st.sampled_from(["", "adverbe"]))
    elif kind == "letter" and row[0] in {"K", "W"}:
        row[0] = "marotte"
    return row


def _new(table: Table, title: str, synonym: str) -> list[str]:
    row = [""] * len(table.columns)
    row[0], row[1], row[3] = "E", title, synonym
    return row


def _meant(table: Table, row: list[str]) -> Cells:
    """What a row says, read off by the names of its columns."""
    said = {column.name: text for column, text in zip(table.columns, row, strict=True)}
    return Cells(
        letter=said["lettre"],
        title=said["titre"],
        pos=said["nature"],
        synonyms=tuple(
            re.sub(r"\\([|\\])", r"\1", said[f"syn{at}"]) for at in range(1, 13) if said[f"syn{at}"]
        ),
        copies=said["copies"],
        hom=said["homographe"],
        gloss=said["glose"],
        note=said["note"],
        ok=said["ok"],
        synonym_notes=said.get("notes des synonymes", ""),
    )
