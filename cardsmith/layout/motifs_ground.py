"""What fills a ground: the motley lattice, rays, the medallion (art direction §5).

Everything here is exact under half-turn where the words say so: a back tells no card apart.
"""

import math
from collections.abc import Iterator
from typing import NamedTuple

from cardsmith.model.face import Group, Item, Outline, Path
from cardsmith.model.inks import DARK_WINE, DYES, GOLD, LATTICE_LINE, PAPER, WINE, Ink
from cardsmith.model.outline import circle, lozenge, polygon, rectangle

DOT = 0.75


class Weave(NamedTuple):
    """How a ground is woven: its dyes, the line between lozenges (ink, points), their number.

    ``dots`` puts a dot of the ink ``dot`` on every crossing. An odd number across and down, with
    two or four dyes, is the same under half-turn, colours included.
    """

    dyes: tuple[Ink, ...]
    line: Ink
    weight: float
    across: int = 9
    down: int = 7
    dots: bool = False
    dot: Ink = GOLD


MOTLEY = Weave(dyes=DYES, line=PAPER, weight=0.7)
COURTLY = Weave(dyes=(WINE, DARK_WINE), line=LATTICE_LINE, weight=0.5, dots=True)
"""The ground of the backs of Le Grand Dalmuti."""


def lattice(width: float, height: float, weave: Weave = MOTLEY, bleed: float = 0.0) -> Group:
    """Lozenges over a face and its bleed: every fill first, then every line.

    Painted one by one, each would eat half of its neighbour's line and the half-turn would show.
    """
    px, py = width / weave.across, height / weave.down
    fills: dict[Ink, Outline] = dict.fromkeys(weave.dyes, ())
    lines: Outline = ()
    points: Outline = ()
    cells = tuple(_lozenges(weave, px, py, bleed))
    top = cells[0][1]
    for i, j, x, y in cells:
        outline = lozenge(x, y, px / 2, py / 2)
        colour = j % 2 + 2 * ((i + j // 2) % 2)
        fills[weave.dyes[colour % len(weave.dyes)]] += outline
        lines += outline
        points += circle(x, y - py / 2, DOT) if j > top + 1 else ()
    items: tuple[Item, ...] = (
        *(Path(outline, fill=dye) for dye, outline in fills.items()),
        Path(lines, stroke=weave.line, weight=weave.weight),
        *((Path(points, fill=weave.dot),) if weave.dots else ()),
    )
    return Group(items, clip=bled(width, height, bleed))


def bled(width: float, height: float, bleed: float) -> Outline:
    """The rectangle of a face with its bleed."""
    return rectangle(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed)


def rays(centre: tuple[float, float], count: int, reach: float, ink: Ink) -> Path:
    """``count`` wedges from a centre, as wide as the gaps between them, ``reach`` long.

    An even count is the same under half-turn.
    """
    x, y = centre
    outline: Outline = ()
    for i in range(count):
        a, b = 2 * math.pi * i / count, 2 * math.pi * (i + 0.5) / count
        outline += polygon(
            centre,
            (x + reach * math.cos(a), y + reach * math.sin(a)),
            (x + reach * math.cos(b), y + reach * math.sin(b)),
        )
    return Path(outline, fill=ink)


def medallion(centre: tuple[float, float], width: float, height: float) -> Outline:
    """A pointed quatrefoil from its centre, half-width and half-height."""
    w, h = width, height
    quarter = (
        (0.0, -h),
        *((0.28 * w, -0.86 * h), (0.42 * w, -0.62 * h), (0.52 * w, -0.48 * h)),
        *((0.8 * w, -0.44 * h), (w, -0.24 * h), (w, 0.0)),
    )
    half = (*quarter, *((x, -y) for x, y in quarter[-2::-1]))
    whole = (*half, *((-x, -y) for x, y in half[1:]))
    x, y = centre
    (first, *rest) = ((x + dx, y + dy) for dx, dy in whole)
    curves = (("C", *rest[i], *rest[i + 1], *rest[i + 2]) for i in range(0, len(rest), 3))
    return (("M", *first), *curves, ("Z",))


def _lozenges(
    weave: Weave, px: float, py: float, bleed: float
) -> Iterator[tuple[int, int, float, float]]:
    """Column, row and centre of every lozenge that touches the face with its bleed."""
    left, above = math.ceil(bleed / px) + 1, 2 * math.ceil(bleed / py) + 1
    for j in range(-above, 2 * weave.down + above + 1):
        for i in range(-left, weave.across + left + 1 - j % 2):
            yield i, j, i * px + (px / 2 if j % 2 else 0.0), j * py / 2
