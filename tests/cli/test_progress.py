"""A bar over long work: on a terminal only, and gone when the work is done."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from cardsmith.cli import progress
from cardsmith.cli.progress import Bar
from cardsmith.cli.waiting import is_terminal
from cardsmith.intake.editions.reading import read
from cardsmith.intake.progress import followed, heard_by
from tests.cli.terminal import typed
from tests.intake.reading import written


class Clock:
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.now = 0.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(progress, "time", made)
    return made


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Somebody looks, and work of a moment is long."""
    monkeypatch.setattr(progress, "is_terminal", lambda: True)
    monkeypatch.setattr(progress, "_PATIENCE", 0.0)
    monkeypatch.setattr(progress, "_PAUSE", 0.0)
    return iter(())


def test_nothing_is_shown_within_the_first_second_nor_ten_times_a_second(
    clock: Clock, capsys: pytest.CaptureFixture[str]
) -> None:
    bar = Bar("en")
    for tenth in range(200):
        clock.now = tenth / 20
        bar(tenth, 200, "card")
    lines = capsys.readouterr().err.split("\r")[1:]

    assert 80 < len(lines) <= 91
    assert re.fullmatch(r"\[#+\.+\]  10%  20/200 cards  20/s  0:09 left *", lines[0])


def test_the_rate_is_that_of_the_job_at_hand(
    clock: Clock, capsys: pytest.CaptureFixture[str]
) -> None:
    bar = Bar("fr")
    clock.now = 10.0
    bar(5, 5, "card")
    clock.now = 12.0
    bar(20, 40, "page")

    assert capsys.readouterr().err.endswith(" 50%  20/40 pages  10/s  reste 0:02")
    bar.clear()
    assert capsys.readouterr().err.replace("\r", "").strip() == ""


@pytest.mark.parametrize(
    ("words", "nouns"),
    [
        (("build", "dalmuti", "--component", "cards"), ("13/13 cards", "pages")),
        (("export", "dalmuti", "--to", "png", "--dpi", "36"), ("13/13 cards", "pictures")),
    ],
    ids=["build", "export"],
)
def test_long_work_tells_how_far_it_is_beside_the_answer(
    words: tuple[str, ...], nouns: tuple[str, ...], terminal: None, tmp_path: Path
) -> None:
    answer = typed(*words, "--out", tmp_path)

    assert answer.exit_code == 0
    assert all(noun in answer.stderr for noun in nouns)
    assert answer.stderr.endswith("\r")
    assert "\r" not in answer.stdout
    assert typed(*words, "--out", tmp_path, "--quiet").stderr == ""


def test_what_came_before_the_first_item_is_no_part_of_the_rate(
    clock: Clock, capsys: pytest.CaptureFixture[str]
) -> None:
    """A workbook that was unpacked for seconds does not make its rows slow."""
    bar = Bar("en")
    clock.now = 5.0
    bar(1, 1000, "card")
    assert capsys.readouterr().err.endswith("  0%  1/1000 cards")
    clock.now = 6.0
    bar(501, 1000, "card")
    assert capsys.readouterr().err.rstrip().endswith(" 501/1000 cards  500/s  0:01 left")


def test_games_are_told_too(terminal: None) -> None:
    games = typed("simulate", "dalmuti", "--players", "4", "--games", "5", "--jobs", "1")

    assert "5/5 games" in games.stderr


TABLE = "titre,syn1,syn2,syn3,syn4\npeur,effroi,crainte,panique,frayeur\npain,miche,blé,mie,pâte\n"
OWN = "game: custom\ntitle: Essai\nlanguage: fr\ncomponents: [{name: cartes, data: cartes.csv}]\n"
PACKET = "letter: P\ncards: [{title: peur, synonyms: [a]}, {title: pain, synonyms: [b]}]"


@pytest.mark.parametrize(
    "files",
    [
        {"p.csv": TABLE},
        {"p.yaml": PACKET},
        {"edition.yaml": OWN, "cartes.csv": "titre\nun\ndeux\n"},
    ],
    ids=["table", "packet", "own"],
)
def test_reading_tells_how_far_it_is(files: dict[str, str], tmp_path: Path) -> None:
    told: list[tuple[int, int, str]] = []
    with heard_by(lambda *each: told.append(each)):
        read([written(tmp_path, files)])

    assert told == [(1, 2, "card"), (2, 2, "card")]


def test_a_check_shows_how_far_it_is_beside_the_answer(terminal: None, tmp_path: Path) -> None:
    checked = typed("check", written(tmp_path, {"p.csv": TABLE}), "--dict", "none")

    assert "2/2 cards" in checked.stderr
    assert checked.stderr.endswith("\r")
    assert "\r" not in checked.stdout


def test_proofreading_tells_how_far_it_is(terminal: None, tmp_path: Path) -> None:
    """It is what takes longest of a check: cards are walked through once more than to read them."""
    files = {"p.csv": TABLE, "mots.aff": "SET UTF-8\n", "mots.dic": "1\npeur\n"}
    folder = written(tmp_path, files)
    proofread = typed("check", folder / "p.csv", "--dict", folder / "mots.dic")
    only_read = typed("check", folder / "p.csv", "--dict", "none")

    assert proofread.stderr.count("2/2 cards") > only_read.stderr.count("2/2 cards")


def test_a_pipe_hears_nothing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(progress, "_PATIENCE", 0.0)
    answer = typed("build", "dalmuti", "--component", "cards", "--out", tmp_path)

    assert answer.stderr == ""


def test_items_are_the_same_whether_anybody_listens_or_not() -> None:
    items = (1, 2, 3)
    told: list[tuple[int, int, str]] = []
    assert followed(items, "card") is items
    with heard_by(lambda *each: told.append(each)):
        heard = followed(items, "card")

        assert heard == items
        assert [*heard] == [1, 2, 3]
    assert told == [(1, 3, "card"), (2, 3, "card"), (3, 3, "card")]


def test_nobody_looks_at_what_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Python has no standard error where a process began without one."""
    monkeypatch.setattr(sys, "stderr", None)

    assert not is_terminal()
