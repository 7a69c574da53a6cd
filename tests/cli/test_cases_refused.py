"""The handed cases of files, folders and streams, and what else a system can refuse."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.decks import custom, deck_of
from tests.cli.terminal import process, typed


@pytest.mark.parametrize("command", ["check", "list"])
def test_case_F01(command: str, tmp_path: Path) -> None:
    deck = deck_of("F01", tmp_path / "e")
    done = {
        coding: process(command, deck / "deck.yaml", cwd=tmp_path, env={"PYTHONIOENCODING": coding})
        for coding in ("utf-8", "cp1252")
    }

    assert done["cp1252"].returncode == done["utf-8"].returncode
    assert b"Traceback" not in done["cp1252"].stderr
    told = done["cp1252"].stdout.decode("cp1252")
    assert told.encode("cp1252") == done["utf-8"].stdout.decode().encode("cp1252", "replace")
    assert "a ? b ?" in told
    if command == "list":
        assert "cœur" in told
        assert "été" in told


def test_case_F04(tmp_path: Path) -> None:
    titles = (f"a{'bcdefghij'[n // 1000 % 9]}{n:05d}" for n in range(5000))
    cards = "".join(f"  - title: {title}\n    synonyms: [x{title}]\n" for title in titles)
    (tmp_path / "a.yaml").write_text(f"letter: A\ncards:\n{cards}", encoding="utf-8")
    lister = subprocess.Popen(
        [sys.executable, "-m", "cardsmith", "list", "a.yaml"],
        cwd=tmp_path,
        env={name: said for name, said in os.environ.items() if name != "PYTHONUNBUFFERED"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert lister.stdout
    assert lister.stderr
    first = lister.stdout.readline()
    lister.stdout.close()
    complaint = lister.stderr.read()
    lister.stderr.close()

    assert first.startswith(b"A/ab00000")
    assert complaint == b""
    assert lister.wait() in (0, 141, -13)


def test_case_F06_a_file_in_the_way(tmp_path: Path) -> None:
    deck = deck_of("F06", tmp_path / "e")
    (tmp_path / "out").write_bytes(b"mine")
    answer = typed("build", deck, "--out", tmp_path / "out")

    assert answer.exit_code == 2
    (line,) = answer.output.strip().splitlines()
    assert line.startswith(f"{tmp_path / 'out'}: error F029 there is a file here")
    assert (tmp_path / "out").read_bytes() == b"mine"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["e", "out"]


def test_case_F06_a_folder_in_the_way(tmp_path: Path) -> None:
    deck = deck_of("F06", tmp_path / "e")
    picture = tmp_path / "out.png"
    picture.mkdir()
    answer = typed("preview", "A/ami", "--edition", deck, "--out", picture)

    assert answer.exit_code == 2
    (line,) = answer.output.strip().splitlines()
    assert line.startswith(f"{picture}: error F030 ")
    assert "Is a directory" in line
    assert sorted(path.name for path in tmp_path.iterdir()) == ["e", "out.png"]


@pytest.mark.skipif(getattr(os, "geteuid", int)() == 0, reason="root may write anywhere")
@pytest.mark.parametrize("command", ["build", "preview"])
def test_case_F06_read_only(command: str, tmp_path: Path) -> None:
    """What was there before stays to the byte; what was being written leaves nothing."""
    deck = deck_of("F06", tmp_path / "e")
    locked = tmp_path / "ro"
    old = locked / ("e/home/cards.pdf" if command == "build" else "out.png")
    words: dict[str, list[str | Path]] = {
        "build": ["build", deck, "--out", locked],
        "preview": ["preview", "A/ami", "--edition", deck, "--out", old],
    }
    locked.mkdir()
    assert typed(*words[command]).exit_code == 0
    before = {path: path.read_bytes() for path in locked.rglob("*") if path.is_file()}
    assert old in before
    (deck / "deck.yaml").write_text(
        (deck / "deck.yaml").read_text(encoding="utf-8").replace("copain", "camarade"),
        encoding="utf-8",
    )
    folders = [locked, *(path for path in locked.rglob("*") if path.is_dir())]
    for folder in folders:
        folder.chmod(0o555)
    answer = typed(*words[command])
    after = {path: path.read_bytes() for path in locked.rglob("*") if path.is_file()}
    for folder in folders:
        folder.chmod(0o755)

    assert answer.exit_code == 2
    (line,) = answer.output.splitlines()
    assert re.match(rf"{re.escape(str(locked))}\S*: error F028 .* cannot be written", line)
    assert after == before


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="no folder here that nobody may fill")
def test_case_F06_a_place_that_takes_no_file(tmp_path: Path) -> None:
    """The same for root, whom a read-only folder does not stop."""
    deck = deck_of("F06", tmp_path / "e")
    said: list[list[str | Path]] = [
        ["build", deck, "--out", "/proc/cards"],
        ["preview", "A/ami", "--edition", deck, "--out", "/proc/ami.png"],
    ]
    for words in said:
        answer = typed(*words)
        assert answer.exit_code == 2
        (line,) = answer.output.splitlines()
        assert line.startswith("/proc/")
        assert ": error F030 " in line


@pytest.mark.parametrize(
    "words",
    [
        ["check", "deck.yaml"],
        ["list", "deck.yaml"],
        ["build", "."],
        ["length", "été"],
        ["preview", "E/ete", "--edition", "deck.yaml"],
        ["explain", "C401"],
        ["schema", "packet"],
    ],
)
def test_case_F10(words: list[str], tmp_path: Path) -> None:
    deck = deck_of("F10", tmp_path / "e")
    done = process(*words, cwd=deck)

    assert done.returncode == 0, done.stderr
    assert done.stderr == b""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full device here")
@pytest.mark.parametrize("words", [["list", "bouffon"], ["schema", "packet"], ["--help"]])
def test_a_full_disk_is_said_in_one_line(words: list[str], tmp_path: Path) -> None:
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        done = subprocess.run(
            [sys.executable, "-m", "cardsmith", *words],
            cwd=tmp_path,
            stdout=full,
            stderr=subprocess.PIPE,
            check=False,
            encoding="utf-8",
        )

    assert done.returncode == 2
    assert done.stderr == "cardsmith: No space left on device\n"


def test_check_refuses_the_template_that_a_build_would(tmp_path: Path) -> None:
    edition = custom(tmp_path / "e", 1)
    declared = (edition / "edition.yaml").read_text(encoding="utf-8")
    (edition / "edition.yaml").write_text(
        declared.replace("data: cartes.csv", "data: cartes.csv, template: t.yaml"), encoding="utf-8"
    )
    template = (
        "styles: {big: {font: Alegreya, size: 9pt}}\n"
        'front: [{text: {in: [1mm, 1mm, 9mm, 9mm], style: big, value: "{{ nomm }}"}}]'
    )
    (edition / "t.yaml").write_text(template, encoding="utf-8")

    answer = typed("check", edition)

    assert answer.exit_code == 1
    assert "t.yaml:2:" in answer.output
    assert " K109 " in answer.output
    assert "{{ nomm }}" in answer.output


def test_a_closed_output_is_no_traceback(tmp_path: Path) -> None:
    done = subprocess.run(
        f'"{sys.executable}" -m cardsmith check bouffon >&-',
        shell=True,
        cwd=tmp_path,
        stderr=subprocess.PIPE,
        check=False,
    )

    assert (done.returncode, done.stderr) == (0, b"")


def test_a_long_line_is_clipped_round_its_fault(tmp_path: Path) -> None:
    row = ";".join(f"mot{number}" for number in range(2000))
    (tmp_path / "deck.csv").write_text(f"titre;synonymes\nami;{row}\n", encoding="utf-8")
    answer = typed("check", tmp_path / "deck.csv")

    assert answer.exit_code == 1
    assert max(map(len, answer.output.splitlines())) < 400


@pytest.mark.skipif(os.name == "nt", reason="links need a right there")
@pytest.mark.parametrize(
    ("words", "code"),
    [(["check", "e"], "F009"), (["check", "g"], "F009"), (["build", "d"], "F030")],
)
def test_a_link_to_itself_is_one_line(
    words: list[str], code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for folder, loop in (("e", "p.yaml"), ("g", "edition.yaml"), ("d", "out")):
        deck_of("F06", tmp_path / folder)
        (tmp_path / folder / loop).symlink_to(loop)
    monkeypatch.chdir(tmp_path)
    answer = typed(*words, "--out", tmp_path / "d" / "out") if "build" in words else typed(*words)

    assert answer.exit_code in (1, 2)
    assert isinstance(answer.exception, SystemExit)
    assert f" {code} " in answer.output
