"""Cards become sheets: every copy in its place, every back behind its front."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import count
from typing import NamedTuple, assert_never

from cardsmith.impose.beds import Bed, band_of, beds
from cardsmith.impose.flip import behind
from cardsmith.impose.footer import Footer, FooterBand, placed_footer
from cardsmith.impose.grid import Grid, fit
from cardsmith.impose.guides import Guides, fold_line, guides, turned_over
from cardsmith.impose.numbers import Numbers, numbered
from cardsmith.impose.packing import Size
from cardsmith.impose.refusal import other_back, refusals, trim
from cardsmith.impose.rim import clips
from cardsmith.model.choices import Duplex, Marks
from cardsmith.model.face import Piece
from cardsmith.model.finding import Finding
from cardsmith.model.sheet import FooterStrip, Page, Placed, Rect, SheetOptions
from cardsmith.model.struct import Struct, replace


class _Sheet(NamedTuple):
    bed: Bed
    pieces: tuple[Piece, ...]

    @property
    def has_backs(self) -> bool:
        return any(piece.back for piece in self.pieces)


def impose(
    pieces: Sequence[Piece],
    options: SheetOptions,
    footer: Footer | None = None,
    numbers: Numbers | None = None,
) -> tuple[tuple[Page, ...], tuple[Finding, ...]]:
    """Pages that hold every copy of every piece, in order, row by row from the top left.

    Several sizes share sheets where that takes fewer of them. Pages alternate front, back as
    soon as one piece has a back to print, for the printer turns every sheet; only a last back
    without a card is left out. With ``separate`` all fronts come first, then as many backs; with
    ``fold`` a page holds both. What cannot be placed is reported and left out: a size that does
    not fit (I101, I104), one that the skipped slots leave no room for (I103, I105), a back
    unlike its front (I102).
    """
    findings: list[Finding] = []
    groups = _by_size(pieces, findings)
    if not any(piece.back for group in groups.values() for piece in group):
        options = replace(options, duplex=Duplex.NONE)
    grids = _grids(groups, options, findings)
    cards = {
        size: iter([piece for piece in groups[size] for _ in range(piece.copies)]) for size in grids
    }
    counts = {size: sum(piece.copies for piece in groups[size]) for size in grids}
    sheets = [
        _Sheet(bed, tuple([next(cards[box.width, box.height]) for box in bed.boxes]))
        for bed in beds(grids, counts, options)
    ]
    job = _PrintRun(options, footer if options.footer else None, numbers, sheets)
    return tuple(job.pages()), tuple(findings)


def _by_size(pieces: Sequence[Piece], findings: list[Finding]) -> dict[Size, list[Piece]]:
    groups: dict[Size, list[Piece]] = {}
    for piece in pieces:
        size = trim(piece.front)
        if piece.back is not None and trim(piece.back) != size:
            findings.append(other_back(piece, piece.back))
        else:
            groups.setdefault(size, []).append(piece)
    return groups


def _grids(
    groups: Mapping[Size, Sequence[Piece]], options: SheetOptions, findings: list[Finding]
) -> dict[Size, Grid]:
    """The grid of every size that can be printed; used slots are those of the first."""
    grids: dict[Size, Grid] = {}
    for size, group in groups.items():
        grid = fit(size, options)
        asked = replace(options, skip=frozenset()) if grids else options
        refused = tuple(refusals(group[0], grid, asked))
        findings += refused
        if not refused:
            grids[size] = grid
    return grids


class _PrintRun(Struct, frozen=True):
    """What all sheets of one file have in common."""

    options: SheetOptions
    footer: Footer | None
    numbers: Numbers | None
    sheets: Sequence[_Sheet]

    def pages(self) -> Iterator[Page]:
        """Every page, in the order in which it is printed."""
        match self.options.duplex:
            case Duplex.NONE:
                yield from map(self._front, count(1), self.sheets)
            case Duplex.FOLD:
                yield from map(self._folded, count(1), self.sheets)
            case Duplex.SEPARATE:
                yield from map(self._front, count(1), self.sheets)
                yield from map(self._back, count(1), self.sheets)
            case Duplex.LONG | Duplex.SHORT:
                for number, sheet in enumerate(self.sheets, 1):
                    yield self._front(number, sheet)
                    if number < len(self.sheets) or sheet.has_backs:
                        yield self._back(number, sheet)
            case _:
                assert_never(self.options.duplex)

    def _front(self, number: int, sheet: _Sheet) -> Page:
        return self._page(number, sheet, _fronts(sheet, self.options.bleed), back=False)

    def _back(self, number: int, sheet: _Sheet) -> Page:
        return self._page(number, sheet, self._backs(sheet), back=True)

    def _folded(self, number: int, sheet: _Sheet) -> Page:
        cards = [*_fronts(sheet, self.options.bleed), *self._backs(sheet)]
        return self._page(number, sheet, cards, back=False)

    def _backs(self, sheet: _Sheet) -> list[Placed]:
        fronts = _fronts(sheet, self.options.bleed)
        return [
            Placed(piece.back, *behind(front, sheet.bed.page, self.options.duplex))
            for piece, front in zip(sheet.pieces, fronts, strict=True)
            if piece.back
        ]

    def _page(self, number: int, sheet: _Sheet, cards: Sequence[Placed], *, back: bool) -> Page:
        bed, options = sheet.bed, self.options
        band = band_of(bed, options)
        found = guides(bed, options)
        if back:
            found = turned_over(found, bed.page, options.duplex)
        folded = options.duplex is Duplex.FOLD
        fold = fold_line(bed.page, options, band and band.box) if folded else ()
        strip = FooterStrip(
            sheet=number,
            sheets=len(self.sheets),
            back=back,
            ruler=options.marks is not Marks.NONE,
        )
        return Page(
            width=bed.page[0],
            height=bed.page[1],
            placed=(
                *cards,
                *placed_footer(self.footer, band, bed.page, strip),
                *(() if back else self._numbered(found, bed, band)),
            ),
            marks=found.under,
            over=(*found.over, *fold),
            back=back,
        )

    def _numbered(self, marked: Guides, bed: Bed, band: FooterBand | None) -> tuple[Placed, ...]:
        """The numbers of the cuts, over the whole page."""
        places = numbered(marked, bed, self.options.bleed, band and band.box)
        if self.numbers is None or not places:
            return ()
        whole = Rect(0, 0, *bed.page)
        return (Placed(self.numbers(bed.page, places), whole, whole),)


def _fronts(sheet: _Sheet, bleed: int) -> list[Placed]:
    boxes = sheet.bed.boxes
    places = zip(sheet.pieces, boxes, clips(boxes, bleed), strict=True)
    return [Placed(piece.front, box, clip) for piece, box, clip in places]
