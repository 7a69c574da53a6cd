"""``length``: by the rules of an edition, and of a whole card."""

import json
from pathlib import Path

import pytest

from tests.cli.terminal import typed


def edition(folder: Path, rules: str) -> Path:
    """A Bouffon edition of one card, with rules of its own."""
    folder.mkdir()
    (folder / "edition.yaml").write_text(
        f"game: bouffon\ntitle: Essai\nlanguage: fr\n{rules}\n", encoding="utf-8"
    )
    (folder / "a.yaml").write_text(
        "letter: A\ncards: [{title: ami, synonyms: [cœur, (mon) copain]}]\n", encoding="utf-8"
    )
    return folder


def scores(*words: str | Path) -> list[tuple[str, int]]:
    answer = typed("length", *words, "--json")
    assert answer.exit_code == 0, answer.output
    return [(each["text"], each["length"]) for each in json.loads(answer.stdout)["lengths"]]


@pytest.mark.parametrize(("value", "letters"), [("2", 5), ("1", 4)])
def test_a_text_counts_by_the_rules_of_the_edition(
    value: str, letters: int, tmp_path: Path
) -> None:
    own = edition(tmp_path / "e", f'rules: {{options: {{bouffon.ligature: "{value}"}}}}')

    assert scores("cœur", "--edition", own) == [("cœur", letters)]
    assert scores("cœur", "-e", own, "--card", "A/ami") == [
        ("cœur", letters),
        ("cœur", letters),
        ("(mon) copain", 6),
    ]
    assert scores("cœur") == [("cœur", 5)], "no edition: the rules as they are"


def test_a_card_without_an_edition_is_the_shipped_one() -> None:
    alone = scores("--card", "P/peur")

    assert alone == scores("--edition", "bouffon", "--card", "P/peur")
    assert ("frayeur", 7) in alone
    assert len(alone) >= 4


def test_a_card_is_found_whatever_its_capitals() -> None:
    assert scores("--card", "p/PEUR") == scores("--card", "P/peur")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--card", "P/pour"], "P/pour: error F032 no card “P/pour” in this edition (did you"),
        (["été", "--edition", "nowhere"], "nowhere: error F031 "),
    ],
)
def test_what_is_not_there_is_refused_in_one_line(words: list[str], told: str) -> None:
    answer = typed("length", *words)

    assert answer.exit_code == 2
    assert answer.stdout == ""
    (line,) = answer.stderr.splitlines()
    assert line.startswith(told)


def test_nothing_to_count_is_wrong_use() -> None:
    answer = typed("length")

    assert answer.exit_code == 2
    assert "--card P/peur" in answer.stderr


def test_a_text_without_a_length_exits_1() -> None:
    answer = typed("length", "été", "(tout)")

    assert answer.exit_code == 1
    assert answer.output.splitlines()[:2] == ["  3  été", "  –  (tout)"]
    assert "P103 “(tout)” has no letter that counts" in answer.output


@pytest.mark.parametrize(
    ("text", "lang", "told"),
    [
        ("()", "en", ["P103 “()” has no letter that counts"]),
        ("()", "fr", ["P103 «\u00a0()\u00a0» n’a aucune lettre qui compte"]),
        (
            "(a",
            "en",
            [
                "P101 the parenthesis “(” of “(a” has no partner",
                "P103 “(a” has no letter that counts",
            ],
        ),
        ("a) [x(]", "en", ["P101 the parenthesis “)” of “a) [x(]” has no partner"]),
        ("(a (b)) c", "en", ["P102 “(a (b)) c”"]),
        ("(\u001b[2J", "en", ["P101 the parenthesis “(” of “(‹U+001B›[2J” has no partner"]),
    ],
)
def test_what_is_amiss_names_the_text(text: str, lang: str, told: list[str]) -> None:
    output = typed("length", text, lang=lang).output

    assert "…" not in output
    for line in told:
        assert f"       {line}" in output
