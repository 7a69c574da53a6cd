"""What says how a sheet of cards is cut: its marks, and the number of every cut."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from cardsmith.impose.beds import Bed
from cardsmith.impose.cuts import Cut, Span, cut_order
from cardsmith.impose.flip import mirrored, sideways
from cardsmith.impose.marks import AWAY, LENGTH, SHORTEST, WEIGHT
from cardsmith.impose.rim import clips
from cardsmith.model.choices import Duplex, Marks
from cardsmith.model.inks import GUIDE, WHITE
from cardsmith.model.sheet import Mark, Rect, SheetOptions

NEAR = 800
"""Micrometres between a cut and a mark that has to stand on the bleed beyond it."""

_FOLD, _DASH = 0.6, (4.0, 3.0)

_HALO = 1.6
"""Points of the white line under such a mark, for the bleed may have any colour."""


class Tick(NamedTuple):
    """A mark of a cut: a stretch of its line, ``over`` the bleed where there is no other room."""

    cut: Cut
    start: int
    end: int
    over: bool = False

    def mark(self, weight: float = WEIGHT) -> Mark:
        """The line that is drawn."""
        at = self.cut.at
        ends = (
            (at, self.start, at, self.end) if self.cut.upright else (self.start, at, self.end, at)
        )
        return Mark(*ends, weight)


class Guides(NamedTuple):
    """The marks of a sheet, under its cards and over their bleed."""

    ticks: tuple[Tick, ...] = ()
    under: tuple[Mark, ...] = ()
    over: tuple[Mark, ...] = ()


@lru_cache(maxsize=8)
def guides(bed: Bed, options: SheetOptions) -> Guides:
    """The marks of a sheet of cards, the same for sheets that are cut alike.

    A mark stands beyond each end of a cut, on paper that can be printed, clear of every card and
    its bleed. Where the printer's margin leaves no room for that, it stands on the bleed itself,
    in a white rim and clear of the cut; where not even the bleed has room there is none. In a
    grid cuts run through, so their marks stand outside all places that the sheet has. Where sizes
    share a sheet each strip has its own, in the lanes between.
    """
    if options.marks is Marks.NONE:
        return Guides()
    found = tuple(_ticks(bed, options))
    under = [tick.mark() for tick in found if not tick.over]
    if options.marks is Marks.FULL:
        under = list(_through(bed, found))
    over = [tick for tick in found if tick.over]
    rims = (tick.mark(_HALO)._replace(ink=WHITE) for tick in over)
    return Guides(found, tuple(under), (*rims, *(tick.mark() for tick in over)))


@lru_cache(maxsize=8)
def turned_over(found: Guides, page: tuple[int, int], duplex: Duplex) -> Guides:
    """The same marks as they lie on the other side of the sheet."""
    over = sideways(page, duplex)

    def turned(mark: Mark) -> Mark:
        box = Rect(mark.x1, mark.y1, mark.x2 - mark.x1, mark.y2 - mark.y1)
        x, y, width, height = mirrored(box, page, sideways=over)
        return mark._replace(x1=x, y1=y, x2=x + width, y2=y + height)

    return Guides((), tuple(map(turned, found.under)), tuple(map(turned, found.over)))


def fold_line(
    page: tuple[int, int], options: SheetOptions, footer: Rect | None
) -> tuple[Mark, ...]:
    """The dashed line in the middle of a sheet, as far as the printer reaches and the footer."""
    if options.marks is Marks.NONE:
        return ()
    axis, end = page[0] // 2, page[1] - options.margin
    if footer is not None and footer.x <= axis <= footer.right:
        end = footer.y
    return (Mark(axis, options.margin, axis, end, _FOLD, GUIDE, _DASH),)


def _lines(bed: Bed) -> Iterator[Cut]:
    """The cuts of a sheet as lines that marks stand at the ends of."""
    seen = set()
    for cut in cut_order(bed.boxes):
        if bed.shared:
            yield cut
        elif (cut.upright, cut.at) not in seen:
            seen.add((cut.upright, cut.at))
            start, end = _along(bed.block, cut)
            yield cut._replace(start=start, end=end)


def _ticks(bed: Bed, options: SheetOptions) -> Iterator[Tick]:
    """The marks before and after every line, by the numbers of the cuts."""
    cards = tuple(zip(bed.boxes, clips(bed.boxes, options.bleed), strict=True))
    for cut in _lines(bed):
        first, last = _along(bed.field, cut)
        near = [pair for pair in cards if bed.shared and _meets(pair[1], cut)]
        before = [-_along(clip, cut)[1] for box, clip in near if _along(box, cut)[1] <= cut.start]
        after = [_along(clip, cut)[0] for box, clip in near if _along(box, cut)[0] >= cut.end]
        low = _beyond(-cut.start, -first, before, options.bleed)
        high = _beyond(cut.end, last, after, options.bleed)
        if low:
            yield Tick(cut, -low[1], -low[0], low[2])
        if high:
            yield Tick(cut, *high)


def _beyond(
    edge: int, limit: int, cards: Sequence[int], bleed: int
) -> tuple[int, int, bool] | None:
    """Where the mark of a line lies that ends at ``edge``, and whether on the bleed.

    Nothing is printed beyond ``limit``; ``cards`` are the places where further ones begin, with
    their bleed.
    """
    inner = edge + bleed + AWAY
    until = min(limit, *(card - AWAY for card in cards)) if cards else limit
    if until >= inner + SHORTEST:
        return inner, min(inner + LENGTH, until), False
    if until == limit >= edge + NEAR + SHORTEST:
        return edge + NEAR, limit, True
    return None


def _through(bed: Bed, ticks: Sequence[Tick]) -> Iterator[Mark]:
    """Lines under the cards, from mark to mark."""
    for cut in _lines(bed):
        own = [tick for tick in ticks if tick.cut == cut]
        start = min((tick.start for tick in own), default=cut.start)
        end = max((tick.end for tick in own), default=cut.end)
        yield Tick(cut, min(start, cut.start), max(end, cut.end)).mark()


def _along(rect: Rect, cut: Cut) -> Span:
    """From where to where a rectangle lies along a cut."""
    return (rect.y, rect.bottom) if cut.upright else (rect.x, rect.right)


def _meets(rect: Rect, cut: Cut) -> bool:
    """Whether the line of a cut, however long, touches the rectangle."""
    first, last = (rect.x, rect.right) if cut.upright else (rect.y, rect.bottom)
    return first <= cut.at <= last
