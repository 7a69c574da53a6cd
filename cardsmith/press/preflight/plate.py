"""The ink that lies on a page in the end: what was painted, knocked out and printed over.

A page is a grid of points inside its BleedBox, each of one mixture of inks. Paint that knocks out
replaces the mixture; paint that overprints changes it. What is finer than the grid (type, thin
lines) is weighed by itself, on every mixture that its box touches, which is an upper bound. A
picture counts by its heaviest pixel, another one. All of it is arithmetic, the same on every
machine.
"""

from array import array
from collections.abc import Iterator, Sequence, Set
from typing import NamedTuple

from cardsmith.model.preflight import Limits
from cardsmith.press.preflight.beneath import Begun, Blocks, Points, Weight, under
from cardsmith.press.preflight.frames import Frame
from cardsmith.press.preflight.grid import Grid, Laid, Runs, boxed, inverse
from cardsmith.press.preflight.marks import Box, Group, Kind, Mark
from cardsmith.press.preflight.mixtures import Mixtures, coarse
from cardsmith.press.preflight.streams import TooLongError

_POINTS = 16_000
"""About how many points a page has: they are 0.6 mm apart on a card."""

_MOST_STEPS = 400_000
MOST_EFFORT = 12_000_000
"""How many rows are traced of a file at the most."""

_MOST_BEGINNINGS = 100
_PART = 6
_QUICK = 16
"""How many rows that were traced are laid on the points while another is traced."""

_FEW = 50
"""So many mixtures are looked for one by one; of more all points are looked at."""


class InkMap(NamedTuple):
    """How much ink lies where, in percent, row by row from the top."""

    columns: int
    rows: int
    totals: list[float]


