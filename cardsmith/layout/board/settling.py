"""Letters and numbers settle where two straight seams can pass between them."""

from collections.abc import Iterable, Sequence
from itertools import product

from cardsmith.layout.board.places import Place, Slack, sized
from cardsmith.layout.board.plane import Bounds
from cardsmith.model.metrics import Fonts
from cardsmith.model.struct import replace

_ROWS, _COLUMNS = (112.0, 195.0), (166.0, 264.0)
"""Where seams may lie when four sheets of A4 or Letter make the board, in millimetres."""
_GAP = 0.9
_SHARES = (1.0, 0.95, 0.9)
_SLACKS = sorted(
    (Slack(letters / 2, numbers / 2) for letters, numbers in product(range(-7, 8), repeat=2)),
    key=lambda slack: (abs(slack.letters) + abs(slack.numbers), slack.letters, slack.numbers),
)


def settled(places: tuple[Place, ...], fonts: Fonts, words: Sequence[Bounds]) -> tuple[Place, ...]:
    """The squares with the largest letters, so that seams touch none of their signs.

    Letters and numbers of all squares move up to 3.5 mm along the track, as little as need be;
    only where that opens no way do letters shrink by up to a tenth, and where that does not
    either, all stay. ``words`` are what seams must not touch besides.
    """
    largest = sized(places, fonts)
    for share, slack in product(_SHARES, _SLACKS):
        moved = tuple(replace(place, slack=slack, scale=place.scale * share) for place in largest)
        if _divisible((*signs(moved, fonts), *words)) and all(
            place.has_room(fonts) for place in moved
        ):
            return moved
    return largest


def signs(places: Iterable[Place], fonts: Fonts) -> tuple[Bounds, ...]:
    """The boxes of all letters and numbers."""
    letters = (box for place in places for letter in place.lettering(fonts) for box in letter.boxes)
    return (*letters, *(place.disc_box for place in places))


def _divisible(boxes: Sequence[Bounds]) -> bool:
    """Whether a level seam, and a plumb one above and below it, touch no box."""
    for row in _gaps(((box.top, box.bottom) for box in boxes), _ROWS):
        above = [(box.left, box.right) for box in boxes if box.top < row]
        below = [(box.left, box.right) for box in boxes if box.top >= row]
        if _gaps(above, _COLUMNS) and _gaps(below, _COLUMNS):
            return True
    return False


def _gaps(stretches: Iterable[tuple[float, float]], within: tuple[float, float]) -> list[float]:
    """The middle of each gap between stretches that is wide enough for a seam."""
    at, end = within
    middles = []
    for first, last in sorted((*stretches, (end, end))):
        if min(first, end) - at >= _GAP:
            middles.append((at + min(first, end)) / 2)
        at = max(at, last)
    return middles
