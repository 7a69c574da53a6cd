"""YAML as a tree of texts with places."""

import gc

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.intake.files.source import Source
from cardsmith.intake.files.text import text_of
from cardsmith.intake.shipped.messages import spoken
from cardsmith.intake.yaml.nodes import Map, Node, Scalar, Seq, plain
from cardsmith.intake.yaml.tree import collector_off, parse
from cardsmith.model.plain import Plain
from tests.intake.reading import seen

words = st.text(st.sampled_from("aéœ'-:#[]{},&*!%@ \"|>0~\n\t😀"), max_size=12)
trees: st.SearchStrategy[Plain] = st.recursive(
    words,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(words, inner, max_size=3),
    max_leaves=12,
)


def read(text: str) -> Plain:
    root, findings = parse(Source("p.yaml", text))
    assert findings == []
    assert root is not None
    return plain(root)


def scalars(node: Node) -> list[Scalar]:
    if isinstance(node, Scalar):
        return [node]
    if isinstance(node, Seq):
        return [scalar for item in node.items for scalar in scalars(item)]
    return [scalar for key, value in node.entries for scalar in (key, *scalars(value))]


@pytest.mark.parametrize(
    "word", ["no", "yes", "on", "012", "0x1F", "1_000", "12:30", "1789-07-14", "null", "~", "7.0"]
)
def test_every_scalar_is_text(word: str) -> None:
    assert read(f"- {word}") == [word]


@given(tree=trees, flow=st.booleans())
def test_whatever_yaml_writes_is_read_back(tree: Plain, flow: bool) -> None:
    """Any tree, dumped by PyYAML in either style, is the same tree of texts."""
    text = yaml.dump(tree, allow_unicode=True, default_flow_style=flow, default_style='"')
    assert read(text) == tree


@given(tree=trees)
def test_a_place_points_at_its_text(tree: Plain) -> None:
    """What stands between the two ends of a one-line span is the text, escapes apart."""
    source = Source("p.yaml", yaml.dump(tree, allow_unicode=True, width=10_000))
    root, _ = parse(source)
    for scalar in scalars(root) if root else []:
        span = scalar.span
        if span.line == span.end_line and scalar.style in {"", "'"}:
            there = source.lines[span.line - 1][span.column - 1 : span.end_column - 1]
            assert (there.replace("''", "'") if scalar.style else there) == scalar.text


@given(text=st.text(st.sampled_from("letr: A\n-'\"[]{}#&*!|>%@`,\t?<~\\é😀"), max_size=60))
def test_no_text_breaks_the_reader(text: str) -> None:
    """Either a tree or findings, each with its place in the file and words without jargon."""
    source = Source("p.yaml", text)
    root, findings = parse(source)
    assert root is not None or findings or not text.strip("# \n\t-.") or "#" in text
    for finding in findings:
        assert 1 <= finding.span.line <= len(source.lines) + 1
        assert finding.span.column >= 1
        assert "…" not in spoken(finding, "fr").message.replace(text, "")


@given(data=st.binary(max_size=60))
def test_no_bytes_break_the_reader(data: bytes) -> None:
    source, findings = text_of(data, "p.yaml")
    assert source is not None or findings
    if source is not None:
        parse(source)


def test_a_key_written_twice_keeps_its_first_value_and_says_so() -> None:
    root, findings = parse(Source("p.yaml", "a: 1\nb: {c: 2, c: 3}\na: 4\n"))
    assert seen(findings) == ["p.yaml:2:11 S106", "p.yaml:3:1 S106"]
    assert isinstance(root, Map)
    assert root.doubled


@pytest.mark.parametrize(
    ("text", "place", "kind"),
    [
        ("a: &x 1", "1:4", "anchor"),
        ("a: *x", "1:4", "alias"),
        ("a: !x 1", "1:4", "tag"),
        ("%YAML 1.1\n---\na: 1", "1:1", "directive"),
        ("a: 1\n---\nb: 2", "2:1", "document"),
        ("a: 1\n...\nb: 2", "3:1", "document"),
        ("? [a]\n: 1", "1:3", "key"),
    ],
)
def test_what_a_deck_does_not_need_is_refused(text: str, place: str, kind: str) -> None:
    _, (finding,) = parse(Source("p.yaml", text))
    assert seen([finding]) == [f"p.yaml:{place} F017"]
    assert finding.arguments["kind"] == kind


def test_one_document_may_be_marked() -> None:
    assert read("---\na: 1\n...\n") == {"a": "1"}


def test_nesting_has_a_limit() -> None:
    root, findings = parse(Source("p.yaml", "[" * 200))
    assert root is None
    assert seen(findings) == ["p.yaml:1:51 F006"]


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("a: b\nc: '" + "x" * 100_001, "2:4 F016"),  # what is open to the end is told so
        ("a: b\nc: '" + "x" * 100_001 + "'", "2:4 F006"),
        ("a: b\nc: " + "mot " * 30_000, "2:4 F006"),
        ("c: [" + "a, " * 1_000_001 + "]", "1:1 F006"),
    ],
)
def test_what_no_deck_has_ends_its_file(text: str, place: str) -> None:
    root, findings = parse(Source("p.yaml", text))
    assert root is None
    assert [each.split(":", 1)[1] for each in seen(findings)] == [place]


@pytest.mark.parametrize(
    ("line", "column"),
    [("- mot #fig.", 7), ("- mot\t#1", 7), ("- a: mot  #x y", 11)],
)
def test_a_comment_glued_to_a_word_is_told(line: str, column: int) -> None:
    _, (finding,) = parse(Source("p.yaml", line))
    assert (finding.code, finding.span.column) == ("S110", column)


@pytest.mark.parametrize(
    "line", ["# tout", "- mot # dit", "- 'mot' #1", "- mot#1", "  #x", "- 'a #b'", "- [a, b] #x"]
)
def test_other_comments_are_comments(line: str) -> None:
    assert parse(Source("p.yaml", line))[1] == []


def test_a_dash_too_deep_is_not_swallowed_by_the_word_above() -> None:
    """YAML would read one word, « frayeur - crainte »."""
    _, findings = parse(Source("p.yaml", "- frayeur\n   - crainte\n"))
    assert seen(findings) == ["p.yaml:2:1 F011"]


def test_reading_leaves_no_cycle_behind() -> None:
    """A command never collects any: each would keep a whole tree alive."""
    source = Source("a.yaml", "letter: A\ncards:\n  - {title: ami, synonyms: [copain, pote]}\n")
    gc.collect()
    with collector_off():
        parse(source)

        assert gc.collect() == 0
