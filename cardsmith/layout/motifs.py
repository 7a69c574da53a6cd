"""The small motifs that bind both games: frieze, écusson, bells, marker, band (art direction §5).

Lengths are millimetres; ``y`` is the middle of a motif unless it says otherwise.
"""

from collections.abc import Sequence
from typing import NamedTuple

from cardsmith.layout.ornament import CONTOUR, INNER, centred, draw
from cardsmith.layout.setting import Style, set_line
from cardsmith.model.face import Item, Outline, Path, Text
from cardsmith.model.inks import DYES, GREEN, INK, PAPER, PASTEL, SAFFRON, WINE, Ink
from cardsmith.model.metrics import Fonts
from cardsmith.model.ornament import Ornaments
from cardsmith.model.outline import line, lozenge, polygon, quadratic

TURNABLE = "MWNZ"
"""Letters that could be read upside down; a rule at their foot says which way they stand."""

_ECUSSON = 9.4


class IndexLetter(NamedTuple):
    """The letter in an index block: its size in points, and what keeps the tail of Q inside.

    A Q is ``tailed`` times as large and moves by ``moved`` millimetres.
    """

    size: float = 22.0
    tailed: float = 0.77
    moved: tuple[float, float] = (-1.4, -0.8)


INDEX_LETTER = IndexLetter()


RULE = 0.4
FINE = 0.35

LETTER_BAND = (WINE, GREEN, PASTEL, SAFFRON, WINE, SAFFRON, PASTEL, GREEN, WINE)
DALMUTI_BAND = (SAFFRON, WINE, PASTEL, GREEN, PAPER, GREEN, PASTEL, WINE, SAFFRON)
"""Nine lozenges that read the same from both ends."""


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
        *_dyed(row, FINE),
    )


def rule(x0: float, x1: float, y: float, weight: float = RULE) -> Path:
    """A level line in ink; its weight in points."""
    return Path(line(x0, y, x1, y), stroke=INK, weight=weight)


def band(
    centre: tuple[float, float],
    dyes: Sequence[Ink],
    *,
    pitch: float,
    half_width: float = 2.2,
    half_height: float = 1.6,
) -> tuple[Item, ...]:
    """A centred row of lozenges, ``pitch`` apart."""
    x, y = centre
    left = x - pitch * (len(dyes) - 1) / 2
    row = [
        (dye, lozenge(left + i * pitch, y, half_width, half_height)) for i, dye in enumerate(dyes)
    ]
    return _dyed(row, FINE)


def ecusson(
    fonts: Fonts, letter: str, at: tuple[float, float], look: IndexLetter = INDEX_LETTER
) -> tuple[Item, ...]:
    """The index block of a letter card, 9.4 × 13.35 mm, its top left corner ``at`` a point."""
    (x, y), side = at, _ECUSSON
    a, strip, shoulder = side / 4, y + 0.2 * side, y + 1.2 * side
    right, middle = x + side, x + side / 2
    shield = polygon(at, (right, y), (right, shoulder), (middle, y + 1.42 * side), (x, shoulder))
    flags = [
        (dye, polygon((x + i * a, y), (x + i * a + a, y), (x + i * a + a / 2, strip)))
        for i, dye in enumerate(DYES)
    ]
    baseline = y + 1.08 * side
    foot = baseline + 0.75
    return (
        Path(shield, fill=PAPER),
        *_dyed(flags, FINE),
        rule(x, right, strip, INNER),
        Path(shield, stroke=INK, weight=CONTOUR),
        _index(fonts, letter, (middle, baseline), look),
        *((rule(middle - 2.2, middle + 2.2, foot, CONTOUR),) if letter in TURNABLE else ()),
    )


def _index(fonts: Fonts, letter: str, at: tuple[float, float], look: IndexLetter) -> Text:
    style = Style("Cinzel Bold", look.size)
    if letter != "Q":
        return set_line(fonts, style, letter, at, "centre")
    (x, y), (dx, dy) = at, look.moved
    smaller = style._replace(size=look.size * look.tailed)
    return set_line(fonts, smaller, letter, (x + dx, y + dy), "centre")


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


def longest_marker(x: float, y: float, lead: float) -> tuple[Item, ...]:
    """The lozenge to draw under the number of a longest synonym, centred on it.

    ``lead`` is the distance of the lines of the list in millimetres.
    """
    half_height = min(0.52 * lead, 2.9)
    return (Path(lozenge(x, y, 4.3, half_height), fill=SAFFRON, stroke=INK, weight=0.6),)


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


def _dyed(row: Sequence[tuple[Ink, Outline]], weight: float) -> tuple[Path, ...]:
    """Outlines gathered by dye, all fills first, then one path for every line."""
    fills: dict[Ink, Outline] = {}
    lines: Outline = ()
    for dye, outline in row:
        fills[dye] = fills.get(dye, ()) + outline
        lines += outline
    return (
        *(Path(outline, fill=dye) for dye, outline in fills.items()),
        Path(lines, stroke=INK, weight=weight),
    )


def _cord(start: tuple[float, float], by: tuple[float, float], end: tuple[float, float]) -> Outline:
    return (("M", *start), quadratic(start, by, end))
