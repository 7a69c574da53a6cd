"""``cardsmith simulate`` as a person and a program read it."""

import json
import re
from pathlib import Path

import jsonschema
import pytest

from cardsmith.intake.shipped.printed_words import printed_words
from tests.cli.terminal import process, typed
from tests.conftest import ROOT

SCHEMA = json.loads((ROOT / "schemas/simulation.schema.json").read_text("utf-8"))
FEW = ("--games", "20", "--jobs", "1")


def document(*words: str) -> dict[str, object]:
    """The JSON of a simulation, which its schema knows."""
    answer = typed("simulate", *words, *FEW, "--json")
    assert answer.exit_code == 0, answer.output
    found: dict[str, object] = json.loads(answer.stdout)
    jsonschema.Draft7Validator(SCHEMA).validate(found)
    return found


def tables(found: dict[str, object]) -> list[dict[str, object]]:
    assert isinstance(found["tables"], list)
    return found["tables"]


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "--strategy: error I113 2 strategies for 4 players (name one for all, or 4"),
        ("fr", "--strategy: erreur I113 2 stratégies pour 4 joueurs (en nommer une"),
    ],
)
def test_strategies_by_rank_are_as_many_as_the_players(lang: str, told: str) -> None:
    strategies = ("--strategy", "thrifty,random", "--players", "4")
    answer = typed("simulate", "dalmuti", *strategies, *FEW, lang=lang)

    assert (answer.exit_code, answer.stdout) == (2, "")
    assert answer.stderr.startswith(told)
    alone = typed("simulate", "dalmuti", "--strategy", "thrifty,random", *FEW, lang=lang)
    assert alone.exit_code == 2
    assert alone.stderr.startswith("--strategy: "), "two is no table: what was typed is named"


@pytest.mark.parametrize(
    "words",
    [
        ("bouffon",),
        ("bouffon", "--players", "3", "--finish", "24", "--guessing", "0.4", "--hints", "none"),
        ("bouffon", "--edition", "bouffon", "--rules", "famille", "--strategy", "random"),
        ("dalmuti",),
        ("dalmuti", "--players", "8", "--rules", "officiel", "--strategy", "thrifty"),
    ],
    ids=" ".join,
)
def test_the_document_is_what_its_schema_says(words: tuple[str, ...]) -> None:
    assert len(tables(document(*words))) == (1 if "--players" in words else 5)


def test_the_document_tells_what_was_assumed() -> None:
    found = document("bouffon", "--players", "2", "--laps", "1", "--synonyms", "5", "--seed", "7")

    assert found["assumed"] == {
        "finish": 24,
        "edition": "",
        "synonyms": [5, 5],
        "guessing": 0.14,
        "marotte": 0.35,
        "hints": "some",
        "strategy": "bold",
    }
    assert (found["seed"], found["games"]) == (7, 20)
    assert found["rules"] == {"profile": "texte", "options": {}}


def test_an_edition_brings_its_rules_its_board_and_its_cards(tmp_path: Path) -> None:
    (tmp_path / "edition.yaml").write_text(
        "schema: 1\ngame: bouffon\ntitle: E\nlanguage: fr\n"
        'rules: {profile: texte, options: {bouffon.longest_bonus: "yes"}}\n'
        f"board: {{squares: {[[letter] for letter in 'ABCDEFGHIJKLMNOPQRSTUVWXYZ']}, laps: 1}}\n",
        encoding="utf-8",
    )
    (tmp_path / "a.yaml").write_text(
        "letter: A\ncards: [{title: âne, synonyms: [baudet, bourricot]}]", encoding="utf-8"
    )
    found = document("bouffon", "--edition", str(tmp_path), "--players", "2")

    assert found["rules"] == {"profile": "texte", "options": {"bouffon.longest_bonus": "yes"}}
    assert isinstance(found["assumed"], dict)
    assert (found["assumed"]["finish"], found["assumed"]["synonyms"]) == (27, [2, 2])
    other = document("bouffon", "--board", str(tmp_path), "--players", "2")
    assert isinstance(other["assumed"], dict)
    assert (other["assumed"]["finish"], other["assumed"]["synonyms"]) == (27, [3, 8])
    assert other["rules"] == {"profile": "texte", "options": {}}


