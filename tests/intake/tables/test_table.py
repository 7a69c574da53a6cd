"""CSV: rows of cells, each with its place."""

import csv
import io
import re
import time
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.intake.files.source import Source
from cardsmith.intake.shipped.messages import spoken
from cardsmith.intake.tables.columns import is_known
from cardsmith.intake.tables.rows import read_rows
from cardsmith.intake.tables.table import SEPARATORS, Table, address, read_table
from tests.intake.reading import deck_of, only, seen, synonyms

cells = st.text(st.sampled_from('aé" ;,|\n\t#'), max_size=6)


def table(text: str) -> Table:
    found, findings = read_table(Source("p.csv", text), None)
    assert found is not None
    assert findings == []
    return found


@given(
    rows=st.lists(st.lists(cells, min_size=3, max_size=3), max_size=4),
    separator=st.sampled_from(SEPARATORS),
)
def test_whatever_csv_writes_is_read_back(rows: list[list[str]], separator: str) -> None:
    """The standard library's writer agrees on cells; a place leads back to its text."""
    stream = io.StringIO()
    writer = csv.writer(stream, delimiter=separator, lineterminator="\n", quoting=csv.QUOTE_ALL)
    writer.writerows([["titre", "note", "syn1"], *rows])
    source = Source("p.csv", stream.getvalue())
    found, findings = read_table(source, is_known)
    assert findings == []
    assert found is not None
    kept = [row for row in rows if any(cell.strip() for cell in row)]
    assert [[cell.text for cell in row] for row in found.rows] == kept
    for row in found.rows:
        for cell in row:
            assert source.lines[cell.span.line - 1][cell.span.column - 2] == '"'


@pytest.mark.parametrize("separator", SEPARATORS)
def test_header_names_decide_the_separator(separator: str) -> None:
    """Data full of other separators changes nothing."""
    text = separator.join(["titre", "note"]) + "\n" + separator.join(["a", '"x;y,z|w;v,u"'])
    packets, findings = read_rows(Source("p.csv", text + "\n"))
    assert [finding.code for finding in findings] == ["F024"]
    assert packets == []
    found, _ = read_table(Source("p.csv", text), is_known)
    assert found is not None
    assert [cell.text for cell in found.rows[0]] == ["a", "x;y,z|w;v,u"]


def test_rows_below_empty_lines_know_their_place() -> None:
    read = table('titre;syn1\n;\n\n ; ;\nami;copain\n;\n"";\n;pote\n;;\n;')
    assert [(row[0].span.line, row[1].text) for row in read.rows] == [(5, "copain"), (8, "pote")]


@pytest.mark.parametrize("above", ["titre;syn1\nami;copain\n", "titre;syn1\n", ""])
def test_rows_that_git_could_not_join_are_told_as_such(above: str) -> None:
    text = f"{above}<<<<<<< HEAD\nbal;danse\n=======\nbal;gala\n>>>>>>> autre\n"
    packets, findings = read_rows(Source("p.csv", text))

    assert packets == []
    (finding,) = findings
    assert (finding.code, finding.span.line) == ("F016", above.count("\n") + 1)
    assert "two versions" in spoken(finding, "en").message


def test_a_million_empty_lines_are_passed_over_at_once() -> None:
    """Spreadsheets save them when somebody has formatted whole columns."""
    begun = time.process_time()
    read = table("titre;syn1\n" + ";" * 20 + "\n" * 1_000_000 + ("; ;\n" * 100_000) + "ami;pote")
    assert (len(read.rows), read.rows[0][0].span.line) == (1, 1_100_002)
    assert time.process_time() - begun < 5


def test_a_piece_of_a_cell_knows_its_place() -> None:
    found = table('a;b\n"x ""y"" | z\nw";c\n')
    cell = found.rows[0][0]
    assert cell.text == 'x "y" | z\nw'
    assert cell.part(8, 9)[1:] == (2, 12, 2, 13, "")
    assert cell.part(10, 11)[1:] == (3, 1, 3, 2, "")


def test_a_cell_has_an_address() -> None:
    row = table(";".join(["x"] * 30) + "\n" + ";".join(["y"] * 30)).rows[0]
    assert [address(row, index) for index in (0, 25, 26, 29)] == ["A2", "Z2", "AA2", "AD2"]


@pytest.mark.parametrize(
    ("row", "code"),
    [
        ("ami;#REF!", "F025"),
        ("#NOM?;copain", "F025"),
        ("ami;12/03/2024", "F025"),
        ("ami;=SOMME(A1:A3)", "F020"),
        ("ami;copain;pote", "F022"),
        ('"ami;copain', "F021"),
        ('"ami"x;copain', "F021"),
        (";copain", "S101"),
        ("ami;", "S104"),
    ],
)
def test_a_row_that_cannot_be_a_card_is_told(row: str, code: str) -> None:
    packets, findings = read_rows(Source("p.csv", f"titre;synonymes\n{row}\nbon;brave\n"))
    assert [finding.code for finding in findings] == [code]
    assert findings[0].span.line == 2
    assert [card.id for packet in packets for card in packet.cards][-1] == "B/bon"


def test_columns_have_many_names(tmp_path: Path) -> None:
    header = "Mot;NATURE;Qté;Syn 1;syn2;Remarque;OK"
    text = f"{header}\nâne;Nom;2;baudet [fam.];grison;x;C406: voulu"
    (card,) = deck_of(tmp_path, {"d.csv": text}).cards
    assert (card.id, card.pos, card.copies, card.note) == ("A/ane", "nom", 2, "x")
    assert {code: accepted.reason for code, accepted in card.ok.items()} == {"C406": "voulu"}
    assert [(synonym.text, synonym.labels) for synonym in card.synonyms] == [
        ("baudet", ("fam.",)),
        ("grison", ()),
    ]


