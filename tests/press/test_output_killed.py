"""A run that is killed between any two of its steps: the folder stands, old or new."""

import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from cardsmith.press import exchange, output
from cardsmith.press.exchange import exchanged
from cardsmith.press.output import OutputFolder
from tests.press.test_output import NEW, contents, refused_run

pytestmark = pytest.mark.skipif(os.name == "nt", reason="a process is killed by a signal here")

OLD = {"cards.pdf": b"old cards"}
FILES = {exchange.__file__, output.__file__}
ASIDE = {"_fill", "_keep_others"}
"""What only writes where nobody looks; builds that are killed there are in the soak."""


def killed_before_line(number: int, act: Callable[[], None]) -> bool:
    """Whether a process was killed before so many lines of the swap had run, or had ended."""
    child = os.fork()
    if child:
        return os.WIFSIGNALED(os.waitpid(child, 0)[1])
    left = number

    def watch(frame: FrameType, event: str, told: Any) -> Any:  # Any: as settrace has it
        nonlocal left
        if frame.f_code.co_filename not in FILES or frame.f_code.co_name in ASIDE:
            return None
        if event == "line":
            if not left:
                os.kill(os.getpid(), signal.SIGKILL)
            left -= 1
        return watch

    sys.settrace(watch)
    try:
        act()
    finally:
        os._exit(0)


def states_of_killed_runs(parent: Path) -> list[set[str]]:
    """Of each moment at which a run was killed the folders that stood there, all of them whole."""
    home = parent / "home"
    seen: list[set[str]] = []
    while True:
        home.mkdir()
        (home / "cards.pdf").write_bytes(OLD["cards.pdf"])
        (home / "manifest.json").write_bytes(b'{"files": [{"path": "cards.pdf"}]}')
        old = contents(home)
        killed = killed_before_line(len(seen), lambda: OutputFolder(home).replace(NEW))
        standing = {path.name for path in parent.iterdir()}
        for name in standing - {".home.writing"}:
            assert contents(parent / name) in (old, NEW)
        refused_run(home)
        assert {path.name for path in parent.iterdir()} == {"home"}
        assert contents(home) in (old, NEW)
        for path in sorted(home.rglob("*"), reverse=True):
            path.unlink() if path.is_file() else path.rmdir()
        home.rmdir()
        if not killed:
            return seen
        seen.append(standing)


def test_the_folder_never_goes_away(tmp_path: Path) -> None:
    """At no moment a reader finds nothing: old and new change places in one step."""
    (tmp_path / "one").mkdir()
    (tmp_path / "other").mkdir()
    if not exchanged(tmp_path / "one", tmp_path / "other"):
        pytest.skip("folders cannot change places on this file system")
    (parent := tmp_path / "output").mkdir()

    seen = states_of_killed_runs(parent)

    assert len(seen) > 20
    assert all("home" in standing for standing in seen)


def test_where_folders_cannot_change_places_the_next_run_brings_one_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only between two renamings neither has the name; both are then whole beside it."""
    monkeypatch.setattr(output, "exchanged", lambda one, other: False)

    seen = states_of_killed_runs(tmp_path)

    aside = [standing for standing in seen if "home" not in standing]
    assert aside
    assert all(standing == {".home.ready", ".home.old"} for standing in aside)


def test_folders_that_are_not_there_cannot_change_places(tmp_path: Path) -> None:
    (tmp_path / "one").mkdir()

    assert not exchanged(tmp_path / "one", tmp_path / "other")
    assert [path.name for path in tmp_path.iterdir()] == ["one"]


def test_two_folders_change_places(tmp_path: Path) -> None:
    for name in ("one", "été"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "which").write_text(name, encoding="utf-8")
    if not exchanged(tmp_path / "one", tmp_path / "été"):
        pytest.skip("folders cannot change places on this file system")

    assert (tmp_path / "one" / "which").read_text(encoding="utf-8") == "été"
    assert (tmp_path / "été" / "which").read_text(encoding="utf-8") == "one"


@pytest.mark.parametrize("system", ["win32", "aix"])
def test_other_systems_change_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, system: str
) -> None:
    (tmp_path / "one").mkdir()
    (tmp_path / "other").mkdir()
    monkeypatch.setattr(sys, "platform", system)

    assert not exchanged(tmp_path / "one", tmp_path / "other")
