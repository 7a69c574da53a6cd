"""How far each card of a sheet may print beyond its cut."""

from bisect import bisect_left
from functools import lru_cache

from cardsmith.model.sheet import Rect


@lru_cache(maxsize=8)
def clips(boxes: tuple[Rect, ...], bleed: int) -> tuple[Rect, ...]:
    """Each box and its bleed: full towards free paper, half the gap towards a neighbour.

    Where two cards touch by a corner only, neither bleeds sideways into the other. Sheets with
    cards in the same places share what is found.
    """
    ordered = sorted(boxes, key=lambda box: box.y)
    tops = [box.y for box in ordered]
    highest = max((box.height for box in boxes), default=0)
    found = []
    for box in boxes:
        first = bisect_left(tops, box.y - highest - 2 * bleed)
        last = bisect_left(tops, box.bottom + 2 * bleed)
        found.append(_clip(box, ordered[first:last], bleed))
    return tuple(found)


def _clip(box: Rect, near: list[Rect], bleed: int) -> Rect:
    """The box and its bleed; ``near`` are the boxes, itself among them, that may limit it."""
    reach = dict.fromkeys(((-1, 0), (1, 0), (0, -1), (0, 1)), bleed)
    corners: list[tuple[int, int, int, int]] = []
    for other in near:
        (across, right), (down, below) = (
            _apart((box.x, box.right), (other.x, other.right)),
            _apart((box.y, box.bottom), (other.y, other.bottom)),
        )
        if right and below:
            corners.append((across, right, down, below))
        elif right or below:
            side = right, below
            reach[side] = min(reach[side], max(across, down) // 2)
    for across, right, down, below in corners:
        if reach[right, 0] > across // 2 and reach[0, below] > down // 2:
            reach[right, 0] = across // 2
    left, right, above, below = reach.values()
    return Rect(box.x - left, box.y - above, box.width + left + right, box.height + above + below)


def _apart(one: tuple[int, int], other: tuple[int, int]) -> tuple[int, int]:
    """How far the other span lies from the one, and whether after (1) or before it (-1)."""
    if other[0] >= one[1]:
        return other[0] - one[1], 1
    if other[1] <= one[0]:
        return one[0] - other[1], -1
    return 0, 0
