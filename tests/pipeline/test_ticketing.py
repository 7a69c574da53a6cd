"""The ticket beside files for a press, and what readers have signed of them."""

import json
from pathlib import Path
from typing import Any

import pypdfium2
import pytest

from tests.cli.exports import edition
from tests.cli.terminal import typed


def ticket(folder: Path) -> str:
    """The text of the one page."""
    document = pypdfium2.PdfDocument(folder / "ticket.pdf")
    assert len(document) == 1
    text: str = document[0].get_textpage().get_text_range()
    document.close()
    return " ".join(text.split())


def manifest(folder: Path) -> dict[str, Any]:  # Any: what JSON holds
    told: dict[str, Any] = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
    return told


@pytest.fixture
def fruit(tmp_path: Path) -> Path:
    """Six cards of three designs."""
    return edition(tmp_path / "fruit", ["Cherry", "Plum", "Pear"], copies="3,2,1")


def built(folder: Path, *args: str | Path) -> Path:
    result = typed("build", folder, "--profile", "press", *args, "--out", folder.parent / "out")
    assert result.exit_code == 0, result.output
    return folder.parent / "out" / folder.name / "press"


def test_a_press_build_has_a_ticket_of_its_files_and_copies(fruit: Path) -> None:
    folder = built(fruit, "--spot", "gold=GOLD INK")
    text = ticket(folder)

    assert "Job ticket" in text
    assert "cards.pdf 63 × 88 mm (tcg) 3 6 6" in text
    assert "cherry × 3 · plum × 2 · pear × 1" in text
    assert "6 cards" in text
    assert "GOLD INK" in text
    for fact in (
        "standard PDF/X-4",
        "condition FOGRA39",
        "bleed 3 mm on every side, in the file; text at least 3 mm from the cut",
        "one face a page: the front of a card, then its back",
        "die outline in a file of its own",
        "total ink 300% at most",
        "55 a sheet: 1 (49 free)",
        "thickness 1.92 mm for one game",
        "(33 verified, 0 not verified)",
        "boxes and pages (V101–V107)",
    ):
        assert fact in text, fact
    assert [file["path"] for file in manifest(folder)["files"]].count("ticket.pdf") == 1


def test_a_check_that_could_not_be_made_is_told_with_its_reason(
    fruit: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cardsmith.press.preflight.looking._MOST_CONTENT", 9)
    folder = built(fruit)

    assert {"code": "V404", "state": "not-verified", "reason": "long"} in manifest(folder)["checks"]
    assert "V404 (long)" in ticket(folder)


def test_unsigned_cards_are_in_the_manifest_and_on_the_ticket(fruit: Path) -> None:
    typed("sign", fruit, "--cards", "card:cards/plum", "--by", "Anne")

    folder = built(fruit)
    checks = {check["code"]: check for check in manifest(folder)["checks"]}

    assert checks["I182"]["state"] == "not-verified"
    assert checks["I182"]["reason"] == "unsigned: cards/cherry, cards/pear"
    assert "2 cards not signed: cards/cherry, cards/pear" in ticket(folder)


def test_only_what_is_signed_is_built_where_that_is_asked(fruit: Path, tmp_path: Path) -> None:
    typed("sign", fruit, "--cards", "card:cards/plum", "--by", "Anne")
    refused = typed("build", fruit, "--require-signed", "--out", tmp_path / "out", "--lang", "en")

    assert refused.exit_code == 1
    assert "I182 2 cards are not signed: cards/cherry, cards/pear" in refused.output
    assert "cardsmith sign fruit --cards card:cards/cherry --by NAME" in refused.output
    assert not (tmp_path / "out").exists()

    for card in ("cherry", "pear"):
        typed("sign", fruit, "--cards", f"card:cards/{card}", "--by", "Anne")
    folder = built(fruit, "--require-signed")
    assert "every card is signed by a reader" in ticket(folder)

    cards = fruit / "cards.csv"
    cards.write_text(cards.read_text("utf-8").replace("Pear", "Peer"), encoding="utf-8")
    changed = typed("build", fruit, "--require-signed", "--out", tmp_path / "out", "--lang", "en")
    assert changed.exit_code == 1
    assert "I182 one card is not signed: cards/peer" in changed.output


def test_a_component_that_is_built_alone_renews_the_ticket(tmp_path: Path) -> None:
    first = typed("build", "dalmuti", "--profile", "press", "--component", "aid", "--out", tmp_path)
    then = typed("build", "dalmuti", "--profile", "press", "--component", "status", "--out",
                 tmp_path)  # fmt: skip

    assert (first.exit_code, then.exit_code) == (0, 0)
    paths = [file["path"] for file in manifest(tmp_path / "dalmuti/press")["files"]]
    assert sorted(paths) == sorted(set(paths))
    text = ticket(tmp_path / "dalmuti/press")
    assert "aid.pdf" in text
    assert "status.pdf" in text


def test_a_box_lies_flat_in_its_file_and_has_no_straight_cut_to_look_at(tmp_path: Path) -> None:
    typed("build", "dalmuti", "--profile", "press", "--component", "box", "--out", tmp_path)

    text = ticket(tmp_path / "dalmuti/press")
    assert "box.pdf, à plat" in text
    assert "aucun tracé dans les fichiers" in text
    assert "non vérifiés V104 · V105" in text


def test_home_files_have_no_ticket(fruit: Path, tmp_path: Path) -> None:
    typed("build", fruit, "--out", tmp_path / "out")

    assert not list((tmp_path / "out").rglob("ticket.pdf"))


def test_text_at_the_cut_stops_a_press_build(tmp_path: Path) -> None:
    folder = edition(tmp_path / "near", ["Cherry"])
    template = folder / "card.yaml"
    text = template.read_text("utf-8").replace("[5mm, 5mm, 53mm", "[1mm, 5mm, 61mm")
    template.write_text(text, encoding="utf-8")

    result = typed("build", folder, "--profile", "press", "--out", tmp_path / "out")

    assert result.exit_code == 1
    assert "L106" in result.output
    assert not (tmp_path / "out").exists()
