"""Many cards on one sheet of a press: each with its own bleed, its back behind it, its place."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cardsmith.impose.flip import mirrored
from cardsmith.impose.grid import fit
from cardsmith.impose.refusal import trim
from cardsmith.impose.sheets import impose
from cardsmith.impose.slug import slug_marks
from cardsmith.model.choices import Duplex, Marks, Orientation
from cardsmith.model.face import Face, Piece
from cardsmith.model.finding import Finding
from cardsmith.model.sheet import Page, Rect, SheetOptions
from cardsmith.model.struct import replace


class Place(NamedTuple):
    """A place of a sheet, from 1 and row by row, and the card that lies there.

    ``copy`` counts the copies of a card from 1; a free place has no card. ``box`` is the trim.
    """

    sheet: int
    slot: int
    row: int
    column: int
    card: str
    copy: int
    box: Rect


class Ganged(NamedTuple):
    """Sheets, every place of them, and what could not be placed."""

    pages: tuple[Page, ...]
    places: tuple[Place, ...]
    findings: tuple[Finding, ...] = ()


def sheet_of(
    card: tuple[int, int], grid: tuple[int, int], slug: int, options: SheetOptions
) -> SheetOptions:
    """The sheet that so many cards across and down fill, with their bleed and a slug all round."""
    columns, rows = grid
    bleed = options.bleed
    width = columns * (card[0] + 2 * bleed) + 2 * slug
    height = rows * (card[1] + 2 * bleed) + 2 * slug
    lies = Orientation.LANDSCAPE if width > height else Orientation.PORTRAIT
    return replace(options, width=width, height=height, margin=slug, orientation=lies)


def gang(pieces: Sequence[Piece], options: SheetOptions) -> Ganged:
    """Every copy of every piece on sheets, fronts and backs in turn, the backs left to right.

    ``options`` gives each card its own bleed. Trim and bleed boxes are those of the block of all
    places.
    """
    bare = replace(options.with_own_bleed(options.bleed), marks=Marks.NONE, footer=False)
    wide = options.orientation is Orientation.LANDSCAPE
    turned = Duplex.SHORT if wide else Duplex.LONG
    pages, findings = impose(pieces, replace(bare, duplex=turned))
    slots = _slots(pieces, bare, pages)
    marked = tuple(_marked(page, slots, options) for page in pages)
    return Ganged(marked, tuple(_places(pieces, pages, slots)), findings)


def _slots(
    pieces: Sequence[Piece], options: SheetOptions, pages: Sequence[Page]
) -> tuple[Rect, ...]:
    """The places of every sheet, where cards are of one size; else none but those of cards."""
    sizes = {trim(piece.front) for piece in pieces}
    if len(sizes) > 1 or not pages:
        return ()
    grid = fit(sizes.pop(), options)
    return tuple(grid.slot(index) for index in range(grid.count))


def _marked(page: Page, slots: Sequence[Rect], options: SheetOptions) -> Page:
    """The page with its boxes, and with marks outside of the bleed."""
    size = page.width, page.height
    boxes = slots or [held.box for held in page.placed]
    if slots and page.back:
        boxes = [mirrored(box, size, sideways=True) for box in slots]
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    right, bottom = max(box.right for box in boxes), max(box.bottom for box in boxes)
    block = Rect(left, top, right - left, bottom - top)
    marks = slug_marks(size, boxes, block, options.bleed, options.marks)
    return replace(page, marks=marks, trim=block, bleed=block.grown(options.bleed))


def _places(
    pieces: Sequence[Piece], pages: Sequence[Page], slots: Sequence[Rect]
) -> Iterator[Place]:
    """Every place of every sheet, with what its front page has there.

    Cards of one size lie in their order; two of them may share a face.
    """
    waiting: dict[tuple[int, int], list[tuple[Piece, int]]] = {}
    for piece in reversed(pieces):
        copies = ((piece, copy) for copy in range(piece.copies, 0, -1))
        waiting.setdefault(trim(piece.front), []).extend(copies)

    def next_of(face: Face) -> tuple[str, int]:
        found, copy = waiting[trim(face)].pop()
        while found.front is not face:  # what was refused lies nowhere
            found, copy = waiting[trim(face)].pop()
        return found.id, copy

    fronts = (page for page in pages if not page.back)
    for sheet, page in enumerate(fronts, 1):
        held = {each.box: next_of(each.face) for each in page.placed}
        boxes = slots or tuple(held)
        rows, columns = sorted({box.y for box in boxes}), sorted({box.x for box in boxes})
        for slot, box in enumerate(boxes, 1):
            card, copy = held.get(box, ("", 0))
            row, column = rows.index(box.y) + 1, columns.index(box.x) + 1
            yield Place(sheet, slot, row, column, card, copy, box)
