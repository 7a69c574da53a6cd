"""Pages two by two on a sheet: folded into a booklet, or cut apart in the middle."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cardsmith.impose.flip import behind
from cardsmith.impose.footer import SHORTEST, Footer, FooterBand, placed_footer
from cardsmith.impose.marks import WEIGHT, cut_marks
from cardsmith.impose.refusal import compared, trim
from cardsmith.model.choices import Duplex, Marks, Orientation
from cardsmith.model.face import Face
from cardsmith.model.finding import Finding
from cardsmith.model.place import named
from cardsmith.model.sheet import FooterStrip, Mark, Page, Placed, Rect, SheetOptions

CLEAR = 8_000
"""Micrometres from the edges of a page that nothing printed on it comes nearer to."""

_TICK = 3_000
"""Micrometres of the line at either end of the middle."""

_DEEP = 8_000
"""Micrometres of the footer: half a sheet has no room beside the ruler, so words stand under it."""

Spread = tuple[int, int]
"""The numbers of the pages side by side on one side of a sheet, from 1, left then right."""


class Leaf(NamedTuple):
    """One sheet of a booklet: what is printed on its front and on its back."""

    front: Spread
    back: Spread


class Fittings(NamedTuple):
    """What is printed besides pages: words on the middle line of the first sheet, and a footer.

    The footer stands at the foot of the last page, which leaves room for it.
    """

    label: Face | None = None
    footer: Footer | None = None


BARE = Fittings()


def leaves(pages: int) -> tuple[Leaf, ...]:
    """The sheets of a booklet that is stitched in its fold, the outermost first.

    A back is told as it lies once the sheet was turned like the page of a book. Raises
    ValueError for a number of pages that does not fill its sheets.

    >>> leaves(8)
    (Leaf(front=(8, 1), back=(2, 7)), Leaf(front=(6, 3), back=(4, 5)))
    """
    if pages % 4:
        raise ValueError(f"{pages} pages do not fill folded sheets")
    return tuple(
        Leaf((pages - at, at + 1), (at + 2, pages - at - 1)) for at in range(0, pages // 2, 2)
    )


def booklet_pages(
    faces: Sequence[Face], options: SheetOptions, fittings: Fittings = BARE
) -> tuple[tuple[Page, ...], tuple[Finding, ...]]:
    """The sides of the sheets of a booklet, front and back in turn, the paper landscape.

    Its sheets turn on their short edge, as its pages will. Without duplex the pages come in
    their order, to be cut apart. I101 for pages that the paper or its margins do not hold.
    """
    if options.duplex is Duplex.NONE:
        return halved_pages(faces, options, fittings)
    refused = tuple(_refusals(faces[0], options))
    if refused:
        return (), refused
    table = _Table(options, trim(faces[0]), fittings)
    sheets = leaves(len(faces))
    pages: list[Page] = []
    for number, leaf in enumerate(sheets, 1):
        fronts = table.laid([faces[page - 1] for page in leaf.front])
        backs = [
            Placed(faces[page - 1], *behind(front, table.paper, Duplex.SHORT))
            for page, front in zip(reversed(leaf.back), fronts, strict=True)
        ]
        strip = FooterStrip(sheet=1, sheets=len(sheets))
        besides = (*table.label(), *table.footer(0, strip)) if number == 1 else ()
        pages += table.page((*fronts, *besides)), table.page(backs)
    return tuple(pages), ()


def halved_pages(
    faces: Sequence[Face], options: SheetOptions, fittings: Fittings = BARE
) -> tuple[tuple[Page, ...], tuple[Finding, ...]]:
    """Faces in their order, two on a landscape sheet, to be cut apart in the middle.

    A half that is left over holds the last face again. I101 as for a booklet.
    """
    refused = tuple(_refusals(faces[0], options))
    if refused:
        return (), refused
    table = _Table(options, trim(faces[0]), fittings)
    sheets = (len(faces) + 1) // 2
    pages: list[Page] = []
    for sheet in range(sheets):
        pair = (*faces[2 * sheet : 2 * sheet + 2], faces[-1])[:2]
        strip = FooterStrip(sheet=sheets, sheets=sheets)
        besides = table.footer(1, strip) if sheet == sheets - 1 else ()
        label = () if sheet else table.label()
        pages.append(table.page((*table.laid(pair), *label, *besides)))
    return tuple(pages), ()


class _Table(NamedTuple):
    """The sheets of one file: the paper, the size of a page, what stands besides."""

    options: SheetOptions
    size: tuple[int, int]
    fittings: Fittings

    @property
    def paper(self) -> tuple[int, int]:
        """The paper as it lies."""
        return self.options.page(Orientation.LANDSCAPE)

    @property
    def block(self) -> Rect:
        """Both pages, in the middle of the paper."""
        width, height = 2 * self.size[0], self.size[1]
        return Rect((self.paper[0] - width) // 2, (self.paper[1] - height) // 2, width, height)

    @property
    def halves(self) -> tuple[Rect, Rect]:
        """Where the pages lie."""
        block, (width, height) = self.block, self.size
        return Rect(block.x, block.y, width, height), Rect(block.x + width, block.y, width, height)

    def laid(self, pair: Sequence[Face]) -> list[Placed]:
        """Two faces side by side."""
        return [Placed(face, spot, spot) for face, spot in zip(pair, self.halves, strict=True)]

    def label(self) -> tuple[Placed, ...]:
        """The words at the top of the middle line, under its tick."""
        face = self.fittings.label
        if face is None or self.options.marks is Marks.NONE:
            return ()
        width, height = trim(face)
        top = max(self.block.y, self.options.margin) + _TICK + 500
        box = Rect(self.halves[1].x - width // 2, top, width, height)
        return (Placed(face, box, box),)

    def footer(self, half: int, strip: FooterStrip) -> tuple[Placed, ...]:
        """The footer at the foot of one page."""
        spot, margin = self.halves[half], self.options.margin
        foot = min(spot.bottom, self.paper[1] - margin)
        band = Rect(spot.x + margin, foot - _DEEP, spot.width - 2 * margin, _DEEP)
        ruled = band.width >= SHORTEST and self.options.marks is not Marks.NONE
        told = FooterStrip(sheet=strip.sheet, sheets=strip.sheets, ruler=ruled)
        return placed_footer(self.fittings.footer, FooterBand(band), self.paper, told)

    def page(self, placed: Sequence[Placed]) -> Page:
        """One side of a sheet, the ends of its middle shown."""
        return Page(
            width=self.paper[0],
            height=self.paper[1],
            placed=tuple(placed),
            marks=(*self._ticks(), *self._cuts()),
        )

    def _ticks(self) -> Iterator[Mark]:
        if self.options.marks is Marks.NONE:
            return
        x, block, margin = self.halves[1].x, self.block, self.options.margin
        top, foot = max(block.y, margin), min(block.bottom, self.paper[1] - margin)
        yield Mark(x, top, x, top + _TICK, WEIGHT)
        yield Mark(x, foot - _TICK, x, foot, WEIGHT)

    def _cuts(self) -> tuple[Mark, ...]:
        """Marks round the block where it is smaller than the paper."""
        if self.size == (self.paper[0] // 2, self.paper[1]):
            return ()
        bare = SheetOptions(
            width=self.options.width,
            height=self.options.height,
            margin=self.options.margin,
            bleed=0,
            marks=self.options.marks,
        )
        return cut_marks(bare, (self.block,), self.block, self.paper)


def _refusals(face: Face, options: SheetOptions) -> Iterator[Finding]:
    """I101: two pages beside each other are larger than the paper, or margins reach into them."""
    paper = options.page(Orientation.LANDSCAPE)
    width, height = trim(face)
    block = 2 * width, height
    spare = min((side - length) // 2 for side, length in zip(paper, block, strict=True))
    if spare < 0 or options.margin > spare + CLEAR:
        usable = paper[0] - 2 * options.margin, paper[1] - 2 * options.margin
        inked = block[0] - 2 * CLEAR, block[1] - 2 * CLEAR
        size, room = compared(block, paper) if spare < 0 else compared(inked, usable)
        yield Finding("I101", named(face.name), card=face.name, size=size, usable=room)
