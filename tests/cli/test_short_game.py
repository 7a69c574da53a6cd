"""``build --per-square``: a short game of Le Bouffon, read back from its sheets."""

import json
from collections import Counter
from pathlib import Path

import pytest

from tests.cli.printed import lines
from tests.cli.reprints import edit, files, listed, read_back
from tests.cli.terminal import typed

SQUARES = (*"ABCDEFGHIJ", "KW", *"LMNOPQRSTUV", "XYZ")
SHARES = {"KW": "KKKKKKKKWWWW", "XYZ": "XXXYYYZZZZZZ"}


def word(first: str, number: int) -> str:
    """A word that no other number makes, and that none of them holds."""
    syllables = [consonant + vowel for consonant in "bcdfglmnprstv" for vowel in "aeiou"]
    high, low = divmod(number, len(syllables))
    return f"{first}{syllables[low]}{syllables[high]}n"


def card(first: str, number: int, synonyms: int) -> str:
    told = ", ".join(word("u", 7 * number + place) + "ette" for place in range(synonyms))
    return f"  - {{title: {word(first, number)}, synonyms: [{told}]}}\n"


@pytest.fixture
def full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A whole Bouffon: twelve cards for each of 23 squares, twenty-four for the marotte."""
    monkeypatch.chdir(tmp_path)
    folder = tmp_path / "jeu"
    folder.mkdir()
    (folder / "edition.yaml").write_text(
        "game: bouffon\ntitle: Grand jeu\nlanguage: fr\n", encoding="utf-8"
    )
    packets: dict[str, list[int]] = {}
    for square in SQUARES:
        for number, letter in enumerate(SHARES.get(square, square * 12)):
            packets.setdefault(letter, []).append(number)
    for letter, numbers in packets.items():
        cards = "".join(card(letter.lower(), number, 4) for number in numbers)
        (folder / f"{letter.lower()}.yaml").write_text(
            f"letter: {letter}\ncards:\n{cards}", encoding="utf-8"
        )
    rare = "".join(card("m", 100 + number, 2) for number in range(24))
    (folder / "marotte.yaml").write_text(f"deck: marotte\ncards:\n{rare}", encoding="utf-8")
    return folder


def chosen(folder: Path, most: int = 6) -> Counter[str]:
    """The cards of the short game in a folder."""
    return read_back(folder / f"short-{most}/cards.pdf")


def test_six_a_square_are_150_cards_on_17_sheets(full: Path) -> None:
    answer = typed("build", full, "--per-square", "6", "--component", "cards,marotte")
    short = Path("output/jeu/home/short-6")
    cards = chosen(short.parent)
    by_packet = Counter(name.partition("/")[0] for name in cards.elements())

    assert answer.exit_code == 0, answer.output
    assert "cards.pdf: 150 cards on 34 pages" in answer.output
    assert cards == listed(short)
    assert set(cards.values()) == {1}
    for square in SQUARES:
        assert sum(by_packet[letter] for letter in square) == 6
        assert all(by_packet[letter] for letter in square)
    assert by_packet["marotte"] == 12
    assert len(lines(short / "cards.pdf")) == 2 * 17
    assert not (short / "marotte.pdf").exists()


def test_the_box_holds_the_cards_that_are_chosen(full: Path) -> None:
    typed("build", full, "--per-square", "6", "--component", "box")
    said = " ".join(
        line for page in lines(Path("output/jeu/home/short-6/box.pdf")) for line in page
    )

    assert "150" in said


def test_the_same_cards_are_chosen_and_a_new_one_changes_one_at_most(full: Path) -> None:
    components = "--component", "cards,marotte"
    typed("build", full, "--per-square", "6", *components)
    home = Path("output/jeu/home")
    before, files_before = chosen(home), files(home)
    typed("build", full, "--per-square", "6", *components)
    assert files(home) == files_before

    edit(full / "p.yaml", "cards:\n", "cards:\n" + card("p", 50, 4))
    typed("build", full, "--per-square", "6", *components)
    after = chosen(home)
    assert (before - after).total() <= 1
    assert {name[0] for name in (before - after) + (after - before)} <= {"P"}


def test_the_short_game_and_the_whole_one_stand_beside_each_other(full: Path) -> None:
    typed("build", full, "--component", "cards,marotte")
    home = Path("output/jeu/home")
    whole = files(home)
    typed("build", full, "--per-square", "6", "--component", "cards,marotte")
    assert {name: each for name, each in files(home).items() if "/" not in name} == whole

    assert "No card has changed" in typed("build", full, "--only", "changed").output
    rest = typed("build", full, "--upgrade-from", home / "short-6")
    assert "New (150): " in rest.output
    assert ", 130 more\n" in rest.output
    assert not chosen(home) & read_back(home / "partial/only.pdf")
    assert chosen(home) + read_back(home / "partial/only.pdf") == listed(home)

    typed("build", full, "--component", "cards,marotte")
    assert chosen(home).total() == 150


def test_only_some_of_a_short_game(full: Path) -> None:
    typed("build", full, "--per-square", "6", "--component", "cards,marotte")
    home = Path("output/jeu/home")
    typed("build", full, "--per-square", "6", "--only", "letter:K,W")
    printed = read_back(home / "short-6/partial/only.pdf")

    assert printed.total() == 6
    assert printed <= chosen(home)
    left_out = sorted(listed_ids(full) - set(chosen(home)))[0]
    refused = typed("build", full, "--per-square", "6", "--only", f"card:{left_out}")
    assert refused.exit_code == 2
    assert " I120 " in refused.stderr

    some = next(name for name in sorted(chosen(home)) if name.startswith("P/"))
    edit(full / "p.yaml", f"title: {some[2:]},", f"title: {some[2:]}, pos: nom,")
    typed("build", full, "--per-square", "6", "--only", "changed")
    assert read_back(home / "short-6/partial/only.pdf") == Counter({some: 1})


def listed_ids(folder: Path) -> set[str]:
    cards = json.loads(typed("list", folder, "--format", "json").output)["cards"]
    return {one["id"] for one in cards}


def test_one_component_of_a_short_game_takes_the_place_of_its_part(full: Path) -> None:
    """The run of both goes when one of them is made anew: no card lies there twice."""
    typed("build", full, "--per-square", "6", "--component", "cards,marotte,box")
    typed("build", full, "--per-square", "6", "--component", "marotte")
    short = Path("output/jeu/home/short-6")

    assert read_back(short / "marotte.pdf").total() == 12
    assert not (short / "cards.pdf").exists()
    assert (short / "box.pdf").exists()


def test_squares_with_fewer_cards_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "p.yaml").write_text(
        "letter: P\ncards: [{title: peur, synonyms: [frayeur, effroi, trouille, panique]}]\n",
        encoding="utf-8",
    )
    answer = typed("build", "p.yaml", "--per-square", "3", "--component", "cards", lang="fr")

    assert answer.exit_code == 0
    assert "Moins de 3 cartes\u00a0: 1 (P).\n" in answer.output


def test_a_game_without_squares_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for words in (["dalmuti"], []):
        answer = typed("build", *words, "--per-square", "6")
        assert answer.exit_code == 2
        assert " I123 “Le Grand Dalmuti” has no squares" in answer.stderr
    assert list(tmp_path.iterdir()) == []
