"""The boxes of a template, one kind each: where they stand and what they show.

All lengths are millimetres, type sizes and stroke weights points.
"""

from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from cardsmith.model.face import Outline
from cardsmith.model.inks import INK, Ink
from cardsmith.model.place import Span
from cardsmith.model.value import Condition, Slot, Value

Align = Literal["left", "centre", "right"]
Valign = Literal["top", "middle", "bottom"]
Fit = Literal["cover", "contain"]
Arrangement = Literal["row", "column", "grid", "ring"]
Symbology = Literal["ean13", "code128", "qr"]


class Measure(NamedTuple):
    """A length: so many millimetres, and a share of the box around."""

    fixed: float = 0.0
    share: float = 0.0

    def of(self, whole: float) -> float:
        """The length in millimetres where the box around is ``whole`` long.

        >>> Measure(2, 0.5).of(60)
        32.0
        """
        return self.fixed + self.share * whole


class Wanted(NamedTuple):
    """A rectangle as it is written, from the corner of the box around it.

    A width or height of zero or less ends that far before the far edge of the box around.
    """

    x: Measure
    y: Measure
    width: Measure
    height: Measure


class Anchors(NamedTuple):
    """The boxes that a box stands by, each by its name, empty for none.

    ``gap`` is how far it keeps from those beside it, ``pad`` from the sides of the one around it.
    """

    below: str = ""
    above: str = ""
    right_of: str = ""
    left_of: str = ""
    inside: str = ""
    gap: float = 0.0
    pad: float = 0.0

    @property
    def names(self) -> tuple[str, ...]:
        """The boxes named."""
        written = (self.below, self.above, self.right_of, self.left_of, self.inside)
        return tuple(name for name in written if name)


NOWHERE = Anchors()
"""What a box has that stands by no other."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TypeStyle:
    """How text is set: never under ``min_size``; ``leading`` is a multiple of the size.

    ``hyphenate`` lets words be divided once nothing else makes the text fit; ``uniform`` keeps
    one size over a component, the least that a card needs. ``bold``, ``italic`` and ``bold_italic``
    are the fonts of marked words, empty for none; with ``markup`` the texts of the data may be
    marked too.
    """

    font: str
    size: float
    min_size: float
    ink: Ink = INK
    align: Align = "left"
    leading: float = 1.25
    hyphenate: bool = False
    uniform: bool = False
    markup: bool = False
    bold: str = ""
    italic: str = ""
    bold_italic: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Box:
    """What all boxes have: a name, empty if none, and what a record must say for it to be drawn."""

    id: str
    span: Span
    when: Condition | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class FramedBox(Box):
    """A box with a frame of its own, or by other boxes, or both."""

    frame: Wanted | None = None
    anchors: Anchors = NOWHERE


@dataclass(frozen=True, slots=True, kw_only=True)
class RectBox(FramedBox):
    """A rectangle; with ``bleed`` its sides on the trim reach out to the edge of the bleed."""

    fill: Ink | None = None
    stroke: Ink | None = None
    weight: float = 0.0
    radius: float = 0.0
    bleed: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class LineBox(Box):
    """A straight line; a coordinate below zero counts from the far edge of the box around."""

    start: tuple[Measure, Measure]
    end: tuple[Measure, Measure]
    stroke: Ink = INK
    weight: float = 0.5


@dataclass(frozen=True, slots=True, kw_only=True)
class PathBox(FramedBox):
    """An outline in its frame: in millimetres, or with ``view`` in parts of the frame."""

    outline: Outline
    view: tuple[float, float] | None = None
    fill: Ink | None = None
    stroke: Ink | None = None
    weight: float = 0.5


@dataclass(frozen=True, slots=True, kw_only=True)
class TextBox(FramedBox):
    """A text; line ends in it are kept."""

    style: TypeStyle
    value: Value
    align: Align = "left"
    valign: Valign = "top"


@dataclass(frozen=True, slots=True, kw_only=True)
class ListBox(FramedBox):
    """One entry under another, for each text of a field; ``between`` millimetres apart.

    ``columns`` stand before the text of each entry, ``column_gap`` millimetres from one another:
    each as wide as its widest entry, never broken, figures to the right.
    """

    style: TypeStyle
    each: Slot
    value: Value
    columns: tuple[Value, ...] = ()
    column_gap: float = 2.0
    between: float = 0.0
    align: Align = "left"
    valign: Valign = "top"


@dataclass(frozen=True, slots=True, kw_only=True)
class ImageBox(FramedBox):
    """A picture of the edition's folder, whole inside its frame or filling it."""

    src: Value
    fit: Fit = "contain"
    bleed: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class OrnamentBox(FramedBox):
    """An ornament in the middle of its frame, as large as the frame allows."""

    name: Value
    dyes: str = ""
    inks: tuple[tuple[str, Ink], ...] = ()
    turn: float = 0.0


@dataclass(frozen=True, slots=True, kw_only=True)
class PipsBox(FramedBox):
    """An ornament as often as a record says; at most ``size`` millimetres wide, 0 for no bound."""

    of: Value
    count: Value
    arrange: Arrangement = "row"
    across: int = 0
    size: float = 0.0
    dyes: str = ""
    inks: tuple[tuple[str, Ink], ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class CodeBox(FramedBox):
    """A code for machines, in dark ink on its own light ground, as large as its frame allows."""

    symbology: Symbology
    value: Value
    ink: Ink = INK


@dataclass(frozen=True, slots=True, kw_only=True)
class RepeatBox(FramedBox):
    """A group of boxes for each text of a field, each ``offset`` from the one before."""

    each: Slot
    offset: tuple[float, float]
    most: int
    boxes: "tuple[SimpleBox, ...]" = field(default=())


SimpleBox = (
    RectBox | LineBox | PathBox | TextBox | ListBox | ImageBox | OrnamentBox | PipsBox | CodeBox
)
AnyBox = SimpleBox | RepeatBox
