"""Which language a command speaks, what it keeps quiet, and what it says only once."""

import shlex
from collections import Counter
from pathlib import Path

import pytest

from tests.cli.terminal import process, typed

SAID = {
    "fr": "erreur C404 «\u00a0ami\u00a0» répète le titre",
    "en": "error C404 “ami” repeats the title",
}


def edition(folder: Path, language: str, synonyms: str = "ami, copain") -> Path:
    folder.mkdir()
    (folder / "edition.yaml").write_text(
        f"game: bouffon\ntitle: Essai\nlanguage: {language}\n", encoding="utf-8"
    )
    (folder / "a.yaml").write_text(
        f"letter: A\ncards: [{{title: ami, synonyms: [{synonyms}]}}]\n", encoding="utf-8"
    )
    return folder


@pytest.mark.parametrize("command", ["check", "build"])
@pytest.mark.parametrize(
    ("option", "variable", "language", "spoken"),
    [
        ("en", "fr", "fr", "en"),
        ("fr", "en", "en", "fr"),
        ("", "en", "fr", "en"),
        ("", "fr", "en", "fr"),
        ("", "", "fr", "fr"),
        ("", "", "en", "en"),
        ("", "de", "fr", "fr"),
        ("", "", "de", "en"),
    ],
)
def test_the_option_then_the_variable_then_the_edition_then_english(
    command: str, option: str, variable: str, language: str, spoken: str, tmp_path: Path
) -> None:
    deck = edition(tmp_path / "e", language)
    asked = ["--lang", option] if option else []
    where = ["--out", str(tmp_path / "out")] if command == "build" else []
    answer = typed(command, deck, *asked, *where, lang=variable)

    assert answer.exit_code == 1
    assert SAID[spoken] in answer.output
    assert not any(words in answer.output for lang, words in SAID.items() if lang != spoken)


@pytest.mark.parametrize(
    ("variable", "spoken"), [("", "Why"), ("en", "Why"), ("fr", "Pourquoi\u00a0")]
)
def test_a_page_without_an_edition_is_english_unless_asked(variable: str, spoken: str) -> None:
    assert f"\n{spoken}:" in typed("explain", "C404", lang=variable).output


def test_a_language_there_is_not_is_wrong_use(tmp_path: Path) -> None:
    done = process("check", edition(tmp_path / "e", "fr"), "--lang", "de", cwd=tmp_path)

    assert done.returncode == 2
    assert b"Traceback" not in done.stderr


def test_quiet_says_nothing_of_what_is_right(tmp_path: Path) -> None:
    out = tmp_path / "out"
    asked = ["--quiet", "--component", "marotte", "--out", str(out)]
    picture = tmp_path / "carte.png"

    said: list[list[str | Path]] = [
        ["check", "bouffon", "--quiet"],
        ["check", "bouffon", "--quiet", "--format", "short"],
        ["build", "bouffon", *asked],
        ["length", "été", "--quiet"],
        ["preview", "P/peur", "--quiet", "--out", picture],
    ]
    for words in said:
        answer = typed(*words)
        assert (answer.exit_code, answer.output) == (0, ""), words
    assert (out / "bouffon/home/marotte.pdf").exists()
    assert picture.exists()


@pytest.mark.parametrize("form", ["text", "short"])
def test_quiet_keeps_the_errors_and_the_exit_code(form: str, tmp_path: Path) -> None:
    """A warning, an info and the summary go; the error stays."""
    deck = edition(tmp_path / "e", "en", "ami, 007")
    loud = typed("check", deck, "--format", form, "--ignore", "D609")
    quiet = typed("check", deck, "--format", form, "--ignore", "D609", "--quiet")

    assert loud.exit_code == quiet.exit_code == 1
    assert "warning T207" in loud.output
    assert SAID["en"] in quiet.output
    assert ": warning " not in quiet.output
    assert ": info " not in quiet.output
    assert quiet.output.count(": error ") == 1
    assert "1 card" not in quiet.output


