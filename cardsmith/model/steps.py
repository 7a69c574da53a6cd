"""What a list in steps is made of. Lengths are millimetres, sizes and weights points."""

from typing import NamedTuple

from cardsmith.model.inks import Ink
from cardsmith.model.type_style import Align, TypeStyle
from cardsmith.model.value import Value


class Step(NamedTuple):
    """How a list of at most so many lines is set: its size, the most from line to line in mm."""

    lines: int
    size: float
    lead: float


class Column(NamedTuple):
    """What stands beside the text of an entry, ``at`` so far from the left of the list.

    ``scale`` is its size beside that of the text.
    """

    value: Value
    style: TypeStyle
    at: float
    align: Align = "left"
    scale: float = 1.0


class Stroke(NamedTuple):
    """An upright line beside a list: where, and how far beyond its baselines, in lines."""

    at: float
    ink: Ink
    weight: float
    above: float
    below: float


class Lozenge(NamedTuple):
    """The lozenge behind the first column: its extent; ``most`` is its height, in lines."""

    fill: Ink | None
    stroke: Ink | None
    weight: float
    width: float
    height: float
    most: float
