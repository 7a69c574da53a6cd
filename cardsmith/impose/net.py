"""A paper model on a sheet: whole where the paper holds it, else in parts to be glued."""

from dataclasses import replace

from cardsmith.impose.footer import DEPTH, Footer, free_band, placed_footer
from cardsmith.impose.refusal import trim
from cardsmith.impose.tiles import Trimmings, tiles
from cardsmith.model.choices import Marks, Orientation
from cardsmith.model.face import Face
from cardsmith.model.finding import Finding
from cardsmith.model.sheet import FooterStrip, Page, Placed, Rect, SheetOptions


def net_pages(
    face: Face, options: SheetOptions, footer: Footer | None, parts: Trimmings
) -> tuple[tuple[Page, ...], tuple[Finding, ...]]:
    """One page without marks, for a net shows its own cuts; the paper lies as asked if it can.

    A net that is too large for the paper becomes the sheets of ``tiles`` with ``parts`` round
    them.
    """
    size = trim(face)
    ways = [options.orientation, Orientation.PORTRAIT, Orientation.LANDSCAPE]
    for way in ways:
        page = options.page(way)
        usable = tuple(side - 2 * options.margin for side in page)
        if size[0] <= usable[0] and size[1] <= usable[1]:
            return (_page(face, options, footer, page),), ()
    return tiles(face, options, parts)


def _page(face: Face, options: SheetOptions, footer: Footer | None, page: tuple[int, int]) -> Page:
    """The net in the middle of what a footer leaves free."""
    width, height = trim(face)
    bare = replace(options, bleed=0, marks=Marks.NONE)
    spare = page[1] - 2 * options.margin - height
    x, y = (page[0] - width) // 2, options.margin + max(spare - DEPTH, 0) // 2
    box = Rect(x, y, width, height)
    band = free_band(page, box, bare) if options.footer else None
    strip = FooterStrip(sheet=1, sheets=1, ruler=options.marks is not Marks.NONE)
    placed = (Placed(face, box, box), *placed_footer(footer, band, page, strip))
    return Page(width=page[0], height=page[1], placed=placed)
