"""The words printed on the paper itself: footers of sheets, the board."""

from collections.abc import Mapping
from functools import cache
from typing import Literal

from cardsmith.intake.nodes import plain
from cardsmith.intake.source import Source
from cardsmith.intake.yaml_tree import parse
from cardsmith.resources import shipped


@cache
def printed_words(name: Literal["print", "board", "cards"], language: str) -> Mapping[str, str]:
    """The words of ``messages/<name>.yaml`` in a language; English where it has none."""
    path = shipped("messages") / f"{name}.yaml"
    root, _ = parse(Source(path.name, path.read_text(encoding="utf-8")))
    table = plain(root) if root is not None else {}
    assert isinstance(table, dict)
    words = table.get(language, table["en"])
    assert isinstance(words, dict)
    return {key: str(word) for key, word in words.items()}
