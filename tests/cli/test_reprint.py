"""``build --only`` by name: the cards that are asked for are read back from the paper."""

import json
import os
import signal
import sys
import tempfile
from collections import Counter
from collections.abc import Mapping
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardsmith.pipeline.checking import check_editions
from tests.cli.printed import lines
from tests.cli.reprints import edit, files, listed, read_back
from tests.cli.terminal import process, typed

FEW = max(5, settings().max_examples // 50)
"""Examples that each build a reprint: five in the suite, forty in soak."""

IDS = [card.id for card in check_editions(["bouffon"]).decks[0].cards]


@pytest.mark.parametrize(
    ("only", "asked"),
    [
        (["card:P/peur"], {"P/peur": 1}),
        (["card:P/peur*2"], {"P/peur": 2}),
        (["card:P/peur", "card:marotte/abscons*3"], {"P/peur": 1, "marotte/abscons": 3}),
        (["card:p/PEUR; card:P/peur"], {"P/peur": 1}),
    ],
)
def test_named_cards_are_read_back(only: list[str], asked: Mapping[str, int], here: Path) -> None:
    answer = typed("build", "bouffon", *(word for each in only for word in ("--only", each)))

    folder = here / "output/bouffon/home/partial"
    assert answer.exit_code == 0
    assert read_back(folder / "only.pdf") == listed(folder) == Counter(asked)
    assert not (folder.parent / "manifest.json").exists()


@settings(max_examples=FEW)
@given(asked=st.dictionaries(st.sampled_from(IDS), st.integers(1, 4), min_size=1, max_size=12))
def test_cards_asked_for_are_cards_read_back(asked: dict[str, int]) -> None:
    """Whichever they are and however often: as many, on as few sheets as hold them."""
    with tempfile.TemporaryDirectory() as folder:
        only = " ".join(f"card:{name}*{count}" for name, count in asked.items())
        answer = typed("build", "bouffon", "--only", only, "--out", folder)
        partial = Path(folder, "bouffon/home/partial")

        assert answer.exit_code == 0
        assert read_back(partial / "only.pdf") == listed(partial) == Counter(asked)
        assert len(lines(partial / "only.pdf")) == 2 * -(-sum(asked.values()) // 9)


def test_letters_share_their_sheets_with_the_marotte(here: Path) -> None:
    """Nine of ten cards would be two sheets if each component had a file of its own."""
    answer = typed("build", "bouffon", "--only", "letter:K,W letter:B card:marotte/abscons*2")

    folder = here / "output/bouffon/home/partial"
    deck = json.loads(typed("list", "bouffon", "--format", "json").output)
    asked = Counter(card["id"] for card in deck["cards"] if card["letter"] in {"K", "W", "B"})
    asked = Counter({name: 1 for name in asked if name[0] in "KWB"}) + Counter(
        {"marotte/abscons": 2}
    )
    assert read_back(folder / "only.pdf") == asked
    assert len(lines(folder / "only.pdf")) == 2 * -(-asked.total() // 9)
    assert f"only.pdf: {asked.total()} cards on " in answer.output


def test_ranks_are_read_back_with_all_their_copies(here: Path) -> None:
    typed("build", "dalmuti", "--only", "rank:1-3,j")

    folder = here / "output/dalmuti/home/partial"
    names = Counter(line.strip() for page in lines(folder / "only.pdf") for line in page)
    assert [names[name] for name in ("Grand Dalmuti", "Prélat", "Connétable", "Bouffon")] == [
        *(1, 2, 3, 2)
    ]
    assert names["Comtesse"] == 0
    assert listed(folder).total() == 8


def test_an_edition_of_which_nothing_is_asked_is_left_alone(here: Path) -> None:
    answer = typed("build", "--only", "letter:K")

    assert answer.exit_code == 0
    assert [path.name for path in (here / "output").iterdir()] == ["bouffon"]


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (["bouffon", "--only", "card:P/pleur"], "I120", "P/peur"),
        (["bouffon", "--only", "letter:KW"], "I120", "K"),
        (["bouffon", "--only", "letter:K", "--component", "marotte"], "I120", "K"),
        (["dalmuti", "--only", "letter:K"], "I120", "K"),
        (["bouffon", "--only", "lettre:K"], "I110", "letter:K,W"),
        (["bouffon", "--only", ""], "I110", "card:P/peur"),
        (["bouffon", "--only", "changed"], "I121", "build"),
        (["--upgrade-from", "bouffon"], "I122", "one"),
        (["bouffon", "--upgrade-from", "dalmuti", "--only", "changed"], "I122", "keep one"),
        (["bouffon", "--upgrade-from", "bouffonn"], "F031", "bouffon"),
    ],
)
def test_what_means_nothing_is_refused_and_writes_nothing(
    words: list[str], code: str, said: str, here: Path
) -> None:
    answer = typed("build", *words)

    assert answer.exit_code == 2
    assert f" {code} " in answer.stderr
    assert said in answer.stderr
    assert answer.stderr.count("\n") == 1
    assert list(here.iterdir()) == []


def test_a_deck_with_an_error_prints_no_card_again(bouffon: Path) -> None:
    edit(bouffon / "p.yaml", "title: peur", "title: frayeur")
    answer = typed("build", bouffon, "--only", "letter:K")

    assert answer.exit_code == 1
    assert "nothing written" in answer.output
    assert not Path("output").exists()


CHANGING = {"os.mkdir", "os.rename", "os.remove", "os.rmdir"}
"""What Python tells of before a folder changes, besides files that are opened to be written."""


def killed(moment: int, *words: str | Path) -> bool:
    """Whether a command was killed before that change of a file or folder, or had ended."""
    child = os.fork()
    if child:
        return os.WIFSIGNALED(os.waitpid(child, 0)[1])
    left = moment

    def watch(event: str, told: tuple[object, ...]) -> None:
        nonlocal left
        if event in CHANGING or (event == "open" and told[1] in {"w", "wb"}):
            if not left:
                os.kill(os.getpid(), signal.SIGKILL)
            left -= 1

    sys.addaudithook(watch)
    typed(*words)
    os._exit(0)


@pytest.mark.skipif(os.name == "nt", reason="a process is killed by a signal here")
def test_a_kill_at_any_moment_leaves_the_old_output_or_the_new(fruits: Path) -> None:
    """The whole build is never touched, the reprint is one or the other and never away."""
    home = Path("output/fruits/home")
    fig: list[str | Path] = ["build", fruits, "--only", "card:cards/fig"]
    pear: list[str | Path] = ["build", fruits, "--only", "card:cards/pear"]
    typed("build", fruits)
    typed(*fig)
    old = files(home)
    typed(*pear)
    new = files(home)

    seen: list[dict[str, str]] = []
    while killed(len(seen), *fig):
        now = files(home)
        left = {name: each for name, each in now.items() if not name.startswith(".")}
        assert left in (old, new)
        assert typed(*pear).exit_code == 0
        assert files(home) == new
        seen.append(left)
    assert old in seen
    assert new in seen


def test_a_swap_that_was_interrupted_is_finished_before_anything_is_compared(fruits: Path) -> None:
    """The build had gone aside when the machine stopped: the reprint brings it back first."""
    typed("build", fruits)
    home = Path("output/fruits/home")
    before = files(home)
    home.rename(home.with_name(".home.ready"))

    assert typed("build", fruits, "--only", "card:cards/fig").exit_code == 0
    assert {name: each for name, each in files(home).items() if "/" not in name} == before
    assert sorted(path.name for path in home.parent.iterdir()) == ["home"]


def test_a_folder_in_the_way_is_told(fruits: Path) -> None:
    home = Path("output/fruits/home")
    home.mkdir(parents=True)
    (home / "partial").write_text("mine", encoding="utf-8")
    answer = process("build", fruits, "--only", "card:cards/fig", cwd=Path.cwd())

    assert answer.returncode == 2
    assert b" F029 " in answer.stderr
    assert (home / "partial").read_text(encoding="utf-8") == "mine"
