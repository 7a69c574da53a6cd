"""What lies behind what once a sheet is turned over."""

from cardsmith.model.choices import Duplex
from cardsmith.model.sheet import Placed, Rect, SheetOptions


def sideways(page: tuple[int, int], duplex: Duplex) -> bool:
    """Whether the sheet turns like the page of a book: left and right change places.

    The long edge of an upright sheet stands at its side, that of a landscape sheet on top; a
    fold is upright however the paper lies.
    """
    upright = page[0] <= page[1] or duplex is Duplex.FOLD
    return upright == (duplex is not Duplex.SHORT)


def front_field(page: tuple[int, int], options: SheetOptions) -> Rect:
    """Where the fronts of a page may be printed: inside the margins, left of a fold."""
    margin = options.margin
    right = page[0] // 2 if options.duplex is Duplex.FOLD else page[0] - margin
    return Rect(margin, margin, right - margin, page[1] - 2 * margin)


def mirrored(rect: Rect, page: tuple[int, int], *, sideways: bool) -> Rect:
    """The rectangle of the other side that lies exactly behind ``rect``.

    >>> mirrored(Rect(10_500, 16_500, 63_000, 88_000), (210_000, 297_000), sideways=True).x
    136500
    """
    if sideways:
        return Rect(page[0] - rect.right, rect.y, rect.width, rect.height)
    return Rect(rect.x, page[1] - rect.bottom, rect.width, rect.height)


def behind(front: Placed, page: tuple[int, int], duplex: Duplex) -> tuple[Rect, Rect, int]:
    """Box, clip and turn of the back of a placed front.

    A sheet that turns over its top edge shows its other side upside down, so the back turns
    with it.
    """
    over = sideways(page, duplex)
    box = mirrored(front.box, page, sideways=over)
    clip = mirrored(front.clip, page, sideways=over)
    return box, clip, (front.turn + (0 if over else 180)) % 360
