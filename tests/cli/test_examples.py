"""The examples of codes that only a command or a build can raise."""

import re
import shlex
import shutil
from collections.abc import Callable, Mapping
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

POINT = re.compile(r"\d\.\d+\s(?:×|mm|cm|pt|%)")
"""A measure that is not written as French does."""

NEEDED = {
    "impose": foreign_cards.examples,
    "import": imports.examples,
    "veiled": presses.veiled,
    "sign": proofs.examples,
}
"""What writes the files that a command needs."""

NARROWED: Mapping[str, str] = {
    "F029": "dalmuti --component aid",
    "I103": "--component cards",
    "I105": "--component cards",
    "I106": "--component aid",
    "I110": "--component aid",
    "I111": "--component aid",
    "I123": "--component cards",
    "I130": "--component aid",
    "I131": "--component aid",
    "I180": "--only rank:1",
    "L101": "--component cards",
    "L102": "--component cards",
}
"""What is added to a build of whole games, which says the same of less; whole ones are soak."""

NARROWED_WHEN_GOOD: Mapping[str, str] = {
    "I173": "--only rank:1",
    "I181": "--only card:marotte/abscons",
}
"""What only a good example is narrowed by: the bad one asks for a component without cards."""

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


@pytest.fixture(scope="module")
def needed(tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, Path]:
    """For each word of ``NEEDED`` a folder with its files, written once."""
    folders = {word: tmp_path_factory.mktemp("needed") for word in NEEDED}
    for word, folder in folders.items():
        NEEDED[word](folder)
    return folders


Answered = Callable[[Example, str, str], str]


@pytest.fixture
def answered(
    needed: Mapping[str, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Answered:
    """What an example makes the tool say: a command is typed, a folder is built."""

    def answer(example: Example, name: str, added: str) -> str:
        folder = tmp_path / name
        folder.mkdir()
        monkeypatch.chdir(folder)
        (folder / "README.md").write_text("a file in the way of a folder", encoding="utf-8")
        for word, ready in needed.items():
            if f" {word} " in str(example):
                shutil.copytree(ready, folder, dirs_exist_ok=True)
        if " preflight " in str(example):
            press_files.examples(folder, str(example))
        monkeypatch.setenv("XDG_CONFIG_HOME", str(folder / "settings"))
        if " --printer " in str(example):
            typed("calibrate", "--save", "salon", "--dx", "0.3")
        if isinstance(example, dict) and list(example) == ["printers.yaml"]:
            written(folder / "settings" / "cardsmith", example)
            return typed("calibrate", "--list", lang="fr").output
        words = shlex.split(added)
        if isinstance(example, str) and example.startswith("$ cardsmith "):
            words = [*shlex.split(example.removeprefix("$ cardsmith ")), *words]
            return typed(*words, lang="fr").output
        written(folder, example)
        return typed("build", folder, *words, "--out", folder / "out", lang="fr").output

    return answer


def keeps_its_word(code: str, answered: Answered, bad: str = "", good: str = "") -> None:
    """Check that the bad example of a code, with these words, raises it and the good one not."""
    found, shop = entry(code), " --profile tgc" if code in FOR_A_SHOP else ""
    told = answered(found.bad, "bad", bad + shop)

    assert f" {code} " in told
    assert not POINT.search(told)
    assert f" {code} " not in answered(found.good, "good", good + shop)


@pytest.mark.parametrize("code", sorted({*DRAWN, *COMMANDS} - REFUSED_BY_THE_SYSTEM))
def test_a_code_keeps_its_word(code: str, answered: Answered) -> None:
    added = NARROWED.get(code, "")
    keeps_its_word(code, answered, added, NARROWED_WHEN_GOOD.get(code, added))


@pytest.mark.soak
@pytest.mark.parametrize("code", sorted({*NARROWED, *NARROWED_WHEN_GOOD}))
def test_a_code_keeps_its_word_when_whole_games_are_built(code: str, answered: Answered) -> None:
    keeps_its_word(code, answered)
