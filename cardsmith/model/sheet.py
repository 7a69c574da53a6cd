"""Sheets of paper: what lies where, in whole micrometres from the top left, y down."""

from dataclasses import dataclass
from enum import StrEnum

from cardsmith.model.face import Face
from cardsmith.model.inks import GUIDE, Ink


class Duplex(StrEnum):
    """How the back of a sheet is printed: flipped on an edge, or not at all."""

    LONG = "long"
    SHORT = "short"
    NONE = "none"


class Marks(StrEnum):
    """Where cut marks stand: in the margins, as full lines under the cards, or nowhere."""

    MARGIN = "margin"
    FULL = "full"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class Rect:
    """A rectangle in micrometres."""

    x: int
    y: int
    width: int
    height: int

    @property
    def right(self) -> int:
        """Its right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> int:
        """Its lower edge."""
        return self.y + self.height

    def meets(self, other: "Rect") -> bool:
        """Whether the two share some area."""
        return (
            self.x < other.right
            and other.x < self.right
            and self.y < other.bottom
            and other.y < self.bottom
        )


@dataclass(frozen=True, slots=True)
class Placed:
    """A face on a page: ``box`` is its trim there, ``turn`` clockwise degrees (0, 90, 180, 270).

    Nothing of the face shows outside ``clip``.
    """

    face: Face
    box: Rect
    clip: Rect
    turn: int = 0


@dataclass(frozen=True, slots=True)
class Mark:
    """A straight guide line; ``weight`` in points."""

    x1: int
    y1: int
    x2: int
    y2: int
    weight: float = 0.5
    ink: Ink = GUIDE


@dataclass(frozen=True, slots=True, kw_only=True)
class Page:
    """One side of a sheet. ``trim`` and ``bleed`` become page boxes where they are given."""

    width: int
    height: int
    placed: tuple[Placed, ...]
    marks: tuple[Mark, ...] = ()
    trim: Rect | None = None
    bleed: Rect | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Document:
    """Pages that make one file, with what its reader is told."""

    title: str
    language: str
    pages: tuple[Page, ...]
    duplex: Duplex = Duplex.NONE
