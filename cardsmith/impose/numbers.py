"""Numbers beside the marks of a sheet: which cut comes first."""

from collections.abc import Callable, Iterator
from functools import lru_cache

from cardsmith.impose.beds import Bed
from cardsmith.impose.guides import Guides, Tick
from cardsmith.impose.rim import clips
from cardsmith.model.face import Face
from cardsmith.model.sheet import Mark, Numbered, Rect

Numbers = Callable[[tuple[int, int], tuple[Numbered, ...]], Face]
"""Draws numbers, each in its box, on a face of the size of a page."""

HEIGHT = 1_500
"""Micrometres of a line of figures of 5 pt."""

DIGIT = 1_100
"""Micrometres of the widest of these figures."""

_AWAY = 250


@lru_cache(maxsize=8)
def numbered(marked: Guides, bed: Bed, bleed: int, footer: Rect | None) -> tuple[Numbered, ...]:
    """A number at the first mark of every cut that has room for one.

    It stands beyond its mark or beside it, where the printer reaches, off every card, bleed,
    mark, footer and other number; at a mark on the bleed it stands on the bleed too.
    """
    ticks = marked.ticks
    taken = [_air(mark) for mark in (*marked.under, *marked.over)]
    if footer is not None:
        taken.append(footer)
    found: list[Numbered] = []
    for cut in dict.fromkeys(tick.cut for tick in ticks):
        for tick in (tick for tick in ticks if tick.cut == cut):
            cards = bed.boxes if tick.over else clips(bed.boxes, bleed)
            box = next(
                (
                    box
                    for box in _places(tick)
                    if box.is_inside(bed.field) and not any(map(box.meets, (*taken, *cards)))
                ),
                None,
            )
            if box is not None:
                taken.append(box)
                found.append(Numbered(cut.number, box))
                break
    return tuple(found)


def _air(mark: Mark) -> Rect:
    """A mark and the air round it."""
    air = _AWAY // 2
    width, height = mark.x2 - mark.x1, mark.y2 - mark.y1
    return Rect(mark.x1 - air, mark.y1 - air, width + 2 * air, height + 2 * air)


def _places(tick: Tick) -> Iterator[Rect]:
    """Where the number of a mark may stand: beyond it, then on its two sides."""
    cut = tick.cut
    width, height = DIGIT * len(str(cut.number)), HEIGHT
    along, across = (height, width) if cut.upright else (width, height)
    before = tick.end <= cut.start
    beyond = tick.start - _AWAY - along if before else tick.end + _AWAY
    beside = tick.start if before else tick.end - along
    after, ahead = cut.at + _AWAY, cut.at - _AWAY - across
    sides = (after, ahead) if cut.upright else (ahead, after)
    for start, aside in ((beyond, cut.at - across // 2), *((beside, side) for side in sides)):
        x, y = (aside, start) if cut.upright else (start, aside)
        yield Rect(x, y, width, height)
