"""Grids of equal cards on a sheet: how many fit, and where each slot lies."""

from dataclasses import dataclass

from cardsmith.model.choices import Orientation
from cardsmith.model.sheet import Rect, SheetOptions


@dataclass(frozen=True, slots=True, kw_only=True)
class Grid:
    """Slots in the middle of a page, filled row by row; lengths in micrometres."""

    page: tuple[int, int]
    card: tuple[int, int]
    columns: int
    rows: int
    gap: int = 0

    @property
    def count(self) -> int:
        """How many cards a side of the sheet holds."""
        return self.columns * self.rows

    @property
    def block(self) -> Rect:
        """The rectangle round all slots, in the middle of the page."""
        width = self.columns * (self.card[0] + self.gap) - self.gap
        height = self.rows * (self.card[1] + self.gap) - self.gap
        return Rect((self.page[0] - width) // 2, (self.page[1] - height) // 2, width, height)

    def slot(self, index: int) -> Rect:
        """The trim of slot ``index``, from 0, row by row from the top left."""
        row, column = divmod(index, self.columns)
        (width, height), block = self.card, self.block
        x = block.x + column * (width + self.gap)
        return Rect(x, block.y + row * (height + self.gap), width, height)


def room(usable: int, size: int, gap: int) -> int:
    """How many lengths of ``size``, ``gap`` apart, stand in ``usable``.

    Each length was rounded to a whole micrometre, so a micrometre a card is forgiven: nine
    cards of 64 pt do stand in 576 pt.

    >>> room(200_000, 63_000, 0), room(203_200, 22_578, 0)
    (3, 9)
    """
    return max((usable + gap) // (size + gap - 1), 0)


def fit(card: tuple[int, int], options: SheetOptions) -> Grid:
    """The grid that holds most cards on the paper asked for; its count is 0 when none fits.

    The bleed round the block is printed too, so it stays inside the margins.
    """
    tried = [options.orientation]
    if options.orientation is Orientation.AUTO:
        tried = [Orientation.PORTRAIT, Orientation.LANDSCAPE]
    return max((_grid(card, options, way) for way in tried), key=lambda grid: grid.count)


def _grid(card: tuple[int, int], options: SheetOptions, way: Orientation) -> Grid:
    page = options.page(way)
    lost = 2 * (options.margin + options.bleed)
    columns, rows = (
        room(side - lost, size, options.gap) for side, size in zip(page, card, strict=True)
    )
    return Grid(page=page, card=card, columns=columns, rows=rows, gap=options.gap)
