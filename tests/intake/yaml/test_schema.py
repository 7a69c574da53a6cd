"""Schema, reader and messages give the same verdict on the tree of texts."""

import json
from collections.abc import Callable
from pathlib import Path

import jsonschema
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from cardsmith.intake.decks.cards import PARTS_OF_SPEECH
from cardsmith.intake.decks.labels import SPELLINGS
from cardsmith.intake.decks.packets import read_packet
from cardsmith.intake.decks.ranks import read_ranks
from cardsmith.intake.editions.components import read_components
from cardsmith.intake.editions.declaration import read_edition
from cardsmith.intake.editions.opened import Opened
from cardsmith.intake.fields.desk import Desk
from cardsmith.intake.files.source import Source
from cardsmith.intake.files.text import text_of
from cardsmith.intake.shipped.law import law
from cardsmith.intake.shipped.messages import LANGUAGES, spoken
from cardsmith.intake.yaml.nodes import Map, Node, plain
from cardsmith.intake.yaml.schema import predicate, schema, unreported
from cardsmith.intake.yaml.tree import parse
from cardsmith.model.codes import Severity
from cardsmith.model.edition import Game
from cardsmith.model.finding import Finding
from cardsmith.model.plain import Plain
from cardsmith.model.sizes import SIZES
from tests.intake.mutations import mutated, nodes
from tests.intake.reading import CASES

NOWHERE = Source("p.yaml", "")

CARD: Plain = {
    "title": "peur",
    "pos": "nom",
    "copies": "2",
    "hom": "1",
    "note": "x",
    "ok": {"C406": "voulu"},
    "synonyms": [
        "frayeur",
        "trouille [fam.]",
        {"text": "effroi", "labels": ["litt."], "note": "y"},
    ],
}
RANKS: list[Plain] = [
    {"value": str(value), "copies": str(value), "names": {"fr": "x", "en": "y"}}
    for value in range(1, 13)
]
GOOD: dict[str, Plain] = {
    "packet": {"schema": "1", "letter": "P", "cards": [CARD, {"title": "paix", "synonyms": ["x"]}]},
    "square": {"letters": ["K", "W"], "cards": [CARD]},
    "marotte": {"deck": "marotte", "cards": [CARD, {"title": "abscons"}]},
    "edition": {
        "game": "bouffon",
        "title": "x",
        "language": "fr",
        "edition": {"number": "1", "legal": ["a", "b"]},
        "rules": {"profile": "texte", "options": {"bouffon.ligature": "1"}},
        "board": {
            "squares": [["A"], ["K", "W"], ["B"], ["C"], ["D"], ["E"], ["F"], ["G"], ["H"]],
            "laps": "2",
        },
        "limits": {"synonyms": {"min": "1", "max": "9"}, "per_letter": {"W": {"min": "3"}}},
        "apostrophe": "’",
        "print_labels": "yes",
        "labels": {"allowed": ["fam.", "familier"], "excluded": ["inj."]},
        "order": "length",
    },
    "custom": {
        "game": "custom",
        "components": [
            {"name": "a", "data": "a.csv", "template": "t.yaml", "size": "tcg", "copies": "2"},
            {"name": "b", "data": "b.csv", "template": "t.yaml", "back": "t.yaml"},
            {
                "name": "c",
                "data": "b.csv",
                "template": "t.yaml",
                "size": {"width": "63mm", "height": "2.5in"},
            },
        ],
    },
    "ranks": {
        "ranks": RANKS,
        "jokers": {"value": "13", "copies": "2", "names": {"fr": "b"}},
    },
}
FINER = {"E104", "E105", "E106", "E110", "E111", "S106"}
"""What no schema can say: sums, files, sets of values."""


def packet_findings(root: Node) -> list[Finding]:
    return read_packet(root, NOWHERE)[1]


def edition_findings(root: Node) -> list[Finding]:
    desk = Desk(NOWHERE)
    declared = read_edition(desk, root, "x", "x")
    if declared and declared.components and declared.edition.game is Game.CUSTOM:
        read_components(desk, declared.components, Path(), Opened())
    return [finding for finding in desk.findings if finding.code not in {"E105", "E106"}]


def rank_findings(root: Node) -> list[Finding]:
    desk = Desk(NOWHERE)
    read_ranks(desk, root, "fr")
    return desk.findings


READERS: dict[str, tuple[str, Callable[[Node], list[Finding]]]] = {
    "packet": ("packet", packet_findings),
    "square": ("packet", packet_findings),
    "marotte": ("marotte", packet_findings),
    "edition": ("edition", edition_findings),
    "custom": ("edition", edition_findings),
    "ranks": ("ranks", rank_findings),
}


def refusals(findings: list[Finding]) -> list[Finding]:
    """The errors that a schema can share."""
    return [
        finding
        for finding in findings
        if finding.severity is Severity.ERROR
        and finding.code not in FINER
        and finding.arguments.get("kind") != "order"
        and not str(finding.arguments.get("field", "")).startswith("names.")
    ]


