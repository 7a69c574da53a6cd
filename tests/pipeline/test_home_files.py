"""Every file for a printer at home says how it is printed, to the viewer and to its reader."""

from pathlib import Path

import pikepdf
import pypdfium2
import pytest

from tests.cli.terminal import typed

TURNED = {"cards", "marotte", "aid"}
"""What has backs, so that its sheets are turned."""

PROFILES = {"home": "a4", "home-letter": "letter", "home-eco": "a4", "home-access": "a4"}


FILES = ("cards", "marotte", "board", "pawns", "die", "box", "aid")
FEW = ("marotte", "pawns")


@pytest.mark.parametrize(
    ("profile", "files"),
    [
        ("home-letter", FILES),
        *((profile, FEW) for profile in PROFILES if profile != "home-letter"),
        *(pytest.param(profile, FILES, marks=pytest.mark.soak) for profile in PROFILES),
    ],
)
def test_a_file_explains_itself(tmp_path: Path, profile: str, files: tuple[str, ...]) -> None:
    answer = typed(
        "build", "bouffon", "--profile", profile, "--component", ",".join(files), "-o", tmp_path
    )
    assert answer.exit_code == 0, answer.output

    folder = tmp_path / "bouffon" / profile
    for name in files:
        path = folder / (f"board-{PROFILES[profile]}.pdf" if name == "board" else f"{name}.pdf")
        with pikepdf.open(path) as pdf:
            wishes = pdf.Root["/ViewerPreferences"]
            count = len(pdf.pages)
        assert wishes["/PrintScaling"] == "/None"
        assert wishes["/Duplex"] == ("/DuplexFlipLongEdge" if name in TURNED else "/Simplex")
        with pypdfium2.PdfDocument(path) as document:
            pages = [page.get_textpage().get_text_bounded() for page in document]
        sheets = (count + 1) // 2 if name in TURNED else count
        for number, page in enumerate(pages):
            sheet = number // 2 + 1 if name in TURNED else number + 1
            assert f"feuille {sheet}/{sheets}" in page
            assert "mesurez 50 mm" in page
            assert "ne pas ajuster à la page" in page
            assert (f"{sheets} feuilles" if sheets > 1 else "1 feuille") in page
            assert "couper" in page
            assert ("retourner sur le bord long" in page) == (name in TURNED)
            assert f"--profile {profile}" in page


def test_the_first_sheet_tells_how_to_turn_the_pile(tmp_path: Path) -> None:
    typed("build", "dalmuti", "--component", "cards", "-o", tmp_path)

    with pypdfium2.PdfDocument(tmp_path / "dalmuti/home/cards.pdf") as document:
        told = ["pages impaires" in page.get_textpage().get_text_bounded() for page in document]

    assert told == [True] + [False] * (len(told) - 1)
