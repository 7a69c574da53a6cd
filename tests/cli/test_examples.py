"""The examples of codes that only a command or a build can raise."""

import shlex
from pathlib import Path

import pytest

from cardsmith.intake.shipped.messages import Example, entry
from cardsmith.model.codes import SEVERITIES
from tests.cli import foreign_cards, imports, press_files, presses, proofs
from tests.cli.terminal import typed
from tests.intake.reading import written

DRAWN = [code for code in SEVERITIES if code[0] in "KLI"]
REFUSED_BY_THE_SYSTEM = {"F009", "F028", "F030", "F036", "F051", "I163"}
"""What needs a disk, a right, a screen, a moment or a library gone that a test cannot count on:
tests/press, tests/intake, tests/cli/test_watch.py, tests/cli/test_stats.py."""

FOR_A_SHOP = {"L106", "L107", "L108"}
"""What only a print shop's knife spoils: built for a portal."""

NEEDED = {
    "impose": foreign_cards.examples,
    "import": imports.examples,
    "veiled": presses.veiled,
    "sign": proofs.examples,
}
"""What writes the files that a command needs."""

COMMANDS = [
    code
    for code in SEVERITIES
    if str(entry(code).bad).startswith("$") and code not in REFUSED_BY_THE_SYSTEM
]


def test_a_card_that_would_not_fit_is_told_by_check(tmp_path: Path) -> None:
    """C417, before anything is built: L101 tells it then."""
    for name, told in (("bad", True), ("good", False)):
        example = getattr(entry("C417"), name)
        written(tmp_path / name, example)

        assert (" C417 " in typed("check", tmp_path / name).output) is told


def answered(
    example: Example, folder: Path, monkeypatch: pytest.MonkeyPatch, profile: str = "home"
) -> str:
    """What the example makes the tool say: a command is typed, a folder is built."""
    folder.mkdir()
    monkeypatch.chdir(folder)
    (folder / "README.md").write_text("a file in the way of a folder", encoding="utf-8")
    for word, write in NEEDED.items():
        if f" {word} " in str(example):
            write(folder)
    if " preflight " in str(example):
        press_files.examples(folder, str(example))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(folder / "settings"))
    if " --printer " in str(example):
        typed("calibrate", "--save", "salon", "--dx", "0.3")
    if isinstance(example, dict) and list(example) == ["printers.yaml"]:
        written(folder / "settings" / "cardsmith", example)
        return typed("calibrate", "--list").output
    if isinstance(example, str) and example.startswith("$ cardsmith "):
        return typed(*shlex.split(example.removeprefix("$ cardsmith "))).output
    written(folder, example)
    return typed("build", folder, "--profile", profile, "--out", folder / "out").output


@pytest.mark.parametrize("code", sorted({*DRAWN, *COMMANDS} - REFUSED_BY_THE_SYSTEM))
def test_a_code_keeps_its_word(code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found, profile = entry(code), "tgc" if code in FOR_A_SHOP else "home"

    assert f" {code} " in answered(found.bad, tmp_path / "bad", monkeypatch, profile)
    assert f" {code} " not in answered(found.good, tmp_path / "good", monkeypatch, profile)
