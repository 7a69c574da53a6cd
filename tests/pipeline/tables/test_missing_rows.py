"""A card that a table has no row for: nothing is lost unless somebody asks."""

from pathlib import Path

import pytest

from cardsmith.pipeline.tables.importing import Imported, import_table
from cardsmith.pipeline.tables.marks import Mark
from cardsmith.press.workbook import Table
from tests.pipeline.tables.decks import EDITION, stored, without, written
from tests.pipeline.tables.test_round_trip import exported, put

PACKET = "letter: {}\ncards:\n{}"
CARD = "  - title: {}\n    synonyms:\n      - {}\n"
TITLES = ("ami", "âne", "autre")


def packet(*titles: str, word: str = "onde") -> str:
    return PACKET.format("A", "".join(CARD.format(title, word) for title in titles))


@pytest.fixture
def jeu(tmp_path: Path) -> Path:
    return written(tmp_path / "jeu", {"edition.yaml": EDITION, "a.yaml": packet(*TITLES)})


def brought(
    table: Table, folder: Path, form: str = "csv;", *, remove: bool = False, dry: bool = False
) -> Imported:
    return import_table(put(table, folder.parent, form), str(folder), remove=remove, dry=dry)


def told(result: Imported) -> tuple[list[str], list[str], list[str]]:
    """What is taken away, what stays of the deleted, what stays of the unknown."""
    return (
        [each.id for each in result.changes if each.kind == "removed"],
        [card.id for card in result.missing.deleted],
        [card.id for card in result.missing.unknown],
    )


@pytest.mark.parametrize("remove", [False, True])
@pytest.mark.parametrize("form", ["csv;", "xlsx"])
def test_a_card_added_since_the_export_stays(form: str, remove: bool, jeu: Path) -> None:
    table = exported(jeu)
    later = packet("ami", "abri", "âne", "autre")
    (jeu / "a.yaml").write_text(later, encoding="utf-8")
    result = brought(table, jeu, form, remove=remove)
    assert told(result) == ([], [], ["A/abri"])
    assert (jeu / "a.yaml").read_text(encoding="utf-8") == later


def test_a_card_whose_row_was_deleted_stays_and_is_named(jeu: Path) -> None:
    before = stored(jeu)
    result = brought(without(exported(jeu), "ami", "âne"), jeu)
    assert told(result) == ([], ["A/ami", "A/ane"], [])
    assert (result.files, stored(jeu)) == ((), before)


@pytest.mark.parametrize("dry", [False, True])
def test_a_card_whose_row_was_deleted_goes_when_that_is_asked(dry: bool, jeu: Path) -> None:
    before = stored(jeu)
    result = brought(without(exported(jeu), "âne"), jeu, remove=True, dry=dry)
    assert told(result) == (["A/ane"], [], [])
    text = (jeu / "a.yaml").read_text(encoding="utf-8")
    assert stored(jeu) == before if dry else text == packet("ami", "autre")


def test_a_card_that_was_corrected_since_its_row_was_deleted_stays(jeu: Path) -> None:
    """The correction is later than the table: nobody who deleted the row has seen it."""
    table = without(exported(jeu), "âne")
    later = packet(*TITLES).replace(
        "âne\n    synonyms:\n      - onde", "âne\n    synonyms:\n      - bête"
    )
    (jeu / "a.yaml").write_text(later, encoding="utf-8")
    assert told(brought(table, jeu, remove=True)) == ([], [], ["A/ane"])
    assert (jeu / "a.yaml").read_text(encoding="utf-8") == later


def test_a_table_by_hand_takes_nothing_away(jeu: Path) -> None:
    table = jeu.parent / "main.csv"
    table.write_text("titre;syn1\nami;copain\n", encoding="utf-8")
    result = import_table(table, str(jeu), remove=True)
    assert told(result) == ([], [], ["A/ane", "A/autre"])
    assert [each.kind for each in result.changes] == ["changed"]


def test_one_row_of_a_long_packet_remembers_its_neighbours(tmp_path: Path) -> None:
    """What all rows that remember it have lost is unknown, and stays."""
    titles = [f"a{chr(98 + at // 20)}{chr(98 + at % 20)}" for at in range(60)]
    jeu = written(tmp_path / "jeu", {"edition.yaml": EDITION, "a.yaml": packet(*titles)})
    gone, deleted, unknown = told(brought(without(exported(jeu), *titles[1:]), jeu, remove=True))
    assert (gone, deleted) == ([f"A/{title}" for title in titles[1:24]], [])
    assert unknown == [f"A/{title}" for title in titles[24:]]


@pytest.mark.parametrize("text", ["", "A/ami", "A/ami 12345678", "A/ami 12345678 abcdefgh"])
def test_a_mark_without_its_end_says_the_rest(text: str) -> None:
    mark = Mark.read(text)
    assert text.startswith(mark.id)
    assert mark.beside == ({"abcd", "efgh"} if text.endswith("h") else set())
