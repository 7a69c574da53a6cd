"""``build`` says how much ink is printed."""

import re
from pathlib import Path

import pytest

from tests.cli.terminal import typed


@pytest.fixture(autouse=True)
def _in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_the_ink_of_sheets_is_told_in_one_line_and_is_less_where_little_is_wanted() -> None:
    full, little = (
        typed("build", "dalmuti", "--component", "cards", "--profile", profile)
        for profile in ("home", "home-eco")
    )
    shares = [
        int(share)
        for answer in (full, little)
        for share in re.findall(r"^ink: about (\d+)% coverage$", answer.output, re.MULTILINE)
    ]

    assert len(shares) == 2
    assert 0 < 3 * shares[1] < shares[0] < 40


def test_the_line_is_french_for_a_french_speaker() -> None:
    answer = typed("build", "dalmuti", "--component", "aid", lang="fr")

    told = re.compile("^encre\u00a0: environ \\d+\u00a0% de couverture$", re.MULTILINE)
    assert told.search(answer.output)


def test_hardly_any_ink_is_said_so() -> None:
    Path("jeu").mkdir()
    Path("jeu/edition.yaml").write_text(
        "game: custom\ntitle: Jeu\nlanguage: fr\ncomponents:\n"
        "  - {name: cartes, data: cartes.csv, template: blanc.yaml}\n",
        encoding="utf-8",
    )
    Path("jeu/cartes.csv").write_text("titre\na\n", encoding="utf-8")
    Path("jeu/blanc.yaml").write_text(
        "styles: {t: {font: Alegreya, size: 6pt}}\n"
        'front:\n  - text: {in: [5mm, 5mm, 9mm, 9mm], style: t, value: "{{ titre }}"}\n',
        encoding="utf-8",
    )

    assert "ink: less than 1% coverage" in typed("build", "jeu").output


def test_nothing_is_said_of_files_for_a_press_nor_quietly() -> None:
    aid = "build", "dalmuti", "--component", "aid"

    assert "ink" not in typed(*aid, "--profile", "single").output
    assert typed(*aid, "-q").output == ""
