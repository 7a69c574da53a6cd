"""The handed cases of A, C, D and M whose fault a person can make in a spreadsheet too.

What only YAML can hold (indentation, anchors, quotes, documents) has no counterpart here; faults
of the words themselves are in ``test_same_findings``.
"""

from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from cardsmith.intake.editions.reading import read
from cardsmith.lint.engine import check
from cardsmith.model.codes import Severity
from cardsmith.model.edition import Deck
from tests.intake.workbooks import opendocument, workbook

FORMS: Mapping[str, Callable[[str], bytes]] = {
    "csv": str.encode,
    "xlsx": lambda text: workbook(f"[cartes]\n{text}"),
    "ods": lambda text: opendocument(f"[cartes]\n{text}"),
}
HEAD = "titre;syn1;syn2;syn3\n"


def opened(text: str, form: str, folder: Path) -> Deck:
    file = folder / f"jeu.{form}"
    file.write_bytes(FORMS[form](text))
    return read([file])


def told(deck: Deck) -> list[tuple[str, int]]:
    """Errors and warnings with their rows, but for those on how few cards there are."""
    return [
        (each.code, each.span.line)
        for each in check(deck, ignore=("D607", "D609", "C41", "X"))
        if each.severity is not Severity.INFO
    ]


def words(deck: Deck, number: int = 0) -> list[str]:
    return [synonym.text for synonym in deck.cards[number].synonyms]


KEPT = {
    "A05": (f"{HEAD}zéro;null;~;\nzeste;écorce;;\n", ["null", "~"]),
    "A10": (f"{HEAD}ami;copain;pote;\n", ["copain", "pote"]),
    "A13": (f"{HEAD}nombre;numéro #1;chiffre;\n", ["numéro #1", "chiffre"]),
    "D03": ("titre;synonymes\nami;copain | pote\n", ["copain", "pote"]),
    "M02": (f"{HEAD}peur;frayeur;crainte;\n", ["frayeur", "crainte"]),
    "M03": (f"{HEAD}effrayer;glacer le sang : paralyser;;\n", ["glacer le sang : paralyser"]),
    "M04": (f"{HEAD}effrayer;glacer le sang #fig.;;\n", ["glacer le sang #fig."]),
    "M11": (f"{HEAD}enfant;héritier;;petit\n", ["héritier", "petit"]),
    "M14": (f"{HEAD}peur;-frayeur;crainte;\n", ["-frayeur", "crainte"]),
    "A14_arobase": (f"{HEAD}maison;@home;;\n", ["@home"]),
    "A14_etoile": (f"{HEAD}fou;*bouffon*;;\n", ["*bouffon*"]),
    "A14_quote": (f"{HEAD}nez;'l'eau';;\n", ["'l'eau'"]),
}
"""What YAML would lose or refuse is a text like any other in a cell, and nothing of it goes."""


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("name", KEPT, ids="case_{}".format)
def test_a_case_of_yaml_alone_is_kept_whole_in_a_cell(name: str, form: str, tmp_path: Path) -> None:
    text, kept = KEPT[name]
    deck = opened(text, form, tmp_path)
    assert words(deck) == kept
    assert not [each for each in deck.findings if each.severity is Severity.ERROR]


WRONG = {
    "A06": ("titre;syn1;titre\nami;copain;pote\n", [("S106", 1)]),
    "A18_vide": ("", [("F004", 1)]),
    "C17": (f"{HEAD}ami;copain;pote;\nami;frère;;\n", [("D601", 3)]),
    "D03": ("titre;synonimes\nami;copain\n", [("F023", 1)]),
    "M01": ("titre;synonymes\npeur;frayeur, crainte, effroi\n", [("C409", 2)]),
    "M02": ("titer;syn1\npeur;frayeur\n", [("F023", 1)]),
    "M05": ("titre;synonymes;synonymes\npeur;frayeur;effroi\n", [("S106", 1)]),
    "M08": (f"{HEAD};frayeur;crainte;\npeur;effroi;;\n", [("S101", 2)]),
    "M10": (f"{HEAD}enfant;bambin [famillier];petit;\n", [("S105", 2)]),
    "M13": (f"{HEAD}peur;[fig.] chair de poule;effroi;\n", [("P104", 2)]),
    "M18": ("lettre;titre;syn1\nKW;kiwi;actinidia\n", [("S103", 2)]),
}
"""The same mistake, made in a table."""


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("name", WRONG, ids="case_{}".format)
def test_a_case_is_told_at_its_cell(name: str, form: str, tmp_path: Path) -> None:
    text, found = WRONG[name]
    assert told(opened(text, form, tmp_path)) == found


@pytest.mark.parametrize(
    ("mark", "code"), [(b"\xef\xbb\xbf", []), (b"", [])], ids=["case_A07", "without"]
)
def test_a_mark_at_the_head_is_no_fault_of_a_table(
    mark: bytes, code: list[tuple[str, int]], tmp_path: Path
) -> None:
    (tmp_path / "jeu.csv").write_bytes(mark + f"{HEAD}été;œuvre;;\n".encode())
    deck = read([tmp_path / "jeu.csv"])
    assert (words(deck), told(deck)) == (["œuvre"], code)


@pytest.mark.parametrize("name", ["A17", "M16"], ids="case_{}".format)
def test_case_of_windows_1252_is_read_and_told(name: str, tmp_path: Path) -> None:
    """A packet in it is refused, a table is what French Excel writes: no letter is lost."""
    (tmp_path / "jeu.csv").write_bytes(f"{HEAD}été;œuvre;cœur;\n".encode("cp1252"))
    deck = read([tmp_path / "jeu.csv"])
    assert words(deck) == ["œuvre", "cœur"]
    assert told(deck) == [("F027", 1)]


@pytest.mark.parametrize("form", FORMS)
def test_case_D05(form: str, tmp_path: Path) -> None:
    """A letter that no other file has is loaded like the others, from tables too."""
    for name, row in (("a", "ami;copain"), ("e", "école;bahut"), ("neuf", "goût;saveur")):
        (tmp_path / f"{name}.{form}").write_bytes(FORMS[form](f"titre;syn1\n{row}\n"))
    found = read([tmp_path])
    assert [letter for packet in found.packets for letter in packet.letters] == ["A", "E", "G"]
