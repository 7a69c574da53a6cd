"""A board larger than the paper: sheets that are cut, laid over one another and glued."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from cardsmith.impose.footer import Footer, free_band, free_room, placed_footer
from cardsmith.impose.marks import AWAY, LENGTH, cut_marks
from cardsmith.impose.refusal import compared, trim
from cardsmith.impose.seams import Parts, Spread, divide
from cardsmith.impose.tabs import tabs, tongue_line
from cardsmith.impose.tongues import around, tongues
from cardsmith.model.choices import Marks, Orientation
from cardsmith.model.face import Face
from cardsmith.model.finding import Finding
from cardsmith.model.place import named
from cardsmith.model.sheet import (
    FooterStrip,
    KeepOut,
    Page,
    Placed,
    Rect,
    SheetOptions,
    SheetPlan,
)
from cardsmith.model.struct import Struct, replace

OVERLAP = 10_000
"""Micrometres of the band that one sheet hides of the next."""

Label = Callable[[str], Face]
"""Draws the name of a sheet (``A1``)."""

Plan = Callable[[SheetPlan], Sequence[Face]]
"""Draws how the sheets are put together, in several shapes: the first that has room is taken."""


class Tile(Struct, frozen=True):
    """A part of a face: what is ``seen`` of it in the end, and the ``whole`` with its tabs.

    All are micrometres of the face. Tabs lie to the left and above, ``tongues`` reach beyond
    what is seen, to the right and below.
    """

    name: str
    seen: Rect
    whole: Rect
    tongues: tuple[Rect, ...] = ()


class Trimmings(Struct, frozen=True, kw_only=True):
    """What is printed round a board, and what its seams keep away from."""

    keep: Sequence[KeepOut] = ()
    label: Label | None = None
    plan: Plan | None = None
    footer: Footer | None = None
    overlap: int = OVERLAP


def tiles(
    face: Face, options: SheetOptions, trimmings: Trimmings
) -> tuple[tuple[Page, ...], tuple[Finding, ...]]:
    """The sheets of a face in reading order, on as few sheets of the paper as do.

    Each is printed to its cut and a bleed beyond it. I101 when the paper has no room for more
    than its overlap.
    """
    size = trim(face)
    ways = [Orientation.PORTRAIT, Orientation.LANDSCAPE]
    spreads = {way: _spreads(size, options, way, trimmings.overlap) for way in ways}
    able = [
        way for way in ways if min(side.usable - side.overlap for side in spreads[way]) > OVERLAP
    ]
    if not able:
        room = options.width - 2 * options.margin, options.height - 2 * options.margin
        whole, usable = compared(size, room)
        return (), (Finding("I101", named(face.name), size=whole, usable=usable),)
    way = min(able, key=lambda way: spreads[way][0].count * spreads[way][1].count)
    job = _Job(face, replace(options, orientation=way), trimmings)
    parts = divide(*spreads[way], trimmings.keep)
    return tuple(job.pages(tuple(_tiles(parts, trimmings)))), ()


def _spreads(
    size: tuple[int, int], options: SheetOptions, way: Orientation, overlap: int
) -> tuple[Spread, Spread]:
    lost = 2 * (options.margin + options.bleed)
    width, height = options.page(way)
    return Spread(size[0], width - lost, overlap), Spread(size[1], height - lost, overlap)


def _tiles(parts: Parts, trimmings: Trimmings) -> Iterator[tuple[Tile, ...]]:
    """The parts with their names, tabs and tongues: A1 and A2, then B1 and B2."""
    kept = tongues(parts, trimmings.keep)
    for row, line in enumerate(parts):
        yield tuple(
            Tile(
                f"{chr(ord('A') + row)}{column + 1}",
                seen,
                _with_tabs(seen, trimmings.overlap),
                kept.get(seen, ()),
            )
            for column, seen in enumerate(line)
        )


def _with_tabs(seen: Rect, overlap: int) -> Rect:
    x, y = max(seen.x - overlap, 0), max(seen.y - overlap, 0)
    return Rect(x, y, seen.right - x, seen.bottom - y)


class _Job(NamedTuple):
    """A face to be printed in parts."""

    face: Face
    options: SheetOptions
    trimmings: Trimmings

    def pages(self, rows: tuple[tuple[Tile, ...], ...]) -> Iterator[Page]:
        """A page for each part, in reading order."""
        tiles = [tile for row in rows for tile in row]
        parts = tuple(tuple((tile.name, tile.seen) for tile in row) for row in rows)
        ruler = self.options.marks is not Marks.NONE
        for number, tile in enumerate(tiles, 1):
            strip = FooterStrip(sheet=number, sheets=len(tiles), ruler=ruler)
            plan = SheetPlan(parts, tile.name, bool(tile.tongues))
            yield self._page(tile, strip, plan)

    def _page(self, tile: Tile, strip: FooterStrip, plan: SheetPlan) -> Page:
        """The sheet of one part: the face, its tabs and tongues, its marks, footer and plan."""
        face, options, trimmings = self.face, self.options, self.trimmings
        page = options.page(options.orientation)
        clips = _printed(tile, options.bleed)
        block = around(clips)
        dx, dy = (
            options.margin + _inset(side - 2 * options.margin - length) - start
            for side, length, start in zip(
                page, (block.width, block.height), (block.x, block.y), strict=True
            )
        )
        block, seen, part = (_moved(rect, dx, dy) for rect in (block, tile.seen, tile.whole))
        bare = replace(options, bleed=0)
        footer = trimmings.footer if options.footer else None
        band = free_band(page, block, bare) if footer else None
        trimmed = Rect(dx, dy, *trim(face))
        placed = [
            *(Placed(face, trimmed, _moved(clip, dx, dy)) for clip in clips),
            *tabs(tile.name, seen, part),
            *(tongue_line(_moved(tongue, dx, dy), seen) for tongue in tile.tongues),
            *placed_footer(footer, band, page, strip),
            *self._named(tile, block, free_room(page, band, bare), plan),
        ]
        return Page(
            width=page[0],
            height=page[1],
            placed=tuple(placed),
            marks=cut_marks(bare, (part, seen), block, page),
        )

    def _named(self, tile: Tile, block: Rect, free: Rect, plan: SheetPlan) -> Iterator[Placed]:
        """The plan where there is room for it, else the name alone, on the face if need be."""
        drawn = self.trimmings.plan(plan) if self.trimmings.plan else ()
        for shape in drawn:
            if box := _beside(block, free, trim(shape)):
                yield Placed(shape, box, box)
                return
        if self.trimmings.label is not None:
            name = self.trimmings.label(tile.name)
            size = trim(name)
            box = _beside(block, free, size) or _corner(tile, block, size)
            yield Placed(name, box, box)


def _inset(spare: int) -> int:
    """How far from the margin a part begins, so that its marks are printed too."""
    return min(AWAY + LENGTH, spare // 2)


def _printed(tile: Tile, bleed: int) -> tuple[Rect, ...]:
    """The part and its bleed, which no tab needs, and its tongues with theirs."""
    left = 0 if tile.whole.x else bleed
    top = 0 if tile.whole.y else bleed
    part = tile.whole
    clip = Rect(part.x - left, part.y - top, part.width + left + bleed, part.height + top + bleed)
    return (clip, *(tongue.grown(bleed) for tongue in tile.tongues))


def _moved(rect: Rect, dx: int, dy: int) -> Rect:
    return Rect(rect.x + dx, rect.y + dy, rect.width, rect.height)


def _beside(block: Rect, free: Rect, size: tuple[int, int]) -> Rect | None:
    """Beside the part or under it, where there is room."""
    width, height = size
    away = AWAY + LENGTH + AWAY
    if block.right + away + width <= free.right and block.y + height <= free.bottom:
        return Rect(block.right + away, block.y, width, height)
    if block.bottom + away + height <= free.bottom and block.x + width <= free.right:
        return Rect(block.x, block.bottom + away, width, height)
    return None


def _corner(tile: Tile, block: Rect, size: tuple[int, int]) -> Rect:
    """The corner of the part that is nearest to a corner of the whole face."""
    width, height = size
    x = block.right - width if tile.whole.x else block.x
    return Rect(x, block.bottom - height if tile.whole.y else block.y, width, height)
