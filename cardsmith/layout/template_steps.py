"""Lists in steps: so many lines, so large; wrapped where they must be."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cardsmith.layout.fit import Overset
from cardsmith.layout.template_places import Frame
from cardsmith.layout.wrap import Line, break_lines, strip
from cardsmith.model.boxes import SteppedBox
from cardsmith.model.metrics import Fonts
from cardsmith.model.units import POINT

_TOLERANCE = 1e-6


class Entry(NamedTuple):
    """An entry ready to be set: its place, its runs, their width in milli-em, its length."""

    number: int
    line: Line
    width: float
    length: int | None
    cells: tuple[str, ...] = ()


class LineGrid(NamedTuple):
    """How so many lines stand in a list: size in points, leading and first baseline in mm."""

    lines: int
    size: float
    lead: float
    first: float

    def baseline(self, row: int) -> float:
        """The baseline of a line counted from 0."""
        return self.first + row * self.lead


Row = tuple[Line, Entry | None]
"""One line of the list, and the entry that begins on it; None where one goes on."""


class Listing(NamedTuple):
    """The lines of a list and the grid they stand on."""

    rows: tuple[Row, ...]
    grid: LineGrid


class Spill(NamedTuple):
    """What does not fit; ``entry`` is the one to blame, None where there are too many."""

    overset: Overset
    entry: Entry | None = None


class Column:
    """Where the words of a list stand in a frame, and the grids they may take, best first."""

    def __init__(self, box: SteppedBox, frame: Frame) -> None:
        self.left = frame.x + box.at
        self.right = frame.right
        below, by = box.narrow
        self.foot = frame.y + below if by else frame.bottom
        self.foot_right = frame.right - by
        self.hang = box.hang
        self.unbroken = box.unbroken
        self.height = frame.height
        self.grids = tuple(_grids(box, frame))

    def room(self, baseline: float, *, hanging: bool) -> float:
        """The width that words have on a baseline."""
        right = self.foot_right if baseline > self.foot else self.right
        return right - self.left - (self.hang if hanging else 0.0)


def _grids(box: SteppedBox, frame: Frame) -> Iterator[LineGrid]:
    for most, size, widest in box.steps:
        for lines in range(1, most + 1):
            lead = min(frame.height / lines, widest)
            top = frame.y + box.valign * (frame.height - lines * lead)
            yield LineGrid(lines, size, lead, top + box.baseline * lead)


def set_list(fonts: Fonts, entries: Sequence[Entry], column: Column) -> Listing | Spill:
    """The list on the first grid of the column that holds it, or what it would need."""
    wide: Spill | None = None
    wrapped: Listing | None = None
    for grid in column.grids:
        if grid.lines >= len(entries):
            rows = _rows(fonts, entries, column, grid)
            if isinstance(rows, Spill):
                wide = rows
            elif len(rows) <= grid.lines:
                if not column.unbroken or len(rows) == len(entries):
                    return Listing(rows, grid)
                wrapped = wrapped or Listing(rows, grid)
    return wrapped or wide or _too_many(fonts, entries, column)


def _rows(
    fonts: Fonts, entries: Sequence[Entry], column: Column, grid: LineGrid
) -> tuple[Row, ...] | Spill:
    scale = grid.size * POINT / 1000
    narrowest = min(column.right, column.foot_right) - column.left
    if max([each.width for each in entries], default=0.0) * scale <= narrowest:
        return tuple([(each.line, each) for each in entries])
    rows: list[Row] = []
    for each in entries:
        room = column.room(grid.baseline(len(rows)), hanging=False)
        if each.width * scale <= room + _TOLERANCE:
            rows.append((each.line, each))
            continue
        wrapped = _wrapped(fonts, each, column, grid, len(rows))
        if isinstance(wrapped, Spill):
            return wrapped
        rows += wrapped
    return tuple(rows)


def _wrapped(
    fonts: Fonts, each: Entry, column: Column, grid: LineGrid, at: int
) -> tuple[Row, ...] | Spill:
    """An entry broken at its spaces and after its hyphens, from the row ``at``."""
    scale = grid.size * POINT / 1000

    def room(row: int) -> float:
        return column.room(grid.baseline(at + row), hanging=row > 0) / scale + _TOLERANCE

    words = strip(fonts, each.line)
    pieces = break_lines(words, room)
    for row, piece in enumerate(pieces):
        if piece.width > room(row):
            needed, height = (piece.width * scale, grid.lead), grid.lead
            return Spill(Overset(needed, (room(row) * scale, height), grid.size), each)
    return tuple((words.cut(piece), None if row else each) for row, piece in enumerate(pieces))


def _too_many(fonts: Fonts, entries: Sequence[Entry], column: Column) -> Spill:
    """What the whole list would need at the least size, were the column high enough.

    Where a word is wider than the foot of the column, lines are counted as if it had none.
    """
    grid = column.grids[-1]
    width, height = column.right - column.left, column.height
    rows = _rows(fonts, entries, column, grid)
    if isinstance(rows, Spill):
        room = width / (grid.size * POINT / 1000) + _TOLERANCE
        count = sum(len(break_lines(strip(fonts, each.line), lambda _: room)) for each in entries)
    else:
        count = len(rows)
    needed = width, height * count / grid.lines
    return Spill(Overset(needed, (width, height), grid.size, lines=count - grid.lines))
