"""The texts that one cell holds, each with its place."""

import re

from cardsmith.intake.tables.table import Cell

LISTED = re.compile(r"\\[|\n\\]|(?P<between>[|\n])")
"""Bars and line breaks part the texts of a cell; a backslash before one lets it be a sign."""

COMMA = re.compile(r"\([^()]*\)|\[[^\[\]]*\]|(?P<between>[,;])")
"""Commas and semicolons outside brackets, where somebody has parted synonyms by them."""

_ESCAPED = re.compile(r"\\([|\n\\])")


def pieces(cell: Cell, between: re.Pattern[str]) -> list[Cell]:
    """The texts of a cell between separators, each with its place; empty ones left out."""
    bounds = [match.span() for match in between.finditer(cell.text) if match["between"]]
    starts = [0, *(end for _, end in bounds)]
    ends = [*(start for start, _ in bounds), len(cell.text)]
    found = (
        Cell(cell.text[start:end], cell.part(start, end), cell.quoted).stripped()
        for start, end in zip(starts, ends, strict=True)
        if cell.text[start:end].strip()
    )
    return [piece._replace(text=_ESCAPED.sub(r"\1", piece.text)) for piece in found]


def listed(text: str) -> str:
    r"""A text as one of those that a cell lists, which ``pieces`` reads back.

    >>> listed("a|b")
    'a\\|b'
    """
    return re.sub(r"\\(?=[|\n\\])|[|\n]|\\\Z", r"\\\g<0>", text)
