"""Drawing an ornament: its roles take ink, its classes of line take weight."""

from collections.abc import Mapping

from cardsmith.model.face import Item, Matrix, Outline, Path, Segment, scaled
from cardsmith.model.inks import (
    CHEEK,
    DARK_GREEN,
    DARK_PASTEL,
    DARK_SAFFRON,
    DARK_WINE,
    GOLD,
    GREEN,
    INK,
    LIGHT_GREEN,
    LIGHT_PASTEL,
    LIGHT_SAFFRON,
    LIGHT_WINE,
    PAPER,
    PASTEL,
    SAFFRON,
    STEEL,
    STRAW,
    VEIL,
    WHITE,
    WINE,
    WOOD,
    Ink,
)
from cardsmith.model.ornament import Ornament, Part
from cardsmith.model.units import POINT

Roles = Mapping[str, Ink]
"""The ink of each role letter."""

FLOOR = 0.25
"""No line is thinner, in points."""

KNOCKED_OUT = 0.5
"""No line that is spared in a darker ground is thinner: ink spreads from both sides."""

CONTOUR, INNER, HATCH = 0.9, 0.55, 0.3
_CLASSES = (0.0, CONTOUR, INNER, HATCH)

_NEUTRAL: Roles = {
    "P": PAPER,
    "K": INK,
    "k": INK,
    "W": WHITE,
    "V": VEIL,
    "G": GOLD,
    "B": WOOD,
    "S": STEEL,
    "C": CHEEK,
}


def _estate(dye: Ink, dark: Ink, light: Ink) -> Roles:
    return {**_NEUTRAL, "Y": STRAW, "A": dye, "D": dark, "a": light, "v": light}


COURT = _estate(SAFFRON, DARK_SAFFRON, LIGHT_SAFFRON)
NOBILITY = _estate(WINE, DARK_WINE, LIGHT_WINE)
TRADES = _estate(PASTEL, DARK_PASTEL, LIGHT_PASTEL)
LAND = _estate(GREEN, DARK_GREEN, LIGHT_GREEN)
JESTER: Roles = {**NOBILITY, "E": SAFFRON, "Y": GREEN}
"""The Bouffon in his four dyes: wine, saffron, green, and the gold of his bells."""

ESTATES = (COURT, NOBILITY, TRADES, LAND)
"""The roles of ranks 1 to 3, 4 to 6, 7 to 9 and 10 to 12."""


def weight(points: float, factor: float = 1.0) -> float:
    """The weight of a line in points after its factor, never under the floor."""
    return max(points * factor, FLOOR)


def draw(
    ornament: Ornament,
    *,
    at: tuple[float, float] = (0.0, 0.0),
    width: float,
    roles: Roles = JESTER,
    factor: float = 1.0,
) -> tuple[Item, ...]:
    """The ornament with the top left of its box ``at`` a point, ``width`` millimetres wide.

    ``factor`` multiplies the weight of every line.
    """
    scale = width / 100
    place = scaled(scale, *at)
    mirror = Matrix(a=-scale, d=scale, e=at[0] + width, f=at[1])
    items: list[Item] = []
    for part in ornament.parts:
        for matrix in (place, mirror) if part.mirrored else (place,):
            items += _painted(part, placed(part.outline, matrix), scale, roles, factor)
    return tuple(items)


def centred(
    ornament: Ornament,
    centre: tuple[float, float],
    width: float,
    roles: Roles = JESTER,
    factor: float = 1.0,
) -> tuple[Item, ...]:
    """The ornament with the middle of its box at ``centre``."""
    x, y = centre
    at = (x - width / 2, y - width * ornament.height / 200)
    return draw(ornament, at=at, width=width, roles=roles, factor=factor)


def placed(outline: Outline, matrix: Matrix) -> Outline:
    """The outline under a map."""
    return tuple(_moved(segment, matrix) for segment in outline)


def _moved(segment: Segment, matrix: Matrix) -> Segment:
    letter, *numbers = segment
    moved: list[float] = []
    for at in range(0, len(numbers), 2):
        moved += matrix.point(numbers[at], numbers[at + 1])
    return (letter, *moved)


def _painted(
    part: Part, outline: Outline, scale: float, roles: Roles, factor: float
) -> tuple[Path, ...]:
    line = weight(_CLASSES[part.stroke], factor) if part.stroke else 0.0
    ink = roles["K"]
    if part.tube:
        across = part.tube * scale / POINT
        inside = max(across - line, FLOOR)
        return (
            Path(outline, stroke=ink, weight=across + line, butt=True),
            Path(outline, stroke=roles[part.role], weight=inside, butt=True),
        )
    if part.hatch and part.role:
        return (Path(outline, stroke=roles[part.role], weight=max(line, KNOCKED_OUT)),)
    if part.hatch:
        return (Path(outline, stroke=ink, weight=line),)
    fill = roles[part.role] if part.role else None
    return (Path(outline, fill=fill, stroke=ink if line else None, weight=line),)
