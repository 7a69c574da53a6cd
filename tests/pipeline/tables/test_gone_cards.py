"""A row whose card is no more what it was called: no table undoes what was decided since."""

from pathlib import Path

import pytest

from cardsmith.pipeline.tables.importing import Imported
from cardsmith.press.workbook import Table
from tests.pipeline.tables.decks import EDITION, stored, written
from tests.pipeline.tables.test_missing_rows import TITLES, brought, packet
from tests.pipeline.tables.test_round_trip import exported

LATER = {
    "removed": {"a.yaml": packet("ami", "autre")},
    "renamed": {"a.yaml": packet("ami", "abri", "autre")},
    "moved": {
        "a.yaml": packet("ami", "autre"),
        "marotte.yaml": packet("âne").replace("letter: A", "deck: marotte"),
    },
}


@pytest.fixture
def jeu(tmp_path: Path) -> Path:
    return written(tmp_path / "jeu", {"edition.yaml": EDITION, "a.yaml": packet(*TITLES)})


def decided(jeu: Path, what: str) -> dict[str, bytes]:
    """The files of an edition in which the card of ``âne`` was removed, renamed or moved."""
    for name, text in LATER[what].items():
        (jeu / name).write_text(text, encoding="utf-8")
    return stored(jeu)


def changed(table: Table, title: str, column: int, text: str) -> Table:
    rows = [list(row) for row in table.rows]
    for row in rows:
        if row[1] == title:
            row[column] = text
    return table._replace(rows=rows, remarks={})


def told(result: Imported) -> list[tuple[str, object]]:
    return [(each.code, each.arguments.get("kind")) for each in result.findings]


@pytest.mark.parametrize("what", LATER)
def test_a_row_that_nobody_touched_brings_no_card_back(what: str, jeu: Path) -> None:
    table = exported(jeu)
    later = decided(jeu, what)
    result = brought(table, jeu, remove=True)
    assert (told(result), result.changes) == ([("F046", "gone")], ())
    assert stored(jeu) == later


@pytest.mark.parametrize("what", LATER)
def test_a_row_that_was_corrected_is_a_conflict_when_its_card_has_gone(
    what: str, jeu: Path
) -> None:
    table = changed(exported(jeu), "âne", 3, "baudet")
    later = decided(jeu, what)
    assert told(brought(table, jeu)) == [("F044", "gone")]
    assert stored(jeu) == later


def test_a_row_whose_mark_was_cleared_brings_its_card_back(jeu: Path) -> None:
    table = exported(jeu)
    decided(jeu, "removed")
    result = brought(changed(table, "âne", -1, ""), jeu)
    assert [(each.kind, each.id) for each in result.changes] == [("added", "A/ane")]


def test_the_others_are_corrected_all_the_same(jeu: Path) -> None:
    table = changed(exported(jeu), "ami", 3, "copain")
    decided(jeu, "removed")
    result = brought(table, jeu)
    assert [(each.kind, each.id) for each in result.changes] == [("changed", "A/ami")]


def test_a_table_that_was_taken_in_is_taken_in_again_without_a_word(jeu: Path) -> None:
    """A title that the table itself has changed is not one that others took away."""
    table = changed(exported(jeu), "âne", 1, "ânesse")
    brought(table, jeu)
    result = brought(table, jeu)
    assert (result.findings, result.changes) == ((), ())


@pytest.mark.parametrize("column", ["blank", "missing"])
def test_a_letter_that_is_blank_moves_no_card_out_of_the_marotte(column: str, jeu: Path) -> None:
    before = decided(jeu, "moved")
    table = exported(jeu)
    if column == "blank":
        table = changed(table, "âne", 0, "")
    else:
        rows = [row[1:] for row in table.rows]
        table = table._replace(columns=table.columns[1:], rows=rows, remarks={})
    assert (brought(table, jeu).changes, stored(jeu)) == ((), before)


def test_cards_of_another_edition_are_new_although_they_are_marked(jeu: Path) -> None:
    """One card that both have does not make its table this edition's."""
    table = exported(jeu)
    (jeu / "a.yaml").write_text(packet("ami"), encoding="utf-8")
    result = brought(table, jeu)
    assert [each.id for each in result.changes] == ["A/ane", "A/autre"]
