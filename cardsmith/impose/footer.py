"""The footer of a page: the strip of paper that the grid leaves free, and its face."""

from collections.abc import Callable
from dataclasses import dataclass

from cardsmith.impose.marks import AWAY, LENGTH
from cardsmith.model.face import Face
from cardsmith.model.sheet import Marks, Placed, Rect, SheetOptions, Strip

Footer = Callable[[Strip], Face]
"""Draws the strip of one page; its face has the strip's size."""

DEPTH = 6_000
"""Micrometres of a footer that has all the room it wants."""

LEAST = 3_000
"""Micrometres of the thinnest footer: one line of 6 pt, or a ruler with its numbers."""

SHORTEST = 104_000
"""Micrometres of the shortest footer: the ruler of 100 mm and the ends of its numbers."""

_CLEAR = 500


@dataclass(frozen=True, slots=True)
class Band:
    """Where a footer lies; ``turn`` is 90 where it runs down the side of the page."""

    box: Rect
    turn: int = 0

    @property
    def length(self) -> int:
        """Its extent along the line of reading."""
        return self.box.height if self.turn else self.box.width

    @property
    def depth(self) -> int:
        """Its extent across the line of reading."""
        return self.box.width if self.turn else self.box.height


def free_band(page: tuple[int, int], block: Rect, options: SheetOptions) -> Band | None:
    """The strip under ``block``, or beside it where that is deeper; None when there is none.

    It lies against the margin, clear of bleed and marks, so no slot is ever given up for it.
    """
    width, height = page
    margin = options.margin
    marks = 0 if options.marks is Marks.NONE else AWAY + LENGTH
    clear = margin + options.bleed + marks + _CLEAR
    below = max(min(height - block.bottom - clear, DEPTH), 0)
    beside = max(min(width - block.right - clear, DEPTH), 0)
    bottom = Band(Rect(margin, height - margin - below, width - 2 * margin, below))
    side = Band(Rect(width - margin - beside, margin, beside, height - 2 * margin), 90)
    found = max(bottom, side, key=lambda band: band.depth)
    return found if found.depth >= LEAST and found.length >= SHORTEST else None


def placed_footer(band: Band, footer: Footer, strip: Strip) -> Placed:
    """The face that ``footer`` draws for ``strip``, laid into its band."""
    return Placed(footer(strip), band.box, band.box, band.turn)
