"""An edition with tables that were exported from it, for the examples of ``import``."""

from pathlib import Path

from tests.cli.terminal import typed

EDITION = "schema: 1\ngame: bouffon\ntitle: Essai\nlanguage: fr\n"
PACKET = (
    "schema: 1\nletter: P\ncards:\n  - title: peur\n    synonyms:\n      - {}\n      - effroi\n"
)


def examples(folder: Path) -> None:
    """``ancien.csv`` was exported before a word of ``jeu`` changed, ``cartes.csv`` after."""
    edition = folder / "jeu"
    edition.mkdir()
    (edition / "edition.yaml").write_text(EDITION, encoding="utf-8")
    (edition / "e.csv").write_text("titre;syn1;syn2\nécole;bahut;classe\n", encoding="utf-8")
    for name, word in (("ancien.csv", "trouille"), ("cartes.csv", "frayeur")):
        (edition / "p.yaml").write_text(PACKET.format(word), encoding="utf-8")
        typed("export", edition, "--to", "csv", "--out", folder / "out")
        table = (folder / "out" / "jeu" / "csv" / "jeu.csv").read_text(encoding="utf-8-sig")
        head, *rows = table.splitlines()
        kept = [row for row in rows if row.startswith("P;")]
        (folder / name).write_text("\n".join([head, *kept, ""]), encoding="utf-8")
    doubled = (folder / "cartes.csv").read_text(encoding="utf-8")
    last = doubled.splitlines()[-1]
    (folder / "doubles.csv").write_text(f"{doubled}{last}\n", encoding="utf-8")
    (folder / "p.yaml").write_text(PACKET.format("frayeur"), encoding="utf-8")
