"""A paper model on a sheet: whole where the paper holds it, else in parts to be glued."""

from collections.abc import Sequence

from cardsmith.impose.footer import DEPTH, Footer, free_band, placed_footer
from cardsmith.impose.refusal import trim
from cardsmith.impose.tiles import Trimmings, tiles
from cardsmith.model.choices import Marks, Orientation
from cardsmith.model.face import Face
from cardsmith.model.finding import Finding
from cardsmith.model.sheet import FooterStrip, Page, Placed, Rect, SheetOptions
from cardsmith.model.struct import replace


def net_pages(
    faces: Sequence[Face], options: SheetOptions, footer: Footer | None, parts: Trimmings
) -> tuple[tuple[Page, ...], tuple[Finding, ...]]:
    """A page without marks for each net, which shows its own cuts; it lies as asked if it can.

    A net that is too large for the paper becomes the sheets of ``tiles`` with ``parts`` round
    them.
    """
    pages: list[Page] = []
    findings: list[Finding] = []
    for number, face in enumerate(faces, 1):
        if page := _way(face, options):
            pages.append(_page(face, options, footer, page, (number, len(faces))))
            continue
        tiled, refused = tiles(face, options, parts)
        pages += tiled
        findings += refused
    return tuple(pages), tuple(findings)


def _way(face: Face, options: SheetOptions) -> tuple[int, int] | None:
    """The paper laid so that a net fits it whole; None when it does not."""
    width, height = trim(face)
    for way in (options.orientation, Orientation.PORTRAIT, Orientation.LANDSCAPE):
        page = options.page(way)
        usable = tuple(side - 2 * options.margin for side in page)
        if width <= usable[0] and height <= usable[1]:
            return page
    return None


def _page(
    face: Face,
    options: SheetOptions,
    footer: Footer | None,
    page: tuple[int, int],
    sheet: tuple[int, int],
) -> Page:
    """The net in the middle of what a footer leaves free; ``sheet`` is which of how many."""
    width, height = trim(face)
    bare = replace(options, bleed=0, marks=Marks.NONE)
    spare = page[1] - 2 * options.margin - height
    x, y = (page[0] - width) // 2, options.margin + max(spare - DEPTH, 0) // 2
    if spare < DEPTH:  # a footer has more room down the side
        x = options.margin + max(page[0] - 2 * options.margin - width - DEPTH, 0) // 2
    box = Rect(x, y, width, height)
    band = free_band(page, box, bare) if options.footer else None
    number, count = sheet
    strip = FooterStrip(sheet=number, sheets=count, ruler=options.marks is not Marks.NONE)
    placed = (Placed(face, box, box), *placed_footer(footer, band, page, strip))
    return Page(width=page[0], height=page[1], placed=placed)
