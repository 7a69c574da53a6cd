"""``check`` with a dictionary and without: what runs, what is said, how it ends."""

import json
from pathlib import Path

import pytest

from cardsmith.cli import waiting
from cardsmith.intake.dictionary import opening
from tests.cli.terminal import typed
from tests.intake.reading import written

FILES = {
    "edition.yaml": "game: bouffon\n",
    "p.yaml": "letter: P\ncards: [{title: peur, synonyms: [trouile, effroi, crainte, panique]}]\n",
    "mots.aff": "SET UTF-8\n",
    "mots.dic": "5\npeur\ntrouille\neffroi\ncrainte\npanique\n",
}
NEED_DICTIONARY = ["O301", "O302", "O303", "O304", "O305", "T203", "T204", "T205"]
QUIET = ("--ignore", "D60,C41")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An edition with a dictionary beside its cards, on a machine that has no other."""
    monkeypatch.delenv("CARDSMITH_DICT", raising=False)
    monkeypatch.setattr(opening, "folders", lambda: iter(()))
    monkeypatch.setattr(opening, "cache_folder", lambda: tmp_path / "cache")
    return written(tmp_path / "mine", FILES)


def test_without_a_dictionary_what_did_not_run_is_told(folder: Path) -> None:
    done = typed("check", folder, *QUIET)
    (line,) = [line for line in done.output.splitlines() if "X904" in line]

    assert done.exit_code == 0
    assert line.startswith(f"{folder.as_posix()}/edition.yaml:1:1: info X904 ")
    assert all(code in line for code in NEED_DICTIONARY)
    assert "hunspell" in done.output


@pytest.mark.parametrize(
    ("lang", "codes", "told"),
    [
        ("fr", "O301", "O301 n’a pas tourné"),
        ("fr", "O301,O302", "O301, O302 n’ont pas tourné"),
        ("en", "O301", "rule O301 did not run"),
        ("en", "O301,O302", "rules O301, O302 did not run"),
    ],
)
def test_one_rule_that_did_not_run_is_one(lang: str, codes: str, told: str, folder: Path) -> None:
    assert told in typed("check", folder, "--select", f"X904,{codes}", lang=lang).output


def test_a_program_is_told_too(folder: Path) -> None:
    document = json.loads(typed("check", folder, *QUIET, "--format", "json").output)

    assert document["summary"]["not_run"] == sorted([*NEED_DICTIONARY, "M704", "W801", "W802"])
    assert [each["code"] for each in document["findings"]] == ["X904"]


def test_with_one_its_rules_run(folder: Path) -> None:
    done = typed("check", folder, *QUIET, "--dict", folder / "mots.dic", "--format", "short")

    assert "p.yaml:2:34: warning O301" in done.output
    assert "trouille" in done.output
    assert "O302" not in done.output
    assert done.exit_code == 0


def test_the_environment_and_the_edition_name_one_too(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "edition.yaml").write_text("game: bouffon\ndictionary: mots.dic\n", "utf-8")
    assert " O301 " in typed("check", folder).output

    (folder / "edition.yaml").write_text(FILES["edition.yaml"], "utf-8")
    monkeypatch.setenv("CARDSMITH_DICT", str(folder / "mots.aff"))
    assert " O301 " in typed("check", folder).output


def test_a_workbook_for_readers_remarks_on_spelling_too(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    openpyxl = pytest.importorskip("openpyxl")
    monkeypatch.setenv("CARDSMITH_DICT", str(folder / "mots.dic"))
    typed("export", folder, "--to", "xlsx", "--out", folder / "out")
    (file,) = (folder / "out").rglob("*.xlsx")
    rows = openpyxl.load_workbook(file).active.iter_rows(min_row=2)
    cells = [cell for row in rows for cell in row if cell.comment]

    assert [cell.value for cell in cells] == ["trouile"]
    assert cells[0].comment.text.startswith("O301")


def test_who_wants_no_book_is_not_told_of_it(folder: Path) -> None:
    done = typed("check", folder, *QUIET, "--dict", "none")
    document = json.loads(typed("check", folder, "--dict", "none", "--format", "json").output)

    assert "X904" not in done.output
    assert document["summary"]["not_run"] == sorted([*NEED_DICTIONARY, "M704", "W801", "W802"])


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ((), 0),
        (("--require-dictionary",), 3),
        (("--require-dictionary", "--dict", "none"), 3),
        (("--require-dictionary", "--dict", "{}/mots.dic"), 0),
        (("--require-dictionary", "--select", "C4"), 0),
        (("--require-dictionary", "--select", "C4,C407"), 3),
        (("--level", "strict"), 0),
        (("--level", "strict", "--dict", "{}/mots.dic"), 1),
    ],
)
def test_how_it_ends(words: tuple[str, ...], code: int, folder: Path) -> None:
    asked = [word.format(folder) for word in words]
    done = typed("check", folder, *asked, "--ignore", "D")

    assert done.exit_code == code


@pytest.mark.parametrize("words", [(), ("--dict", "none"), ("--select", "C4,C407")])
def test_who_requires_a_dictionary_is_told_what_did_not_run(
    words: tuple[str, ...], folder: Path
) -> None:
    done = typed("check", folder, "--require-dictionary", *words)

    assert done.output.count("X904") == 1


def test_rules_that_lack_a_thesaurus_do_not_lack_the_dictionary_that_is_required(
    folder: Path,
) -> None:
    told = typed("check", folder, "--require-dictionary", "--dict", "none").stderr

    assert "without a dictionary rules O301, " in told
    assert "M704" not in told


@pytest.mark.parametrize("select", ["C4", "X906,P", "D"])
def test_a_dictionary_that_no_rule_needs_is_not_looked_for(
    select: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening, "find_dictionary", None)
    monkeypatch.setattr(opening, "find_thesaurus", None)
    document = json.loads(typed("check", folder, "--select", select, "--format", "json").output)

    assert document["summary"]["not_run"] == []


def test_a_game_without_words_needs_none(folder: Path) -> None:
    document = json.loads(typed("check", "dalmuti", "--format", "json").output)

    assert document["summary"]["not_run"] == []
    assert document["findings"] == []


def test_one_that_cannot_be_used_is_refused(folder: Path) -> None:
    (folder / "mots.aff").write_text("SET UTF-8\nSFX S\n", encoding="utf-8")
    done = typed("check", folder, "--dict", folder / "mots.dic")
    absent = typed("check", folder, "--dict", folder / "absent.dic")

    assert (done.exit_code, absent.exit_code) == (2, 2)
    assert " F037 " in done.output
    assert " F009 " in absent.output


def test_a_part_of_speech_is_looked_at_when_it_is_selected(folder: Path) -> None:
    (folder / "mots.dic").write_text("2\npeur po:nom\neffroi po:v1\n", encoding="utf-8")
    done = typed("check", folder, "--dict", folder / "mots.dic", "--select", "C407")

    assert " C407 “effroi” (verbe)" in done.output


def test_an_accepted_word_that_serves_no_more_is_told(folder: Path) -> None:
    (folder / "lexique.txt").write_text("trouile  # voulu\nclaquebois\n", encoding="utf-8")
    done = typed("check", folder, *QUIET, "--dict", folder / "mots.dic", "--format", "short")

    assert " O301 " not in done.output
    assert "lexique.txt:2:1: info X905" in done.output


@pytest.mark.parametrize(("terminal", "quiet"), [(True, ()), (True, ("--quiet",)), (False, ())])
def test_a_person_hears_why_the_first_time_takes_long(
    terminal: bool, quiet: tuple[str, ...], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once, beside the answer, on a terminal; the second time it is kept."""
    monkeypatch.setattr(waiting, "is_terminal", lambda: terminal)
    said = [
        typed("check", folder, *QUIET, *quiet, "--dict", folder / "mots.dic").stderr
        for _ in range(2)
    ]
    heard = "reading the dictionary mots.dic: some seconds, the first time only\n"
    assert said == [heard if terminal and not quiet else "", ""]
