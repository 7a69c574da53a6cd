"""``check`` for code hosts: SARIF 2.1.0 and the annotations of a workflow."""

import json
from pathlib import Path
from typing import TypeAlias
from urllib.parse import unquote

import jsonschema
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from cardsmith.cli.annotations import annotations
from cardsmith.cli.speech import Said, Speaker
from cardsmith.model.codes import SEVERITIES
from cardsmith.model.finding import Finding
from cardsmith.model.place import Span
from tests.cli.terminal import CASES, typed
from tests.conftest import ROOT
from tests.intake.workbooks import workbook
from tests.node import package

Json: TypeAlias = "dict[str, Json] | list[Json] | str | int | bool | None"

LEVELS = {"error": "error", "warning": "warning", "info": "note"}


def fields(value: Json) -> dict[str, Json]:
    assert isinstance(value, dict)
    return value


def items(value: Json) -> list[dict[str, Json]]:
    assert isinstance(value, list)
    return [fields(each) for each in value]


def run(*words: str | Path) -> dict[str, Json]:
    """The one run of a SARIF report."""
    document = json.loads(typed("check", *words, "--format", "sarif").stdout)
    assert document["version"] == "2.1.0"
    (only,) = document["runs"]
    return fields(only)


def rules(of: dict[str, Json]) -> list[dict[str, Json]]:
    return items(fields(fields(of["tool"])["driver"])["rules"])


def physical(result: dict[str, Json]) -> dict[str, Json]:
    (location,) = items(result["locations"])
    return fields(location["physicalLocation"])


@pytest.mark.parametrize("case", ["M01", "M15", "A07", "B07", "C01", "C17"])
def test_sarif_says_what_the_json_report_says(case: str) -> None:
    """Every finding, at its place: columns count characters from 1, the end is excluded."""
    paths = sorted((CASES / case).iterdir())
    report = json.loads(typed("check", *paths, "--format", "json").stdout)["findings"]
    results = items(run(*paths)["results"])

    assert len(results) == len(report) > 0
    for result, finding in zip(results, report, strict=True):
        assert result["ruleId"] == finding["code"]
        assert result["level"] == LEVELS[finding["severity"]]
        assert str(fields(result["message"])["text"]).startswith(finding["message"])
        assert physical(result)["region"] == {
            "startLine": finding["line"],
            "startColumn": finding["column"],
            "endLine": finding["end_line"],
            "endColumn": finding["end_column"],
        }


def test_every_rule_is_declared_though_it_found_nothing() -> None:
    """So a code host knows of what is not told any more that it is mended."""
    for report in (run("dalmuti"), run(CASES / "M15")):
        assert [rule["id"] for rule in rules(report)] == sorted(SEVERITIES)
        for result in items(report["results"]):
            index = result["ruleIndex"]
            assert isinstance(index, int)
            assert rules(report)[index]["id"] == result["ruleId"]


def test_a_rule_says_its_weight_and_why_in_the_language_that_is_spoken() -> None:
    says = {"fr": "entre parenthèses ne compte pas", "en": "in parentheses does not count"}
    for lang, why in says.items():
        report = run("dalmuti", "--lang", lang)
        (rule,) = [each for each in rules(report) if each["id"] == "P101"]
        assert fields(fields(report["tool"])["driver"])["language"] == lang
        assert rule["defaultConfiguration"] == {"level": "error"}
        assert why in str(fields(rule["fullDescription"])["text"]), rule["fullDescription"]
        for name in ("shortDescription", "fullDescription", "help"):
            assert "{" not in str(fields(rule[name])["text"])


def test_a_rule_that_could_not_run_is_named_and_is_not_clean() -> None:
    report = run("bouffon", "--dict", "none")
    (invocation,) = items(report["invocations"])
    told = items(invocation["toolConfigurationNotifications"])

    assert "O301" in {fields(each["associatedRule"])["id"] for each in told}
    assert not {"O301"} & {result["ruleId"] for result in items(report["results"])}


