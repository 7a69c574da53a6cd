"""Sheets of paper: what lies where, in whole micrometres from the top left, y down."""

from typing import NamedTuple

from cardsmith.model.choices import Duplex, Marks, Orientation
from cardsmith.model.face import UNMOVED, Face, Matrix
from cardsmith.model.inks import GUIDE, Ink
from cardsmith.model.struct import Struct, replace


class Rect(NamedTuple):
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
        across = self.x < other.right and other.x < self.right
        return across and self.y < other.bottom and other.y < self.bottom

    def grown(self, by: int) -> "Rect":
        """The same, that far larger on every side."""
        return Rect(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)

    def is_inside(self, other: "Rect") -> bool:
        """Whether it lies wholly in the other."""
        across = other.x <= self.x and self.right <= other.right
        return across and other.y <= self.y and self.bottom <= other.bottom


class SheetOptions(Struct, frozen=True, kw_only=True):
    """The sheet a person asked for, in whole micrometres.

    ``margin`` is what the printer cannot reach. ``bleed`` is printed round the block of cards,
    and round each card as far as half the ``gap`` allows. ``skip`` names slots, from 1 and row
    by row, that stay empty on the first sheet. Raises ValueError for lengths that leave no paper.
    """

    width: int
    height: int
    margin: int = 5_000
    gap: int = 0
    bleed: int = 2_000
    duplex: Duplex = Duplex.LONG
    marks: Marks = Marks.MARGIN
    orientation: Orientation = Orientation.PORTRAIT
    skip: frozenset[int] = frozenset()
    footer: bool = True

    def __post_init__(self) -> None:
        if min(self.margin, self.gap, self.bleed) < 0:
            raise ValueError("margin, gap and bleed cannot be negative")
        if min(self.width, self.height) <= 2 * self.margin:
            raise ValueError(f"a margin of {self.margin} µm leaves nothing of the paper")

    def page(self, orientation: Orientation) -> tuple[int, int]:
        """Width and height of the paper laid portrait or landscape; ``auto`` is portrait."""
        short, long = sorted((self.width, self.height))
        return (long, short) if orientation is Orientation.LANDSCAPE else (short, long)

    def with_own_bleed(self, bleed: int) -> "SheetOptions":
        """The same sheet with a full ``bleed`` round each card, hence a gap of two bleeds."""
        return replace(self, bleed=bleed, gap=2 * bleed)


class FooterStrip(Struct, frozen=True, kw_only=True):
    """What sheet a footer stands on, and the room there is for it in millimetres.

    ``ruler`` is false where a person wants no line on the paper; ``landscape`` is how the
    paper lies.
    """

    width: float = 0.0
    height: float = 0.0
    sheet: int
    sheets: int
    back: bool = False
    ruler: bool = True
    landscape: bool = False


class Numbered(NamedTuple):
    """The number of a cut, and the box beside its mark in which it stands."""

    number: int
    box: Rect


class KeepOut(Struct, frozen=True):
    """A box of a face that no seam should cross, in millimetres from the top left of its trim.

    ``weight`` is the price of a millimetre nearer than ``reach``; crossing costs far more. What
    is ``whole`` is kept so where no seam passes beside it: one sheet gets a tongue for it.
    """

    x: float
    y: float
    width: float
    height: float
    weight: float = 1.0
    reach: float = 2.0
    whole: bool = False


class SheetPlan(NamedTuple):
    """How the sheets of a large face lie, in rows, and which of them is meant.

    ``parts`` are names and what is seen of each in the end, in micrometres of the face. Sheets
    to the left and above are glued on top. ``tongue`` is whether this one is cut round a tongue.
    """

    parts: tuple[tuple[tuple[str, Rect], ...], ...]
    name: str
    tongue: bool = False

    @property
    def by_rows(self) -> bool:
        """Whether rows are joined first: seams run straight from left to right."""
        return all(len({(rect.y, rect.bottom) for _, rect in row}) == 1 for row in self.parts)


class Placed(NamedTuple):
    """A face on a page: ``box`` is its trim there, ``turn`` clockwise degrees (0, 90, 180, 270).

    ``box`` is what the turned face covers: its sides are swapped for 90 and 270. Nothing of the
    face shows outside ``clip``.
    """

    face: Face
    box: Rect
    clip: Rect
    turn: int = 0


class Mark(NamedTuple):
    """A straight guide line; ``weight`` and ``dash`` in points."""

    x1: int
    y1: int
    x2: int
    y2: int
    weight: float = 0.5
    ink: Ink = GUIDE
    dash: tuple[float, ...] = ()


class Page(Struct, frozen=True, kw_only=True):
    """One side of a sheet; ``marks`` lie under what is placed, which is painted in order.

    ``over`` are marks that lie over it. ``trim`` and ``bleed`` become page boxes where they are
    given. ``back`` tells that the sheet is turned over for it. ``matrix`` moves all that is on
    the page, in millimetres, against what a printer does to it; where things lie is told as if
    it did not.
    """

    width: int
    height: int
    placed: tuple[Placed, ...]
    marks: tuple[Mark, ...] = ()
    over: tuple[Mark, ...] = ()
    trim: Rect | None = None
    bleed: Rect | None = None
    back: bool = False
    matrix: Matrix = UNMOVED


class Document(Struct, frozen=True, kw_only=True):
    """Pages that make one file, with what its reader is told; ``tagged`` for who listens."""

    title: str
    language: str
    pages: tuple[Page, ...]
    duplex: Duplex = Duplex.NONE
    tagged: bool = False
