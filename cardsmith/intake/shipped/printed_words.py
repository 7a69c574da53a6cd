"""Words that are no finding: footers of sheets, the board, the referee, an author."""

from collections.abc import Mapping
from functools import cache
from typing import Literal

from cardsmith.intake.shipped.shelf import fields_of, shipped_fields

Sheet = Literal[
    "print",
    "board",
    "cards",
    "aid",
    "booklet",
    "scores",
    "table",
    "net",
    "box",
    "calibrate",
    "referee",
    "simulation",
    "play",
    "authoring",
    "reprint",
    "diff",
    "statistics",
    "proof",
    "heard",
    "export",
    "sheets",
    "count",
    "ticket",
    "preflight",
]
"""The files of such words."""


@cache
def printed_words(name: Sheet, language: str) -> Mapping[str, str]:
    """The words of ``messages/<name>.yaml`` in a language; English where it has none."""
    languages = shipped_fields("messages", f"{name}.yaml")
    words = fields_of(languages.get(language, languages["en"]))
    return {key: str(word) for key, word in words.items()}