def mended(text: str, result: dict[str, Json]) -> str:
    """The text once an editor has taken what a result offers, the last replacement first."""
    (fix,) = items(result["fixes"])
    (change,) = items(fix["artifactChanges"])
    assert change["artifactLocation"] == physical(result)["artifactLocation"]
    lines = text.split("\n")
    for each in reversed(items(change["replacements"])):
        region = fields(each["deletedRegion"])
        first, last = int(str(region["startLine"])), int(str(region["endLine"]))
        before = lines[first - 1][: int(str(region["startColumn"])) - 1]
        after = lines[last - 1][int(str(region["endColumn"])) - 1 :]
        lines[first - 1 : last] = [f"{before}{fields(each['insertedContent'])['text']}{after}"]
    return "\n".join(lines)


@pytest.mark.parametrize("case", ["M01", "M02", "M11", "M14", "M15", "M19"])
def test_what_an_editor_takes_mends_the_fault(case: str, tmp_path: Path) -> None:
    text = (CASES / case / "deck.yaml").read_text(encoding="utf-8")
    path = tmp_path / "deck.yaml"
    path.write_text(text, encoding="utf-8")
    errors = [each for each in items(run(path)["results"]) if each["level"] == "error"]

    assert errors
    for result in errors:
        path.write_text(mended(text, result), encoding="utf-8")
        assert result["ruleId"] not in {each["ruleId"] for each in items(run(path)["results"])}


def test_what_nobody_could_mend_for_sure_is_not_offered() -> None:
    for case in ("M09", "M05", "C01"):
        paths = sorted((CASES / case).iterdir())
        report = json.loads(typed("check", *paths, "--format", "json").stdout)["findings"]
        for result, finding in zip(items(run(*paths)["results"]), report, strict=True):
            assert ("fixes" in result) <= bool(finding["fix"]), finding["code"]


def test_paths_are_uris_from_where_the_check_was_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = "a b/é%20#1.yaml"
    monkeypatch.chdir(tmp_path)
    Path("a b").mkdir()
    Path(name).write_text("letter: P\ncards: []\n", encoding="utf-8")
    for typed_as in (name, str(tmp_path / name)):
        places = [
            fields(physical(each)["artifactLocation"]) for each in items(run(typed_as)["results"])
        ]
        assert places
        for place in places:
            assert place["uriBaseId"] == "%SRCROOT%"
            assert unquote(str(place["uri"])) == name
            assert str(place["uri"]).isascii()
    Path("other").mkdir()
    monkeypatch.chdir("other")
    for result in items(run(f"../{name}")["results"]):
        assert physical(result)["artifactLocation"] == {"uri": (tmp_path / name).as_uri()}


@pytest.mark.parametrize("words", [("bouffon",), ("dalmuti",), (CASES / "M15",), (CASES / "B07",)])
def test_the_document_is_of_the_official_schema(words: tuple[str | Path, ...]) -> None:
    path = package("@microsoft/jest-sarif") / "lib/schemas/sarif-2.1.0-rtm.5.json"
    schema = json.loads(path.read_text(encoding="utf-8"))

    jsonschema.Draft4Validator(schema).validate(
        json.loads(typed("check", *words, "--format", "sarif").stdout)
    )


def test_a_workflow_shows_each_finding_at_its_line() -> None:
    answer = typed("check", CASES / "M15", "--format", "github", lang="en")

    assert answer.exit_code == 1
    (error,) = [line for line in answer.stdout.splitlines() if line.startswith("::error ")]
    assert error == (
        f"::error file={(CASES / 'M15/deck.yaml').as_posix()},line=9,endLine=9,col=18,"
        "endColumn=19,title=P101::the parenthesis “(” of “bâtiment (de plaisance” has no partner "
        "(“bâtiment (de plaisance)”?)"
    )
    assert {line.split()[0] for line in answer.stdout.splitlines()} == {"::error", "::notice"}
    quiet = typed("check", CASES / "M15", "--format", "github", "--quiet", lang="en")
    assert quiet.stdout.splitlines() == [error]


