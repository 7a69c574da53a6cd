"""A simulation divided among machines says exactly what one machine says."""

import json
from itertools import permutations
from pathlib import Path

import jsonschema
import pytest

from cardsmith.pipeline.simulating import bouffon, dalmuti
from tests.cli.terminal import typed
from tests.conftest import ROOT

SCHEMA = json.loads((ROOT / "schemas/simulation-part.schema.json").read_text("utf-8"))
BOUFFON = ("bouffon", "--games", "7", "--jobs", "1", "--rules", "famille", "--players", "3")
DALMUTI = ("dalmuti", "--games", "9", "--jobs", "1", "--strategy", "thrifty,random,casual,casual")


@pytest.fixture(autouse=True)
def small_batches(monkeypatch: pytest.MonkeyPatch) -> None:
    """A few games fill several batches."""
    monkeypatch.setattr(bouffon, "BATCH", 2)
    monkeypatch.setattr(dalmuti, "BATCH", 2)


def parts(folder: Path, count: int, *words: str) -> list[Path]:
    """Every share of a simulation as a file."""
    paths = [folder / f"{number}.json" for number in range(1, count + 1)]
    for number, path in enumerate(paths, 1):
        answer = typed("simulate", *words, "--shard", f"{number}/{count}", "--out", path)
        assert (answer.exit_code, answer.output) == (0, "")
        jsonschema.Draft7Validator(SCHEMA).validate(json.loads(path.read_text("utf-8")))
    return paths


@pytest.mark.parametrize("words", [BOUFFON, DALMUTI], ids=["bouffon", "dalmuti"])
@pytest.mark.parametrize("how", [(), ("--json",)], ids=["text", "json"])
def test_the_parts_say_what_the_whole_says_in_any_order(
    words: tuple[str, ...], how: tuple[str, ...], tmp_path: Path
) -> None:
    whole = typed("simulate", *words, *how).stdout
    shares = parts(tmp_path, 3, *words)

    assert {typed("simulate", "merge", *each, *how).stdout for each in permutations(shares)} == {
        whole
    }


def test_more_shares_than_batches_leave_some_empty(tmp_path: Path) -> None:
    whole = typed("simulate", *BOUFFON).stdout

    assert typed("simulate", "merge", *parts(tmp_path, 6, *BOUFFON)).stdout == whole


def test_the_cards_of_an_edition_travel_with_the_parts(tmp_path: Path) -> None:
    words = (*BOUFFON, "--edition", "bouffon")
    merged = typed("simulate", "merge", *parts(tmp_path, 2, *words)).stdout

    assert merged == typed("simulate", *words).stdout
    assert "cards of the edition bouffon" in merged


def test_a_part_is_printed_where_no_file_is_named_and_the_same_every_time(tmp_path: Path) -> None:
    (path,) = parts(tmp_path, 1, *DALMUTI)
    printed = typed("simulate", *DALMUTI, "--shard", "1/1", "--quiet").stdout

    assert printed.encode() == path.read_bytes()


def changed(path: Path, **values: object) -> Path:
    """The same part but for some of its fields."""
    told = {**json.loads(path.read_text("utf-8")), **values}
    path.write_text(json.dumps(told), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ((*BOUFFON, "--seed", "2"), "another seed"),
        ((*BOUFFON, "--marotte", "0.5"), "other options"),
        ((*BOUFFON, "--rules", "texte"), "other rules"),
        ((*BOUFFON, "--games", "8"), "other games"),
        ((*BOUFFON, "--players", "4"), "other games"),
        (DALMUTI, "another game"),
    ],
    ids=lambda value: " ".join(value[-2:]) if isinstance(value, tuple) else "",
)
def test_parts_of_other_games_are_refused(
    words: tuple[str, ...], told: str, tmp_path: Path
) -> None:
    first, _ = parts(tmp_path, 2, *BOUFFON)
    (tmp_path / "other").mkdir()
    _, other = parts(tmp_path / "other", 2, *words)
    answer = typed("simulate", "merge", first, other)

    assert (answer.exit_code, answer.stdout) == (2, "")
    assert f"{other.as_posix()}:1:1: error I190 this part" in answer.stderr
    assert told in answer.stderr


def test_parts_that_are_missing_double_or_divided_otherwise_are_refused(tmp_path: Path) -> None:
    first, second, third = parts(tmp_path, 3, *BOUFFON)

    assert "parts that are missing: 2/3" in typed("simulate", "merge", third, first).stderr
    assert "part 2/3 is in" in typed("simulate", "merge", first, second, second).stderr
    changed(third, cardsmith="0.0.1")
    assert "another version" in typed("simulate", "merge", first, second, third).stderr
    (tmp_path / "halves").mkdir()
    half, _ = parts(tmp_path / "halves", 2, *BOUFFON)
    assert "another division" in typed("simulate", "merge", first, half).stderr


def test_what_is_no_whole_part_is_refused(tmp_path: Path) -> None:
    path, _ = parts(tmp_path, 2, *BOUFFON)
    good = json.loads(path.read_text("utf-8"))
    marks = good["tables"][0]["marks"]
    broken: list[object] = [
        [],
        {**good, "schema": 2},
        {**good, "part": "3/2"},
        {**good, "part": "1/99999999999"},
        {**good, "games": 10**15},
        {**good, "games": 9},
        {**good, "game": "poker"},
        {**good, "tables": [{"players": 3, "marks": marks[:-1]}]},
        {**good, "tables": [{"players": 3, "marks": [[*mark[:3], -1] for mark in marks]}]},
        {**good, "setting": {**good["setting"], "cards": []}},
        {**good, "setting": {**good["setting"], "rules": {"profile": "texte", "options": {}}}},
    ]
    for document in broken:
        path.write_text(json.dumps(document), encoding="utf-8")
        answer = typed("simulate", "merge", path)
        assert (answer.exit_code, answer.stdout) == (2, ""), document
        assert "I190 this file is no part" in answer.stderr, document
    path.write_bytes(json.dumps(good).encode()[:-40])
    assert "I190 this file is no part" in typed("simulate", "merge", path).stderr
    assert "F009" in typed("simulate", "merge", tmp_path / "nowhere.json").stderr


@pytest.mark.parametrize("shard", ["0/2", "3/2", "2", "a/b", "1/2/3", "-1/2", "1/99999999999"])
def test_a_share_that_is_none_is_refused(shard: str) -> None:
    answer = typed("simulate", *BOUFFON, "--shard", shard)

    assert (answer.exit_code, answer.stdout) == (2, "")
    assert answer.stderr.startswith("--shard: error I110")


def test_a_file_needs_a_share(tmp_path: Path) -> None:
    answer = typed("simulate", *BOUFFON, "--out", tmp_path / "part.json")

    assert answer.exit_code == 2
    assert not list(tmp_path.iterdir())


def test_a_cluster_needs_its_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    answer = typed("simulate", *DALMUTI, "--scheduler", "tcp://127.0.0.1:1")

    assert (answer.exit_code, answer.stdout) == (2, "")
    assert 'pip install "cardsmith[cluster]"' in answer.stderr
