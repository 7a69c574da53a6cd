"""What the file of a sheet says besides the values of its cells, as a library of cells drops it."""

from collections.abc import Mapping
from typing import NamedTuple, NoReturn
from xml.parsers import expat

from cardsmith.intake.tables.workbooks.archive import UnusableError
from cardsmith.model.struct import Struct, field

CELLS = 2_000_000
"""The most cells of the block from A1 to the last filled cell of a sheet."""

Place = tuple[int, int]
"""Row and column of a cell, from 0."""

Area = tuple[int, int, int, int]
"""First row and column, last row and column of a block of cells, all from 0."""

_BETWEEN = " "


class Fault(NamedTuple):
    """A cell whose value is no text anybody wrote: ``error`` or ``formula``, and what it shows."""

    kind: str
    text: str


class Remarks(Struct):
    """What one sheet says: hidden rows and columns, joined cells, cells that hold no text.

    ``rows`` and ``columns`` count from A1 to the last filled cell.
    """

    hidden_rows: set[int] = field(default_factory=set)
    hidden_columns: set[int] = field(default_factory=set)
    joined: list[Area] = field(default_factory=list)
    faults: dict[Place, Fault] = field(default_factory=dict)
    rows: int = 0
    columns: int = 0

    def fill(self, row: int, column: int) -> None:
        """Count a cell as filled; raises UnusableError where the sheet is larger than any deck."""
        self.rows, self.columns = max(self.rows, row + 1), max(self.columns, column + 1)
        if self.rows * self.columns > CELLS:
            raise UnusableError("cells")


class Reader:
    """Follows an XML part from element to element; names come without their namespace."""

    def read(self, content: bytes) -> None:
        """Read a part; raises UnusableError for one that is broken or declares entities."""
        parser = expat.ParserCreate(namespace_separator=_BETWEEN)
        parser.buffer_text = True
        parser.StartElementHandler = self._start
        parser.EndElementHandler = self._end
        parser.CharacterDataHandler = self.text
        parser.EntityDeclHandler = parser.ExternalEntityRefHandler = _refuse
        try:
            parser.Parse(content, True)  # noqa: FBT003  # expat: this is the last of the data
        except (expat.ExpatError, ValueError) as error:
            raise error if isinstance(error, UnusableError) else UnusableError("broken") from None

    def start(self, name: str, attributes: Mapping[str, str]) -> None:
        """An element begins."""

    def end(self, name: str) -> None:
        """An element ends."""

    def text(self, text: str) -> None:
        """Text between elements."""

    def _start(self, name: str, attributes: Mapping[str, str]) -> None:
        self.start(
            name.rpartition(_BETWEEN)[2],
            {key.rpartition(_BETWEEN)[2]: value for key, value in attributes.items()},
        )

    def _end(self, name: str) -> None:
        self.end(name.rpartition(_BETWEEN)[2])


def _refuse(*_declared: object) -> NoReturn:
    raise UnusableError("broken")
