"""Games played to their end: the record is correct, can be gone on with, can be undone."""

from itertools import pairwise
from pathlib import Path

import pytest

from cardsmith.pipeline.playing.keeper import Keeper
from cardsmith.pipeline.playing.resuming import resumed
from cardsmith.pipeline.playing.values import Act
from tests.pipeline.playing.games import whole_bouffon, whole_dalmuti
from tests.pipeline.playing.tables import (
    bouffon,
    dalmuti,
    dalmuti_desk,
    read_back,
    replayed,
    typed,
)

SEEDS = [0, *(pytest.param(seed, marks=pytest.mark.soak) for seed in range(1, 6))]


def game(name: str, seed: int) -> Keeper:
    if name == "bouffon":
        return whole_bouffon(seed)
    return whole_dalmuti(seed, hidden=name == "secret hands")


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("name", ["bouffon", "secret hands", "told hands"])
def test_the_record_of_a_game_is_correct_and_gone_on_with(
    name: str, seed: int, tmp_path: Path
) -> None:
    keeper = game(name, seed)
    found, again = replayed(keeper, tmp_path), read_back(keeper, tmp_path)

    assert found.replay is not None
    assert not found.false
    assert {finding.code for finding in found.findings} <= {"G130"}
    assert again.text == keeper.text
    assert again.desk.is_over


@pytest.mark.parametrize("name", ["bouffon", "secret hands"])
def test_every_act_can_be_undone_and_typed_again(name: str) -> None:
    keeper, texts = game(name, 1), []
    while keeper.undo(1):
        texts.append(keeper.text)

    header = bouffon(Board="laps=1") if name == "bouffon" else dalmuti()
    assert keeper.text == header.text
    assert all(len(after) <= len(before) for before, after in pairwise(texts))


@pytest.mark.parametrize("name", ["bouffon", "told hands"])
def test_a_record_cut_off_anywhere_is_gone_on_with(name: str, tmp_path: Path) -> None:
    keeper = game(name, 2)
    text = keeper.text
    while keeper.undo(11):
        assert read_back(keeper, tmp_path).text == keeper.text
    assert text.startswith(keeper.text)


def test_more_cannot_be_undone_than_was_done() -> None:
    keeper = bouffon("Anne", "d4")

    assert (keeper.undo(99), keeper.undo(1), keeper.undo(0)) == (2, 0, 0)


def test_another_game_follows_by_the_ranks(tmp_path: Path) -> None:
    keeper = whole_dalmuti(3, hidden=True)
    ranks = keeper.text.rsplit("=> ranks ", 1)[1].strip()
    typed(keeper, "", "3x8")

    assert keeper.text.splitlines()[-2:] == [
        f'[Seats "{ranks}"]',
        f"1. {ranks.split()[0]} 3x8",
    ]
    assert dalmuti_desk(keeper).state.table.game == 2
    assert not replayed(keeper, tmp_path).false
    assert read_back(keeper, tmp_path).text == keeper.text


def test_a_record_written_by_hand_keeps_its_own_lines(tmp_path: Path) -> None:
    text = (
        '[Game "dalmuti"] [Seats "A B C D"]\n\n; chez Anne\n'
        "T  D>A …|A>D … ; vite\n1. A 3x8 {enfin} B - C -   D - => A leads\n"
        "2. A 2x7 ; plus tard\n"
    )
    path = tmp_path / "main.partie"
    path.write_text(text, encoding="utf-8")
    keeper = read_back(resumed(path), tmp_path)

    assert keeper.text == text.replace("2. A 2x7 ; plus tard\n", "; plus tard\n2. A 2x7\n")


def test_a_line_that_goes_on_elsewhere_loses_nothing(tmp_path: Path) -> None:
    path = tmp_path / "main.partie"
    path.write_text('[Game "dalmuti"] [Seats "A B C D"]\nX A\n1. A 3x8 B -\n1... C -\n', "utf-8")
    keeper = resumed(path)
    keeper.take(Act("D -"))

    assert keeper.text.endswith("X A\n1. A 3x8 B - C - D - => A leads\n")
