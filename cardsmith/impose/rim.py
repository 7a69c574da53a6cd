"""How far each card of a sheet may print beyond its cut."""

from collections.abc import Collection

from cardsmith.impose.grid import Grid
from cardsmith.model.sheet import Rect

_SIDES = ((-1, 0), (0, -1), (1, 0), (0, 1))


def clip(grid: Grid, index: int, used: Collection[int], bleed: int) -> Rect:
    """The slot and its bleed: full towards an empty place, half the gap towards a neighbour.

    Where two cards touch by a corner only, neither bleeds sideways into the other.
    """
    row, column = divmod(index, grid.columns)

    def taken(across: int, down: int) -> bool:
        inside = 0 <= column + across < grid.columns and 0 <= row + down < grid.rows
        return inside and index + down * grid.columns + across in used

    def reach(across: int, down: int) -> int:
        corner = across != 0 and (
            any(taken(across, step) and not taken(0, step) for step in (-1, 1))
        )
        return min(bleed, grid.gap // 2) if corner or taken(across, down) else bleed

    left, top, right, bottom = (reach(*side) for side in _SIDES)
    slot = grid.slot(index)
    return Rect(slot.x - left, slot.y - top, slot.width + left + right, slot.height + top + bottom)
