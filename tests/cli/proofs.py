"""Proofs as readers hand them back: an edition, a workbook that is written, ticked, saved."""

from collections.abc import Callable, Mapping
from pathlib import Path

import openpyxl

from tests.cli.terminal import typed
from tests.intake.reading import written

EDITION: Mapping[str, str] = {
    "edition.yaml": "game: bouffon\ntitle: Jeu\nlanguage: fr\n"
    "board: {squares: [[P], [V]], laps: 10}\nlimits: {cards_per_square: 1, marotte: 0}\n",
    "p.yaml": "letter: P\ncards:\n"
    "  - {title: peur, pos: nom, synonyms: [frayeur, panique, (la) tremblote, angoisse]}\n"
    "  - title: pain\n    synonyms:\n      - miche [fam.]\n      - boule\n      - flûte\n",
    "v.yaml": "letter: V\ncards:\n"
    "  - {title: voler, gloss: dérober, synonyms: [chiper, dérober, subtiliser, piquer]}\n",
}

MAROTTE = "deck: marotte\ncards:\n  - {title: abscons, synonyms: [abstrus]}\n"
"""What the edition lacks to be whole."""

Cells = Callable[[str, str], Mapping[str, str | int | bool]]
"""What is typed into a row: by the card and the text of the row, cells by the name of a column."""


def edition(folder: Path, **changed: str) -> Path:
    """A small edition of three cards; ``p=`` and ``v=`` are other files of its letters."""
    files = {**EDITION, **{f"{name}.yaml": text for name, text in changed.items()}}
    return written(folder, files)


def proof_of(place: Path, out: Path, *words: str) -> Path:
    """A proof of an edition, as English speakers get it."""
    answer = typed("proof", place, "--out", out, *words)
    assert out.is_file(), answer.output
    return out


def handed_back(book: Path, cells: Cells, reader: str = "Anne") -> Path:
    """A workbook as somebody saves it who has typed into some of its rows."""
    opened = openpyxl.load_workbook(book)
    opened["Reader"]["A2"] = reader
    sheet = opened["Reading"]
    names = [cell.value for cell in sheet[1]]
    for row in sheet.iter_rows(min_row=2):
        told = {str(name): str(cell.value or "") for name, cell in zip(names, row, strict=True)}
        text = told["title"] or told["synonym"]
        for name, value in cells(told["card"], text).items():
            row[names.index(name)].value = value
    opened.save(book)
    return book


def ticked(*titles: str, by: str = "x") -> Cells:
    """A tick before some titles."""
    return lambda _, text: {"read": by} if text in titles else {}


def examples(folder: Path) -> None:
    """The files that the examples of codes name."""
    place = edition(folder / "jeu")
    handed_back(proof_of(place, folder / "epreuve.xlsx"), ticked("peur", "pain"))
    handed_back(proof_of(place, folder / "peut-etre.xlsx"), ticked("peur", by="maybe"))
    older = edition(folder / "before", p=EDITION["p.yaml"].replace("panique", "trac"))
    handed_back(proof_of(older, folder / "ancienne-epreuve.xlsx"), ticked("peur"))
    openpyxl.Workbook().save(folder / "courses.xlsx")
