"""Cards that somebody else made: which part of a file is one side of a card."""

from typing import NamedTuple

from cardsmith.model.edition import Size
from cardsmith.model.face import Original


class Window(NamedTuple):
    """A rectangle of an original, in its unit, from the top left of what is seen."""

    x: float
    y: float
    width: float
    height: float


class Cutting(NamedTuple):
    """One side of a card: the part ``window`` of an original.

    ``name`` is told in findings. ``measure`` is how large the window is meant to be, None where
    the file does not say. ``bleed`` is how many millimetres of it, on every side, are meant to
    be cut away, None where nobody says.
    """

    name: str
    original: Original
    window: Window
    measure: Size | None = None
    bleed: float | None = None


class Sided(NamedTuple):
    """A front, and its back where its own file has one."""

    front: Cutting
    back: Cutting | None = None
