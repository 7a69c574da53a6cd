"""``explain`` and ``schema``: what a name stands for, and a refusal of what is none."""

import json

import jsonschema
import pytest

from cardsmith.intake.shipped.messages import entry
from cardsmith.model.codes import SEVERITIES
from tests.cli.terminal import typed
from tests.conftest import ROOT

SCHEMAS = sorted(path.name.split(".")[0] for path in (ROOT / "schemas").glob("*.schema.json"))


@pytest.mark.parametrize(
    ("lang", "severity", "headings"),
    [
        ("fr", "erreur", ["Pourquoi", "Remède", "À éviter", "Bien"]),
        ("en", "error", ["Why", "Remedy", "Wrong", "Right"]),
    ],
)
def test_a_code_is_explained_with_both_its_examples(
    lang: str, severity: str, headings: list[str]
) -> None:
    answer = typed("explain", "C401", "--lang", lang)
    found = entry("C401")

    assert answer.exit_code == 0
    colon = "\u00a0:" if lang == "fr" else ":"
    assert answer.output.startswith(f"C401 ({severity}){colon} ")
    places = [answer.output.index(f"\n{heading}{colon}") for heading in headings]
    assert places == sorted(places)
    assert found.words[lang].why in answer.output
    for example in (found.bad, found.good):
        assert isinstance(example, str)
        assert all(f"    {line}\n" in answer.output for line in example.splitlines())
    assert "{" not in answer.output.partition(headings[2])[0], "no bare placeholder"


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("code", ["S105", "P101", "E101"])
def test_a_page_asks_nothing_about_a_find_that_it_has_not(code: str, lang: str) -> None:
    page = typed("explain", code, lang=lang).output

    assert "did you mean" not in page
    assert "vouliez-vous" not in page
    assert not any("…" in line and line.endswith("?") for line in page.splitlines())


def test_a_code_may_be_typed_in_small_letters() -> None:
    assert typed("explain", "c401").output == typed("explain", "C401").output


def test_nothing_is_explained_under_no_name() -> None:
    answer = typed("explain", "")

    assert answer.exit_code == 2
    assert "I110" in answer.output


@pytest.mark.parametrize("family", ["C4", "c4", "F", "K1"])
def test_a_family_is_one_line_a_code(family: str) -> None:
    answer = typed("explain", family)

    assert answer.exit_code == 0
    told = [line.split()[0] for line in answer.output.splitlines()]
    assert sorted(told) == sorted(code for code in SEVERITIES if code.startswith(family.upper()))
    assert len(told) > 1
    assert all(len(line.split()) > 1 for line in answer.output.splitlines())


@pytest.mark.parametrize("command", ["explain", "schema"])
def test_a_name_of_nothing_is_refused_in_one_line(command: str) -> None:
    answer = typed(command, "nope")

    assert answer.exit_code == 2
    assert answer.stdout == ""
    (line,) = answer.stderr.splitlines()
    assert line.startswith(f"{command}: error I110 “nope” ")
    assert ("C401" if command == "explain" else "packet") in line


@pytest.mark.parametrize("name", SCHEMAS)
def test_a_schema_is_printed_as_it_ships(name: str) -> None:
    answer = typed("schema", name)

    assert answer.exit_code == 0
    assert answer.stdout == (ROOT / f"schemas/{name}.schema.json").read_text(encoding="utf-8")
    jsonschema.Draft7Validator.check_schema(json.loads(answer.stdout))


def test_every_schema_is_named_when_none_is_meant() -> None:
    assert len(SCHEMAS) > 5
    assert ", ".join(SCHEMAS) in typed("schema", "nope").stderr