class Parrot(Speaker):
    """Says what it is told to."""

    def __init__(self, message: str, hint: str) -> None:
        super().__init__("en")
        self.said = Said("error", message, hint)

    def say(self, finding: Finding) -> Said:
        return self.said


def read_back(line: str) -> tuple[dict[str, str], str]:
    """The properties and the text of a command, as the runner of GitHub reads them."""
    head, _, text = line.removeprefix("::").partition("::")
    _, _, listed = head.partition(" ")
    pairs = (each.partition("=") for each in listed.split(","))
    signs = {"%2C": ",", "%3A": ":", "%0A": "\n", "%0D": "\r", "%25": "%"}

    def plain(value: str) -> str:
        for escaped, sign in signs.items():
            value = value.replace(escaped, sign)
        return value

    return {name: plain(value) for name, _, value in pairs}, plain(text)


@given(
    file=st.text(
        st.characters(blacklist_categories=["Cs"], whitelist_characters="%:,\r\n="), min_size=1
    ),
    message=st.text("%:,\r\n% éA25", min_size=1),
    hint=st.text("%:,\r\n ", min_size=1),
)
@example(file="a%3Ab.yaml", message="100%25 %0A::error::", hint="%")
def test_no_text_ends_a_command_or_forges_another(file: str, message: str, hint: str) -> None:
    finding = Finding("P101", Span(file, 2, 3, 2, 5))
    (line,) = annotations([finding], Parrot(message, hint))
    place, text = read_back(line)

    assert "\n" not in line
    assert "\r" not in line
    assert place == {
        "file": file,
        "line": "2",
        "endLine": "2",
        "col": "3",
        "endColumn": "5",
        "title": "P101",
    }
    assert text == f"{message} ({hint})"


def test_columns_are_told_of_one_line_alone() -> None:
    """GitHub refuses columns of a place that goes over several lines."""
    (line,) = annotations([Finding("P101", Span("p.yaml", 2, 3, 4, 1))], Parrot("m", "h"))

    assert read_back(line)[0] == {"file": "p.yaml", "line": "2", "endLine": "4", "title": "P101"}


def test_a_cell_is_named_where_there_are_no_lines() -> None:
    (line,) = annotations([Finding("P101", Span("p.xlsx", 4, 2, 4, 2, "B4"))], Parrot("m", "h"))

    assert read_back(line)[0] == {"file": "p.xlsx", "line": "4", "title": "P101 B4"}


def test_json_names_the_sheet_of_a_cell(tmp_path: Path) -> None:
    book = tmp_path / "jeu.xlsx"
    book.write_bytes(workbook("[E]\ntitre;syn1\nété;(oops\n[B]\ntitre;syn1\nbon;(ah"))
    document = json.loads(typed("check", book, "--select", "P", "--format", "json").stdout)
    assert [each["cell"] for each in document["findings"]] == ["E!B2", "B!B2"]
    schema = json.loads((ROOT / "schemas/report.schema.json").read_text("utf-8"))
    jsonschema.validate(document, schema)


def test_sarif_offers_what_fix_would_write(tmp_path: Path) -> None:
    """A parenthesis whose end leaves nothing to count is offered by neither."""
    deck = "letter: B\ncards:\n  - title: bon\n    synonyms:\n      - (ah\n      - brave (x\n"
    path = tmp_path / "b.yaml"
    path.write_text(deck, encoding="utf-8")
    offered = [each for each in items(run(path, "--select", "P")["results"]) if "fixes" in each]
    assert len(offered) == 1
    typed("check", path, "--fix", "--unsafe", "--select", "P")
    assert path.read_text(encoding="utf-8") == deck.replace("(x", "(x)")
