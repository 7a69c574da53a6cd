"""Tabs at the head of lines, which YAML refuses, as the blanks that they stood for."""

import re
from collections.abc import Collection

from cardsmith.intake.files.source import Source
from cardsmith.intake.files.text import BOM
from cardsmith.intake.yaml.tree import parse

_LINE = re.compile(r"[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+")
_WIDTHS = (2, 4, 8)
"""How many blanks a tab may stand for: the step of a deck, then those of editors."""


def untabbed(text: str, numbers: Collection[int], name: str) -> str:
    """A text without tabs at the head of some of its lines; empty where it would not read.

    ``numbers`` are those lines from 1; mark and line ends stay as they are.
    """
    lines = _LINE.findall(text)
    for width in _WIDTHS:
        spaced = [
            _spaced(line, width) if number in numbers else line
            for number, line in enumerate(lines, 1)
        ]
        candidate = "".join(spaced)
        read = candidate.removeprefix(BOM).replace("\r\n", "\n").replace("\r", "\n")
        if parse(Source(name, read))[0] is not None:
            return candidate
    return ""


def _spaced(line: str, width: int) -> str:
    rest = line.lstrip(" \t")
    return line[: len(line) - len(rest)].expandtabs(width) + rest
