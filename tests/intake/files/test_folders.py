"""What lies in a folder, and nothing outside it."""

import os
from pathlib import Path

import pytest

from cardsmith.intake.files.folders import Astray, deck_files, file_inside, is_misnamed, passed_over
from tests.intake.reading import written


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A folder with a file beside it, links and a folder inside."""
    home = tmp_path / "home"
    written(home, {"a.csv": "x", "sub/b.csv": "x"})
    written(tmp_path, {"secret.csv": "x"})
    (home / "out.csv").symlink_to(tmp_path / "secret.csv")
    (home / "in.csv").symlink_to(home / "a.csv")
    (home / "loop.csv").symlink_to(home / "loop.csv")
    return home


@pytest.mark.parametrize("name", ["a.csv", "sub/b.csv", "sub\\b.csv", "sub/../a.csv", "in.csv"])
def test_a_file_of_the_folder_is_found(name: str, home: Path) -> None:
    assert file_inside(home, name) == home / name.replace("\\", "/")


@pytest.mark.parametrize(
    "name", ["../secret.csv", "..\\secret.csv", "out.csv", "/etc/passwd", ".."]
)
def test_nothing_outside_is_ever_reached(name: str, home: Path) -> None:
    assert file_inside(home, name) is Astray.OUTSIDE


def test_not_even_by_the_whole_path_of_a_file_inside(home: Path) -> None:
    """An edition can be moved."""
    assert file_inside(home, str(home / "a.csv")) is Astray.OUTSIDE


@pytest.mark.parametrize("name", ["b.csv", "sub", ".", "", "A.csv/x", "a\0b", "x" * 5000])
def test_what_is_not_there_is_missing(name: str, home: Path) -> None:
    assert file_inside(home, name) is Astray.MISSING


def test_decks_are_listed_by_name_without_hidden_and_lock_files(tmp_path: Path) -> None:
    names = ["b.yml", "a.yaml", "C.CSV", "d.xlsx", ".e.csv", "~$f.xlsx", "g.txt", "h.ods"]
    written(tmp_path, dict.fromkeys(names, "x"))

    assert [path.name for path in deck_files(tmp_path)] == [
        "C.CSV",
        "a.yaml",
        "b.yml",
        "d.xlsx",
        "h.ods",
    ]


@pytest.mark.parametrize(
    ("name", "nearly"),
    [
        ("ranks.yaml", False),
        ("ranks.yml", True),
        ("Ranks.yaml", True),
        ("RANKS.YML", True),
        ("rank.yaml", False),
        ("ranks.csv", False),
    ],
)
def test_a_name_is_nearly_another_by_its_ending_or_its_capitals(name: str, nearly: bool) -> None:
    assert is_misnamed(Path(name), "ranks.yaml") == nearly


def test_what_may_hold_decks_and_is_not_read_is_known(tmp_path: Path) -> None:
    names = ["a.yaml", "b.tsv", "art/roi.png", "own/o.csv", "sub/p.yaml", ".git/c.yaml", "n.txt"]
    home = written(tmp_path / "home", dict.fromkeys(names, "x"))
    (home / "q.yaml").mkdir()
    written(tmp_path / "other", {"r.yaml": "x"})
    (home / "other").symlink_to(tmp_path / "other")
    os.mkfifo(home / "s.yaml")

    found = [(path.name, kind) for path, kind in passed_over(home, {home / "own" / "o.csv"})]

    assert found == [
        ("b.tsv", "table"),
        ("other", "link"),
        ("q.yaml", "folder"),
        ("s.yaml", "special"),
        ("sub", "folder"),
    ]
