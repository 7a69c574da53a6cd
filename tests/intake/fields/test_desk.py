"""A desk: nodes become texts, lists and fields, or findings that say what was meant."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.intake.fields.desk import Desk
from cardsmith.intake.files.source import Source
from cardsmith.intake.yaml.nodes import Node, Scalar, is_empty
from cardsmith.intake.yaml.tree import parse
from cardsmith.lexicon.nearest import nearest
from cardsmith.model.finding import Fix
from tests.intake.reading import seen

KNOWN = ("title", "synonyms", "copies")


def desk_and_node(text: str) -> tuple[Desk, Node]:
    """A desk before a text, and the text's tree."""
    source = Source("p.yaml", text)
    root, findings = parse(source)
    assert root is not None
    assert findings == []
    return Desk(source), root


def test_a_text_is_itself() -> None:
    desk, node = desk_and_node("peur")

    assert desk.text(node, "x") == node
    assert desk.findings == []


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("[a]", "p.yaml:1:1 S108"),
        ("glacer le sang : paralyser", "p.yaml:1:16 S107"),
        ("{}", "p.yaml:1:1 S107"),
    ],
)
def test_what_is_no_text_is_told_where_it_went_wrong(text: str, found: str) -> None:
    desk, node = desk_and_node(text)

    assert desk.text(node, "x") is None
    assert seen(desk.findings) == [found]


@pytest.mark.parametrize(
    ("text", "kind", "better"),
    [
        ("peur, crainte", "text", "[peur, crainte]"),
        ("a; b; c; d", "text", "[a, b, c, …]"),
        ("-peur", "dash", "- peur"),
        ("{a: b}", "fields", None),
        ("''", "empty", None),
    ],
)
def test_what_is_no_list_is_told_with_the_list_it_may_be(
    text: str, kind: str, better: str | None
) -> None:
    desk, node = desk_and_node(text)

    assert desk.items(node, "synonyms") == []
    (finding,) = desk.findings
    assert (finding.code, finding.arguments["kind"]) == ("S104", kind)
    assert finding.arguments.get("better") == better


def test_an_unknown_field_is_read_as_the_one_it_resembles() -> None:
    desk, node = desk_and_node("titel: peur\nzzz: 1\n")
    fields = desk.fields(node, KNOWN, {})

    assert list(fields) == ["title"]
    assert [finding.fix for finding in desk.findings] == [Fix.SAFE, Fix.NONE]
    assert [finding.arguments["better"] for finding in desk.findings] == ["title", ""]


def test_a_field_written_rightly_is_meant_before_one_that_resembles_it() -> None:
    desk, node = desk_and_node("titel: x\ntitle: peur\n")
    value = desk.fields(node, KNOWN, {})["title"][1]

    assert isinstance(value, Scalar)
    assert value.text == "peur"


def test_a_desk_of_a_card_shares_its_findings() -> None:
    desk, node = desk_and_node("peur")
    desk.of_card("P/peur").say("S109", node.span)
    desk.say("S109", node.span)

    assert [finding.card for finding in desk.findings] == ["P/peur", ""]


@given(st.sampled_from(["tcg", "poker", "bridge"]), st.integers(0, 5))
def test_an_unknown_value_is_told_with_the_nearest(name: str, at: int) -> None:
    """Two letters exchanged are found again, whichever they are."""
    at %= len(name) - 1
    swapped = name[:at] + name[at + 1] + name[at] + name[at + 2 :]
    desk, node = desk_and_node(swapped)
    assert isinstance(node, Scalar)

    assert desk.unknown("E107", node, ("tcg", "poker", "bridge"), "size") == name
    assert desk.findings[0].arguments["known"] == "tcg, poker, bridge"
    assert desk.findings[0].arguments["kind"] == "near"


def test_a_value_that_resembles_none_is_told_with_all() -> None:
    desk, node = desk_and_node("xyz")
    assert isinstance(node, Scalar)

    assert desk.unknown("E107", node, ("tcg", "poker"), "size") == ""
    assert desk.findings[0].arguments["kind"] == "unknown"


@given(st.sampled_from(KNOWN), st.sampled_from([str.upper, str.title, lambda name: f" {name}"]))
def test_another_spelling_is_the_nearest(name: str, spelt: object) -> None:
    assert callable(spelt)
    assert nearest(spelt(name), KNOWN) == name


@pytest.mark.parametrize(
    ("text", "empty"), [("[]", True), ("{}", False), ("''", False), ("[a]", False)]
)
def test_only_a_list_without_items_is_empty(text: str, empty: bool) -> None:
    assert is_empty(desk_and_node(text)[1]) == empty
