"""Cards become sheets: every copy in its slot, every back behind its front."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from cardsmith.impose.flip import behind, mirrored, sideways
from cardsmith.impose.footer import Footer, free_band, placed_footer
from cardsmith.impose.grid import Grid, fit
from cardsmith.impose.marks import cut_marks
from cardsmith.impose.refusal import other_back, refusals, trim
from cardsmith.impose.rim import clip
from cardsmith.model.choices import Duplex, Marks
from cardsmith.model.face import Piece
from cardsmith.model.finding import Finding
from cardsmith.model.sheet import FooterStrip, Page, Placed, Rect, SheetOptions


class _Sheet(NamedTuple):
    grid: Grid
    cells: tuple[tuple[int, Piece], ...]

    @property
    def has_backs(self) -> bool:
        return any(piece.back for _, piece in self.cells)


def impose(
    pieces: Sequence[Piece], options: SheetOptions, footer: Footer | None = None
) -> tuple[tuple[Page, ...], tuple[Finding, ...]]:
    """Pages that hold every copy of every piece, in order, row by row from the top left.

    Pieces of one size share sheets. Pages alternate front, back as soon as one piece has a
    back to print, for the printer turns every sheet; only a last back without a card is left
    out. What cannot be placed is reported and left out: a size that does not fit (I101, I104),
    one that the skipped slots leave no room for (I103, I105), a back unlike its front (I102).
    """
    findings: list[Finding] = []
    sheets: list[_Sheet] = []
    skip = options.skip
    for size, group in _by_size(pieces, findings).items():
        grid = fit(size, options)
        refused = tuple(refusals(group[0], grid, options))
        findings += refused
        if not refused:
            sheets += _deal(group, grid, skip)
            skip = frozenset()
    job = _PrintRun(options, footer if options.footer else None, sheets)
    return tuple(job.pages()), tuple(findings)


def _by_size(
    pieces: Sequence[Piece], findings: list[Finding]
) -> dict[tuple[int, int], list[Piece]]:
    groups: dict[tuple[int, int], list[Piece]] = {}
    for piece in pieces:
        size = trim(piece.front)
        if piece.back is not None and trim(piece.back) != size:
            findings.append(other_back(piece, piece.back))
        else:
            groups.setdefault(size, []).append(piece)
    return groups


def _deal(group: Sequence[Piece], grid: Grid, skip: frozenset[int]) -> Iterator[_Sheet]:
    """Sheets filled in order; the slots of ``skip`` stay empty on the first."""
    cards = [piece for piece in group for _ in range(piece.copies)]
    slots = [index for index in range(grid.count) if index + 1 not in skip]
    while cards:
        yield _Sheet(grid, tuple(zip(slots, cards, strict=False)))
        del cards[: len(slots)]
        slots = list(range(grid.count))


@dataclass(frozen=True, slots=True)
class _PrintRun:
    """What all sheets of one file have in common."""

    options: SheetOptions
    footer: Footer | None
    sheets: Sequence[_Sheet]

    def pages(self) -> Iterator[Page]:
        two_sided = self.options.duplex is not Duplex.NONE
        two_sided = two_sided and any(sheet.has_backs for sheet in self.sheets)
        for number, sheet in enumerate(self.sheets, 1):
            fronts = _fronts(sheet, self.options.bleed)
            yield self._page(number, sheet.grid, fronts, fronts)
            if two_sided and (sheet.has_backs or number < len(self.sheets)):
                yield self._page(number, sheet.grid, fronts, self._backs(sheet, fronts), back=True)

    def _backs(self, sheet: _Sheet, fronts: Sequence[Placed]) -> list[Placed]:
        return [
            Placed(piece.back, *behind(front, sheet.grid.page, self.options.duplex))
            for (_, piece), front in zip(sheet.cells, fronts, strict=True)
            if piece.back
        ]

    def _page(
        self,
        number: int,
        grid: Grid,
        fronts: Sequence[Placed],
        cards: Sequence[Placed],
        *,
        back: bool = False,
    ) -> Page:
        page, block, boxes = grid.page, grid.block, tuple(front.box for front in fronts)
        if back:
            over = sideways(page, self.options.duplex)
            block = mirrored(block, page, sideways=over)
            boxes = tuple(mirrored(box, page, sideways=over) for box in boxes)
        return Page(
            width=page[0],
            height=page[1],
            placed=(*cards, *self._placed_footer(number, grid, back=back)),
            marks=cut_marks(self.options, boxes, block, page),
            back=back,
        )

    def _placed_footer(self, number: int, grid: Grid, *, back: bool) -> tuple[Placed, ...]:
        strip = FooterStrip(
            sheet=number,
            sheets=len(self.sheets),
            back=back,
            ruler=self.options.marks is not Marks.NONE,
        )
        band = free_band(grid.page, grid.block, self.options)
        return placed_footer(self.footer, band, grid.page, strip)


def _fronts(sheet: _Sheet, bleed: int) -> list[Placed]:
    used, pieces = zip(*sheet.cells, strict=True)
    places = _places(sheet.grid, used, bleed)
    return [Placed(piece.front, *place) for piece, place in zip(pieces, places, strict=True)]


@lru_cache(maxsize=8)
def _places(grid: Grid, used: tuple[int, ...], bleed: int) -> tuple[tuple[Rect, Rect], ...]:
    """Slot and clip of the slots in use, which are the same on most sheets of a file."""
    return tuple((grid.slot(index), clip(grid, index, frozenset(used), bleed)) for index in used)
