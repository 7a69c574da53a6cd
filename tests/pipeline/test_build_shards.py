"""Editions divided among machines: each builds its own, and touches nothing else."""

from pathlib import Path

import pytest

from cardsmith import __version__
from cardsmith.model.finding import InputError
from cardsmith.pipeline import cluster, elsewhere
from cardsmith.pipeline.gathering import decks_of
from cardsmith.pipeline.sharding import ALL, Shard
from tests.cli.terminal import typed
from tests.intake.reading import written

EDITION = {
    "edition.yaml": "game: custom\ntitle: Jeu\nlanguage: fr\ncomponents:\n"
    "  - {name: cartes, data: cartes.csv, template: carte.yaml}\n",
    "cartes.csv": "titre\nun\ndeux\n",
    "carte.yaml": "size: poker\nfront: []\n",
}


@pytest.fixture
def three(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Three editions in a folder, which is the one where commands are typed."""
    monkeypatch.chdir(tmp_path)
    for name in "abc":
        written(tmp_path / name, EDITION)
    return ["a", "b", "c"]


def files(folder: str) -> dict[str, bytes]:
    """Every file below a folder by its path in it."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in Path(folder).rglob("*")
        if path.is_file()
    }


def test_shares_build_what_the_whole_builds_and_no_other(three: list[str]) -> None:
    assert typed("build", *three, "--out", "whole").exit_code == 0
    first = typed("build", *three, "--shard", "1/2", "--out", "shares")

    assert first.exit_code == 0
    assert {name.partition("/")[0] for name in files("shares")} == {"a", "c"}
    before = files("shares")
    assert typed("build", *three, "--shard", "2/2", "--out", "shares").exit_code == 0
    assert before.items() <= files("shares").items()
    assert files("shares") == files("whole")


def test_a_share_without_an_edition_is_right_and_writes_nothing(three: list[str]) -> None:
    answer = typed("build", *three, "--shard", "4/4", "--out", "out")

    assert (answer.exit_code, answer.output) == (0, "")
    assert not Path("out").exists()


def test_a_share_does_not_read_the_editions_of_others(three: list[str]) -> None:
    Path("b/edition.yaml").write_text("game: [", encoding="utf-8")

    assert typed("build", *three, "--shard", "1/2", "--out", "out").exit_code == 0
    assert typed("build", *three, "--shard", "2/2", "--out", "out").exit_code == 1


def test_namesakes_are_refused_though_each_lies_in_another_share(three: list[str]) -> None:
    written(Path("other/a"), EDITION)

    with pytest.raises(InputError) as refused:
        decks_of(["a", "other/a"], Shard(1, 2))
    assert refused.value.finding.code == "I111"
    assert len(decks_of(three, ALL)) == 3


@pytest.mark.parametrize("more", [("--watch",), ("--only", "letter:A"), ("--upgrade-from", "a")])
@pytest.mark.parametrize("how", [("--shard", "1/2"), ("--scheduler", "tcp://127.0.0.1:1")])
def test_what_shares_cannot_do_is_wrong_use(how: tuple[str, str], more: tuple[str, ...]) -> None:
    answer = typed("build", "bouffon", *how, *more)

    assert answer.exit_code == 2
    assert "--shard and --scheduler build whole editions" in answer.stderr


def test_workers_build_the_same_bytes_and_tell_the_same(
    three: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The work itself, without a cluster: tests/soak/test_cluster.py has one."""
    here = typed("build", *three, "--out", "here")
    asked: list[tuple[str, ...]] = []

    def backwards(work: object, parts: tuple[tuple[str, ...], ...], address: str) -> object:
        asked.extend(parts)
        assert callable(work)
        answers = [(part, cluster.answered(work, __version__, part)) for part in parts]
        return [(part, answer.result) for part, answer in reversed(answers)]

    monkeypatch.setattr(elsewhere, "spread", backwards)
    there = typed("build", *three, "--out", "there", "--scheduler", "tcp://127.0.0.1:1")

    assert there.output == here.output.replace("here/", "there/")
    assert files("there") == files("here")
    assert all(Path(path).is_absolute() for group in asked for path in group)


def test_what_a_worker_refuses_and_another_version_come_back_as_values() -> None:
    def refuse(part: tuple[str, ...]) -> None:
        decks_of(part)

    refused = cluster.answered(refuse, __version__, ("nowhere",)).refused
    assert refused is not None
    assert refused.code == "F031"
    assert cluster.answered(refuse, "0.0.1", ("nowhere",)) == cluster.Answer(__version__)
