"""Small editions that cases are built from."""

import shutil
from pathlib import Path

from tests.cli.terminal import CASES

TITLE = "schema: 1\ngame: custom\ntitle: Essai\nlanguage: fr\n"


def custom(folder: Path, cards: int) -> Path:
    """An edition of so many cards, no back, the plain template."""
    folder.mkdir()
    component = "components: [{name: cartes, data: cartes.csv}]\n"
    (folder / "edition.yaml").write_text(TITLE + component, encoding="utf-8")
    rows = "\n".join(["titre", *(f"T{number}" for number in range(1, cards + 1))])
    (folder / "cartes.csv").write_text(rows + "\n", encoding="utf-8")
    return folder


def deck_of(case: str, folder: Path) -> Path:
    """The deck of a case, in a folder of its own, as a Bouffon edition of few promises."""
    shutil.copytree(CASES / case, folder)
    return folder
