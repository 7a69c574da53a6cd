"""Marks of a print shop: in the slug, outside of the bleed, on every plate."""

from collections.abc import Sequence

from cardsmith.impose.marks import cut_marks
from cardsmith.model.choices import Marks
from cardsmith.model.inks import REGISTRATION
from cardsmith.model.sheet import Mark, Rect, SheetOptions

_ARM = 2_000
"""Micrometres from the middle of a register cross to its ends."""

_WEIGHT = 0.25


def slug_marks(
    page: tuple[int, int], boxes: Sequence[Rect], block: Rect, bleed: int, marks: Marks
) -> tuple[Mark, ...]:
    """Crop marks at every edge of ``boxes``, round their ``block`` and its bleed.

    Nothing stands inside the bleed, so ``full`` brings no lines there: it adds register crosses
    in the middle of each side, where there is room for them.
    """
    if marks is Marks.NONE:
        return ()
    width, height = page
    options = SheetOptions(width=width, height=height, margin=0, bleed=bleed, marks=Marks.MARGIN)
    found = cut_marks(options, tuple(boxes), block, page)
    if marks is Marks.FULL:
        found += _crosses(page, block.grown(bleed))
    return tuple(mark._replace(ink=REGISTRATION) for mark in found)


def _crosses(page: tuple[int, int], bled: Rect) -> tuple[Mark, ...]:
    """A cross in the middle of each strip beside the bleed that can hold one."""
    x, y = bled.x + bled.width // 2, bled.y + bled.height // 2
    right, below = page[0] - bled.right, page[1] - bled.bottom
    strips = (
        (bled.x, bled.x // 2, y),
        (right, page[0] - right // 2, y),
        (bled.y, x, bled.y // 2),
        (below, x, page[1] - below // 2),
    )
    return tuple(
        mark
        for room, across, down in strips
        if room > 2 * _ARM
        for mark in (
            Mark(across - _ARM, down, across + _ARM, down, _WEIGHT),
            Mark(across, down - _ARM, across, down + _ARM, _WEIGHT),
        )
    )
