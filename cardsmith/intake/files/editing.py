"""Edits on the bytes of a file: what no edit names stays as it is, to the byte."""

import re
from collections.abc import Sequence

from cardsmith.intake.files.text import BOM
from cardsmith.model.edit import Edit

_END = re.compile(r"\r\n|\r|\n")


def edited(text: str, edits: Sequence[Edit]) -> str:
    r"""The text of a file, mark and line ends as they are, with edits that do not overlap.

    Places are those of ``Source``: lines without their ends, the mark not counted. A new line
    ends as the first line of the file does.

    >>> from cardsmith.model.place import Span
    >>> edited("a\r\nb\r\n", [Edit(Span("f", 2, 1, 2, 2), "c\nd")])
    'a\r\nc\r\nd\r\n'
    """
    starts = [len(BOM) if text.startswith(BOM) else 0]
    ends = list(_END.finditer(text))
    starts += [end.end() for end in ends]
    newline = newline_of(text)

    def offset(line: int, column: int) -> int:
        return starts[line - 1] + column - 1 if line <= len(starts) else len(text)

    for span, new in sorted(edits, key=lambda edit: edit.span[1:5], reverse=True):
        before = text[: offset(span.line, span.column)]
        after = text[offset(span.end_line, span.end_column) :]
        text = before + new.replace("\n", newline) + after
    return text


def newline_of(text: str) -> str:
    r"""What ends the first line of a text; ``\n`` where none ends.

    >>> newline_of("a\r\nb\n"), newline_of("a")
    ('\r\n', '\n')
    """
    end = _END.search(text)
    return end[0] if end else "\n"


def overlap(one: Edit, other: Edit) -> bool:
    """Whether two edits touch the same stretch of a file, or meet at one point."""
    _, *first, _ = one.span
    _, *second, _ = other.span
    return first[:2] <= second[2:] and second[:2] <= first[2:]
