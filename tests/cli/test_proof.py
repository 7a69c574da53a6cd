"""``proof``: what it writes, what it says, what it refuses."""

from pathlib import Path

import pypdfium2
import pytest

from tests.cli.proofs import EDITION, MAROTTE, edition
from tests.cli.terminal import typed
from tests.conftest import ROOT


def test_a_proof_is_a_pdf_below_output(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    edition(tmp_path / "jeu", m=MAROTTE)
    answer = typed("proof", "jeu", lang="fr")

    assert answer.exit_code == 0, answer.output
    assert answer.stdout.splitlines()[0] == "output/jeu/proof.pdf\u00a0: 4 cartes sur 4 pages"
    assert len(pypdfium2.PdfDocument(tmp_path / "output/jeu/proof.pdf")) == 4


@pytest.mark.parametrize("name", ["lu.html", "lu.xlsx", "lu.pdf"])
def test_the_name_of_the_file_tells_the_format(name: str, tmp_path: Path) -> None:
    begins = {".html": b"<!doctype html>", ".xlsx": b"PK", ".pdf": b"%PDF-"}
    path = tmp_path / name
    answer = typed("proof", edition(tmp_path / "jeu", m=MAROTTE), "--out", path)

    assert answer.exit_code == 0, answer.output
    assert path.read_bytes().startswith(begins[path.suffix])


@pytest.mark.parametrize(
    "words",
    [
        ("--format", "html", "--out", "lu.pdf"),
        ("--out", "lu.docx"),
        ("--out", "jeu/lu.xlsx"),
        ("--paper", "a5"),
        ("--only", "changed"),
        ("--only", "card:P/loup"),
        ("--only", "packet:P"),
    ],
)
def test_what_cannot_be_done_is_said_and_nothing_written(
    words: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A workbook among the decks of the edition would be read as one of them."""
    monkeypatch.chdir(tmp_path)
    edition(tmp_path / "jeu")
    answer = typed("proof", "jeu", *words)

    assert answer.exit_code == 2
    assert words[-2] in answer.output
    assert sorted(path.name for path in tmp_path.iterdir()) == ["jeu"]


def test_a_deck_with_an_error_is_shown_and_exits_1(tmp_path: Path) -> None:
    place = edition(tmp_path / "jeu", p=EDITION["p.yaml"].replace("frayeur", "peur"))
    answer = typed("proof", place, "--out", tmp_path / "lu.html")

    assert answer.exit_code == 1
    assert "C404" in (tmp_path / "lu.html").read_text(encoding="utf-8")


def test_only_some_cards(tmp_path: Path) -> None:
    path = tmp_path / "lu.html"
    answer = typed("proof", edition(tmp_path / "jeu"), "--out", path, "--only", "letter:V")

    assert answer.stdout.splitlines()[0].endswith("lu.html: 1 card")
    assert "voler" in path.read_text(encoding="utf-8")
    assert "peur" not in path.read_text(encoding="utf-8")


def test_only_what_nobody_has_signed(tmp_path: Path) -> None:
    place, path = edition(tmp_path / "jeu"), tmp_path / "lu.html"
    typed("sign", place, "--by", "Anne", "--cards", "letter:P")
    typed("proof", place, "--out", path, "--unread")
    first = path.read_text(encoding="utf-8")
    edition(place, p=EDITION["p.yaml"].replace("angoisse", "effroi"))
    typed("proof", place, "--out", path, "--unread")
    second = path.read_text(encoding="utf-8")
    typed("sign", place, "--by", "Anne", "--cards", "letter:P,V")
    path.unlink()
    answer = typed("proof", place, "--out", path, "--unread")

    assert ("peur" in first, "pain" in first, "voler" in first) == (False, False, True)
    assert ("peur" in second, "pain" in second, "voler" in second) == (True, False, True)
    assert answer.exit_code == 0
    assert "Every card has been read" in answer.stdout
    assert not path.exists()


@pytest.mark.parametrize("made", ["pdf", "html", "xlsx"])
def test_the_same_deck_is_the_same_file(made: str, tmp_path: Path) -> None:
    place = edition(tmp_path / "jeu")
    one, other = (tmp_path / f"{name}.{made}" for name in ("one", "other"))
    for path in (one, other):
        typed("proof", place, "--out", path)

    assert one.read_bytes() == other.read_bytes()


def test_every_game_has_a_proof(tmp_path: Path) -> None:
    samples = ROOT / "docs" / "samples" / "anchors"
    for name, title in (("dalmuti", "Faucheur"), (str(samples), "")):
        path = tmp_path / "lu.html"
        answer = typed("proof", name, "--out", path, lang="fr")

        assert answer.exit_code == 0, answer.output
        assert title in path.read_text(encoding="utf-8")


def test_letter_is_the_other_paper(tmp_path: Path) -> None:
    typed("proof", edition(tmp_path / "jeu"), "--out", tmp_path / "lu.pdf", "--paper", "letter")
    page = pypdfium2.PdfDocument(tmp_path / "lu.pdf")[0]

    assert page.get_size() == pytest.approx((612, 792), abs=0.1)
