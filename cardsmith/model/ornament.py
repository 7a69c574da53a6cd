"""A drawn sign as data: parts in paint order, in a box 100 wide, y down."""

from typing import Literal, Protocol

from cardsmith.model.face import Outline
from cardsmith.model.struct import Struct

Stroke = Literal[0, 1, 2, 3]
"""No line, contour, inner line, hatch."""

CONTOUR: Stroke = 1


class Part(Struct, frozen=True, kw_only=True):
    """One outline of an ornament, filled by even-odd.

    ``role`` is the letter of its colour, empty for no fill. A ``mirrored`` part is drawn, then
    drawn again with x → 100 − x. ``tube``, in units of the box, makes the outline the middle of
    a tube of that width. A ``hatch`` is strokes only, in the colour of its role if it has one.
    """

    role: str
    stroke: Stroke
    outline: Outline
    mirrored: bool = False
    tube: float = 0.0
    hatch: bool = False


class Ornament(Struct, frozen=True, kw_only=True):
    """A sign: its parts, and the height of its box, which is 100 wide."""

    name: str
    height: float
    parts: tuple[Part, ...]


class Ornaments(Protocol):
    """The ornaments at hand, by family and name (``pips/court``, ``rank-7/costume``)."""

    def __getitem__(self, name: str) -> Ornament:
        """The ornament of that name; KeyError when there is none."""
        ...

    def __contains__(self, name: object) -> bool:
        """Whether there is an ornament of that name."""
        ...

    def names(self) -> tuple[str, ...]:
        """Every ornament, by family and name."""
        ...

    def __hash__(self) -> int:
        """So that what was drawn from them can be kept."""
        ...
