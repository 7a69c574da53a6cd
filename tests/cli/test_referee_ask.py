"""``referee ask``: a quarrel told in a few replies, in both languages."""

import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from cardsmith.cli.app import app
from tests.cli.terminal import typed
from tests.conftest import ROOT

WORD = (
    *("1", "1", "Anne, Benoît, Chloé", "Anne", "éclat", "lueur, rayon, feu, étincelle"),
    *("-", "-", "Chloé lueur 12, Benoît rayon 30", "Benoît rayon"),
)
JOKER = ("2", "2", "A, B, C, D", "B", "2x5+J", "5 5 J 9")


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a reply names as a file is not written into the project."""
    monkeypatch.chdir(tmp_path)


def said(*replies: str, words: tuple[str, ...] = (), lang: str = "en") -> Result:
    """What the command answers to these replies, each on its line."""
    return CliRunner().invoke(
        app, ["referee", "ask", "--lang", lang, *words], input="".join(f"{r}\n" for r in replies)
    )


def test_a_word_is_ruled_on_in_french() -> None:
    answer = said(*WORD, lang="fr")

    assert answer.exit_code == 0
    assert (
        "À quel jeu jouez-vous\u00a0?\n   1  Le Bouffon\n   2  Le Grand Dalmuti\n" in answer.output
    )
    assert (
        "Réponse\u00a0: juste\n  Benoît «\u00a0rayon\u00a0»\u00a0: ce mot compte.\n"
        in answer.output
    )
    assert "    BOU-15  " in answer.output
    assert "Garder ce cas" in answer.output


def test_a_play_is_ruled_on_in_english_and_the_rules_decide() -> None:
    first, second = said(*JOKER), said(*JOKER, words=("--rules", "officiel"))

    assert (first.exit_code, second.exit_code) == (1, 0)
    assert "Answer: wrong\n  B has the lead and lays 5, 5, J.\n" in first.output
    assert "dalmuti.jokers=wild" in first.output
    assert "Answer: correct\n" in second.output


def test_names_do_as_well_as_numbers_and_capitals_do_not_matter() -> None:
    answer = said("le bouffon", "how many letters", "œuf", "4")

    assert answer.exit_code == 0
    assert "“œuf” counts 4 letters." in answer.output


def test_a_question_mark_explains_and_asks_again() -> None:
    answer = said("?", "1", "4", "?", "œuf", "4")

    assert answer.exit_code == 0
    assert "The referee knows the rules of these two games." in answer.output
    assert "As the card has it" in answer.output


def test_the_referee_asks_for_the_facts_it_needs_and_no_others() -> None:
    gains = said(*("1", "2", "A, B", "A", "éclat", "lueur, feu", "-", "-", "B feu", "1", "B 3"))
    squares = said(
        *("1", "3", "A, B", "A", "éclat", "lueur, feu", "-", "-", "B feu", "1", "B 15"),
        *("12", "", "14"),
    )

    assert "pawn, before" not in gains.output
    assert (gains.exit_code, squares.exit_code) == (0, 0)
    assert "On which square is B’s pawn, before" in squares.output
    assert "Which number has the victory square? [47]" in squares.output


def test_a_reply_that_cannot_be_read_is_asked_for_again() -> None:
    answer = said("3", "chess", "1", "4", "œuf", "quatre", "-", "4")

    assert answer.exit_code == 0
    for problem in ("“3”: which one?", "“chess”: which one?", "“quatre” is not a whole number"):
        assert f"! {problem}" in answer.output
    assert "! an answer is needed here" in answer.output


def test_a_fact_that_cannot_be_so_is_asked_for_again() -> None:
    answer = said("2", "10", "A, B", "-", "yes", "A, B, C, D")

    assert "! these players make no table" in answer.output
    assert answer.exit_code == 1


@pytest.mark.parametrize("replies", [(), ("",), ("1",), ("1", "4", ""), ("1", "4", "œuf")])
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_whoever_leaves_loses_nothing(lang: str, replies: tuple[str, ...], tmp_path: Path) -> None:
    book = tmp_path / "book.yaml"
    book.write_text("# ours\n", encoding="utf-8")
    answer = said(*replies, words=("--save", str(book)), lang=lang)

    assert answer.exit_code == 2
    assert answer.stderr.strip() in (
        "On s’arrête là\u00a0; rien n’a été écrit.",
        "We stop here; nothing was written.",
    )
    assert book.read_text("utf-8") == "# ours\n"


def test_a_case_is_kept_and_read_again(tmp_path: Path) -> None:
    book = tmp_path / "nos querelles.yaml"
    save = ("--save", str(book))

    assert said(*WORD, words=save).exit_code == 0
    assert said(*JOKER, words=(*save, "--rules", "officiel")).exit_code == 0
    assert said(*JOKER, str(book)).exit_code == 1

    judged = typed("referee", "judge", book)
    assert [line for line in judged.output.splitlines() if line.startswith("ask-")] == [
        "ask-1: correct",
        "ask-2: correct",
        "ask-3: wrong",
    ]
    assert typed("referee", "test", book, "--quiet").exit_code == 0


def test_a_book_with_an_error_is_left_alone(tmp_path: Path) -> None:
    book = tmp_path / "book.yaml"
    book.write_text("- {id: a}\n", encoding="utf-8")
    answer = said(*WORD, words=("--save", str(book)))

    assert answer.exit_code == 2
    assert "book.yaml:1:3: error G155" in answer.stderr
    assert book.read_text("utf-8") == "- {id: a}\n"


def test_quiet_asks_and_tells_the_shell_alone() -> None:
    answer = said(*JOKER, words=("--quiet",))

    assert answer.exit_code == 1
    assert "Answer" not in answer.output


def test_a_name_that_is_no_case_book_is_asked_for_again(tmp_path: Path) -> None:
    (tmp_path / "deck.yaml").write_text("letter: A\n", encoding="utf-8")
    answer = said("1", "4", "œuf", "4", "notes.txt", "deck.yaml", "ours.yaml")

    assert answer.exit_code == 0
    assert "! --save: error I110 “notes.txt”" in answer.output
    assert "! deck.yaml:1:1: error " in answer.output
    assert (tmp_path / "ours.yaml").read_text("utf-8").startswith("- id: ask-1\n")


def test_whoever_would_save_into_no_case_book_learns_it_before_the_questions() -> None:
    answer = said(*WORD, words=("--save", "notes.txt"))

    assert answer.exit_code == 2
    assert "Which game" not in answer.output


@pytest.mark.parametrize("ending", [EOFError, KeyboardInterrupt])
def test_an_interrupted_conversation_ends_cleanly(
    ending: type[BaseException], monkeypatch: pytest.MonkeyPatch
) -> None:
    replies = iter(["1", "4"])

    def interrupted(_: str) -> str:
        for reply in replies:
            return reply
        raise ending

    monkeypatch.setattr("builtins.input", interrupted)
    answer = typed("referee", "ask")

    assert answer.exit_code == 2
    assert "nothing was written" in answer.stderr


def test_the_end_of_the_keyboard_does_not_take_a_default() -> None:
    squares = ("1", "3", "A, B", "A", "éclat", "lueur, feu", "-", "-", "B feu", "1", "B 15", "12")

    assert said(*squares).exit_code == 2
    assert said(*squares, "", "14").exit_code == 0


@pytest.mark.skipif(sys.platform == "win32", reason="a closed keyboard is a Unix thing")
def test_a_closed_keyboard_is_nobody_at_the_table() -> None:
    done = subprocess.run(
        f'"{sys.executable}" -m cardsmith referee ask --lang en <&-',
        shell=True,
        cwd=ROOT,
        capture_output=True,
        check=False,
    )

    assert done.returncode == 2
    assert done.stderr == b"We stop here; nothing was written.\n"
