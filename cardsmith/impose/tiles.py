"""A board larger than the paper: sheets that are cut, laid over one another and glued."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from cardsmith.impose.footer import Footer, free_band, free_room, placed_footer
from cardsmith.impose.marks import AWAY, LENGTH, cut_marks
from cardsmith.impose.refusal import dimensions, trim
from cardsmith.impose.seams import Parts, Spread, divide
from cardsmith.impose.tabs import tabs
from cardsmith.model.choices import Marks, Orientation
from cardsmith.model.face import Face
from cardsmith.model.finding import Finding
from cardsmith.model.place import named
from cardsmith.model.sheet import FooterStrip, KeepOut, Page, Placed, Rect, SheetOptions

OVERLAP = 10_000
"""Micrometres of the band that one sheet hides of the next."""

Label = Callable[[str], Face]
"""Draws the name of a sheet (``A1``)."""


@dataclass(frozen=True, slots=True)
class Tile:
    """A part of a face: what is ``seen`` of it in the end, and the ``whole`` with its tabs.

    Both are micrometres of the face. Tabs lie to the left and above.
    """

    name: str
    seen: Rect
    whole: Rect


@dataclass(frozen=True, slots=True, kw_only=True)
class Trimmings:
    """What is printed round a board, and what its seams keep away from."""

    keep: Sequence[KeepOut] = ()
    label: Label | None = None
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
        usable = options.width - 2 * options.margin, options.height - 2 * options.margin
        refused = Finding(
            "I101", named(face.name), size=dimensions(size), usable=dimensions(usable)
        )
        return (), (refused,)
    way = min(able, key=lambda way: spreads[way][0].count * spreads[way][1].count)
    parts = tuple(_tiles(divide(*spreads[way], trimmings.keep), trimmings.overlap))
    sheet = replace(options, orientation=way)
    strips = (
        FooterStrip(sheet=number, sheets=len(parts), ruler=options.marks is not Marks.NONE)
        for number in range(1, len(parts) + 1)
    )
    return tuple(
        _page(face, tile, sheet, trimmings, strip)
        for tile, strip in zip(parts, strips, strict=True)
    ), ()


def _spreads(
    size: tuple[int, int], options: SheetOptions, way: Orientation, overlap: int
) -> tuple[Spread, Spread]:
    lost = 2 * (options.margin + options.bleed)
    width, height = options.page(way)
    return Spread(size[0], width - lost, overlap), Spread(size[1], height - lost, overlap)


def _tiles(parts: Parts, overlap: int) -> Iterator[Tile]:
    """The parts with their names and tabs: A1, A2, then B1, B2."""
    for row, line in enumerate(parts):
        for column, seen in enumerate(line):
            x, y = max(seen.x - overlap, 0), max(seen.y - overlap, 0)
            yield Tile(
                f"{chr(ord('A') + row)}{column + 1}",
                seen,
                Rect(x, y, seen.right - x, seen.bottom - y),
            )


def _page(
    face: Face, tile: Tile, options: SheetOptions, trimmings: Trimmings, strip: FooterStrip
) -> Page:
    """The sheet of one part: the face, its tabs, its marks, its footer, its name."""
    page = options.page(options.orientation)
    clip = _printed(tile, options.bleed)
    dx, dy = (
        options.margin + _inset(side - 2 * options.margin - length) - start
        for side, length, start in zip(
            page, (clip.width, clip.height), (clip.x, clip.y), strict=True
        )
    )
    clip, seen, part = (_moved(rect, dx, dy) for rect in (clip, tile.seen, tile.whole))
    bare = replace(options, bleed=0)
    footer = trimmings.footer if options.footer else None
    band = free_band(page, clip, bare) if footer else None
    placed = [
        Placed(face, Rect(dx, dy, *trim(face)), clip),
        *tabs(tile.name, seen, part),
        *placed_footer(footer, band, page, strip),
    ]
    if trimmings.label is not None:
        name = trimmings.label(tile.name)
        box = _beside(tile, clip, free_room(page, band, bare), trim(name))
        placed.append(Placed(name, box, box))
    return Page(
        width=page[0],
        height=page[1],
        placed=tuple(placed),
        marks=cut_marks(bare, (part, seen), clip, page),
    )


def _inset(spare: int) -> int:
    """How far from the margin a part begins, so that its marks are printed too."""
    return min(AWAY + LENGTH, spare // 2)


def _printed(tile: Tile, bleed: int) -> Rect:
    """The part and its bleed, which no tab needs."""
    left = 0 if tile.whole.x else bleed
    top = 0 if tile.whole.y else bleed
    part = tile.whole
    return Rect(part.x - left, part.y - top, part.width + left + bleed, part.height + top + bleed)


def _moved(rect: Rect, dx: int, dy: int) -> Rect:
    return Rect(rect.x + dx, rect.y + dy, rect.width, rect.height)


def _beside(tile: Tile, clip: Rect, free: Rect, size: tuple[int, int]) -> Rect:
    """Where the name stands: beside or under the part, else in the corner of the whole face."""
    width, height = size
    away = AWAY + LENGTH + AWAY
    if clip.right + away + width <= free.right:
        return Rect(clip.right + away, clip.y, width, height)
    if clip.bottom + away + height <= free.bottom:
        return Rect(clip.x, clip.bottom + away, width, height)
    x = clip.right - width if tile.whole.x else clip.x
    return Rect(x, clip.bottom - height if tile.whole.y else clip.y, width, height)
