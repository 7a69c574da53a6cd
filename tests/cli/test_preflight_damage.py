"""Files that were cut short or damaged on their way: told as such, never called right."""

import zipfile
from pathlib import Path

import pytest

from tests.cli.foreign_cards import pdf
from tests.cli.terminal import typed
from tests.press.preflight.faulty import pixels, press_file


@pytest.mark.parametrize("lost", [2, 6, 9, 12, 16, 20, 60, 700])
def test_a_file_that_lacks_its_last_bytes_is_never_called_right(lost: int, press: Path) -> None:
    """Readers repair it without a word: it is judged all the same, and said to be damaged."""
    (press / "torn.pdf").write_bytes(press_file()[:-lost])
    done = typed("preflight", "torn.pdf", "--lang", "en")

    assert done.exit_code == 1
    assert "torn.pdf: error V605 this file is damaged: it was repaired to be read" in done.output
    assert "[damaged → whole]" in done.output
    assert "V104 verified" in done.output


def test_a_file_that_is_repaired_to_be_read_is_told_though_it_ends_well(press: Path) -> None:
    (press / "astray.pdf").write_bytes(press_file().replace(b"startxref\n", b"startxref\n1"))

    assert "error V605" in typed("preflight", "astray.pdf", "-q", "--lang", "en").output


@pytest.mark.parametrize("behind", [b"", b"\r\n", b"\0" * 900])
def test_what_stands_behind_the_end_of_a_file_is_no_damage(behind: bytes, press: Path) -> None:
    (press / "whole.pdf").write_bytes(press_file().rstrip() + behind)

    assert typed("preflight", "whole.pdf").exit_code == 0


def test_a_torn_sheet_for_home_is_told_too(press: Path) -> None:
    pdf(Path("sheet.pdf"), size=(210, 297))
    assert typed("preflight", "sheet.pdf", "--profile", "home").exit_code == 0

    Path("sheet.pdf").write_bytes(Path("sheet.pdf").read_bytes()[:-12])
    assert "V605" in typed("preflight", "sheet.pdf", "--profile", "home", "-q").output


@pytest.mark.parametrize("lost", [1, 22, 60, 100])
def test_a_zip_that_is_cut_short_is_told_as_one(lost: int, press: Path) -> None:
    _packed(press / "cards.zip")
    whole = (press / "cards.zip").read_bytes()
    assert typed("preflight", "cards.zip", "--profile", "tgc").exit_code == 0
    (press / "cards.zip").write_bytes(whole[:-lost])

    done = typed("preflight", "cards.zip", "--profile", "tgc", "--lang", "en")
    assert done.exit_code == 2
    assert "cards.zip: error I152 this ZIP is damaged or locked: it cannot be read" in done.output


@pytest.mark.parametrize("at", range(30, 60, 5))
def test_a_zip_that_was_damaged_on_its_way_has_an_answer(at: int, press: Path) -> None:
    _packed(press / "cards.zip")
    data = bytearray((press / "cards.zip").read_bytes())
    data[at] ^= 0xFF
    (press / "cards.zip").write_bytes(data)

    done = typed("preflight", "cards.zip", "--profile", "tgc", "--lang", "en")
    assert (done.exit_code, "I152 this ZIP is damaged" in done.output) in {(2, True), (3, False)}


def _packed(path: Path) -> None:
    """A ZIP of one picture that a portal takes."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as box:
        box.writestr("one.png", pixels())
