"""Where cards lie on every sheet: a grid of one size, or several sizes that share."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from cardsmith.impose.flip import front_field
from cardsmith.impose.footer import FooterBand, free_band
from cardsmith.impose.grid import Grid, middle, room, ways
from cardsmith.impose.marks import AWAY
from cardsmith.impose.packing import Size, packed
from cardsmith.model.choices import Duplex, Marks
from cardsmith.model.sheet import Rect, SheetOptions

_MARK = 1_600
"""Micrometres of a mark in a lane between shelves, as high as its number."""


class Bed(NamedTuple):
    """The places of the cards of one sheet, and the block round all places it could have.

    ``field`` is where its front may be printed. ``shared`` tells that the cards are of several
    sizes, so that cuts do not run through.
    """

    page: Size
    field: Rect
    block: Rect
    boxes: tuple[Rect, ...]
    shared: bool = False


Counts = Mapping[Size, int]


def band_of(bed: Bed, options: SheetOptions) -> FooterBand | None:
    """The strip that the cards of a sheet leave to its footer; those of both halves of a fold."""
    x, y, width, height = bed.block
    if options.duplex is Duplex.FOLD:
        width = bed.page[0] - 2 * x
    return free_band(bed.page, Rect(x, y, width, height), options)


def beds(grids: Mapping[Size, Grid], counts: Counts, options: SheetOptions) -> list[Bed]:
    """A place for every card, by the sizes of the places; ``grids`` is what holds each size.

    Cards of one size fill its grid, row by row. Several sizes share sheets where that takes
    fewer of them, never more than first fit by decreasing height does. Among as few, those come
    first that have lanes between strips for marks, then those that leave room for footers. With
    used slots the first sheet is a grid of the first size, and shares with none.
    """
    left = {size: count for size, count in counts.items() if count}
    first: list[Bed] = []
    if options.skip and left:
        size = next(iter(left))
        slots = [slot for slot in range(grids[size].count) if slot + 1 not in options.skip]
        first = [_bed(grids[size], tuple(slots[: left[size]]))]
        left[size] -= len(first[0].boxes)
    apart = _apart(grids, left)
    plans = [apart]
    if sum(count > 0 for count in left.values()) > 1:
        lane = 0 if options.marks is Marks.NONE else 2 * (options.bleed + AWAY) + _MARK
        for between in dict.fromkeys((max(lane, options.gap), options.gap)):
            shared = _shared(grids, left, options, between)
            plans.append(min(shared, key=lambda plan: _cost(plan, options), default=apart))
    return first + min(plans, key=len)


def _cost(plan: list[Bed], options: SheetOptions) -> tuple[int, int]:
    """How many sheets a plan takes, and how many of them have no room for a footer."""
    return len(plan), sum(band_of(bed, options) is None for bed in plan)


def _apart(grids: Mapping[Size, Grid], counts: Counts) -> list[Bed]:
    """Sheets of one size each."""
    return [bed for size, count in counts.items() for bed in _filled(grids[size], count)]


def _filled(grid: Grid, count: int) -> Iterator[Bed]:
    whole, rest = divmod(count, grid.count)
    if whole:
        yield from [_bed(grid, tuple(range(grid.count)))] * whole
    if rest:
        yield _bed(grid, tuple(range(rest)))


@lru_cache(maxsize=8)
def _bed(grid: Grid, slots: tuple[int, ...]) -> Bed:
    return Bed(grid.page, grid.field, grid.block, tuple(map(grid.slot, slots)))


def _shared(
    grids: Mapping[Size, Grid], counts: Counts, options: SheetOptions, between: int
) -> Iterator[list[Bed]]:
    """Ways to share, their strips ``between`` apart, the simplest to cut first.

    Full grids and shelves of what is left over, else shelves of everything.
    """
    full = {size: count - count % grids[size].count for size, count in counts.items()}
    rest = {size: counts[size] - full[size] for size in counts}
    for begun, shelved in ((_apart(grids, full), rest), ([], counts)):
        for way in ways(options):
            page = options.page(way)
            field = front_field(page, options)
            for shelves in _shelves(shelved, field, options, between):
                yield begun + [_shelved(page, field, boxes, grids) for boxes in shelves]


def _shelves(
    counts: Counts, field: Rect, options: SheetOptions, between: int
) -> Iterator[list[tuple[Rect, ...]]]:
    """Every card on shelves that lie in rows, then in columns; nothing where a size is too large.

    Cards lie about the top left corner of their sheet.
    """
    width, height = field.width - 2 * options.bleed, field.height - 2 * options.bleed
    if all(room(width, size[0], 0) and room(height, size[1], 0) for size in counts):
        yield packed(counts, (width, height), options.gap, between)
        turned = {size[::-1]: count for size, count in counts.items()}
        sheets = packed(turned, (height, width), options.gap, between)
        yield [tuple(_transposed(box) for box in boxes) for boxes in sheets]


def _transposed(rect: Rect) -> Rect:
    return Rect(rect.y, rect.x, rect.height, rect.width)


def _shelved(page: Size, field: Rect, boxes: tuple[Rect, ...], grids: Mapping[Size, Grid]) -> Bed:
    """A sheet with those cards in the middle of its field, on a grid if they are of one size."""
    sizes = {(box.width, box.height) for box in boxes}
    if len(sizes) == 1:
        return _bed(grids[sizes.pop()], tuple(range(len(boxes))))
    width, height = max(box.right for box in boxes), max(box.bottom for box in boxes)
    block = middle(field, width, height)
    moved = (Rect(box.x + block.x, box.y + block.y, box.width, box.height) for box in boxes)
    return Bed(page, field, block, tuple(moved), shared=True)
