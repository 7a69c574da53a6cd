"""What ``make bench`` prints says what was measured, and no miss goes unseen."""

import sys
from pathlib import Path

import pytest

from benchmarks import run
from benchmarks.processes import Job, Runs, in_turn
from benchmarks.table import Failed, Table


def test_a_ratio_is_the_median_of_pairs_and_not_the_ratio_of_medians() -> None:
    ours = Runs(walls=[1.0, 4.0, 9.0])
    peer = Runs(walls=[1.0, 2.0, 18.0])

    assert ours.over(peer) == 1.0


def test_a_goal_is_met_or_missed_and_misses_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    table = Table()
    table.at_most("build", 0.99, 1, "typst", "10 v 20 MiB")
    table.at_most("press", 3.01, 3, "home")
    table.at_least("acts", 99_999, 100_000)
    table.ratio("told", 7, "whatever")
    table.not_run("games", "rlcard is not installed")
    rows = {line[:50].strip(): line.split()[-1] for line in capsys.readouterr().out.splitlines()}

    assert table.missed == ["press", "acts"]
    assert (rows["build"], rows["press"], rows["acts"]) == ("yes", "NO", "NO")
    assert rows["games"] == "installed"


def test_a_command_that_fails_is_a_row_and_a_miss(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = Table()
    failing = Job(name="gone", command=(sys.executable, "-c", "exit('no')"), cwd=tmp_path)
    table.guarded("gone", lambda: in_turn([failing], rounds=1))

    assert table.missed == ["gone"]
    assert "failed: gone, exit 1 no" in capsys.readouterr().out
    with pytest.raises(Failed):
        in_turn([failing], rounds=1)


def test_a_name_that_no_job_has_is_no_success(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["bench", "--quick", "--only", "10000"])
    with pytest.raises(SystemExit) as left:
        run.main()

    assert left.value.code == 2
    assert "no job has “10000” in its name: build 1200, " in capsys.readouterr().err