@pytest.mark.parametrize(("said", "copies"), [("", 1), ("0", 0), ("3", 3), ("007", 7)])
def test_copies_are_counted(said: str, copies: int, tmp_path: Path) -> None:
    text = f"titre;synonymes;quantity\nami;copain;{said}\nbon;brave;1"
    assert deck_of(tmp_path, {"d.csv": text}).cards[0].copies == copies


@pytest.mark.parametrize("said", ["-1", "2.5", "deux", "1000", "1,0"])
def test_copies_that_are_no_number_are_told(said: str, tmp_path: Path) -> None:
    deck = deck_of(tmp_path, {"d.csv": f"titre;synonymes;nb\nami;copain;{said}"})
    assert seen(deck.findings) == ["d.csv:2:12 S105"]


def test_letters_and_the_marotte_are_packets(tmp_path: Path) -> None:
    rows = ["K;kiwi;fruit", "marotte;abscons;obscur", "k;képi;coiffe", "KW;wagon;benne"]
    text = "\n".join(["lettre;titre;synonymes", *rows])
    deck = deck_of(tmp_path, {"d.csv": text})
    packets = [(packet.letters, len(packet.cards)) for packet in deck.packets]
    assert packets == [(("K",), 2), ((), 1), (("W",), 1)]
    assert seen(deck.findings) == ["d.csv:4:1 S103", "d.csv:5:1 S103"]


def test_a_table_named_marotte_is_the_marotte(tmp_path: Path) -> None:
    deck = deck_of(tmp_path, {"marotte.csv": "titre;synonymes\nabscons;obscur"})
    assert [card.id for card in deck.cards] == ["marotte/abscons"]


def test_labels_and_parentheses_do_not_part_a_cell(tmp_path: Path) -> None:
    text = 'titre;synonymes\nami;"copain [fam., pop.] | pote (très, très cher)"'
    deck = deck_of(tmp_path, {"d.csv": text})
    assert synonyms(deck) == ["copain", "pote (très, très cher)"]
    assert deck.findings == ()


@pytest.mark.parametrize(
    ("header", "kind"), [("titre;syn1;zzzz", "unknown"), ("titre;Syno;x", "unknown")]
)
def test_an_unknown_column_is_never_lost(header: str, kind: str, tmp_path: Path) -> None:
    deck = deck_of(tmp_path, {"d.csv": f"{header}\nami;copain;1"})
    assert kind in [finding.arguments.get("kind") for finding in deck.findings]
    assert all("…" not in spoken(finding, "fr").message for finding in deck.findings)


@given(text=st.text(st.sampled_from('titre;syn1,"\n\t|=#é '), max_size=60))
def test_no_text_breaks_the_reader(text: str) -> None:
    source = Source("p.csv", f"titre;syn1\n{text}")
    _, findings = read_rows(source)
    for finding in findings:
        assert 1 <= finding.span.line <= len(source.lines)
        assert spoken(finding, "en").message


@pytest.mark.parametrize("cell", [",", "copain,", ";,", "|", " | "])
def test_a_cell_of_signs_alone_is_not_lost(cell: str, tmp_path: Path) -> None:
    deck = deck_of(tmp_path, {"d.csv": f'titre;synonymes\nami;"{cell}"'})
    assert "C409" not in [finding.code for finding in deck.findings]
    assert any(deck.cards[0].synonyms) or [f.code for f in deck.findings] == ["S104"]


def test_a_missing_column_is_told_beside_other_faults() -> None:
    _, findings = read_rows(Source("p.csv", "note;synonymes\nx;copain;y\n"))
    assert [finding.code for finding in findings] == ["F022", "F024"]


@pytest.mark.parametrize("row", ["ami;copain;pote", 'ami;"copain'])
def test_a_table_whose_only_row_is_left_out_is_not_called_empty(row: str) -> None:
    _, findings = read_rows(Source("p.csv", f"titre;synonymes\n{row}\n"))
    assert [finding.code[:2] for finding in findings] == ["F0"]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("lettre;titre;synonymes\nA;;copain\n", "S101"),
        ("lettre;titre;synonymes\nKW;wagon;benne\n", "S103"),
        ("lettre;titre;synonymes\n7;ami;copain\n", "S103"),
        ("lettre;titre;synonymes\nA;ami;\n", "S104"),
        ("lettre;titre;synonymes\n", "S113"),
        ('titre;synonymes\nami;"copain, pote"\n', "C409"),
    ],
)
def test_a_table_is_not_told_to_write_yaml(text: str, code: str, tmp_path: Path) -> None:
    found = only(deck_of(tmp_path, {"d.csv": text}).findings, code)
    for lang in ("fr", "en"):
        words = spoken(found, lang)
        said = f"{words.message} {words.hint}"
        assert words.hint
        assert not re.search(r"titl?e:|letters?:|synonyms:|cards:|tiret|dash", said), said


def test_a_comma_in_a_cell_is_to_be_a_bar(tmp_path: Path) -> None:
    deck = deck_of(tmp_path, {"d.csv": 'titre;synonymes\nami;"copain, pote"\n'})
    assert spoken(only(deck.findings, "C409"), "fr").hint.endswith("copain | pote")
