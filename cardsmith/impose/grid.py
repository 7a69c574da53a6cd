"""Grids of equal cards on a sheet: how many fit, and where each slot lies."""

from cardsmith.impose.flip import front_field
from cardsmith.model.choices import Orientation
from cardsmith.model.sheet import Rect, SheetOptions
from cardsmith.model.struct import Struct


class Grid(Struct, frozen=True, kw_only=True):
    """Slots in the middle of what can be printed of a page, filled row by row.

    Lengths are micrometres. ``field`` is where fronts may be printed, with their bleed.
    """

    page: tuple[int, int]
    field: Rect
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
        """The rectangle round all slots, in the middle of the field."""
        width = self.columns * (self.card[0] + self.gap) - self.gap
        height = self.rows * (self.card[1] + self.gap) - self.gap
        return middle(self.field, width, height)

    def slot(self, index: int) -> Rect:
        """The trim of slot ``index``, from 0, row by row from the top left."""
        row, column = divmod(index, self.columns)
        (width, height), block = self.card, self.block
        x = block.x + column * (width + self.gap)
        return Rect(x, block.y + row * (height + self.gap), width, height)


def middle(field: Rect, width: int, height: int) -> Rect:
    """The rectangle of that size in the middle of ``field``."""
    left, top = (field.width - width) // 2, (field.height - height) // 2
    return Rect(field.x + left, field.y + top, width, height)


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
    return max((_grid(card, options, way) for way in ways(options)), key=lambda grid: grid.count)


def ways(options: SheetOptions) -> tuple[Orientation, ...]:
    """How the paper may lie, upright first."""
    if options.orientation is Orientation.AUTO:
        return Orientation.PORTRAIT, Orientation.LANDSCAPE
    return (options.orientation,)


def _grid(card: tuple[int, int], options: SheetOptions, way: Orientation) -> Grid:
    page = options.page(way)
    field = front_field(page, options)
    columns, rows = (
        room(side - 2 * options.bleed, size, options.gap)
        for side, size in zip((field.width, field.height), card, strict=True)
    )
    return Grid(page=page, field=field, card=card, columns=columns, rows=rows, gap=options.gap)
