"""The points of a page, and what of its paint lies on which."""

from collections.abc import Sequence
from itertools import pairwise
from math import ceil, floor, sqrt
from typing import NamedTuple

from cardsmith.model.face import Matrix
from cardsmith.model.preflight import Limits
from cardsmith.press.preflight.frames import Frame
from cardsmith.press.preflight.marks import Box, Clip, Kind, Lines, Mark, common
from cardsmith.press.preflight.paints import Inks
from cardsmith.press.preflight.streams import TooLongError
from cardsmith.press.spans import Rows, filled, stroked
from cardsmith.press.spans import common as both

_MOST_LAYERS = 4_000
"""So many layers as high as the page are traced for it at the most; a card has a few."""

_SEEN = 1.6
"""How wide a line is that no row of points can miss, in steps: rows are 1.57 apart at the most."""

Runs = Sequence[tuple[int, int]]


class Laid(NamedTuple):
    """A layer of paint: the points that it covers; None where it is finer than they are.

    Points are numbered row by row from the top; ``runs`` are the first of some and what follows
    the last. ``box`` is in steps of the grid.
    """

    runs: Runs | None
    box: Box
    mark: Mark
    inks: Inks


class Grid:
    """The points of a page: how many, and the map from the page to them, y down.

    With ``thin`` what is finer than they are is traced too, and wide enough to be seen: to be
    shown, not weighed. ``effort`` is how much there was to do for it so far, in rows.
    """

    def __init__(self, frame: Frame, points: int, *, thin: bool = False) -> None:
        left, bottom, right, top = self._area = frame.bleed
        wide, high = max(right - left, 0.01), max(top - bottom, 0.01)
        fine = sqrt(points / (wide * high))
        self.columns, self.rows = (max(min(round(side * fine), 4000), 1) for side in (wide, high))
        across, down = self.columns / wide, self.rows / high
        self._matrix = Matrix(across, 0, 0, -down, -left * across, top * down)
        self._step = 1 / max(across, down)
        self._least = _SEEN if thin else 0.0
        self.effort = 0.0

    def spend(self, effort: float) -> None:
        """Count what is to be done; raises TooLongError for more than any page takes."""
        self.effort += effort
        if self.effort > _MOST_LAYERS * max(self.columns, self.rows):
            raise TooLongError

    def box(self, cell: int) -> Box:
        """The box of a point on the page."""
        left, bottom, right, top = self._area
        wide, high = (right - left) / self.columns, (top - bottom) / self.rows
        x, y = left + cell % self.columns * wide, top - cell // self.columns * high
        return x, y - high, x + wide, y

    def laid(self, mark: Mark, limits: Limits) -> Laid | None:
        """A mark as paint on the points; None for what leaves no ink or lies outside."""
        inks = _inks_of(mark, limits)
        box = None if inks is None else self.shown(mark.box)
        if inks is None or box is None:
            return None
        runs = None if mark.kind is Kind.TEXT else self.runs(self._rows(mark, box)) or None
        return Laid(runs, box, mark, inks)

    def shown(self, box: Box) -> Box | None:
        """A box of the page in steps of the grid; None for one that lies outside."""
        left, bottom, right, top = common(box, self._area)
        if left >= right or bottom >= top:
            return None
        a, _, _, d, e, f = self._matrix
        return a * left + e, d * top + f, a * right + e, d * bottom + f

    def _rows(self, mark: Mark, box: Box) -> Rows:
        """The points that a mark covers: none for what is finer than they are, unless widened."""
        if self._least:  # what is widened reaches beyond a box that is finer than a point
            box = floor(box[0]), floor(box[1]), ceil(box[2]), ceil(box[3])
        rows: Rows
        if mark.kind is Kind.STROKE:
            wide = max(mark.width / self._step, self._least)
            rows = self._stroked(mark.lines, wide) if wide >= 1 else {}
        elif mark.kind is Kind.FILL:
            rows = self._filled(mark)
        elif mark.kind is Kind.PICTURE:
            corners = tuple(mark.matrix.point(x, y) for x, y in ((0, 0), (1, 0), (1, 1), (0, 1)))
            rows = filled(self._lines((corners,)))
        else:
            rows = boxed(box, self)
        return both(rows, self._clip(mark.clip, box))

    def _filled(self, mark: Mark) -> Rows:
        """The points inside of lines; of a splinter that holds none its outline, if it is shown."""
        rows = filled(self._lines(mark.lines), nonzero=mark.is_nonzero)
        is_splinter = self._least and not self.runs(rows)
        return self._stroked(mark.lines, self._least) if is_splinter else rows

    def _stroked(self, lines: Lines, width: float) -> Rows:
        """The points of lines so many steps wide."""
        self.spend(width * sum(map(len, lines)))
        return stroked(self._lines(lines), width)

    def runs(self, rows: Rows) -> Runs:
        """The points of some rows as they are numbered."""
        wide = self.columns
        return [
            (row * wide + max(start, 0), row * wide + min(end, wide))
            for row, spans in rows.items()
            if 0 <= row < self.rows
            for start, end in spans
            if max(start, 0) < min(end, wide)
        ]

    def _clip(self, clip: Clip, box: Box) -> Rows:
        rows: Rows = boxed(box, self)
        for lines, nonzero in clip.shapes:
            rows = both(rows, filled(self._lines(lines), nonzero=nonzero))
        return rows

    def _lines(self, lines: Lines) -> list[list[tuple[float, float]]]:
        """Outlines on the grid; what lies far outside of it is pulled near, to bound the rows."""
        point, far = self._matrix.point, 3.0 * max(self.columns, self.rows)
        found = [
            [
                (min(max(x, -far), far), min(max(y, -far), far))
                for x, y in (point(*each) for each in line)
            ]
            for line in lines
        ]
        for line in found:
            self.spend(len(line) + sum([abs(y0 - y1) for (_, y0), (_, y1) in pairwise(line)]))
        return found


def boxed(box: Box, grid: Grid) -> dict[int, list[tuple[int, int]]]:
    """The points whose middle lies in a box."""
    left, right = max(round(box[0]), 0), min(round(box[2]), grid.columns)
    rows = range(max(round(box[1]), 0), min(round(box[3]), grid.rows))
    return {row: [(left, right)] for row in rows} if left < right else {}


def _inks_of(mark: Mark, limits: Limits) -> Inks | None:
    """The inks of a mark; None for one that prints nothing or is judged by another check."""
    if mark.picture is not None and not mark.picture.is_stencil:
        return mark.picture.heaviest_inks
    if mark.paint.space not in {"cmyk", "gray", "spot"}:
        return None
    dies = limits.dies
    is_die = all(name in dies for name, _ in mark.paint.inks)
    return None if is_die else mark.paint.inks


def inverse(matrix: Matrix) -> Matrix:
    """The map back; that of a flat one takes everything to its corner."""
    a, b, c, d, e, f = matrix
    area = a * d - b * c
    if not area:
        return Matrix(0, 0, 0, 0, 0, 0)
    return Matrix(
        d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area
    )
