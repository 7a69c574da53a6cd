"""A template or a back that cannot be had is told where the edition names it."""

from pathlib import Path

import pytest

from tests.cli.terminal import typed

CARD = "styles: {t: {font: Alegreya, size: 12pt}}\nfront: []\n"


def edition(here: Path, component: str) -> None:
    """A game of one component whose declaration is so written."""
    (here / "jeu").mkdir()
    (here / "jeu" / "edition.yaml").write_text(
        "game: custom\ntitle: Essai\nlanguage: fr\ncomponents:\n"
        "  - name: autres\n    data: cartes.csv\n" + component,
        encoding="utf-8",
    )
    (here / "jeu" / "cartes.csv").write_text("titre\nun\n", encoding="utf-8")
    (here / "jeu" / "carte.yaml").write_text(CARD, encoding="utf-8")
    (here / "jeu" / "dos.png").write_bytes(b"bonjour")
    (here / "jeu" / "dos.jpg").write_bytes(b"\xff\xd8\xff" + b"\0" * 50)


@pytest.mark.parametrize(
    ("component", "told"),
    [
        ("    template: carte.yaml\n    back: dos.png\n", "edition.yaml:8:11: error K116"),
        ("    back: dos.jpg\n", "edition.yaml:7:11: error K116"),
        ('    back: "{{ titre | souvent }}"\n', "edition.yaml:7:12: error K123"),
    ],
)
def test_a_broken_back_is_told_where_it_is_named(
    component: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    edition(tmp_path, component)

    answer = typed("build", "jeu")

    assert answer.exit_code == 1
    assert f"jeu/{told}" in answer.output.replace("\\", "/"), answer.output
    assert not (tmp_path / "output").exists()
