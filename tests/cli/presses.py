"""Editions with pictures that a print shop may refuse."""

from pathlib import Path

from PIL import Image


def veiled(folder: Path) -> Path:
    """An edition of one card, whose picture lets its ground show through."""
    edition = folder / "veiled"
    edition.mkdir()
    (edition / "edition.yaml").write_text(
        "schema: 1\ngame: custom\ntitle: Veiled\nlanguage: en\ncomponents:\n"
        "  - {name: hero, data: hero.csv, template: hero.yaml}\n",
        encoding="utf-8",
    )
    (edition / "hero.csv").write_text("title\nwolf\n", encoding="utf-8")
    (edition / "hero.yaml").write_text(
        "schema: 1\nsize: tcg\nbleed: 3mm\nfront:\n"
        "  - rect: {in: [0mm, 0mm, 63mm, 88mm], fill: gold, bleed: true}\n"
        "  - image: {in: [10mm, 20mm, 43mm, 43mm], src: veil.png}\n",
        encoding="utf-8",
    )
    Image.new("RGBA", (600, 600), (40, 0, 160, 128)).save(edition / "veil.png")
    return edition


def pack(folder: Path) -> Path:
    """An edition of sixty cards of two designs, which leave places of sheets free."""
    edition = folder / "pack"
    edition.mkdir()
    (edition / "edition.yaml").write_text(
        "schema: 1\ngame: custom\ntitle: Pack\nlanguage: en\ncomponents:\n"
        "  - {name: cards, data: cards.csv, template: card.yaml}\n",
        encoding="utf-8",
    )
    (edition / "cards.csv").write_text("title,copies\nwolf,58\nfox,2\n", encoding="utf-8")
    (edition / "card.yaml").write_text(
        "schema: 1\nsize: tcg\nbleed: 3mm\nfront:\n"
        "  - rect: {in: [0mm, 0mm, 63mm, 88mm], fill: paper, bleed: true}\n"
        "back:\n  - rect: {in: [0mm, 0mm, 63mm, 88mm], fill: wine, bleed: true}\n",
        encoding="utf-8",
    )
    return edition
