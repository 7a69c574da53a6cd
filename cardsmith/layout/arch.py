"""The stones of an arch: so many are filled, each with its pip (art direction §7)."""

import math
from collections.abc import Iterator

from cardsmith.layout.ornament import CONTOUR, INNER, centred
from cardsmith.layout.template_places import Frame
from cardsmith.layout.template_signs import Look
from cardsmith.model.face import Group, Item, Outline, Path, turned
from cardsmith.model.inks import INK
from cardsmith.model.ornament import Ornament
from cardsmith.model.outline import arc, lozenge

STONES = 12
"""The stones beside the keystone, which is the thirteenth."""

_KEY = 0.115
_STEP = (math.pi - 2 * _KEY) / STONES
_HALF = 23.2
"""The units from the middle of an arch to its outer edge: all radii are in them."""


def stones(frame: Frame, filled: int, sign: Ornament, look: Look) -> tuple[Item, ...]:
    """The arch that fills a frame, ``filled`` stones counted from the left springer.

    Filled stones take the light dye and a pip, empty ones are of paper; the keystone bears a
    lozenge, or its own pip when it is filled as the thirteenth.
    """
    unit = frame.width / 2 / _HALF
    x, y = frame.centre[0], frame.bottom
    parts = [
        item
        for index in range(STONES)
        for item in _stone((x, y, unit), index, sign, look, filled=index < filled)
    ]
    return (*parts, *_keystone((x, y, unit), sign, look, filled=filled > STONES))


def stone_angle(index: int) -> float:
    """The middle of a stone, in radians clockwise on the page from the right.

    >>> stone_angle(0) < stone_angle(11) and round(stone_angle(0) + stone_angle(11), 9)
    9.424777961
    """
    past_key = 2 * _KEY if index >= STONES // 2 else 0.0
    return math.pi + (index + 0.5) * _STEP + past_key


_At = tuple[float, float, float]
"""The middle of the springing line, and millimetres a unit."""


def _stone(at: _At, index: int, sign: Ornament, look: Look, *, filled: bool) -> Iterator[Item]:
    x, y, unit = at
    angle = stone_angle(index)
    outline = _voussoir(at, angle, _STEP / 2, (18.6, _HALF))
    ground = look.roles()["a" if filled else "P"]
    yield Path(outline, fill=ground, stroke=INK, weight=CONTOUR * look.lines)
    if filled:
        upright = _pip(sign, (x, y - 20.9 * unit), 3.2 * unit, look, index)
        yield Group(upright, turned(math.degrees(angle) - 270, x, y))


def _keystone(at: _At, sign: Ornament, look: Look, *, filled: bool) -> Iterator[Item]:
    x, y, unit = at
    outline = _voussoir(at, 1.5 * math.pi, _KEY, (18.0, 24.3))
    middle = y - 21.15 * unit
    roles = look.roles()
    dye = roles["A"]
    ground = dye if filled else roles["P"]
    yield Path(outline, fill=ground, stroke=INK, weight=CONTOUR * look.lines)
    if filled:
        yield from _pip(sign, (x, middle), 3.4 * unit, look, 0)
    else:
        mark = lozenge(x, middle, unit, 1.8 * unit)
        yield Path(mark, fill=dye, stroke=INK, weight=INNER * look.lines)


def _pip(
    sign: Ornament, centre: tuple[float, float], width: float, look: Look, number: int
) -> tuple[Item, ...]:
    return centred(sign, centre, width, look.roles(number), 0.854 * look.lines)


def _voussoir(at: _At, middle: float, half: float, radii: tuple[float, float]) -> Outline:
    """A block of an arch between two radii, its sides pointing to the centre."""
    x, y, unit = at
    inner, outer = (radius * unit for radius in radii)
    start, end = middle - half, middle + half
    out = arc(x, y, outer, start, end)
    back = arc(x, y, inner, end, start)
    return (*out, ("L", *back[0][1:]), *back[1:], ("Z",))
