"""Second opinions stand under their names; who is absent has not run, and nobody's word decides."""

import importlib.util
import json
import shutil
import subprocess
from pathlib import Path

import pytest

from cardsmith.intake.shipped.limits import read_limits
from cardsmith.model.preflight import Opinion, State
from cardsmith.press.preflight import opinions as asked
from cardsmith.press.preflight.opinions import opinions
from tests.cli.terminal import typed
from tests.press.preflight.faulty import press_file

LIMITS = read_limits("press")


@pytest.fixture
def good(tmp_path: Path) -> Path:
    path = tmp_path / "good.pdf"
    path.write_bytes(press_file())
    return path


def test_what_is_not_installed_has_not_run(good: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda _: None)
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)

    assert [(one.tool, one.state, one.reason) for one in opinions(good, LIMITS)] == [
        ("Ghostscript", State.NOT_VERIFIED, "absent"),
        ("pdf_oxide", State.NOT_VERIFIED, "absent"),
        ("PDFBox (A-1b)", State.NOT_VERIFIED, "absent"),
    ]


def test_a_program_that_does_not_end_is_stopped(
    good: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def endless(*_: str) -> None:
        raise subprocess.TimeoutExpired("gs", 1)

    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(asked, "_run", endless)

    assert opinions(good, LIMITS)[0].reason == "time"


def test_a_program_that_breaks_has_not_run(good: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: str) -> None:
        raise OSError

    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(asked, "_run", broken)

    first = opinions(good, LIMITS)[0]
    assert (first.state, first.reason) == (State.NOT_VERIFIED, "broke")


def test_what_others_say_stands_under_their_names_and_decides_nothing(
    good: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = (
        Opinion("Ghostscript", State.FAILED, ("310 % ink, page 1",)),
        Opinion("PDFBox (A-1b)", State.NOT_VERIFIED, reason="absent"),
    )
    monkeypatch.setattr(asked, "opinions", lambda *_: said)

    alone = typed("preflight", good, "--lang", "en")
    done = typed("preflight", good, "--second-opinions", "--lang", "en")
    told = json.loads(typed("preflight", good, "--second-opinions", "--json").stdout)["opinions"]

    assert (alone.exit_code, done.exit_code) == (0, 0)
    assert "Ghostscript" not in alone.output
    lines = done.output.splitlines()
    assert [line for line in lines if "310 % ink" in line and "Ghostscript" in line]
    assert [line for line in lines if "not installed" in line and "PDFBox (A-1b)" in line]
    assert [(one["tool"], one["state"]) for one in told] == [
        ("Ghostscript", "failed"),
        ("PDFBox (A-1b)", "not-verified"),
    ]


@pytest.mark.soak
@pytest.mark.skipif(shutil.which("gs") is None, reason="Ghostscript is not installed")
def test_ghostscript_weighs_the_same_ink(tmp_path: Path) -> None:
    for fault, state in (("", State.VERIFIED), ("tac400", State.FAILED)):
        path = tmp_path / f"{fault or 'good'}.pdf"
        path.write_bytes(press_file(fault))
        said = opinions(path, LIMITS)[0]

        assert said.state is state
        assert said.said[0].startswith("400 %" if fault else "240 %")


@pytest.mark.soak
@pytest.mark.skipif(
    shutil.which("java") is None or not Path("/usr/share/java/preflight.jar").is_file(),
    reason="PDFBox is not installed",
)
@pytest.mark.parametrize(
    ("fault", "state"), [("", State.VERIFIED), ("unembedded_font", State.FAILED)]
)
def test_pdfbox_takes_the_file_for_an_archive(fault: str, state: State, tmp_path: Path) -> None:
    path = tmp_path / "card.pdf"
    path.write_bytes(press_file(fault))
    said = opinions(path, LIMITS)[2]

    assert (said.state, said.reason) == (state, "")
    assert bool(said.said) is (state is State.FAILED)
