"""A table comes back: only what it says otherwise changes, conflicts are a person's."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from cardsmith.intake.shipped.messages import spoken
from cardsmith.model.finding import InputError
from cardsmith.pipeline.tables.importing import Imported, import_table
from tests.intake.workbooks import workbook
from tests.pipeline.tables.decks import EDITION, stored, without, written
from tests.pipeline.tables.test_round_trip import exported, put

A = """\
# Remarque du haut
letter: A   # le premier
cards:
  # Un ami
  - title: ami  # à revoir
    pos: nom
    # ses mots
    synonyms:
      - copain  # courant
      - 'pote'
      # rare
      - {text: camarade, note: vieilli ?}

  - title: autre
    synonyms: [différent, divers] # deux

# Fin du paquet
"""
E = """\
letter: E
cards:
- title: eau
  synonyms:
  - onde
- title: école
  synonyms:
  - bahut
"""
FILES = {"edition.yaml": EDITION, "a.yaml": A, "e.yaml": E}
HEAD = "lettre;titre;nature;syn1;syn2;syn3;note;notes des synonymes;repère"
AMI = "A;ami;nom;copain;pote;camarade;;camarade: vieilli ?;"
AUTRE = "A;autre;;différent;divers;;;;"
ROWS = [AMI, AUTRE]


def imported(
    folder: Path, rows: list[str], files: Mapping[str, str] = FILES, *, dry: bool = False
) -> Imported:
    edition = folder / "jeu" if (folder / "jeu").exists() else written(folder / "jeu", files)
    table = folder / "table.csv"
    table.write_text("\n".join([HEAD, *rows]), encoding="utf-8")
    return import_table(table, str(edition), dry=dry)


def text(folder: Path, name: str = "a.yaml") -> str:
    return (folder / "jeu" / name).read_bytes().decode("utf-8")


def kinds(result: Imported) -> list[tuple[str, object]]:
    return [(each.code, each.arguments.get("kind")) for each in result.findings]


def test_rows_that_say_the_same_change_nothing_in_any_order(tmp_path: Path) -> None:
    result = imported(tmp_path, ROWS[::-1])
    assert (result.findings, result.changes, result.files) == ((), (), ())
    assert result.untouched == ("E",)
    assert text(tmp_path) == A


@pytest.mark.parametrize(
    ("row", "old", "new"),
    [
        (
            AMI.replace("copain", "copine"),
            "      - copain  # courant\n",
            "      - copine  # courant\n",
        ),
        (AMI.replace("pote", "pote [fam.]"), "- 'pote'", "- pote [fam.]"),
        (AMI.replace(";nom;", ";;"), "    pos: nom\n", ""),
        (AMI.replace(";nom;", ";verbe;"), "pos: nom\n", "pos: verbe\n"),
        (
            AMI.replace(";;cam", ";ici: là;cam"),
            "\n  - title: autre",
            '    note: "ici: là"\n\n  - title: autre',
        ),
        ("A;ami;nom;copain;camarade;pote;;camarade: vieilli ?;", "", ""),
        (
            AMI.replace("camarade: vieilli ?", ""),
            "- {text: camarade, note: vieilli ?}",
            "- camarade",
        ),
        (
            AMI.replace("copain;pote;", "copain;;"),
            "      - 'pote'\n",
            "",
        ),
    ],
)
def test_a_field_that_changes_leaves_all_others_as_they_are(
    row: str, old: str, new: str, tmp_path: Path
) -> None:
    """Remarks beside, above and below included."""
    result = imported(tmp_path, [row, AUTRE])
    assert [each.kind for each in result.changes] == ["changed"]
    if old:
        assert text(tmp_path) == A.replace(old, new)
    else:
        assert all(remark in text(tmp_path) for remark in ("# courant", "# ses mots", "# à revoir"))


def test_a_list_on_one_line_becomes_lines_and_keeps_its_remark(tmp_path: Path) -> None:
    imported(tmp_path, [AMI, AUTRE.replace("divers", "varié [litt.]")])
    lines = "synonyms: # deux\n      - différent\n      - varié [litt.]\n"
    assert text(tmp_path) == A.replace("synonyms: [différent, divers] # deux\n", lines)


def test_a_card_that_goes_takes_its_own_remarks_along(tmp_path: Path) -> None:
    folder = written(tmp_path / "jeu", FILES)
    table = put(without(exported(folder), "ami"), tmp_path, "csv;")
    result = import_table(table, str(folder), remove=True)
    assert [(each.kind, each.id) for each in result.changes] == [("removed", "A/ami")]
    start, end = A.index("  # Un ami"), A.index("  - title: autre")
    assert text(tmp_path) == A[:start] + A[end:]


def test_a_new_card_goes_beside_the_row_above_it(tmp_path: Path) -> None:
    result = imported(tmp_path, [AMI, "A;âne;;baudet;;;;;", AUTRE])
    assert [(each.kind, each.id) for each in result.changes] == [("added", "A/ane")]
    fresh = "  - title: âne\n    synonyms:\n      - baudet\n\n"
    assert text(tmp_path) == A.replace("  - title: autre", f"{fresh}  - title: autre")


def test_a_card_of_another_letter_moves_to_its_packet(tmp_path: Path) -> None:
    """The mark tells which card it is, whatever its title and its letter are now."""
    moved = AUTRE.replace("A;autre", "E;éloigné") + "A/autre"
    result = imported(tmp_path, [AMI, moved, "E;eau;;onde;;;;;", "E;école;;bahut;;;;;"])
    (change,) = result.changes
    assert (change.kind, change.was, change.id) == ("moved", "A/autre", "E/eloigne")
    assert "autre" not in text(tmp_path)
    assert text(tmp_path, "e.yaml").startswith("letter: E\ncards:\n- title: éloigné\n")


def test_a_packet_that_is_not_there_yet_gets_a_file(tmp_path: Path) -> None:
    imported(tmp_path, ["K;képi;;coiffure;;;;;", "marotte;abscons;;obscur;;;;;"])
    assert text(tmp_path, "kw.yaml") == (
        "schema: 1\nletters: [K, W]\ncards:\n  - title: képi\n    synonyms:\n      - coiffure\n"
    )
    assert text(tmp_path, "marotte.yaml").startswith("schema: 1\ndeck: marotte\ncards:\n")


def test_a_new_file_names_its_schema_as_others_do(tmp_path: Path) -> None:
    line = "# yaml-language-server: $schema=.cardsmith/schemas/packet.schema.json\n"
    imported(tmp_path, ["marotte;abscons;;obscur;;;;;"], {**FILES, "e.yaml": line + E})
    first = text(tmp_path, "marotte.yaml").partition("\n")[0]
    assert first == line.strip().replace("packet", "marotte")


def test_a_dry_run_tells_and_writes_nothing(tmp_path: Path) -> None:
    before = stored(written(tmp_path / "jeu", FILES))
    result = imported(tmp_path, [AUTRE.replace("divers", "varié")], dry=True)
    assert [each.kind for each in result.changes] == ["changed"]
    assert [Path(name).name for name in result.files] == ["a.yaml"]
    assert stored(tmp_path / "jeu") == before


@pytest.mark.parametrize("ends", ["\r\n", "\n"])
@pytest.mark.parametrize("mark", ["\ufeff", ""])
def test_line_ends_and_a_byte_order_mark_stay(ends: str, mark: str, tmp_path: Path) -> None:
    source = mark + E.replace("\n", ends)
    folder = written(tmp_path / "jeu", {"edition.yaml": EDITION})
    (folder / "e.yaml").write_bytes(source.encode())
    imported(tmp_path, ["E;eau;;onde;flots;;;;", "E;école;;bahut;;;;;"])
    assert text(tmp_path, "e.yaml") == source.replace(f"onde{ends}", f"onde{ends}  - flots{ends}")


def test_a_packet_on_one_line_is_written_in_lines(tmp_path: Path) -> None:
    flow = "letter: A\ncards: [{title: ami, synonyms: [copain, pote]}]\n"
    imported(tmp_path, ["A;ami;;copain;;;;;"], {"edition.yaml": EDITION, "a.yaml": flow})
    assert text(tmp_path) == "letter: A\ncards:\n  - title: ami\n    synonyms:\n      - copain\n"


def conflict(folder: Path, rows: list[str], files: Mapping[str, str] = FILES) -> object:
    """The kind of the one error; nothing may have been written."""
    before = stored(written(folder / "jeu", files))
    result = imported(folder, rows)
    assert stored(folder / "jeu") == before
    ((_, kind),) = kinds(result)
    assert result.failed
    assert result.files == ()
    return kind


def test_two_rows_of_one_card_are_a_conflict(tmp_path: Path) -> None:
    assert conflict(tmp_path, [AMI, AMI.replace("pote", "frère"), AUTRE]) == "twice"


def test_copied_rows_that_keep_a_mark_are_a_conflict_unless_one_is_the_card(tmp_path: Path) -> None:
    copy = AMI.replace("ami;", "âme;") + "A/ami 12345678"
    other = AMI.replace("ami;", "an;") + "A/ami 12345678"
    (tmp_path / "un").mkdir()
    result = imported(tmp_path / "un", [AMI + "A/ami 12345678", copy, AUTRE], dry=True)
    assert [each.kind for each in result.changes] == ["added"]
    before = stored(written(tmp_path / "jeu", FILES))
    assert kinds(imported(tmp_path, [copy, other, AUTRE])) == [("F044", "copied")] * 2
    assert stored(tmp_path / "jeu") == before


def test_a_card_edited_on_both_sides_is_a_conflict(tmp_path: Path) -> None:
    """The mark holds a digest of what was exported: neither side says that any more."""
    row = AMI.replace("copain", "copine") + "A/ami 12345678"
    assert conflict(tmp_path, [row, AUTRE]) == "both"


def test_a_row_that_nobody_touched_gives_way_to_a_later_edition(tmp_path: Path) -> None:
    folder = written(tmp_path / "jeu", FILES)
    file = put(exported(folder), tmp_path, "xlsx")
    later = A.replace("copain", "copine")
    (folder / "a.yaml").write_text(later, encoding="utf-8")
    result = import_table(file, str(folder))
    assert [each.code for each in result.findings] == ["F046"]
    assert (result.changes, text(tmp_path)) == ((), later)


def test_a_file_that_would_be_left_without_cards_stops_the_import(tmp_path: Path) -> None:
    rows = [f"A;{title};;onde;;;;;E/{old}" for title, old in (("eau", "eau"), ("école", "ecole"))]
    assert conflict(tmp_path, [AMI, AUTRE, *rows]) == "empty"


def test_a_packet_that_is_a_table_is_left_to_the_spreadsheet(tmp_path: Path) -> None:
    files = {"edition.yaml": EDITION, "a.csv": "titre;syn1\nami;copain\n"}
    assert conflict(tmp_path, [AMI], files) == "table"


def test_remarks_of_a_packet_on_one_line_stay(tmp_path: Path) -> None:
    flow = "letter: A\ncards: [{title: ami, # mon ami\n  synonyms: [copain]}]\n"
    imported(tmp_path, [AMI], {"edition.yaml": EDITION, "a.yaml": flow})
    assert "# mon ami" in text(tmp_path)
    assert "- pote\n" in text(tmp_path)


def test_a_fault_of_the_table_stops_the_import(tmp_path: Path) -> None:
    before = stored(written(tmp_path / "jeu", FILES))
    result = imported(tmp_path, [AMI, "A;;;copain;;;;;"])
    assert [each.code for each in result.findings] == ["S101"]
    assert stored(tmp_path / "jeu") == before


def test_a_fault_of_the_edition_stops_the_import(tmp_path: Path) -> None:
    result = imported(tmp_path, ROWS, {**FILES, "a.yaml": A.replace("title: ami", "titre: ami")})
    assert [each.code for each in result.findings] == ["S102"]


def test_a_table_that_is_a_deck_already_is_refused(tmp_path: Path) -> None:
    folder = written(tmp_path / "jeu", FILES)
    (folder / "k.xlsx").write_bytes(workbook("[K]\ntitre;syn1\nképi;coiffure"))
    with pytest.raises(InputError) as refusal:
        import_table(folder / "k.xlsx", str(folder))
    assert refusal.value.finding.arguments["kind"] == "own"


@pytest.mark.parametrize(
    ("file", "into", "encoding", "code"),
    [
        ("table.csv", "bouffon", "", "F045"),
        ("table.csv", "jeu", "klingon", "I110"),
        ("table.txt", "jeu", "", "F047"),
        ("absent.csv", "jeu", "", "F009"),
        ("table.csv", "dalmuti", "", "F045"),
    ],
)
def test_wrong_use_is_refused(
    file: str, into: str, encoding: str, code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written(tmp_path / "jeu", FILES)
    written(tmp_path / "dalmuti", {"edition.yaml": "game: dalmuti\ntitle: x\n"})
    (tmp_path / "table.csv").write_text(HEAD, encoding="utf-8")
    (tmp_path / "table.txt").write_text(HEAD, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    with pytest.raises(InputError) as refusal:
        import_table(Path(file), into, encoding=encoding)
    assert refusal.value.finding.code == code
    for lang in ("fr", "en"):
        assert spoken(refusal.value.finding, lang).message


def test_the_encoding_of_a_table_may_be_told(tmp_path: Path) -> None:
    folder = written(tmp_path / "jeu", FILES)
    table = tmp_path / "table.csv"
    table.write_bytes("titre;syn1\nété;œuf\n".encode("mac_roman", "replace"))
    result = import_table(table, str(folder), encoding="mac_roman", dry=True)
    assert [each.title for each in result.changes if each.kind == "added"] == ["été"]
    assert result.findings == ()
