"""The editions that are measured: letter cards as ``make_deck`` writes them, and custom ones."""

import re
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random

HERE = Path(__file__).resolve().parent
CUSTOM = """schema: 1
game: custom
title: Banc d’essai
language: fr
components:
  - {name: cartes, data: cartes.csv, template: carte.yaml}
"""
TEMPLATE = """schema: 1
size: tcg
styles:
  title: {font: Cinzel Bold, size: 16pt, min_size: 8pt, align: centre}
  body: {font: Alegreya, size: 10pt, min_size: 7pt, hyphenate: true}
  number: {font: Alegreya Bold, size: 12pt, align: right}
front:
  - rect: {in: [3mm, 3mm, -3mm, -3mm], stroke: ink, radius: 3mm}
  - text: {in: [6mm, 6mm, 40mm, 10mm], style: title, value: "{{ titre }}"}
  - text: {in: [46mm, 6mm, 11mm, 8mm], style: number, value: "{{ numero }}"}
  - text: {in: [6mm, 22mm, 51mm, 56mm], style: body, value: "{{ texte }}"}
"""
SYLLABLES = "ra ti no lé mou cha ver pin sol dur gri ba té ron gui çon naï fê lou pa mi fra bel"


def letters(folder: Path, cards: int) -> Path:
    """An edition of Le Bouffon in ``folder/edition``, the same cards for typst beside it."""
    folder.mkdir(parents=True, exist_ok=True)
    maker = str(HERE / "make_deck.py")
    subprocess.run([sys.executable, maker, str(cards), str(folder)], check=True)
    (folder / "cards.typ").write_bytes((HERE / "cards.typ").read_bytes())
    return folder


def custom(folder: Path, cards: int) -> Path:
    """A custom edition of so many cards of a title, a number and a text, in ``folder/edition``."""
    chance, syllables = Random(7), SYLLABLES.split()

    def word() -> str:
        return "".join(chance.choices(syllables, k=chance.randint(1, 3)))

    edition = folder / "edition"
    edition.mkdir(parents=True, exist_ok=True)
    (edition / "edition.yaml").write_text(CUSTOM, "utf-8")
    (edition / "carte.yaml").write_text(TEMPLATE, "utf-8")
    with (edition / "cartes.csv").open("w", encoding="utf-8") as stream:
        stream.write("titre;numero;texte\n")
        for number in range(cards):
            text = " ".join(word() for _ in range(14))
            stream.write(f"{word()} {number};{number % 60};{text}\n")
    return folder


def clear(folder: Path) -> None:
    """Let the next build be the first one."""
    for name in ("out", ".cache"):
        shutil.rmtree(folder / name, ignore_errors=True)


def edit(folder: Path) -> None:
    """Change one synonym of one card, another one than the time before."""
    packet = folder / "edition" / "m.yaml"
    text = packet.read_text("utf-8")
    changed = re.sub(r"(?m)^(      - \w+)$", r"\1ta", text, count=1)
    packet.write_text(changed, "utf-8")
