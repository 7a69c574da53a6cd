"""Cut marks: where the knife goes, said outside the cards or across the whole grid."""

from functools import lru_cache

from cardsmith.model.choices import Marks
from cardsmith.model.sheet import Mark, Rect, SheetOptions

AWAY = 400
"""Micrometres between the bleed and the beginning of a mark."""

LENGTH = 2_500
"""Micrometres of a mark that has all the room it wants."""

SHORTEST = 1_200
"""Micrometres of the shortest mark that a ruler can be laid along."""

WEIGHT = 0.4
"""Points: about 0.14 mm, thin enough to cut in the middle of it."""

_EDGE = 500


@lru_cache(maxsize=8)
def cut_marks(
    options: SheetOptions, boxes: tuple[Rect, ...], block: Rect, page: tuple[int, int]
) -> tuple[Mark, ...]:
    """The marks of one page: every edge of ``boxes``, on both sides of the whole ``block``.

    They end where the printer does; only where that leaves no mark they run on into the margin.
    Pages that are cut alike get the same marks.
    """
    if options.marks is Marks.NONE:
        return ()
    columns = sorted({edge for box in boxes for edge in (box.x, box.right)})
    rows = sorted({edge for box in boxes for edge in (box.y, box.bottom)})
    upright = _stretches((block.y, block.bottom), options, page[1])
    level = _stretches((block.x, block.right), options, page[0])
    return (
        *(Mark(x, start, x, end, WEIGHT) for x in columns for start, end in upright),
        *(Mark(start, y, end, y, WEIGHT) for y in rows for start, end in level),
    )


def _stretches(block: tuple[int, int], options: SheetOptions, side: int) -> list[tuple[int, int]]:
    """From where to where a mark runs: before and after the block, or all across."""
    start, end = block
    inner = options.bleed + AWAY
    first = start - _reach(start, options)
    last = end + _reach(side - end, options)
    if options.marks is Marks.FULL:
        return [(first, last)]
    return [(a, b) for a, b in ((first, start - inner), (end + inner, last)) if a < b]


def _reach(room: int, options: SheetOptions) -> int:
    """How far from the block a mark ends that has ``room`` to the edge of the paper."""
    inner = options.bleed + AWAY
    printed = room - options.margin
    return min(inner + LENGTH, printed if printed >= inner + SHORTEST else room - _EDGE)
