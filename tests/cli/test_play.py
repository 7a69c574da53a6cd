"""``referee play``: a game kept from a pipe or a terminal, in both languages."""

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from cardsmith.cli.app import app
from cardsmith.model.finding import Finding, InputError
from cardsmith.model.place import named
from tests.cli.terminal import typed

COMMAND = (sys.executable, "-m", "cardsmith", "referee", "play")
BOUFFON = ("--game", "bouffon", "--seats", "Anne, Benoît, Zoé")
DALMUTI = ("--game", "dalmuti", "--seats", "Christophe Pierre Anne Zoé Benoît")
TURN = ("Anne 2, B 4, Z 5", "d4", "dormir", "|", "B roupiller 3", "Z pioncer 9", "|")


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Records are not written into the project."""
    monkeypatch.chdir(tmp_path)


def kept(*lines: str, words: tuple[str, ...] = BOUFFON, lang: str = "en") -> Result:
    """What the keeper answers to these lines, the record being ``kept.partie``."""
    return CliRunner().invoke(
        app,
        ["referee", "play", "kept.partie", "--lang", lang, *words],
        input="".join(f"{line}\n" for line in lines),
    )


def record() -> str:
    return Path("kept.partie").read_text(encoding="utf-8")


def test_a_turn_of_le_bouffon_in_french() -> None:
    answer = kept(*TURN, words=(*BOUFFON, "--edition", "bouffon", "--seed", "1"), lang="fr")

    assert answer.exit_code == 0
    assert "Tour 1\u00a0: Anne est le Bouffon. Son dé\u00a0? `d4`\n> d4\n" in answer.output
    assert "Résultat\u00a0: Anne+3 Benoît+3 Zoé+1\n" in answer.output
    assert "Pour reprendre\u00a0: cardsmith referee play kept.partie\n" in answer.output
    assert record() == (
        '[Game "bouffon"]\n[Seats "Anne Benoît Zoé"]\n[Edition "bouffon"]\n[Seed "1"]\n'
        '[Start "Anne 2, Benoît 4, Zoé 5"]\n'
        '1. Anne d4 @4:D "dormir" | Benoît"roupiller"3 Zoé"pioncer"9 | => Anne+3 Benoît+3 Zoé+1\n'
    )
    assert typed("referee", "check", "kept.partie").exit_code == 0


def test_a_trick_of_le_grand_dalmuti_in_english() -> None:
    answer = kept("X A", "3x8 - - 2x7", "3x7 - - - - -", words=DALMUTI)

    assert answer.exit_code == 0
    assert "Trick 1 · to beat: 3x8 of Christophe\n" in answer.output
    assert "! wrong (DAL-13) — To cover 3×8 it takes as many cards" in answer.output
    assert record().endswith(
        "X Anne\n1. Christophe 3x8 Pierre - Anne - Zoé 3x7 Benoît - Christophe - Pierre - Anne -"
        " => Zoé leads\n"
    )
    assert typed("referee", "check", "kept.partie").exit_code == 0


def test_what_nobody_has_said_is_asked() -> None:
    answer = kept("tarot", "2", "Anne", "A B C D", "X A", words=())

    assert answer.exit_code == 0
    assert answer.output.count("Which game do you play?") == 2
    assert "--seats" in answer.output
    assert record().startswith('[Game "dalmuti"]\n[Seats "A B C D"]\n')


def test_without_a_name_the_record_is_a_new_one(tmp_path: Path) -> None:
    for _ in range(2):
        CliRunner().invoke(app, ["referee", "play", *BOUFFON], input="")

    names = sorted(path.name for path in tmp_path.iterdir())
    assert [re.sub(r"\d{4}-\d\d-\d\d", "DAY", name) for name in names] == [
        "bouffon-DAY-2.partie",
        "bouffon-DAY.partie",
    ]


def test_a_game_is_gone_on_with_and_undone_to_its_start() -> None:
    kept("Anne", "d4", "danse", words=(*BOUFFON, "--lang", "fr"))
    answer = kept("|", "B bal", "!undo 2", "!undo x", "!annuler 99", "!undo", words=())

    assert "The game in kept.partie goes on where it was." in answer.output
    assert "> !undo 2\n2 back.\n" in answer.output
    assert "How many?" in answer.output
    assert answer.output.count("There is nothing to undo.") == 1
    assert record() == '[Game "bouffon"]\n[Seats "Anne Benoît Zoé"]\n'


def test_a_question_mark_helps_wherever_the_game_is() -> None:
    english = kept("?", "Anne", "?", "d4", "?")
    french = kept("?", words=(), lang="fr")

    assert english.output.count("At any time: `!undo`") == 3
    assert "`d4`: the die." in english.output
    assert "À tout moment" in french.output


def test_a_fault_is_kept_only_when_it_is_forced() -> None:
    answer = kept("Anne", "d4 @5", "d4 @6", "d4 @5 !force")

    assert answer.output.count("`!force` at the end of the line keeps it") == 1
    assert record().endswith("1. Anne d4 @5:E\n")
    assert typed("referee", "check", "kept.partie").exit_code == 1


def test_dice_and_cards_are_the_same_for_the_same_seed() -> None:
    words = (*BOUFFON, "--edition", "bouffon", "--seed", "17")
    lines = ("!roll", "!lancer", "!roll", "!roll", "!draw", "|", "|", "!tirer", "|")
    first, text = kept(*lines, words=words), record()
    Path("kept.partie").unlink()
    second = kept(*lines, words=words)

    assert (first.output, text) == (second.output, record())
    assert re.search(r'\d+\. \w+ d\d @\d+:[A-Z] "[^"]+" \| \| M \w+ "[^"]+" =>', text)
    assert typed("referee", "check", "kept.partie").exit_code == 0


def test_what_cannot_be_drawn_or_rolled_is_said() -> None:
    answer = kept("!draw", "Anne", "d4", "!roll")

    assert "Without an edition the card is drawn by hand" in answer.output
    assert "There is no die to roll now." in answer.output


def test_a_title_that_the_edition_does_not_have_is_doubted() -> None:
    answer = kept("Anne", "d4", "dormire", words=(*BOUFFON, "--edition", "bouffon"))

    assert "no card “dormire”; it has “dormir”" in answer.output


@pytest.mark.parametrize(
    "words",
    [
        ("kept.txt", *BOUFFON),
        ("kept.partie", "--game", "tarot"),
        ("kept.partie", "--game", "bouffon", "--seats", "Anne"),
        ("kept.partie", "--game", "bouffon", "--seats", "Anne, anne, Zoé"),
        ("kept.partie", *BOUFFON, "--rules", "txete"),
        ("kept.partie", *BOUFFON, "--options", "end=never"),
        ("kept.partie", *BOUFFON, "--edition", "nowhere"),
    ],
)
def test_what_cannot_be_begun_is_refused_and_nothing_is_written(words: tuple[str, ...]) -> None:
    answer = typed("referee", "play", *words)

    assert answer.exit_code == 2
    assert "error" in answer.output
    assert not list(Path().iterdir())


@pytest.mark.parametrize(
    "text",
    [
        "",
        "no record\n",
        '[Game "bouffon"]\n1. A d4 @\n',
        '[Game "bouffon"] [Seats "A B"]\n1. A "x"\n',
    ],
)
def test_a_record_that_cannot_be_gone_on_with_is_left_alone(text: str) -> None:
    Path("kept.partie").write_text(text, encoding="utf-8")

    assert kept(words=()).exit_code == 2
    assert record() == text


def test_a_disk_that_fails_does_not_stop_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(path: Path, text: str) -> None:
        raise InputError(Finding("F030", named(path.as_posix()), reason="No space left on device"))

    monkeypatch.setattr("cardsmith.cli.playing.save", full)
    answer = kept("Anne", "d4")

    assert answer.exit_code == 2
    assert answer.output.count("No space left on device") == 2
    assert "nothing is being saved for now" in answer.output
    assert "Here it is:\n" in answer.output
    assert "1. Anne d4 @4:D\n" in answer.output


def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    answer = CliRunner().invoke(
        app, ["referee", "play", "no/kept.partie", "--lang", "en", *BOUFFON], input="Anne\n"
    )

    assert answer.exit_code == 2
    assert "The game goes on" in answer.output


def test_nothing_that_was_typed_is_lost_to_a_kill(tmp_path: Path) -> None:
    with subprocess.Popen(
        [*COMMAND, "kept.partie", *BOUFFON], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as running:
        assert running.stdin is not None
        running.stdin.write(b"Anne\nd4\ndanse\n|\nB bal 7\nZ gig")
        running.stdin.flush()
        try:
            _wait_for(tmp_path / "kept.partie", "bal")
        finally:
            running.kill()

    assert record().endswith('1. Anne d4 @4:D "danse" | Benoît"bal"7\n')
    assert kept("Z gigue 9", words=()).exit_code == 0
    assert record().endswith('| Benoît"bal"7 Zoé"gigue"9\n')


def test_a_minute_in_a_terminal_stamps_words_and_leaves_cleanly() -> None:
    screen = in_terminal("Anne\n", "d4\n", "danse\n", "|\n", "B bal\n", "\x03")

    assert "60 s left" in screen
    assert "Traceback" not in screen
    assert "Everything is in kept.partie" in screen
    assert re.search(r'\| Benoît"bal"\d+\n$', record())


def test_an_end_of_input_in_a_terminal_leaves_cleanly() -> None:
    screen = in_terminal("Anne\n", "\x04")

    assert "Everything is in kept.partie" in screen
    assert "Traceback" not in screen


def in_terminal(*lines: str) -> str:
    """What a terminal shows while these lines are typed, each at a prompt."""
    ours, theirs = pty.openpty()
    env = {**os.environ, "CARDSMITH_LANG": "en", "TERM": "xterm"}
    command = [*COMMAND, "kept.partie", *BOUFFON]
    with subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=env) as running:
        os.close(theirs)
        pressed, shown = 0, b""
        for piece in _pieces(ours):
            shown += piece
            if pressed < min(shown.count(b"\n> "), len(lines)):
                _press(running, ours, lines[pressed])
                pressed += 1
        try:
            if lines[-1] == "\x03" and running.poll() is None:  # a key that came between two reads
                _press(running, ours, lines[-1])
                shown += b"".join(_pieces(ours))
            running.wait(timeout=30)
        finally:
            running.kill()
    assert (pressed, running.returncode) == (len(lines), 0)
    os.close(ours)
    return shown.decode(errors="replace")


def _press(running: subprocess.Popen[bytes], descriptor: int, keys: str) -> None:
    """Type a line, or what Ctrl-C does."""
    if keys == "\x03":
        running.send_signal(signal.SIGINT)
    else:
        os.write(descriptor, keys.encode())


def _pieces(descriptor: int) -> Iterator[bytes]:
    """What the terminal is sent, until it is closed or for three quarters of a minute."""
    end = time.monotonic() + 45
    while select.select([descriptor], [], [], max(0.0, end - time.monotonic()))[0]:
        try:
            piece = os.read(descriptor, 4096)
        except OSError:
            return
        if not piece:
            return
        yield piece


def _wait_for(path: Path, text: str) -> None:
    for _ in range(300):
        if path.exists() and text in path.read_text(encoding="utf-8"):
            return
        signal.sigtimedwait([], 0.05)
    raise AssertionError(f"{path} never held {text}")