def test_the_same_seed_gives_the_same_bytes_whatever_the_processes() -> None:
    words = ("simulate", "bouffon", "--games", "300", "--players", "2", "--json")
    answers = {typed(*words, "--jobs", jobs).stdout for jobs in ("1", "2", "3")}

    assert len(answers) == 1
    assert typed(*words, "--seed", "2").stdout not in answers


@pytest.mark.parametrize(("lang", "victory"), [("fr", "victoire en case 47"), ("en", "square 47")])
def test_the_table_of_le_bouffon(lang: str, victory: str) -> None:
    lines = typed("simulate", "bouffon", *FEW, lang=lang).stdout.splitlines()

    assert victory in lines[0]
    rows = [line for line in lines if re.match(r"  [2-6] ", line)]
    assert [row.split()[0] for row in rows] == [*"23456", *"23456"]
    assert [row.count("±") for row in rows] == [2, 2, 2, 2, 2, 3, 4, 5, 6, 7]
    assert max(map(len, lines)) < 100


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_table_of_le_grand_dalmuti(lang: str) -> None:
    lines = typed("simulate", "dalmuti", *FEW, lang=lang).stdout.splitlines()

    rows = [line for line in lines if re.match(r"  [1-8] ", line)]
    assert len(rows) == 5 + 4 + 5 + 6 + 7 + 8
    assert sum(line.count("±") for line in lines) == 6 * 5 + 16 + 25 + 36 + 49 + 64
    assert max(map(len, lines)) < 100


def test_french_numbers_have_a_comma_and_english_ones_a_point() -> None:
    words = ("simulate", "bouffon", "--players", "2", *FEW)

    assert re.search(r"\d,\d ±\d,\d", typed(*words, lang="fr").stdout)
    assert re.search(r"\d\.\d ±\d\.\d", typed(*words, lang="en").stdout)


@pytest.mark.parametrize(
    "words",
    [
        ("bouffon", "--players", "7"),
        ("bouffon", "--players", "0"),
        ("bouffon", "--games", "0"),
        ("bouffon", "--guessing", "good"),
        ("bouffon", "--guessing", "1.5"),
        ("bouffon", "--guessing", "nan"),
        ("bouffon", "--guessing", "0", "--marotte", "0", "--players", "2"),
        ("bouffon", "--marotte", "2"),
        ("bouffon", "--synonyms", "8-3"),
        ("bouffon", "--synonyms", "three"),
        ("bouffon", "--laps", "9"),
        ("bouffon", "--laps", "1", "--finish", "30"),
        ("bouffon", "--finish", "100000"),
        ("bouffon", "--edition", "dalmuti"),
        ("bouffon", "--board", "nowhere"),
        ("bouffon", "--rules", "nobody"),
        ("bouffon", "--seed", "-1"),
        ("bouffon", "--jobs", "0"),
        ("dalmuti", "--players", "3"),
        ("dalmuti", "--strategy", "clever"),
        ("dalmuti", "--strategy", "random,thrifty,casual"),
        ("dalmuti", "--strategy", "random,thrifty,casual,casual", "--players", "5"),
        ("poker",),
    ],
    ids=" ".join,
)
def test_what_cannot_be_played_is_refused(words: tuple[str, ...]) -> None:
    answer = typed("simulate", *words)

    assert answer.exit_code == 2
    assert answer.stdout == ""
    assert "Traceback" not in answer.stderr
    assert len(answer.stderr.splitlines()) <= 4


def test_quiet_says_nothing() -> None:
    answer = typed("simulate", "dalmuti", "--players", "4", "-q", *FEW)

    assert (answer.exit_code, answer.output) == (0, "")


def test_nothing_but_the_table_is_written_to_a_pipe(tmp_path: Path) -> None:
    done = process("simulate", "dalmuti", "--players", "8", "--games", "4000", cwd=tmp_path)

    assert (done.returncode, done.stderr) == (0, b"")
    assert b"\r" not in done.stdout.replace(b"\r\n", b"\n")


def test_an_interrupt_leaves_with_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("cardsmith.pipeline.simulating.running.played", interrupted)
    answer = typed("simulate", "bouffon", *FEW)

    assert answer.exit_code == 130
    assert answer.output == "Simulation interrupted; no result.\n"


def test_the_words_are_the_same_in_both_languages() -> None:
    french, english = (printed_words("simulation", lang) for lang in ("fr", "en"))

    assert list(french) == list(english)
    for name, words in french.items():
        assert set(re.findall(r"{\w+}", words)) == set(re.findall(r"{\w+}", english[name])), name
