"""The lines of a card change; what only looks like a remark does not."""

from pathlib import Path

from cardsmith.pipeline.tables.importing import import_table
from tests.pipeline.tables.decks import EDITION, cells, written

QUOTED = """\
letter: A
cards:
  - title: ami
    note: 'un

      # deux'
    # les mots
    synonyms:
      - 'pote

        # potache'
      # rare
      - copain
  - title: âne
    synonyms: [baudet]
    note: 'brait

      # toujours'
  # le dernier
  - title: autre
    synonyms: [divers]
"""
HEAD = "lettre;titre;syn1;syn2;note"


def test_a_sharp_sign_at_the_head_of_a_line_in_quotes_is_no_remark(tmp_path: Path) -> None:
    folder = written(tmp_path / "jeu", {"edition.yaml": EDITION, "a.yaml": QUOTED})
    rows = ["A;ami;pote # potache;camarade;", "A;âne;baudet;;brave", "A;autre;varié;;"]
    (tmp_path / "t.csv").write_text("\n".join([HEAD, *rows]), encoding="utf-8")
    assert not import_table(tmp_path / "t.csv", str(folder)).failed
    text = (folder / "a.yaml").read_text(encoding="utf-8")
    assert all(each in text for each in ("    # les mots\n", "      # rare\n", "  # le dernier\n"))
    assert "deux" not in text
    assert "toujours" not in text
    assert [(card.title, card.synonyms, card.note) for card in cells(folder)] == [
        ("ami", ("pote # potache", "camarade"), ""),
        ("âne", ("baudet",), "brave"),
        ("autre", ("varié",), ""),
    ]
