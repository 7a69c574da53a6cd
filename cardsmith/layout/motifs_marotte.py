"""The marotte, the fool's sceptre of the Bouffon."""

from typing import NamedTuple

from cardsmith.layout.ornament import CONTOUR, JESTER, centred, draw, weight
from cardsmith.model.face import Item, Path
from cardsmith.model.inks import INK
from cardsmith.model.ornament import Ornaments
from cardsmith.model.outline import line
from cardsmith.model.units import POINT

CAP_BELLS = ((71.0, 62.0), (16.0, 57.0), (35.0, 10.0))
"""The tips of the cap, in units of the figure."""

_STICK = 3.4


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


def _stick(marotte: Marotte) -> tuple[Path, Path]:
    top = marotte.y + 14 * marotte.unit
    outline = line(marotte.x, top, marotte.x, top + marotte.stick * marotte.unit)
    across = _STICK * marotte.unit / POINT
    edge = weight(CONTOUR, marotte.factor)
    return (
        Path(outline, stroke=INK, weight=across + edge, butt=True),
        Path(outline, stroke=JESTER["B"], weight=across - edge, butt=True),
    )
