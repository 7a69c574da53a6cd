"""A file for a press that fails its preflight is not handed over; by force its name says so."""

import json
from pathlib import Path

import pypdfium2
import pytest

from tests.cli.terminal import typed
from tests.intake.reading import written

SHORT = ("build", "dalmuti", "--profile", "press", "--component", "aid", "--bleed", "1mm")
"""A bleed that no shop takes."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("forced")


def test_what_a_shop_would_refuse_is_not_written(folder: Path) -> None:
    done = typed(*SHORT, "--out", folder / "fair", "--lang", "en")

    assert done.exit_code == 1
    assert "nothing written" in done.output
    assert not (folder / "fair").exists()


def test_by_force_it_is_written_under_a_name_that_says_so(folder: Path) -> None:
    done = typed(*SHORT, "--force", "--out", folder / "forced", "--lang", "en")
    made = folder / "forced" / "dalmuti" / "press"
    told = json.loads((made / "manifest.json").read_text("utf-8"))

    assert done.exit_code == 1
    assert "aid.pdf: error I183 page 1: V104, 1.0 mm; it has to be ≥ 3.0" in done.output
    assert (made / "aid-NON-CONFORME.pdf").is_file()
    assert not (made / "aid.pdf").exists()
    assert "aid-NON-CONFORME.pdf" in {file["path"] for file in told["files"]}
    assert {face["path"] for face in told["faces"]} == {"aid-NON-CONFORME.pdf", "aid-cut.pdf"}
    assert {"code": "V104", "state": "failed", "reason": ""} in told["checks"]
    with pypdfium2.PdfDocument(made / "ticket.pdf") as opened:
        assert "échecs V104" in " ".join(opened[0].get_textpage().get_text_range().split())


def test_what_one_file_fails_no_other_makes_good(tmp_path: Path) -> None:
    """A ground with its bleed, and one that ends where a knife may still be."""
    lines = "".join(
        f"  - {{name: {name}, data: c.csv, template: {name}.yaml}}\n" for name in ("right", "short")
    )
    ground = "front:\n  - rect: {in: [%s], fill: wine%s}\n"
    files = {
        "edition.yaml": f"game: custom\ntitle: E\nlanguage: en\ncomponents:\n{lines}",
        "c.csv": "t\na\n",
        "right.yaml": ground % ("0mm, 0mm, 0mm, 0mm", ", bleed: true"),
        "short.yaml": ground % ("-1.75mm, -1.75mm, 66.5mm, 91.5mm", ""),
    }
    options = ("--profile", "press", "--force", "--out", tmp_path)
    typed("build", written(tmp_path / "e", files), *options)
    told = json.loads((tmp_path / "e/press/manifest.json").read_text("utf-8"))

    assert {"right.pdf", "short-NON-CONFORME.pdf"} < {file["path"] for file in told["files"]}
    assert {"code": "V104", "state": "failed", "reason": ""} in told["checks"]


def test_force_changes_nothing_of_what_is_right(folder: Path) -> None:
    words: list[str | Path] = [*SHORT[:-2], "--force", "--out", folder / "good"]

    assert typed(*words).exit_code == 0
    assert (folder / "good" / "dalmuti" / "press" / "aid.pdf").is_file()


@pytest.mark.parametrize(("lang", "said"), [("en", "; 1 time more"), ("fr", "; 1 fois encore")])
def test_one_more_page_that_fails_is_told_as_one(lang: str, said: str, tmp_path: Path) -> None:
    """A front and a back with too little bleed: the first is told, and that there is another."""
    ground = "front:\n  - rect: {in: [0mm, 0mm, 0mm, 0mm], fill: wine, bleed: true}\n"
    line = "  - {name: cards, data: c.csv, template: card.yaml, back: card.yaml}\n"
    edition = f"game: custom\ntitle: E\nlanguage: en\ncomponents:\n{line}"
    written(tmp_path / "e", {"edition.yaml": edition, "c.csv": "t\na\n", "card.yaml": ground})

    options = ("--profile", "press", "--bleed", "1mm", "--out", tmp_path, "--lang", lang)
    done = typed("build", tmp_path / "e", *options)
    assert f"cards.pdf: {'erreur' if lang == 'fr' else 'error'} I183" in done.output
    assert said in done.output
