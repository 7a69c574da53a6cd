"""The small motifs that bind both games: frieze, bells, pips (art direction §5).

Lengths are millimetres; ``y`` is the middle of a motif unless it says otherwise.
"""

from collections.abc import Sequence

from cardsmith.layout.ornament import INNER, centred, draw
from cardsmith.model.face import Item, Outline, Path
from cardsmith.model.inks import DYES, INK, Ink
from cardsmith.model.ornament import Ornaments
from cardsmith.model.outline import line, lozenge, quadratic

TURNABLE = "MWNZ"
"""Letters that could be read upside down; a rule at their foot says which way they stand."""


RULE = 0.4
FINE = 0.35


def frieze(
    x0: float, x1: float, y: float, height: float = 1.15, dyes: Sequence[Ink] = DYES
) -> tuple[Item, ...]:
    """A row of touching lozenges of half-height ``height`` between two rules."""
    count = int((x1 - x0) / 2.3 + 1e-9)
    half = (x1 - x0) / count / 2
    gap = height + 0.55
    row = [
        (dyes[i % len(dyes)], lozenge(x0 + (2 * i + 1) * half, y, half, height))
        for i in range(count)
    ]
    return (
        *(rule(x0, x1, y + side * gap) for side in (-1, 1)),
        *dyed(row, FINE),
    )


def rule(x0: float, x1: float, y: float, weight: float = RULE) -> Path:
    """A level line in ink; its weight in points."""
    return Path(line(x0, y, x1, y), stroke=INK, weight=weight)


def twin_bells(ornaments: Ornaments, x: float, y: float, side: float = 3.5) -> tuple[Item, ...]:
    """Two bells on a cord whose top is at (x, y): one or two words may be cited."""
    bell = ornaments["small/belltiny"]
    left = _cord((x - 0.55 * side, y + 0.75 * side), (x - 0.2 * side, y + 0.1 * side), (x, y))
    right = _cord((x + 0.55 * side, y + 0.75 * side), (x + 0.25 * side, y + 0.1 * side), (x, y))
    return (
        Path((*left, *right), stroke=INK, weight=INNER * 0.8),
        *draw(bell, at=(x - side, y + 0.6 * side), width=0.95 * side, factor=0.8),
        *draw(bell, at=(x + 0.08 * side, y + 0.6 * side), width=0.95 * side, factor=0.8),
    )


def pip(
    ornaments: Ornaments,
    name: str,
    centre: tuple[float, float],
    width: float,
    ink: Ink,
) -> tuple[Item, ...]:
    """A pip (``pips/land``, ``small/belltiny``) centred on a point, its body in one ink."""
    sign = ornaments[name]
    role = "G" if name.endswith("belltiny") else "A"
    return centred(sign, centre, width, {"K": INK, "k": INK, role: ink}, 0.7)


def dyed(
    row: Sequence[tuple[Ink, Outline]], weight: float, stroke: Ink | None = INK
) -> tuple[Path, ...]:
    """Outlines gathered by dye, all fills first, then one path for every line."""
    fills: dict[Ink, Outline] = {}
    lines: Outline = ()
    for dye, outline in row:
        fills[dye] = fills.get(dye, ()) + outline
        lines += outline
    return (
        *(Path(outline, fill=dye) for dye, outline in fills.items()),
        *((Path(lines, stroke=stroke, weight=weight),) if stroke else ()),
    )


def _cord(start: tuple[float, float], by: tuple[float, float], end: tuple[float, float]) -> Outline:
    return (("M", *start), quadratic(start, by, end))
