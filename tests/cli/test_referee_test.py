"""``referee test``: cases that are not as stated, at their place; gaps; exit codes."""

from pathlib import Path

import pytest

from cardsmith.intake.shipped.messages import LANGUAGES, entry
from tests.cli.terminal import typed

CASE = """\
- id: egg
  game: bouffon
  given: {}
  claim: {length: {text: œuf, is: 4}}
  expect: {verdict: correct, articles: [BOU-22, BOU-Q36]}
  flips: {ligature=1: {verdict: wrong, expected: {length: 3}}}
"""


def tried(folder: Path, text: str, *words: str, lang: str = "en") -> tuple[int, list[str]]:
    """The exit code and the lines that a book gets, infos left out."""
    book = folder / "b.yaml"
    book.write_text(text, encoding="utf-8")
    answer = typed("referee", "test", book, *words, lang=lang)
    lines = [line.replace(f"{book}", "b.yaml") for line in answer.output.splitlines()]
    return answer.exit_code, [line for line in lines if " info " not in line]


def test_the_shipped_books_are_as_stated_and_leave_no_article_out() -> None:
    answer = typed("referee", "test")

    assert answer.exit_code == 0, answer.output
    assert answer.output.splitlines()[-1].endswith(" as stated, 0 otherwise")


def test_a_case_as_stated_is_one(tmp_path: Path) -> None:
    assert tried(tmp_path, CASE) == (0, ["1 case: 1 as stated, 0 otherwise"])
    assert tried(tmp_path, CASE, lang="fr") == (0, ["1 cas\u00a0: 1 comme annoncé, 0 autrement"])
    assert tried(tmp_path, CASE, "--quiet") == (0, [])


@pytest.mark.parametrize(
    ("before", "after", "first"),
    [
        (
            *("correct, a", "wrong, a"),
            "b.yaml:5:21: error G170 egg: the referee says “correct”, the case “wrong”",
        ),
        ("BOU-Q36", "BOU-21", "b.yaml:5:49: error G171 egg: BOU-21 is not cited"),
        (
            *("length: 3", "length: 5"),
            (
                "b.yaml:6:23: error G172 egg, with bouffon.ligature=1: "
                "the referee says “wrong, length 3”"
            ),
        ),
    ],
)
def test_what_is_otherwise_stands_at_its_line(
    before: str, after: str, first: str, tmp_path: Path
) -> None:
    code, lines = tried(tmp_path, CASE.replace(before, after))

    assert code == 1
    assert lines[0] == first
    assert lines[2].strip().startswith("| ")
    assert lines[-1] == "1 case: 0 as stated, 1 otherwise"


def test_what_cannot_be_judged_is_no_test(tmp_path: Path) -> None:
    silent = CASE.replace("  expect: {verdict: correct, articles: [BOU-22, BOU-Q36]}\n", "")
    lacking = CASE.replace(", is: 4", "").replace("egg", "hen")
    code, lines = tried(tmp_path, silent + lacking)

    assert code == 2
    assert lines[0] == "b.yaml:1:7: error G155 this case lacks “expect”"
    assert lines[4].startswith("b.yaml:8:") or " G160 " in lines[4]
    assert lines[-1] == "2 cases: 0 as stated, 0 otherwise, 2 not judged"


def test_a_house_may_be_the_ground(tmp_path: Path) -> None:
    rules = tmp_path / "ours.yaml"
    rules.write_text("options: {bouffon.ligature: 1}\n", encoding="utf-8")

    assert tried(tmp_path, CASE, "--rules", str(rules))[0] == 1


def test_articles_without_a_case_are_told_as_infos(tmp_path: Path) -> None:
    book = tmp_path / "b.yaml"
    book.write_text(CASE, encoding="utf-8")
    infos = [line for line in typed("referee", "test", book).output.splitlines() if "G173" in line]

    assert len(infos) == 2
    assert "articles without a correct case: 31 (BOU-01, BOU-02, " in infos[0]
    assert "articles without a wrong case: 32 (BOU-01, " in infos[1]
    assert "G173" not in typed("referee", "test", book, "--quiet").output
    assert "G173" not in typed("referee", "test", book, "--case", "egg").output


@pytest.mark.parametrize("code", ["G170", "G171", "G172", "G173"])
def test_a_code_keeps_its_word(code: str, tmp_path: Path) -> None:
    """Its bad example raises it, its good example does not, both languages can say it."""
    words = entry(code)
    for lang in LANGUAGES:
        (tmp_path / "bad.yaml").write_text(str(words.bad), encoding="utf-8")
        (tmp_path / "good.yaml").write_text(str(words.good), encoding="utf-8")
        bad = typed("referee", "test", tmp_path / "bad.yaml", lang=lang).output
        assert f" {code} " in bad
        assert "{" not in bad.split(f" {code} ")[1].splitlines()[0]
        assert f" {code} " not in typed("referee", "test", tmp_path / "good.yaml").output
