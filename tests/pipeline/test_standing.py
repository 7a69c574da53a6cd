"""Cards composed by an earlier build: the files are those of a build that has none."""

import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardsmith.layout.custom import Draw, Setting
from cardsmith.model.row import Row
from cardsmith.pipeline import galleys, standing
from cardsmith.pipeline.building import build_editions
from cardsmith.pipeline.gathering import decks_of
from cardsmith.pipeline.options import Asked, chosen
from cardsmith.pipeline.orders import WHOLE, Part
from cardsmith.pipeline.products import products
from cardsmith.press.tray import Tray
from cardsmith.resources import shipped
from tests.conftest import ROOT
from tests.intake.reading import written
from tests.pipeline.test_composing import CARDS, SAMPLES, files


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of what is kept."""
    folder = tmp_path / "kept"
    monkeypatch.setenv(standing.VARIABLE, str(folder))
    return folder


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The cards that are composed, one after the other."""
    cards: list[str] = []
    compose = galleys.Maker.composed

    def told(self: galleys.Maker, times: int, rows: Sequence[Row]) -> galleys.Share:
        cards.extend(row.id for row in rows)
        return compose(self, times, rows)

    monkeypatch.setattr(galleys.Maker, "composed", told)
    return cards


def made(folder: Path, out: Path, part: Part = WHOLE, profile: str = "home") -> dict[str, bytes]:
    (built,) = build_editions([str(folder)], chosen(profile, Asked({})), (), out, part)
    return files(built)


def edited(folder: Path, name: str, before: str, after: str) -> None:
    text = (folder / name).read_text("utf-8")
    assert before in text
    (folder / name).write_text(text.replace(before, after, 1), "utf-8")


@pytest.mark.parametrize(
    "folder", [*SAMPLES, shipped("decks") / "bouffon", shipped("decks") / "dalmuti"], ids=str
)
def test_what_tells_cards_apart_is_plain_text(folder: Path) -> None:
    """Only what is of exactly these types can be written, and is the same wherever it is read."""
    seen: list[Row] = []

    def compose(*_: object) -> Draw:
        def draw(_setting: Setting, rows: Sequence[Row]) -> tuple[tuple[()], tuple[()]]:
            seen.extend(rows)
            return (), ()

        return draw

    (deck,) = decks_of([str(folder)])
    names = tuple(component.name for component in deck.components) or ("cards", "marotte")
    products(deck, names, compose=compose)

    assert seen
    for row in seen:
        assert {type(name) for name in row.lists} == {str}
        assert {type(texts) for texts in row.lists.values()} == {tuple}
        assert {type(text) for texts in row.lists.values() for text in texts} == {str}


@pytest.mark.usefixtures("kept")
def test_only_cards_that_changed_are_composed(tmp_path: Path, drawn: list[str]) -> None:
    edition = written(tmp_path / "jeu", CARDS)
    first = made(edition, tmp_path / "a")
    assert len(drawn) == 12
    drawn.clear()
    assert made(edition, tmp_path / "b") == first
    assert drawn == []
    edited(edition, "cartes.csv", "mot 7,", "autre,")
    changed = made(edition, tmp_path / "c")
    assert drawn == ["cartes/autre"]
    assert changed == made(edition, tmp_path / "d", Part(cache=False))
    drawn.clear()
    edited(edition, "cartes.csv", "autre,", "mot 7,")
    assert made(edition, tmp_path / "e") == first
    assert drawn == []


@pytest.mark.parametrize(
    ("file", "before", "after"),
    [
        ("carte.yaml", "size: 12pt", "size: 11pt"),
        ("dos.yaml", "fill: paper", "fill: wine"),
        ("edition.yaml", "language: fr", "language: en"),
        ("cartes.csv", "mot 0,bleu", "mot 0,vert"),
        ("cartes.csv", "mot 1,rouge", "mot 1,bleu"),
    ],
)
@pytest.mark.usefixtures("kept")
def test_whatever_changes_a_card_makes_another_file(
    file: str, before: str, after: str, tmp_path: Path
) -> None:
    edition = written(tmp_path / "jeu", CARDS)
    first = made(edition, tmp_path / "a")
    edited(edition, file, before, after)

    assert (changed := made(edition, tmp_path / "b")) != first
    assert changed == made(edition, tmp_path / "c", Part(cache=False))


@pytest.mark.usefixtures("kept")
def test_a_picture_that_changes_under_its_name_is_another_one(tmp_path: Path) -> None:
    from PIL import Image

    picture = "  - image: {in: [6mm, 40mm, 20mm, 20mm], src: dessin.png}\n"
    cards = {**CARDS, "carte.yaml": CARDS["carte.yaml"] + picture}
    edition = written(tmp_path / "jeu", cards)
    Image.new("RGB", (8, 8), "red").save(edition / "dessin.png")
    first = made(edition, tmp_path / "a")
    Image.new("RGB", (8, 8), "blue").save(edition / "dessin.png")

    assert (changed := made(edition, tmp_path / "b")) != first
    assert changed == made(edition, tmp_path / "c", Part(cache=False))


@pytest.mark.usefixtures("kept")
def test_looks_do_not_take_each_others_cards(tmp_path: Path) -> None:
    edition = written(tmp_path / "jeu", CARDS)
    for profile in ("home", "home-eco", "home-access", "single"):
        one = made(edition, tmp_path / "a", profile=profile)
        assert one == made(edition, tmp_path / "b", Part(cache=False), profile)


