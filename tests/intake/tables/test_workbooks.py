"""Decks in workbooks: cells with their addresses, and nothing that a spreadsheet made silently."""

import datetime
import io
from collections.abc import Callable, Sequence
from pathlib import Path

import openpyxl
import pytest
from openpyxl.worksheet.worksheet import Worksheet

from cardsmith.intake.shipped.messages import spoken
from cardsmith.intake.tables.sheets import read_workbook
from cardsmith.model.edition import Deck
from tests.intake.reading import deck_of, only, synonyms
from tests.intake.workbooks import edited, opendocument, stored, workbook

DECK = (
    "[E]\ntitre;nature;syn1;syn2\nécole;nom;bahut [fam.];classe\nénorme;adjectif;immense;colossal"
)

Rows = Sequence[Sequence[object]]


def of(text: str, tmp_path: Path) -> Deck:
    return deck_of(tmp_path, {"deck.xlsx": f"!workbook:{text}"})


def of_cells(rows: Rows, change: Callable[[Worksheet], None] = lambda _: None) -> list[str]:
    """What is found in a sheet E of cells, as a person sees it."""
    book = openpyxl.Workbook()
    sheet = book[book.sheetnames[0]]
    sheet.title = "E"
    for row in rows:
        sheet.append([*row])
    change(sheet)
    _, findings = read_workbook(stored(book), "deck.xlsx")
    return [f"{each.span.file}!{each.span.cell} {each.code}" for each in findings]


@pytest.mark.parametrize("kind", ["xlsx", "ods"])
def test_a_row_is_a_card(kind: str, tmp_path: Path) -> None:
    data = workbook(DECK) if kind == "xlsx" else opendocument(DECK)
    deck = deck_of(tmp_path, {f"deck.{kind}": data})
    assert [card.id for card in deck.cards] == ["E/ecole", "E/enorme"]
    assert [card.pos for card in deck.cards] == ["nom", "adjectif"]
    assert synonyms(deck) == ["bahut", "classe"]
    assert deck.cards[0].synonyms[0].labels == ("fam.",)
    assert deck.findings == ()
    assert deck.cards[1].title.span.cell == "E!A3"
    assert deck.cards[1].synonyms[1].span.cell == "E!D3"


def test_headers_are_those_of_csv_in_both_languages(tmp_path: Path) -> None:
    deck = of("[x]\n LETTER ;Word;Part of speech;Synonyms\nE;école;noun;bahut | classe", tmp_path)
    assert synonyms(deck) == ["bahut", "classe"]
    assert deck.findings == ()


@pytest.mark.parametrize(
    ("value", "found"),
    [
        (datetime.date(1968, 5, 1), ["deck.xlsx!E!C2 F025"]),
        (datetime.datetime(1968, 5, 1, 12, 30), ["deck.xlsx!E!C2 F025"]),
        (datetime.time(12, 30), ["deck.xlsx!E!C2 F025"]),
        (datetime.timedelta(hours=30), ["deck.xlsx!E!C2 F025"]),
        (7, ["deck.xlsx!E!C2 F020"]),
        (2.5, ["deck.xlsx!E!C2 F020"]),
        (True, ["deck.xlsx!E!C2 F020"]),
        ("=CONCATENATE(A2,A2)", ["deck.xlsx!E!C2 F020"]),
        ("#REF!", ["deck.xlsx!E!C2 F025"]),
        ("classe ", []),
        ("1968", []),
    ],
)
def test_a_cell_that_is_no_text_is_told_by_its_address(value: object, found: list[str]) -> None:
    assert of_cells([["titre", "syn1", "syn2"], ["école", "bahut", value]]) == found


def test_the_words_say_the_sheet_and_the_cell() -> None:
    book = openpyxl.load_workbook(io.BytesIO(workbook("[E]\ntitre;syn1\nécole;bahut")))
    book["E"]["B2"] = 7
    _, findings = read_workbook(stored(book), "deck.xlsx")
    assert spoken(findings[0], "fr").message == (
        "la case E!B2 contient un nombre, pas un texte\u00a0: 7"
    )


def test_numbers_of_copies_and_of_homographs_may_be_numbers(tmp_path: Path) -> None:
    book = openpyxl.Workbook()
    book[book.sheetnames[0]].append(["titre", "syn1", "copies", "homographe"])
    book[book.sheetnames[0]].append(["école", "bahut", 3, 2])
    deck = deck_of(tmp_path, {"deck.xlsx": stored(book)})
    assert (deck.cards[0].copies, deck.cards[0].id) == (3, "E/ecole-2")
    assert deck.findings == ()


def test_half_a_copy_is_refused() -> None:
    rows: Rows = [["titre", "syn1", "copies"], ["école", "bahut", 2.5]]
    assert of_cells(rows) == ["deck.xlsx!E!C2 S105"]


def test_faults_at_the_edge_of_a_sheet_are_seen() -> None:
    """A library of cells leaves out what has no value below and right of all that has one."""
    rows: Rows = [["titre", "syn1"], ["école", "bahut", "=NA()"], [None, "=1/0"]]
    found = ["deck.xlsx!E!C1 F023", "deck.xlsx!E!C2 F020", "deck.xlsx!E!B3 F020"]
    assert of_cells(rows) == found


