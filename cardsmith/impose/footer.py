"""The footer of a page: the strip of paper that the grid leaves free, and its face."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from cardsmith.impose.marks import AWAY, LENGTH
from cardsmith.model.choices import Marks
from cardsmith.model.face import Face
from cardsmith.model.sheet import FooterStrip, Page, Placed, Rect, SheetOptions
from cardsmith.model.struct import replace

Footer = Callable[[FooterStrip], Face]
"""Draws the strip of one page; its face has the strip's size."""

Notice = Callable[[Sequence[tuple[float, float]]], tuple[Face, ...]]
"""Draws words that run on through strips, told by width and height in millimetres; a face for each
strip up to the last that they take, none where they have no room."""

DEPTH = 6_000
"""Micrometres of a footer that has all the room it wants."""

DEEPEST = 8_000
"""Micrometres of one whose words have to stand under its ruler, not beside it."""

_NARROW = 170_000
"""Micrometres of a strip that has room for words beside the ruler."""

LEAST = 3_000
"""Micrometres of the thinnest footer: one line of 6 pt, or a ruler with its numbers."""

SHORTEST = 104_000
"""Micrometres of the shortest footer: the ruler of 100 mm and the ends of its numbers."""

_WORDS = 30_000
"""Micrometres of the shortest strip that is worth a few words."""

_CLEAR = 500
_NUMBERED = 2_000
"""Micrometres that the number of a cut takes beyond its mark."""


class FooterBand(NamedTuple):
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


def free_band(page: tuple[int, int], block: Rect, options: SheetOptions) -> FooterBand | None:
    """The strip under ``block``, or beside it where that is deeper; None when there is none.

    It lies against the margin, clear of bleed and marks, so no slot is ever given up for it.
    """
    width, height = page
    margin = options.margin
    marks = 0 if options.marks is Marks.NONE else AWAY + LENGTH
    clear = margin + options.bleed + marks + _CLEAR
    deepest = DEEPEST if width - 2 * margin < _NARROW else DEPTH
    below = max(min(height - block.bottom - clear, deepest), 0)
    beside = max(min(width - block.right - clear, DEPTH), 0)
    bottom = FooterBand(Rect(margin, height - margin - below, width - 2 * margin, below))
    side = FooterBand(Rect(width - margin - beside, margin, beside, height - 2 * margin), 90)
    found = max(bottom, side, key=lambda band: band.depth)
    return found if found.depth >= LEAST and found.length >= SHORTEST else None


def noticed(page: Page, options: SheetOptions, notice: Notice) -> Page:
    """The page with a notice over all that is on it, or down its left side between the marks."""
    for turn, boxes in ((0, _above(page, options)), (90, _left(page, options))):
        faces = notice([_lengths(box, turn) for box in boxes])
        if faces:
            placed = (Placed(*laid, turn) for laid in zip(faces, boxes, boxes, strict=False))
            return replace(page, placed=(*page.placed, *placed))
    return page


def _lengths(box: Rect, turn: int) -> tuple[float, float]:
    """The extent of a strip along its line of reading and across it, in millimetres."""
    sides = box.width / 1000, box.height / 1000
    return sides[::-1] if turn else sides


def _above(page: Page, options: SheetOptions) -> tuple[Rect, ...]:
    """The strip over all that is on a page, if there is one."""
    bounds = [held.clip.y for held in page.placed if held.clip.height < page.height]
    bounds += [min(mark.y1, mark.y2) - _NUMBERED for mark in (*page.marks, *page.over)]
    margin = options.margin
    depth = min(min(bounds, default=0) - _CLEAR - margin, DEPTH)
    strip = Rect(margin, margin, page.width - 2 * margin, depth)
    return (strip,) if depth >= LEAST else ()


def _left(page: Page, options: SheetOptions) -> tuple[Rect, ...]:
    """The strips at the left of all that is on a page, clear of the numbers at its marks."""
    margin, marks = options.margin, (*page.marks, *page.over)
    bounds = [held.clip.x for held in page.placed if held.clip.height < page.height]
    bounds += [min(mark.x1, mark.x2) for mark in marks]
    depth = min(min(bounds, default=0) - _CLEAR - margin, DEPTH)
    if depth < LEAST:
        return ()
    air = _NUMBERED + _CLEAR
    cuts = sorted({mark.y1 for mark in marks if mark.y1 == mark.y2 and mark.x1 < page.width // 2})
    starts = [margin, *(cut + air for cut in cuts)]
    ends = [*(cut - air for cut in cuts), page.height - margin]
    spans = ((start, end - start) for start, end in zip(starts, ends, strict=True))
    return tuple(Rect(margin, y, depth, along) for y, along in spans if along >= _WORDS)


def free_room(page: tuple[int, int], band: FooterBand | None, options: SheetOptions) -> Rect:
    """The printable part of a page without its footer."""
    margin = options.margin
    right, bottom = page[0] - margin, page[1] - margin
    if band is not None and band.turn:
        right = band.box.x
    elif band is not None:
        bottom = band.box.y
    return Rect(margin, margin, right - margin, bottom - margin)


def placed_footer(
    footer: Footer | None, band: FooterBand | None, page: tuple[int, int], strip: FooterStrip
) -> tuple[Placed, ...]:
    """The face that ``footer`` draws, laid into its band; nothing without the one or the other.

    ``strip`` says which sheet it is; its size is filled in here.
    """
    if footer is None or band is None:
        return ()
    sized = replace(
        strip,
        width=band.length / 1000,
        height=band.depth / 1000,
        landscape=page[0] > page[1],
    )
    return (Placed(footer(sized), band.box, band.box, band.turn),)
