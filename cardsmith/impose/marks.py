"""Cut marks: where the knife goes, said outside the cards or across the whole grid."""

from functools import lru_cache

from cardsmith.model.choices import Marks
from cardsmith.model.sheet import Mark, Rect, SheetOptions

AWAY = 400
"""Micrometres between the bleed and the beginning of a mark."""

LENGTH = 2_500
"""Micrometres of a mark. Where the margin begins earlier, it runs on into the margin."""

WEIGHT = 0.4
"""Points: about 0.14 mm, thin enough to cut in the middle of it."""

_EDGE = 500


@lru_cache(maxsize=8)
def cut_marks(
    options: SheetOptions, boxes: tuple[Rect, ...], block: Rect, page: tuple[int, int]
) -> tuple[Mark, ...]:
    """The marks of one page: every edge of ``boxes``, on both sides of the whole ``block``.

    Pages that are cut alike get the same marks.
    """
    if options.marks is Marks.NONE:
        return ()
    full = options.marks is Marks.FULL
    columns = sorted({edge for box in boxes for edge in (box.x, box.right)})
    rows = sorted({edge for box in boxes for edge in (box.y, box.bottom)})
    upright = _stretches((block.y, block.bottom), options.bleed, page[1], full=full)
    level = _stretches((block.x, block.right), options.bleed, page[0], full=full)
    return (
        *(Mark(x, start, x, end, WEIGHT) for x in columns for start, end in upright),
        *(Mark(start, y, end, y, WEIGHT) for y in rows for start, end in level),
    )


def _stretches(
    block: tuple[int, int], bleed: int, side: int, *, full: bool
) -> list[tuple[int, int]]:
    """From where to where a mark runs: before and after the block, or all across."""
    start, end = block
    inner, outer = bleed + AWAY, bleed + AWAY + LENGTH
    first, last = max(start - outer, _EDGE), min(end + outer, side - _EDGE)
    if full:
        return [(first, last)]
    return [(a, b) for a, b in ((first, start - inner), (end + inner, last)) if a < b]