class Plates:
    """Weighs the pages of one file; groups that are painted alike are traced once.

    ``effort`` is how much there was to do for them, in rows.
    """

    def __init__(self, limits: Limits, points: int = _POINTS) -> None:
        self._limits = limits
        self._points = points
        self._known: dict[tuple[int, Frame], Sequence[Laid | Group]] = {}
        self._beginnings: dict[tuple[object, ...], Begun] = {}
        self._kept: list[Group] = []
        self._mixtures = Mixtures()
        self._totals = self._mixtures.totals
        self.effort = 0.0
        self._most_of: dict[object, float] = {}

    @property
    def mixtures(self) -> int:
        """How many mixtures of inks there are so far."""
        return len(self._totals)

    def weigh(self, group: Group, frame: Frame, known: float = 0.0) -> Weight:
        """The heaviest ink of a page, or less where that is no more than what is ``known``.

        Raises TooLongError for a page with more paint than can be.
        """
        grid = Grid(frame, self._points)
        if len(group.marks) > _MOST_STEPS or self.effort > MOST_EFFORT:
            raise TooLongError
        try:
            return self._weighed(group, frame, grid, known)
        finally:
            self.effort += grid.effort

    def _weighed(self, group: Group, frame: Frame, grid: Grid, known: float) -> Weight:
        shared = tuple(_leading(group))
        begun = self._begun(shared, frame, grid)
        points = Points(begun.cells, grid, known, begun, set())
        best, points = self._painted(group.marks[len(shared) :], frame, points)
        there = begun.there | points.changed
        if max(map(self._totals.__getitem__, there)) <= max(known, best.total):
            return best
        is_as_begun = points.cells is begun.cells
        heaviest = begun.heaviest if is_as_begun else self._heaviest(points.cells, grid, there)
        return heaviest if heaviest.total >= best.total else best

    def _painted(
        self, marks: Sequence[Mark | Group], frame: Frame, points: Points
    ) -> tuple[Weight, Points]:
        """The heaviest of what is finer than points, and the points once all is painted.

        Text waits until points change under it: it changes none.
        """
        best, changed, texts = points.begun.finest, set[int](), list[Mark]()
        for each in marks:
            if isinstance(each, Mark) and each.kind is Kind.TEXT:
                texts.append(each)
                continue
            for laid in self._layers([each], frame, points.grid):
                if laid.runs is not None:
                    best = self._type(best, texts, points)
                    texts.clear()
                    if not changed:
                        points = points._replace(cells=points.cells[:], changed=changed)
                found = self._put(laid, points.cells, points.grid, changed)
                if found > best.total:
                    best = Weight(found, laid.mark.box)
        return self._type(best, texts, points), points

    def _type(self, best: Weight, marks: Sequence[Mark], points: Points) -> Weight:
        """The heaviest of some text and of what is known; all of a manner is looked at as one."""
        alike: dict[object, list[Mark]] = {}
        for mark in marks:
            alike.setdefault((id(mark.paint), id(mark.blending)), []).append(mark)
        for found in alike.values():
            laid = points.grid.laid(found[0]._replace(box=_around(found)), self._limits)
            if laid is not None:
                best = self._finest(best, found, laid, points)
        return best

    def _finest(self, best: Weight, marks: Sequence[Mark], laid: Laid, points: Points) -> Weight:
        """The same of text of one manner: looked at in parts only where it may be heavier."""
        box = _around(marks)
        least = max(best.total, points.known)
        if self._most(box, laid, points) <= least:
            return best
        found = self._fine(box, laid, points)
        if found <= least:
            return best
        if len(marks) == 1:
            return Weight(found, marks[0].box)
        part = _PART if len(marks) > _PART else 1
        for first in range(0, len(marks), part):
            best = self._finest(best, marks[first : first + part], laid, points)
        return best

    def _fine(self, box: Box, laid: Laid, points: Points) -> float:
        """The weight of paint that is finer than points, where it fills a box of the page."""
        shown = points.grid.shown(box)
        if shown is None:
            return 0.0
        lies = {0} if _replaces(laid) else under(shown, points.cells, points.grid)
        return self._heavier(lies, laid)

    def _heavier(self, lies: Set[int], laid: Laid) -> float:
        """The weight of the heaviest mixture that paint makes of some."""
        return max([self._totals[self._mixtures.mix(each, laid)] for each in lies], default=0.0)

    def _most(self, box: Box, laid: Laid, points: Points) -> float:
        """The same at the most, with less to look at: what was asked once is known."""
        shown = points.grid.shown(box)
        if shown is None:
            return 0.0
        may_be = points.begun.blocks.touched(shown)
        if points.changed:
            may_be |= points.changed
        key = may_be, laid.mark.paint, laid.mark.blending
        known = self._most_of.get(key)
        if known is None:
            known = self._most_of[key] = self._heavier(may_be, laid)
        return known

    def _begun(self, shared: tuple[Group, ...], frame: Frame, grid: Grid) -> Begun:
        """The points under what many pages begin with, laid once."""
        key = (*map(id, shared), frame)
        known = self._beginnings.get(key)
        if known is None:
            cells = array("I", bytes(4 * grid.columns * grid.rows))
            finest, there = Weight(0.0, frame.cut), {0}
            for laid in self._layers(shared, frame, grid):
                found = self._put(laid, cells, grid, there)
                if found > finest.total:
                    finest = Weight(found, laid.mark.box)
            heaviest = self._heaviest(cells, grid, there)
            known = Begun(cells, finest, heaviest, frozenset(there), Blocks(cells, grid))
            if len(self._beginnings) < _MOST_BEGINNINGS:
                self._kept += shared
                self._beginnings[key] = known
        return known

    def _heaviest(self, cells: "array[int]", grid: Grid, there: Set[int]) -> Weight:
        """The heaviest of the points; ``there`` are at least the mixtures that they have."""
        if len(there) > _FEW:
            there = {*cells}
        for mixture in sorted(there, key=self._totals.__getitem__, reverse=True):
            if mixture in cells:
                return Weight(self._totals[mixture], grid.box(cells.index(mixture)))
        raise ValueError("a page has no points")

    def map(self, group: Group, frame: Frame) -> "InkMap":
        """The ink of every point of a page; pictures by their pixels, type by its boxes."""
        grid = Grid(frame, self._points, thin=True)
        cells = array("I", bytes(4 * grid.columns * grid.rows))
        for laid in self._layers(group.marks, frame, grid):
            is_type = laid.mark.kind is Kind.TEXT
            runs = grid.runs(boxed(laid.box, grid)) if is_type else laid.runs or ()
            self._put(laid._replace(runs=runs), cells, grid, set())
            if laid.mark.picture is not None:
                self._sample(runs, laid.mark, cells, grid)
        return InkMap(grid.columns, grid.rows, [self._totals[cell] for cell in cells])

    def _sample(self, runs: Runs, mark: Mark, cells: "array[int]", grid: Grid) -> None:
        """Lay the pixels of a picture on the points that it covers."""
        picture = mark.picture
        if picture is None or picture.is_stencil or picture.image is None:
            return
        image, back = picture.image, inverse(mark.matrix)
        for first, last in runs:
            for cell in range(first, last):
                left, bottom, right, top = grid.box(cell)
                x, y = back.point((left + right) / 2, (bottom + top) / 2)
                at = (
                    min(max(int(x * picture.width), 0), picture.width - 1),
                    min(max(int((1 - y) * picture.height), 0), picture.height - 1),
                )
                found = image.getpixel(at)
                pixel = found if isinstance(found, tuple) else (int(found or 0),)
                cells[cell] = self._mixtures.numbered(coarse(picture.inks(pixel)))

    def _layers(self, marks: Sequence[Mark | Group], frame: Frame, grid: Grid) -> Iterator[Laid]:
        """Paint in its order; that of groups is traced once."""
        waiting = [iter(self._traced(marks, grid))]
        while waiting:
            each = next(waiting[-1], None)
            grid.spend(1)
            if each is None:
                waiting.pop()
            elif isinstance(each, Group):
                waiting.append(iter(self._once(each, frame, grid)))
            else:
                yield each

    def _once(self, group: Group, frame: Frame, grid: Grid) -> Sequence[Laid | Group]:
        key = id(group), frame
        if key not in self._known:
            self._kept.append(group)  # its id stays its own
            self._known[key] = [*self._traced(group.marks, grid)]
        return self._known[key]

    def _traced(self, marks: Sequence[Mark | Group], grid: Grid) -> Iterator[Laid | Group]:
        for each in marks:
            found = each if isinstance(each, Group) else grid.laid(each, self._limits)
            if found is not None:
                yield found

    def _put(self, laid: Laid, cells: "array[int]", grid: Grid, there: set[int]) -> float:
        """Lay paint on the points; the weight of what is finer than they are.

        The mixtures that come of it are added to those that are ``there``.
        """
        replaces = _replaces(laid)
        grid.spend(len(laid.runs or ()) / _QUICK)
        if laid.runs is None:
            return self._heavier({0} if replaces else under(laid.box, cells, grid), laid)
        if not replaces:
            for first, last in laid.runs:
                there |= self._lay_over(laid, cells, first, last)
            return 0.0
        new = array("I", (self._mixtures.mix(0, laid),))
        there.add(new[0])
        for first, last in laid.runs:
            cells[first:last] = new * (last - first)
        return 0.0

    def _lay_over(self, laid: Laid, cells: "array[int]", first: int, last: int) -> Set[int]:
        lies = cells[first:last]
        mixed = {each: self._mixtures.mix(each, laid) for each in set(lies)}
        cells[first:last] = array("I", [mixed[each] for each in lies])
        return {*mixed.values()}


def _replaces(laid: Laid) -> bool:
    """Whether paint knocks out what lies under it."""
    blending = laid.mark.blending
    return not blending.overprint and not blending.is_transparent


def _around(marks: Sequence[Mark]) -> Box:
    if len(marks) == 1:
        return marks[0].box
    left, bottom, right, top = zip(*[mark.box for mark in marks], strict=True)
    return min(left), min(bottom), max(right), max(top)


def _leading(group: Group) -> Iterator[Group]:
    """The groups that a page begins with."""
    for each in group.marks:
        if not isinstance(each, Group):
            return
        yield each
