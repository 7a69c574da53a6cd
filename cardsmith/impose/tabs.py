"""The hidden bands of a tiled board: hatched, with crosses where its edges will meet."""

from collections.abc import Iterator

from cardsmith.model.face import Face, Group, Item, Outline, Path
from cardsmith.model.inks import GUIDE, INK, WHITE
from cardsmith.model.outline import circle, line, polygon, rectangle
from cardsmith.model.sheet import Placed, Rect

_CLEAN = 2.0
"""Millimetres of plain picture beside a visible edge: a cut that falls short shows no hatch."""

_PITCH = 3.0
_INSET = 8.0
_RADIUS = 2.5
_ARM = 4.0
_HALO = 500
"""Micrometres that the line round a tongue is wide at most."""


def tabs(name: str, seen: Rect, part: Rect) -> tuple[Placed, ...]:
    """What lies on the bands of ``part`` that ``seen`` leaves out; nothing where there is none.

    Every line stays inside the bands, so that none shows once the sheet before is glued on.
    """
    left, top = (seen.x - part.x) / 1000, (seen.y - part.y) / 1000
    if not left and not top:
        return ()
    width, height = part.width / 1000, part.height / 1000
    band = _corner(left, top, width, height)
    hatched = _corner(max(left - _CLEAN, 0), max(top - _CLEAN, 0), width, height)
    items = (
        Group(tuple(_hatches(width, height)), clip=hatched),
        Group(tuple(_crosses(left, top, width, height)), clip=band),
    )
    return (Placed(Face(f"tabs {name}", width, height, items), part, part),)


def tongue_line(tongue: Rect, seen: Rect) -> Placed:
    """The line to cut round a tongue, as far as it reaches beyond what is ``seen``."""
    x, y = tongue.x - _HALO, tongue.y - _HALO
    box = Rect(x, y, tongue.width + 2 * _HALO, tongue.height + 2 * _HALO)
    width, height, edge = box.width / 1000, box.height / 1000, _HALO / 1000
    right, foot = max((seen.right - x) / 1000, 0), max((seen.bottom - y) / 1000, 0)
    beside = rectangle(right, 0, max(width - right, 0), height)
    under = rectangle(0, foot, min(right, width), max(height - foot, 0))
    outline = rectangle(edge, edge, width - 2 * edge, height - 2 * edge)
    lines = Path(outline, stroke=WHITE, weight=1.6), Path(outline, stroke=INK, weight=0.5)
    return Placed(Face("tongue", width, height, (Group(lines, clip=beside + under),)), box, box)


def _corner(left: float, top: float, width: float, height: float) -> Outline:
    """The outline of a band down the left and a band along the top, either as thin as nothing."""
    return polygon((0, 0), (width, 0), (width, top), (left, top), (left, height), (0, height))


def _hatches(width: float, height: float) -> Iterator[Path]:
    steps = int((width + height) / _PITCH)
    for step in range(1, steps + 1):
        reach = step * _PITCH
        yield Path(line(reach, 0, 0, reach), stroke=GUIDE, weight=0.5)


def _crosses(left: float, top: float, width: float, height: float) -> Iterator[Item]:
    """Crosses on the visible edges, near their ends and where two of them meet."""
    places = []
    if left:
        places += [(left, y) for y in (top or _INSET, height - _INSET)]
    if top:
        places += [(x, top) for x in (left or _INSET, width - _INSET)]
    for x, y in dict.fromkeys(places):
        yield Path(circle(x, y, _RADIUS), fill=WHITE, stroke=INK, weight=0.4)
        yield Path(line(x - _ARM, y, x + _ARM, y), stroke=INK, weight=0.4)
        yield Path(line(x, y - _ARM, x, y + _ARM), stroke=INK, weight=0.4)
