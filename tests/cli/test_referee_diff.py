"""``referee diff``: the cases that two tables rule otherwise, and by which option."""

import json
from pathlib import Path

import jsonschema
import pytest

from cardsmith.intake.shipped.law import law
from tests.cli.terminal import typed
from tests.conftest import ROOT

SCHEMA = json.loads((ROOT / "schemas/rules-diff.schema.json").read_text("utf-8"))


def test_the_joker_of_published_games_changes_a_case_by_its_option() -> None:
    answer = typed("referee", "diff", "texte", "officiel", "--case", "D046,B044")
    lines = answer.output.splitlines()

    assert answer.exit_code == 0
    assert lines[0] == "D046: wrong → correct"
    assert lines[2] == (
        "  dalmuti.jokers: thirteen (thirteen, always) → "
        "wild (the value of the cards it goes with; alone, thirteen)"
    )
    assert lines[3].startswith("  wrong: ")
    assert "DAL-Q23)" in lines[3]
    assert lines[4].startswith("  correct: ")
    assert lines[-1] == "2 cases: 1 changed, 1 the same"


def test_it_is_said_in_french() -> None:
    answer = typed("referee", "diff", "texte", "officiel", "--case", "D046", "--lang", "fr")

    assert answer.output.splitlines()[0] == "D046\u00a0: faux → juste"
    assert answer.output.splitlines()[-1] == "1 cas\u00a0: 1 autrement, 0 de même"


def test_rules_do_not_differ_from_themselves() -> None:
    answer = typed("referee", "diff", "famille", "famille")

    assert answer.exit_code == 0
    assert answer.stdout.count("\n") == 1
    assert " cases: 0 changed, " in answer.stdout


def test_a_situation_that_cannot_come_about_there_is_an_info(tmp_path: Path) -> None:
    book = tmp_path / "b.yaml"
    book.write_text(
        "- id: again\n  game: dalmuti\n  given:\n    seats: [A, B, C, D]\n"
        "    table: {by: A, cards: [9, 9]}\n    hands: {B: [7, 7, 1], D: [8, 8, 2]}\n"
        "    played:\n      - {player: B, act: pass}\n      - {player: C, act: pass}\n"
        "      - {player: D, act: play, cards: [8, 8]}\n      - {player: A, act: pass}\n"
        "      - {player: B, act: play, cards: [7, 7]}\n  claim: {next: {speak: C}}\n",
        encoding="utf-8",
    )
    answer = typed("referee", "diff", "texte", "famille", "--book", book)

    assert answer.exit_code == 0
    assert "b.yaml:12:9: info G163 that was not allowed there" in answer.stderr
    assert answer.stdout == "0 cases: 0 changed, 0 the same\n"


def test_the_document_is_of_its_schema_and_goes_both_ways() -> None:
    there, back = (
        json.loads(typed("referee", "diff", *names, "--json").stdout)
        for names in (("texte", "officiel"), ("officiel", "texte"))
    )

    for document in (there, back):
        jsonschema.validate(document, SCHEMA)
    assert {each["option"]: each["after"] for each in there["options"]} == law().profiles[
        "officiel"
    ]
    assert [each["id"] for each in there["changes"]] == [each["id"] for each in back["changes"]]
    assert [each["before"] for each in there["changes"]] == [
        each["after"] for each in back["changes"]
    ]
    assert all(len(each["options"]) == 1 for each in there["changes"])


def test_a_table_compares_its_own_rules_on_its_own_book(tmp_path: Path) -> None:
    rules, book = tmp_path / "ours.yaml", tmp_path / "book.yaml"
    rules.write_text("options: {bouffon.ligature: 1}\n", encoding="utf-8")
    case = "- {id: %s, game: bouffon, %sgiven: {}, claim: {length: {text: œuf, is: 4}}}\n"
    own = case % ("own", "options: {ligature: 2}, ")
    book.write_text(case % ("egg", "") + own, encoding="utf-8")
    answer = typed("referee", "diff", "texte", rules, "--book", book)

    assert answer.output.splitlines()[0] == "egg: correct → wrong"
    assert answer.output.splitlines()[-1] == "2 cases: 1 changed, 1 the same"


@pytest.mark.parametrize(
    ("words", "place"), [(("nope", "texte"), "BEFORE"), (("texte", "nope"), "AFTER")]
)
def test_the_set_of_rules_that_is_none_is_named_by_its_place(
    words: tuple[str, str], place: str
) -> None:
    answer = typed("referee", "diff", *words)

    assert answer.stderr.startswith(f"{place}: error E101 unknown profile of rules “nope”")


def test_a_name_that_is_no_profile_is_refused() -> None:
    assert typed("referee", "diff", "texte", "oficiel").exit_code == 2
    assert typed("referee", "diff", "texte").exit_code == 2
    assert typed("referee", "diff", "texte", "famille", "--quiet").output == ""
