"""Texts as YAML has them: read back as the same text, wherever they stand."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.intake.files.source import Source
from cardsmith.intake.yaml.nodes import plain
from cardsmith.intake.yaml.tree import parse
from cardsmith.lexicon.yaml_text import block_text, flow_text

texts = st.text("-?:,[]{}#&*!|>'\"%@`= \\\n\té\u2028\x85\x07a~.0") | st.text(
    st.characters(blacklist_categories=["Cs"])
)


@given(text=texts)
def test_a_text_is_read_back(text: str) -> None:
    block = f"a:\n  - {block_text(text)}\nb: {block_text(text)}\n"
    flow = f"a: [{flow_text(text)}]\nb: {{c: {flow_text(text)}}}\n"
    root, findings = parse(Source("p", block))
    assert root is not None
    assert (plain(root), findings) == ({"a": [text], "b": text}, [])
    root, findings = parse(Source("p", flow))
    assert root is not None
    assert (plain(root), findings) == ({"a": [text], "b": {"c": text}}, [])


@pytest.mark.parametrize(
    "text", ["trouille [fam.]", "(se) moquer", "no", "012", "l’été", "aujourd'hui", "a, b", "null"]
)
def test_words_need_no_quotes(text: str) -> None:
    assert block_text(text) == text
