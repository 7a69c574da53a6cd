"""What exports are tested with: an edition to export, and pictures read back."""

import csv
import json
import re
import shutil
from pathlib import Path
from typing import Any

import jsonschema
from PIL import Image

from cardsmith.resources import shipped
from tests.cli.terminal import typed
from tests.conftest import ROOT


def edition(folder: Path, titles: list[str], *, copies: str = "", back: str = "") -> Path:
    """A custom edition of cards with these titles, and so many copies of each: ``1,2,3``."""
    folder.mkdir(parents=True)
    asked = ", back: back.yaml" if back else ""
    (folder / "edition.yaml").write_text(
        "game: custom\ntitle: Essai\nlanguage: en\n"
        f"components: [{{name: cards, data: cards.csv, template: card.yaml{asked}}}]\n",
        encoding="utf-8",
    )
    counts = copies.split(",") if copies else ["1"] * len(titles)
    with (folder / "cards.csv").open("w", encoding="utf-8", newline="") as stream:
        csv.writer(stream).writerows([("title", "copies"), *zip(titles, counts, strict=True)])
    text = "text: {in: [5mm, 5mm, 53mm, 20mm], style: s, value: "
    style = "styles: {s: {font: Alegreya, size: 12pt}}\n"
    (folder / "card.yaml").write_text(
        f'{style}front:\n  - {text}"{{{{ title }}}}"}}\n', encoding="utf-8"
    )
    if back:
        (folder / "back.yaml").write_text(
            f'{style}front:\n  - {text}"{back}"}}\n', encoding="utf-8"
        )
    return folder


def few_packets(folder: Path) -> Path:
    """72 cards of the shipped Bouffon, on a board of five laps round four squares."""
    folder.mkdir()
    whole = shipped("decks") / "bouffon"
    for name in ("a.yaml", "kw.yaml", "p.yaml", "xyz.yaml", "marotte.yaml"):
        shutil.copyfile(whole / name, folder / name)
    told = (whole / "edition.yaml").read_text("utf-8")
    fewer = re.sub(r"squares: .*", "squares: [[A], [K, W], [P], [X, Y, Z]]", told)
    (folder / "edition.yaml").write_text(fewer.replace("laps: 2", "laps: 5"), encoding="utf-8")
    return folder


def exported(folder: Path, to: str, *words: str | Path, out: Path) -> Path:
    """The folder that an export writes."""
    answer = typed("export", folder, "--to", to, "--out", out, *words)
    assert answer.exit_code == 0, answer.output
    return out / folder.name / to


def pictures(folder: Path) -> dict[str, Image.Image]:
    """Every picture of a folder: its size and what it says of itself, but no pixels."""
    found: dict[str, Image.Image] = {}
    for path in sorted(folder.glob("*.png")):
        with Image.open(path) as image:
            found[path.name] = image
    return found


def pixels(path: Path) -> Image.Image:
    """A picture with its pixels."""
    with Image.open(path) as image:
        image.load()
        return image


def listed(folder: Path) -> list[dict[str, str]]:
    """The lines of the list."""
    with (folder / "copies.csv").open(encoding="utf-8", newline="") as stream:
        return list(csv.DictReader(stream))


def manifest(folder: Path) -> dict[str, Any]:  # Any: what JSON holds
    """The manifest of a folder, which keeps its schema and names every other file."""
    told: dict[str, Any] = json.loads((folder / "manifest.json").read_text("utf-8"))
    schema = json.loads((ROOT / "schemas/manifest.schema.json").read_text("utf-8"))
    jsonschema.validate(told, schema)
    others = {path.name for path in folder.iterdir() if path.is_file()} - {"manifest.json"}
    assert {file["path"] for file in told["files"]} == others
    return told


def saved(folder: Path) -> list[Any]:  # Any: what JSON holds
    """The objects of a saved object."""
    (path,) = (path for path in folder.glob("*.json") if path.name != "manifest.json")
    objects: list[Any] = json.loads(path.read_text("utf-8"))["ObjectStates"]
    return objects
