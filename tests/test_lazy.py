"""What a command does not need, it does not load."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.foreign_cards import pdf, picture
from tests.conftest import ROOT

PRINTING = {"reportlab", "uharfbuzz", "pypdfium2", "pikepdf", "PIL"}
HEAVY = {"jsonschema", "pyphen", "yaml", "rich", "openpyxl", "python_calamine", *PRINTING}


def all_loaded(*words: str) -> set[str]:
    """The modules that a command has loaded when it ends."""
    script = (
        "import json, os, sys\n"
        "os._exit = lambda _: print(json.dumps(sorted(sys.modules)), file=sys.stderr)\n"
        f"sys.argv = ['cardsmith', *{list(words)!r}]\n"
        "from cardsmith.cli import main\n"
        "main()\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, check=False, encoding="utf-8"
    )
    return set(json.loads(done.stderr.splitlines()[-1]))


def loaded(*words: str) -> set[str]:
    """The top-level modules that a command has loaded when it ends."""
    return {name.partition(".")[0] for name in all_loaded(*words)}


@pytest.mark.parametrize(
    "words",
    [
        ("--help",),
        ("--version",),
        ("build", "--help"),
        ("export", "--help"),
        ("impose", "--help"),
        ("referee", "--help"),
    ],
)
def test_help_loads_nothing_heavy(words: tuple[str, ...]) -> None:
    assert not HEAVY & loaded(*words)


def test_checking_loads_no_printing_library() -> None:
    assert not {*PRINTING, "pyphen"} & loaded("check", "dalmuti")


def test_a_clean_deck_needs_no_jsonschema() -> None:
    assert "jsonschema" not in loaded("check", "bouffon")


def test_judging_loads_no_printing_library_and_no_question() -> None:
    modules = all_loaded("referee", "judge", "bouffon", "--case", "B044")

    assert not HEAVY - {"yaml"} & {name.partition(".")[0] for name in modules}
    assert not {name for name in modules if name.startswith("cardsmith.press")}
    assert "cardsmith.intake.replies" not in modules


def test_no_settings_are_looked_for_unless_a_printer_is_named(tmp_path: Path) -> None:
    modules = all_loaded("build", "dalmuti", "--component", "aid", "--out", str(tmp_path), "-q")

    assert not {"platformdirs", "cardsmith.impose.printer", "cardsmith.pipeline.printers"} & modules


def test_building_cards_loads_no_board_no_picture_no_other_game(tmp_path: Path) -> None:
    modules = all_loaded("build", "bouffon", "--component", "cards", "--out", str(tmp_path), "-q")

    assert (
        not {
            "cardsmith.impose.tiles",
            "cardsmith.intake.editions.components",
            "cardsmith.layout.board",
            "cardsmith.intake.templates.pictures",
            "cardsmith.layout.barcode",
            "cardsmith.layout.dalmuti",
            "cardsmith.press.bitmap",
            "jsonschema",
            "pyphen",
            "pypdfium2",
            "rich",
        }
        & modules
    )


def test_pictures_are_imposed_without_what_reads_pdf_and_pdf_without_what_reads_pictures(
    tmp_path: Path,
) -> None:
    out = ("-q", "--out", str(tmp_path / "out.pdf"))

    assert not {"pikepdf", "pypdfium2"} & loaded("impose", str(picture(tmp_path / "a.png")), *out)
    assert not {"PIL", "pypdfium2"} & loaded("impose", str(pdf(tmp_path / "a.pdf")), *out)


def test_pictures_of_cards_need_one_library_for_drawing_and_none_for_pictures(
    tmp_path: Path,
) -> None:
    words = ("--to", "png", "--dpi", "36", "--out", str(tmp_path), "-q")
    modules = all_loaded("export", "dalmuti", *words)

    assert "pypdfium2" in modules
    assert not {"PIL", "pikepdf", "jsonschema", "pyphen", "rich"} & modules
    assert "cardsmith.press.saved_object" not in modules