@pytest.mark.parametrize("name", GOOD)
def test_a_good_file_is_good_to_all(name: str) -> None:
    kind, findings = READERS[name]
    root = nodes(GOOD[name])
    assert predicate(kind)(root)
    assert findings(root) == []
    jsonschema.Draft7Validator(schema(kind)).validate(GOOD[name])


@pytest.mark.parametrize("name", GOOD)
@given(data=st.data())
def test_schema_and_reader_give_one_verdict(name: str, data: st.DataObject) -> None:
    """jsonschema, the compiled predicate and the reader agree; every finding can be said."""
    tree = data.draw(mutated(GOOD[name]))
    kind, read = READERS[name]
    if name in {"packet", "square", "marotte"} and isinstance(tree, dict):
        kind = "marotte" if "deck" in tree else "packet"
    root = nodes(tree)
    valid = jsonschema.Draft7Validator(schema(kind)).is_valid(tree)
    findings = read(root)
    assert predicate(kind)(root) == valid
    if valid:
        assert refusals(findings) == []
    else:
        assert any(finding.severity is Severity.ERROR for finding in findings), tree
    for finding in findings:
        for lang in LANGUAGES:
            assert "…" not in spoken(finding, lang).message


@pytest.mark.parametrize(
    "path", sorted(CASES.glob("[ABDM]*/*.yaml")), ids=lambda path: f"{path.parent.name}/{path.name}"
)
def test_the_cases_too(path: Path) -> None:
    source, _ = text_of(path.read_bytes(), path.name)
    root = parse(source)[0] if source else None
    if source is None or root is None:
        return
    kind = "marotte" if isinstance(root, Map) and root.get("deck") else "packet"
    findings = refusals(read_packet(root, source)[1])
    valid = jsonschema.Draft7Validator(schema(kind)).is_valid(plain(root))
    assert predicate(kind)(root) == valid == (not findings)


@given(tree=mutated(GOOD["packet"]))
@example(tree={"letter": "P", "cards": [{"title": "peur", "synonyms": ["x"], "zzz": "y"}]})
@example(tree={"letter": "P", "cards": [{"title": ["peur"], "synonyms": ["x"]}]})
@example(tree={"cards": [{"title": "peur", "synonyms": ["x"]}]})
def test_what_no_reader_reported_is_found_with_its_place(tree: Plain) -> None:
    """A reader that says nothing does not let a refused file through."""
    root = nodes(tree)
    found = unreported("packet", root, [])
    assert bool(found) != predicate("packet")(root)
    assert all(finding.span.file == "p.yaml" for finding in found)
    for finding in found:
        assert spoken(finding, "fr").message


def test_every_missing_field_is_told_once() -> None:
    root = nodes({"ranks": [{"copies": "1"}], "jokers": {"copies": "2"}})
    missing = [f for f in unreported("ranks", root, []) if f.code == "E109"]

    told = [(finding.span.line, finding.arguments["field"]) for finding in missing]
    assert len(told) == len(set(told))
    assert {"value", "names"} <= {field for _, field in told}


def test_an_unknown_field_is_told_at_its_key_with_those_that_may_be() -> None:
    root = nodes({"letter": "P", "cards": [{"title": "peur", "synonyms": ["x"], "it's": "y"}]})
    (finding,) = unreported("packet", root, [])

    assert (finding.code, finding.arguments["field"]) == ("S102", "it's")
    assert "synonyms" in str(finding.arguments["known"])
    assert finding.span.end_column - finding.span.column == len("it's")


def test_what_the_reader_reported_is_not_said_twice() -> None:
    root = nodes({"letter": "P", "cards": [{"title": "peur", "synonyms": "x"}]})
    assert unreported("packet", root, packet_findings(root)) == []


@pytest.mark.parametrize(
    ("name", "tree"),
    [
        ("ranks", {"ranks": RANKS, "jokers": {}}),
        ("custom", {"game": "custom", "components": [{}]}),
        ("custom", {"game": "custom", "components": []}),
        ("edition", {"game": "bouffon", "board": {"squares": [["A"], []]}}),
    ],
)
def test_nothing_written_is_not_nothing_wrong(name: str, tree: Plain) -> None:
    kind, read = READERS[name]
    assert not predicate(kind)(nodes(tree))
    assert read(nodes(tree))


def test_the_schemas_know_the_words_of_the_readers() -> None:
    edition = json.dumps(schema("edition"), ensure_ascii=False)
    for name, words in law().options.items():
        assert f'"{name}": {{"enum": ["{words[0]}"' in edition
    assert all(f'"{size}"' in edition for size in SIZES)
    packet = json.dumps(schema("packet"), ensure_ascii=False)
    assert all(f'"{word}"' in packet for word in (*SPELLINGS, *PARTS_OF_SPEECH))


@pytest.mark.parametrize("name", ["packet", "marotte", "edition", "ranks"])
def test_a_schema_is_draft_7_and_speaks_french(name: str) -> None:
    jsonschema.Draft7Validator.check_schema(schema(name))
    text = json.dumps(schema(name), ensure_ascii=False)
    assert "errorMessage" in text
    for keyword in ('"anyOf"', '"oneOf"', '"$defs"', '"unevaluatedProperties"'):
        assert keyword not in text