def test_what_a_formula_shows_is_read_as_its_text() -> None:
    """Excel and LibreOffice store beside a formula what it came to."""
    data = workbook("[E]\ntitre;syn1\nécole;bahut")
    lines, findings = read_workbook(edited(data, _computed), "deck.xlsx")
    assert findings == []
    assert [each.text for each in lines[0].card.synonyms] == ["bahut"]


def test_hidden_rows_columns_and_sheets_are_read_and_told() -> None:
    book = openpyxl.load_workbook(io.BytesIO(workbook(DECK)))
    book["E"].row_dimensions[3].hidden = True
    book["E"].column_dimensions["D"].hidden = True
    book.create_sheet("autre")
    book["E"].sheet_state = "hidden"
    lines, findings = read_workbook(stored(book), "deck.xlsx")
    assert [len(line.card.synonyms) for line in lines] == [2, 2]
    assert [(each.code, each.arguments["found"]) for each in findings] == [
        ("F041", ("E",)),
        ("F041", ("3",)),
        ("F041", ("D",)),
    ]


def test_joined_cells_count_for_the_first() -> None:
    rows: Rows = [["lettre", "titre", "syn1"], ["E", "école", "bahut"], [None, "ami", "copain"]]
    found = of_cells(rows, lambda sheet: sheet.merge_cells("A2:A3"))
    assert found == ["deck.xlsx!E!A2 F042"]


@pytest.mark.parametrize(
    ("name", "card", "code"),
    [
        ("E", "abandon", "C401"),
        ("K W", "abandon", "C401"),
        ("marotte", "abscons", ""),
        ("Feuille 1", "abandon", ""),
    ],
)
def test_the_name_of_a_sheet_may_say_where_its_cards_belong(
    name: str, card: str, code: str, tmp_path: Path
) -> None:
    from cardsmith.lint.engine import check

    deck = of(f"[{name}]\ntitre;syn1\n{card};obscur", tmp_path)
    assert (deck.cards[0].packet == "marotte") == (name == "marotte")
    assert {each.code for each in check(deck)} & {"C401"} == ({code} if code else set())


def test_sheets_that_are_no_deck_are_told(tmp_path: Path) -> None:
    deck = of(f"{DECK}\n[Courses]\npain;lait\n[vide]", tmp_path)
    found = only(deck.findings, "F040")
    assert (found.arguments["found"], found.span.cell) == ("Courses", "Courses!A1")
    assert len(deck.cards) == 2


@pytest.mark.parametrize(
    ("text", "codes"), [("[a]\npain;lait\n[b]\nx;y", ["F024", "F024"]), ("[a]\n[b]", ["F004"])]
)
def test_a_workbook_without_a_deck_says_so(text: str, codes: list[str], tmp_path: Path) -> None:
    assert [each.code for each in of(text, tmp_path).findings] == codes


def test_one_letter_on_two_sheets_is_one_packet(tmp_path: Path) -> None:
    deck = of("[un]\ntitre;syn1\nécole;bahut\n[deux]\ntitre;syn1\nénorme;immense", tmp_path)
    assert [packet.letters for packet in deck.packets] == [("E",)]
    assert deck.findings == ()


def test_notes_of_synonyms_have_a_column(tmp_path: Path) -> None:
    deck = of(
        "[E]\ntitre;syn1;syn2;notes des synonymes\nécole;bahut [fam.];classe;bahut : trop vieux ?",
        tmp_path,
    )
    assert [each.note for each in deck.cards[0].synonyms] == ["trop vieux ?", ""]
    assert deck.cards[0].synonyms[0].labels == ("fam.",)


def test_data_of_a_custom_game_may_be_a_workbook(tmp_path: Path) -> None:
    edition = "game: custom\ntitle: Jeu\ncomponents: [{name: heros, data: jeu.xlsx}]"
    book = openpyxl.Workbook()
    book[book.sheetnames[0]].append(["nom", "force", "pouvoirs"])
    book[book.sheetnames[0]].append(["Ogre", 3, "mordre | rugir"])
    book.create_sheet("Notes")
    deck = deck_of(tmp_path, {"edition.yaml": edition, "jeu.xlsx": stored(book)})
    (record,) = deck.components[0].records
    assert record.fields == {"nom": "Ogre", "force": "3", "pouvoirs": ("mordre", "rugir")}
    assert deck.findings == ()


def test_a_workbook_of_several_tables_names_its_component(tmp_path: Path) -> None:
    edition = "game: custom\ntitle: Jeu\ncomponents: [{name: heros, data: jeu.xlsx}]"
    tables = "[Héros]\nnom;force\nOgre;x\n[Lieux]\nnom\nPont"
    named = deck_of(tmp_path, {"edition.yaml": edition, "jeu.xlsx": f"!workbook:{tables}"})
    assert [record.id for record in named.components[0].records] == ["heros/ogre"]
    tables = tables.replace("Héros", "Gens")
    unnamed = deck_of(tmp_path, {"edition.yaml": edition, "jeu.xlsx": f"!workbook:{tables}"})
    assert [each.code for each in unnamed.findings] == ["F040", "F040", "S113"]


def _computed(xml: bytes) -> bytes:
    """The sheet with a formula in B2 and what it came to."""
    start = xml.index(b'<c r="B2"')
    end = xml.index(b"</c>", start)
    cell = b'<c r="B2" t="str"><f>CONCATENATE("ba","hut")</f><v>bahut</v>'
    return xml[:start] + cell + xml[end:]