WORDS = st.sampled_from(["roi", "reine", "Ω et λ", "fou (du roi)", "a", "tour"])
EDITS = st.lists(st.tuples(st.integers(0, 11), WORDS, st.booleans()), min_size=1, max_size=4)


@given(rounds=st.lists(EDITS, min_size=1, max_size=3))
@settings(max_examples=6)
def test_any_row_of_edits_builds_what_a_clean_build_does(
    rounds: list[list[tuple[int, str, bool]]], tmp_path_factory: pytest.TempPathFactory
) -> None:
    """Cards said otherwise, put in, taken out: the bytes are those of a clean build."""
    folder = tmp_path_factory.mktemp("edits")
    edition = written(folder / "jeu", CARDS)
    head, *lines = CARDS["cartes.csv"].splitlines()
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(standing.VARIABLE, str(folder / "kept"))
        for edits in rounds:
            for number, (at, word, is_put_in) in enumerate(edits):
                line = f"{word} {number} {at},{word},1"
                lines[at % len(lines) : at % len(lines) + (not is_put_in)] = [line]
            unique = {line.partition(",")[0]: line for line in lines}
            (edition / "cartes.csv").write_text("\n".join((head, *unique.values())), "utf-8")
            warm = made(edition, folder / "out")
            assert warm == made(edition, folder / "clean", Part(cache=False))


def _spoilt(data: bytes) -> list[bytes]:
    chance = Random(3)
    at = [chance.randrange(len(data)) for _ in range(20)]
    flipped = [data[:place] + bytes((data[place] ^ 1,)) + data[place + 1 :] for place in at]
    return [b"", data[:10], data[: len(data) // 2], b"\0" * len(data), *flipped]


def test_what_is_damaged_is_composed_again(tmp_path: Path, kept: Path) -> None:
    edition = written(tmp_path / "jeu", CARDS)
    first = made(edition, tmp_path / "a")
    (file,) = kept.iterdir()
    whole = file.read_bytes()
    for number, data in enumerate(_spoilt(whole)):
        file.write_bytes(data)
        assert made(edition, tmp_path / str(number)) == first
        assert file.read_bytes() == whole


def test_a_folder_that_cannot_be_written_stops_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "kept").write_text("no folder")
    monkeypatch.setenv(standing.VARIABLE, str(tmp_path / "kept"))
    edition = written(tmp_path / "jeu", CARDS)

    assert made(edition, tmp_path / "a") == made(edition, tmp_path / "b", Part(cache=False))


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no named pipes here")
def test_a_pipe_in_its_place_is_not_waited_for(tmp_path: Path, kept: Path) -> None:
    edition = written(tmp_path / "jeu", CARDS)
    first = made(edition, tmp_path / "a")
    (file,) = kept.iterdir()
    file.unlink()
    os.mkfifo(file)

    assert made(edition, tmp_path / "b") == first


def test_what_is_kept_is_bounded(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was used last stays, the rest as far as there is room."""

    def used(purpose: int) -> bool:
        one = standing.StandingType(kept, (purpose,))
        (key,) = one.keys([b"card"])
        was_there = one.spot(key) is not None
        one.keep({key: standing.Spot(Tray(bytes(1000)), 0)})
        for path in kept.iterdir():  # the clock of a folder may be slower than we are
            moment = path.stat().st_mtime_ns - 1_000_000_000
            os.utime(path, ns=(moment, moment))
        return was_there

    monkeypatch.setattr(standing, "MOST", 3500)
    assert [used(purpose) for purpose in (0, 1, 2, 0, 3)] == [False, False, False, True, False]
    assert sum(path.stat().st_size for path in kept.iterdir()) <= 3500
    assert [used(purpose) for purpose in (3, 0, 2)] == [True, True, True]
    assert not used(1)


def test_cards_of_long_ago_do_not_pile_up(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(standing, "STALE", 3)
    sizes = []
    for number in range(12):
        one = standing.StandingType(kept, ())
        (key,) = one.keys([bytes([number])])
        one.keep({key: standing.Spot(Tray(bytes(100)), 0)})
        sizes.append(sum(path.stat().st_size for path in kept.iterdir()))
    assert max(sizes) < 12 * 100


@pytest.mark.soak
def test_builds_at_once_and_builds_that_are_killed_leave_whole_files(
    tmp_path: Path, kept: Path
) -> None:
    edition = written(tmp_path / "jeu", CARDS)
    clean = made(edition, tmp_path / "clean", Part(cache=False))
    chance = Random(5)
    command = [sys.executable, "-m", "cardsmith", "build", str(edition), "--out"]
    killed = 0
    for number in range(20):
        edited(edition, "cartes.csv", "mot 7", f"mot 7{number}")
        running = [
            subprocess.Popen(
                [*command, str(tmp_path / f"{number}-{one}")],
                cwd=ROOT,
                stdout=subprocess.DEVNULL,
                env={**os.environ, standing.VARIABLE: str(kept)},
            )
            for one in range(2)
        ]
        with suppress(subprocess.TimeoutExpired):
            running[0].wait(chance.uniform(0.05, 0.4))
        killed += running[0].poll() is None
        running[0].send_signal(signal.SIGKILL)
        assert running[1].wait(60) == 0
        running[0].wait(5)
        edited(edition, "cartes.csv", f"mot 7{number}", "mot 7")
        assert made(edition, tmp_path / "after") == clean
    assert killed
