"""The marotte, the fool's sceptre of the Bouffon, and the ribbon on its stick."""

from typing import NamedTuple

from cardsmith.layout.ornament import CONTOUR, JESTER, centred, draw, placed, weight
from cardsmith.model.face import Item, Matrix, Outline, Path
from cardsmith.model.inks import INK
from cardsmith.model.ornament import Ornaments
from cardsmith.model.outline import line, rectangle
from cardsmith.model.units import POINT

CAP_BELLS = ((71.0, 62.0), (16.0, 57.0), (35.0, 10.0))
"""The tips of the cap, in units of the figure."""

_STICK = 3.4

_LOOP: Outline = (
    ("M", 0.0, 0.0),
    ("C", 3.0, -3.4, 7.0, -3.0, 6.4, 0.0),
    ("C", 6.0, 2.6, 2.6, 2.0, 0.0, 0.0),
    ("Z",),
)
_TAIL: Outline = (
    ("M", 0.0, 0.0),
    ("C", 1.4, 3.0, 4.6, 4.0, 3.6, 8.6),
    ("L", 5.2, 8.0),
    ("L", 6.2, 9.4),
    ("C", 7.4, 5.0, 4.0, 2.6, 0.0, 0.0),
    ("Z",),
)


class Marotte(NamedTuple):
    """Where a marotte stands: its axis and top, millimetres a unit, and its proportions.

    ``head`` is the size of the head beside that of a figure, ``stick`` the length of the stick
    in units, ``factor`` multiplies the weight of lines.
    """

    x: float
    y: float
    unit: float
    head: float
    stick: float
    factor: float = 1.0


def marotte_staff(ornaments: Ornaments, marotte: Marotte) -> tuple[Item, ...]:
    """The stick, then collar, head, cap and bells."""
    m = marotte.head * marotte.unit
    at = (marotte.x - 50 * m, marotte.y - 2 * m)
    factor = 0.75 * marotte.factor
    names = ("jester/collar", "body/head", "jester/fool", "jester/headgear")
    head = [
        item
        for name in names
        for item in draw(ornaments[name], at=at, width=100 * m, factor=factor)
    ]
    bells = [
        item
        for x, y in CAP_BELLS
        for item in centred(
            ornaments["small/belltiny"], (at[0] + x * m, at[1] + y * m), 12 * m, factor=factor
        )
    ]
    return (*_stick(marotte), *head, *bells)


def ribbon(x: float, y: float, scale: float = 1.0) -> tuple[Item, ...]:
    """A bow of two dyes tied round a stick at a point, 13 mm wide at scale 1."""
    right, left = Matrix(scale, d=scale, e=x, f=y), Matrix(-scale, d=scale, e=x, f=y)
    pieces = ((_TAIL, right, "E"), (_TAIL, left, "A"), (_LOOP, right, "A"), (_LOOP, left, "E"))
    line_weight = weight(CONTOUR, 0.75)
    return (
        *(
            Path(placed(outline, matrix), fill=JESTER[role], stroke=INK, weight=line_weight)
            for outline, matrix, role in pieces
        ),
        Path(
            placed(rectangle(-1.1, -1.1, 2.2, 2.2, 0.7), right),
            fill=JESTER["G"],
            stroke=INK,
            weight=line_weight,
        ),
    )


def _stick(marotte: Marotte) -> tuple[Path, Path]:
    top = marotte.y + 14 * marotte.unit
    outline = line(marotte.x, top, marotte.x, top + marotte.stick * marotte.unit)
    across = _STICK * marotte.unit / POINT
    edge = weight(CONTOUR, marotte.factor)
    return (
        Path(outline, stroke=INK, weight=across + edge, butt=True),
        Path(outline, stroke=JESTER["B"], weight=across - edge, butt=True),
    )