def test_quiet_does_not_hide_a_length_that_is_none() -> None:
    answer = typed("length", "(tout)", "--quiet")

    assert (answer.exit_code, answer.output) == (1, "")


def test_repeats_collapse_into_one_line_and_are_all_counted(tmp_path: Path) -> None:
    """Five are written out; the others are counted, and told where to be seen."""
    deck = edition(tmp_path / "e", "en", ", ".join(f"mot{sign}1" for sign in "abcdefghijklm"))
    answer = typed("check", deck, "--select", "T207")
    short = typed("check", deck, "--select", "T207", "--format", "short")

    assert answer.output.count(": warning T207 ") == 5
    *_, collapsed, summary = answer.output.splitlines()
    assert collapsed == "T207 ×13: 8 more (--format short --select T207)"
    assert summary == "1 card: 0 errors, 13 warnings, 0 infos"
    assert short.output.count(": warning T207 ") == 13


@pytest.mark.parametrize(("faults", "collapsed"), [(5, False), (6, True)])
def test_nothing_collapses_that_is_written_out(
    faults: int, collapsed: bool, tmp_path: Path
) -> None:
    deck = edition(tmp_path / "e", "en", ", ".join(f"mot{sign}1" for sign in "abcdefg"[:faults]))
    answer = typed("check", deck, "--select", "T207")

    assert answer.output.count(": warning T207 ") == 5
    assert (" ×" in answer.output) is collapsed


def test_errors_are_written_out_for_longer_than_warnings(tmp_path: Path) -> None:
    titles = (f"e{one}{two}" for one in "abcdefghij" for two in "klmnop")
    cards = "".join(f"  - {{title: {title}, synonyms: [mot{title}]}}\n" for title in titles)
    (tmp_path / "a.yaml").write_text(f"letter: A\ncards:\n{cards}", encoding="utf-8")
    answer = typed("check", tmp_path / "a.yaml", "--select", "C401", "--quiet")

    assert Counter(line.partition(" ×")[0] for line in answer.output.splitlines())["C401"] == 1
    assert answer.output.count(": error C401 ") == 50
    assert "C401 ×60: 10 more" in answer.output


def test_no_finding_vanishes_when_a_code_is_said_with_less_weight(tmp_path: Path) -> None:
    """D609 is an error that loose decks only tell as info: what is not shown is counted."""
    folders = [tmp_path / f"jeu{number}" for number in range(7)]
    for folder in folders:
        folder.mkdir()
        (folder / "a.yaml").write_text(
            "letter: A\ncards: [{title: ami, synonyms: [copain]}]\n", encoding="utf-8"
        )
    answer = typed("check", *folders, "--select", "D609")

    assert answer.output.count(" info D609 ") == 5
    assert "D609 ×7: 2 more" in answer.output


def test_a_card_of_no_copies_can_be_looked_at(tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text(
        "letter: A\ncards: [{title: ami, copies: 0, synonyms: [copain]},"
        " {title: as, synonyms: [champion]}]\n",
        encoding="utf-8",
    )
    picture = tmp_path / "ami.png"
    answer = typed("preview", "A/ami", "--edition", tmp_path, "--out", picture)

    assert answer.exit_code == 0, answer.output
    assert picture.is_file()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_a_build_only_counts_can_be_read_by_the_command_that_it_names(
    lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of infos too: four synonyms are too few for a hint (C412)."""
    monkeypatch.chdir(tmp_path)
    edition(Path("mon jeu"), "fr", "copain, camarade, compère, acolyte")
    (Path("mon jeu") / "edition.yaml").unlink()
    where = ["--component", "cards", "--out", "out"]

    built = typed("build", "mon jeu", *where, lang=lang)
    command = built.output.splitlines()[0].partition("cardsmith ")[2].removesuffix(")")

    assert built.exit_code == 0
    assert " info C412 " in typed(*shlex.split(command), lang=lang).output
