"""The schema of a rulebook file says what the law says, and that of an edition says the same."""

import jsonschema
import pytest
from hypothesis import given

from cardsmith.intake.editions.rules import read_rulebook
from cardsmith.intake.fields.desk import Desk
from cardsmith.intake.files.source import Source
from cardsmith.intake.shipped.law import law
from cardsmith.intake.yaml.schema import Json, predicate, schema
from cardsmith.model.plain import Plain
from tests.intake.mutations import mutated, nodes

GOOD: Plain = {"schema": "1", "profile": "officiel", "options": {"bouffon.ligature": "1"}}


def below(tree: Json, *path: str) -> Json:
    """What stands in a schema under these keys."""
    for step in path:
        assert isinstance(tree, dict)
        tree = tree[step]
    return tree


OPTIONS = below(schema("rules"), "properties", "options")
PROFILE = below(schema("rules"), "properties", "profile", "enum")
IN_EDITION = ("properties", "rules", "then", "properties")


def test_every_option_of_the_law_is_a_choice_of_its_values_and_there_is_no_other() -> None:
    for name, values in law().options.items():
        spelt = below(OPTIONS, "properties", name, "enum")
        assert isinstance(spelt, list)
        assert list(dict.fromkeys(map(str, spelt))) == list(values)
        assert all(int(value) in spelt for value in values if value.isdigit())
    properties = below(OPTIONS, "properties")
    assert isinstance(properties, dict)
    assert properties.keys() == law().options.keys()
    assert below(OPTIONS, "additionalProperties") is False


def test_every_profile_is_a_choice() -> None:
    assert list(law().profiles) == PROFILE


def test_an_edition_knows_the_same_profiles_and_options() -> None:
    assert below(schema("edition"), *IN_EDITION, "options", "properties") == below(
        OPTIONS, "properties"
    )
    assert below(schema("edition"), *IN_EDITION, "profile", "enum") == PROFILE
    assert below(schema("edition"), "properties", "rules", "else", "enum") == PROFILE


@pytest.mark.parametrize(
    "tree",
    [
        {},
        {"schema": "1", "profile": "famille"},
        {"profile": "officiel", "options": {"bouffon.end": "full_round", "bouffon.ligature": "1"}},
    ],
)
def test_a_rulebook_is_admitted(tree: Plain) -> None:
    assert predicate("rules")(nodes(tree))


@pytest.mark.parametrize(
    "tree",
    [
        "officiel",
        ["officiel"],
        {"schema": "2"},
        {"profile": "official"},
        {"rules": "officiel"},
        {"options": {"end": "full_round"}},
        {"options": {"bouffon.end": "later"}},
        {"options": ["bouffon.end"]},
    ],
)
def test_what_the_law_does_not_know_is_refused(tree: Plain) -> None:
    assert not predicate("rules")(nodes(tree))


@given(tree=mutated(GOOD))
def test_schema_and_reader_give_one_verdict(tree: Plain) -> None:
    desk, root = Desk(Source("p.yaml", "")), nodes(tree)
    read_rulebook(desk, root)

    valid = jsonschema.Draft7Validator(schema("rules")).is_valid(tree)
    assert predicate("rules")(root) == valid == (not desk.findings)
