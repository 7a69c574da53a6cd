"""Where something stands in a file that a person wrote."""

from typing import NamedTuple


class Span(NamedTuple):
    """A stretch of a file: lines and columns count characters from 1, the end is excluded.

    ``cell`` is the address of a spreadsheet cell (``C14``), empty elsewhere.
    """

    file: str
    line: int
    column: int
    end_line: int
    end_column: int
    cell: str = ""

    def part(self, start: int, end: int) -> "Span":
        """The characters ``start`` to ``end`` of this one-line span.

        >>> Span("p.yaml", 4, 9, 4, 19).part(2, 5)
        Span(file='p.yaml', line=4, column=11, end_line=4, end_column=14, cell='')
        """
        file, line, column, _, _, cell = self
        return Span(file, line, column + start, line, column + end, cell)

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}" if self.line else self.file


def named(thing: str) -> Span:
    """What is no file and has no lines: an option, a component, a name that means nothing.

    >>> str(named("--paper"))
    '--paper'
    """
    return Span(thing, 0, 0, 0, 0)


def whole(file: str) -> Span:
    """The beginning of a file, for what concerns the file itself."""
    return Span(file, 1, 1, 1, 1)
