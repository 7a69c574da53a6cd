"""The stone arch of a Dalmuti card: a rank fills as many stones as its value (art direction §7).

Drawn for a face of 63 × 88 mm; a larger one moves it to the middle.
"""

import math
from collections.abc import Iterator
from dataclasses import dataclass

from cardsmith.layout.motifs import pip
from cardsmith.layout.motifs_ground import rays
from cardsmith.layout.ornament import CONTOUR, FLOOR, INNER, Roles
from cardsmith.model.face import Group, Item, Outline, Path, turned
from cardsmith.model.inks import GOLD, INK, PAPER, Ink
from cardsmith.model.ornament import Ornaments
from cardsmith.model.outline import arc, line, lozenge, rectangle

AXIS, SPRING, FOOT = 31.5, 27.6, 60.6
"""The middle of the arch, where its curve begins, and the ground, in millimetres."""

STONES = 12
FACTOR = 0.82

_RADIUS, _OUTER = 18.6, 23.2
_KEY = 0.115
_STEP = (math.pi - 2 * _KEY) / STONES


@dataclass(frozen=True, slots=True, kw_only=True)
class Estate:
    """The look of a card: the inks of its roles, its pip, the inks its pips take in turn.

    ``keystone`` is true for the joker, who fills that stone too.
    """

    roles: Roles
    pip: str
    pip_inks: tuple[Ink, ...]
    keystone: bool = False

    def ink(self, index: int) -> Ink:
        """The ink of the pip of that index."""
        return self.pip_inks[index % len(self.pip_inks)]


def niche() -> Outline:
    """The hollow in which a figure stands."""
    left, right = AXIS - _RADIUS, AXIS + _RADIUS
    vault = arc(AXIS, SPRING, _RADIUS, math.pi, 2 * math.pi)[1:]
    return (("M", left, FOOT), ("L", left, SPRING), *vault, ("L", right, FOOT), ("Z",))


def arch(
    ornaments: Ornaments, estate: Estate, filled: int, figure: tuple[Item, ...]
) -> tuple[Item, ...]:
    """The niche with a figure, ``filled`` stones counted from the left springer, the jambs."""
    hollow = niche()
    inside = (rays((AXIS, 27.0), 36, 50.0, PAPER), *figure)
    return (
        Path(hollow, fill=estate.roles["a"]),
        Group(inside, clip=hollow),
        Path(hollow, stroke=INK, weight=CONTOUR),
        *(
            item
            for index in range(STONES)
            for item in _stone(ornaments, estate, index, filled=index < filled)
        ),
        *_keystone(ornaments, estate),
        *_jamb(8.3, estate),
        *_jamb(50.1, estate),
    )


def stone_angle(index: int) -> float:
    """The middle of a stone, in radians clockwise on the page from the right.

    >>> stone_angle(0) < stone_angle(11) and round(stone_angle(0) + stone_angle(11), 9)
    9.424777961
    """
    past_key = 2 * _KEY if index >= STONES // 2 else 0.0
    return math.pi + (index + 0.5) * _STEP + past_key


def _stone(ornaments: Ornaments, estate: Estate, index: int, *, filled: bool) -> Iterator[Item]:
    angle = stone_angle(index)
    outline = _voussoir(angle, _STEP / 2, _RADIUS, _OUTER)
    ground = estate.roles["a"] if filled else PAPER
    yield Path(outline, fill=ground, stroke=INK, weight=CONTOUR * FACTOR)
    if filled:
        upright = pip(ornaments, estate.pip, (AXIS, SPRING - 20.9), 3.2, estate.ink(index))
        yield Group(upright, turned(math.degrees(angle) - 270, AXIS, SPRING))


def _keystone(ornaments: Ornaments, estate: Estate) -> Iterator[Item]:
    outline = _voussoir(1.5 * math.pi, _KEY, 18.0, 24.3)
    middle = SPRING - 21.15
    ground = estate.roles["A"] if estate.keystone else PAPER
    yield Path(outline, fill=ground, stroke=INK, weight=CONTOUR * FACTOR)
    if estate.keystone:
        yield from pip(ornaments, estate.pip, (AXIS, middle), 3.4, GOLD)
    else:
        yield Path(
            lozenge(AXIS, middle, 1.0, 1.8),
            fill=estate.roles["A"],
            stroke=INK,
            weight=INNER * FACTOR,
        )


def _voussoir(middle: float, half: float, inner: float, outer: float) -> Outline:
    """A block of an arch between two radii, its sides pointing to the centre."""
    start, end = middle - half, middle + half
    out = arc(AXIS, SPRING, outer, start, end)
    back = arc(AXIS, SPRING, inner, end, start)
    return (*out, ("L", *back[0][1:]), *back[1:], ("Z",))


def _jamb(x: float, estate: Estate) -> Iterator[Item]:
    """A pillar 4.6 mm wide, its left edge at ``x``."""
    axis = x + 2.3
    contour = CONTOUR * FACTOR
    yield Path(rectangle(x, SPRING, 4.6, 28.4), fill=PAPER, stroke=INK, weight=contour)
    flutes = (*line(x + 3.9, 29.0, x + 3.9, 54.8), *line(x + 4.25, 29.0, x + 4.25, 54.8))
    yield Path(flutes, stroke=INK, weight=FLOOR)
    for width, top, height, radius in (
        (5.6, 26.7, 1.8, 0.5),
        (5.6, 55.2, 1.8, 0.5),
        (6.4, 57.0, 3.6, 0.4),
    ):
        block = rectangle(axis - width / 2, top, width, height, radius)
        yield Path(block, fill=PAPER, stroke=INK, weight=contour)
    for index in range(5):
        y = 41.85 + (index - 2) * 5.1
        ink = GOLD if index % 2 else estate.roles["A"]
        yield Path(lozenge(axis, y, 1.2, 2.1), fill=ink, stroke=INK, weight=INNER * FACTOR)
