"""What reprints are tested with: editions to change, folders and cards to read back."""

import json
import re
import shutil
from collections import Counter
from hashlib import sha256
from pathlib import Path

import jsonschema

from cardsmith.resources import shipped
from tests.cli.printed import lines
from tests.conftest import ROOT

ID = re.compile(r"(?:[A-Z]|marotte)/[\w()’]+(?:-\d)?")
FRUITS = {"Plum": "cards/plum", "Pear": "cards/pear", "Fig": "cards/fig"}


def files(folder: Path) -> dict[str, str]:
    """Every file of a folder and below it with its digest."""
    return {
        path.relative_to(folder).as_posix(): sha256(path.read_bytes()).hexdigest()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def read_back(pdf: Path) -> Counter[str]:
    """The words cards of a file by the ids that their fronts carry."""
    return Counter(
        line.strip() for page in lines(pdf) for line in page if ID.fullmatch(line.strip())
    )


def told(folder: Path, what: str) -> Counter[str]:
    """Cards that the manifest of a folder names, which keeps its schema."""
    manifest = json.loads((folder / "manifest.json").read_text("utf-8"))
    schema = json.loads((ROOT / "schemas/manifest.schema.json").read_text("utf-8"))
    jsonschema.validate(manifest, schema)
    return Counter({card["id"]: card["copies"] for card in manifest.get(what, [])})


def listed(folder: Path) -> Counter[str]:
    """The cards that a folder's manifest says are printed."""
    return told(folder, "cards")


def left(folder: Path) -> Counter[str]:
    """The cards that a folder's manifest says leave the box."""
    return told(folder, "taken_out")


def edit(path: Path, before: str, after: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert before in text
    path.write_text(text.replace(before, after, 1), encoding="utf-8")


def fruit(pdf: Path) -> Counter[str]:
    """The fruits of a file by their ids."""
    said = Counter(line.strip() for page in lines(pdf) for line in page)
    return Counter({FRUITS[name]: count for name, count in said.items() if name in FRUITS})


def bouffon_in(here: Path) -> Path:
    """The shipped Bouffon, to be changed."""
    return shutil.copytree(shipped("decks") / "bouffon", here / "jeu")


def fruits_in(here: Path) -> Path:
    """A game of one's own whose cards are as many as their number says."""
    folder = here / "fruits"
    folder.mkdir()
    (folder / "edition.yaml").write_text(
        "game: custom\ntitle: Fruits\nlanguage: en\n"
        "components:\n  - {name: cards, data: cards.csv, template: card.yaml}\n",
        encoding="utf-8",
    )
    (folder / "cards.csv").write_text(
        "name,note,copies\nPlum,blue,2\nPear,green,1\nFig,violet,3\n", encoding="utf-8"
    )
    (folder / "card.yaml").write_text(
        "styles: {name: {font: Alegreya, size: 14pt}}\n"
        "front:\n"
        '  - text: {in: [6mm, 6mm, 51mm, 10mm], style: name, value: "{{ name }}"}\n'
        '  - text: {in: [6mm, 30mm, 51mm, 10mm], style: name, value: "{{ note }}"}\n',
        encoding="utf-8",
    )
    return folder
