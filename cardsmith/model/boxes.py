"""The boxes of a template, one kind each: where they stand and what they show.

All lengths are millimetres, type sizes and stroke weights points.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from cardsmith.model.face import Outline
from cardsmith.model.inks import INK, Ink
from cardsmith.model.place import Span
from cardsmith.model.value import BLANK, Condition, Slot, Value

Align = Literal["left", "centre", "right"]
Valign = Literal["baseline", "capitals"] | float
"""Where lines stand in their frame: so much of the room that is left is above them; or one line
on the lower edge, or with the middle of its capitals in the middle."""

Color = Ink | Value
"""A colour, or what names one for each card."""

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


class Dots(NamedTuple):
    """A dotted line under letters: so far below the baseline, so far from dot to dot, in points."""

    below: float
    weight: float
    apart: float


class Unscored(NamedTuple):
    """How the letters that do not score by the rules of Le Bouffon are set.

    The dots stand under what is in parentheses or brackets, not under hyphens.
    """

    font: str
    ink: Ink = INK
    dots: Dots | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class TypeStyle:
    """How text is set: never under ``min_size``; ``leading`` is a multiple of the size.

    ``hyphenate`` lets words be divided once nothing else makes the text fit; ``uniform`` keeps
    one size over a component, the least that a card needs. ``bold``, ``italic`` and ``bold_italic``
    are the fonts of marked words, empty for none; with ``markup`` the texts of the data may be
    marked too.
    ``tracking`` is space after each letter in thousandths of the size; on one line at the least
    size it may become ``least_tracking``. ``by_length`` are the sizes that texts of at most so
    many characters begin with, longer ones with ``size``.
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
    tracking: int = 0
    least_tracking: int | None = None
    by_length: tuple[tuple[int, float], ...] = ()
    unscored: Unscored | None = None

    def start(self, characters: int) -> float:
        """The size that a text of so many characters begins with, in points."""
        for most, size in self.by_length:
            if characters <= most:
                return size
        return self.size


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Box:
    """What all boxes have: a name, empty if none, and what a record must say for it to be drawn.

    Equal is identical.
    """

    id: str
    span: Span
    when: Condition | None = None


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class FramedBox(Box):
    """A box with a frame of its own, or by other boxes, or both."""

    frame: Wanted | None = None
    anchors: Anchors = NOWHERE


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class RectBox(FramedBox):
    """A rectangle; with ``bleed`` its sides on the trim reach out to the edge of the bleed."""

    fill: Color | None = None
    stroke: Color | None = None
    weight: float = 0.0
    radius: float = 0.0
    bleed: bool = False


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class LineBox(Box):
    """A straight line; a coordinate below zero counts from the far edge of the box around.

    With ``bleed`` an end on the trim reaches out to the edge of the bleed.
    """

    start: tuple[Measure, Measure]
    end: tuple[Measure, Measure]
    stroke: Color = INK
    weight: float = 0.5
    bleed: bool = False


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class PathBox(FramedBox):
    """An outline in its frame: in millimetres, or with ``view`` in parts of the frame."""

    outline: Outline
    view: tuple[float, float] | None = None
    fill: Color | None = None
    stroke: Color | None = None
    weight: float = 0.5


class Fold(NamedTuple):
    """When one line becomes two: where it needs less than ``under`` points and two take more.

    They begin with ``size``; ``at`` are their baselines from the top of the frame.
    """

    under: float
    size: float
    at: tuple[float, float]


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class TextBox(FramedBox):
    """A text; line ends in it are kept."""

    style: TypeStyle
    value: Value
    align: Align = "left"
    valign: Valign = 0.0
    fold: Fold | None = None


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
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
    valign: float = 0.0


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


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class SteppedBox(FramedBox):
    """A list whose size comes from its number of lines; the first step that holds it is taken.

    ``baseline`` is how far the first line stands under the top, in lines. A line that goes on
    hangs by ``hang``; one whose baseline is more than ``narrow[0]`` under the top of the frame
    ends ``narrow[1]`` earlier. ``longest`` marks the entries of the highest scoring length.
    ``unbroken`` prefers a smaller size at which every entry has one line.
    """

    style: TypeStyle
    each: Slot
    value: Value
    at: float
    steps: tuple[Step, ...]
    columns: tuple[Column, ...] = ()
    valign: float = 0.0
    baseline: float = 0.75
    hang: float = 0.0
    narrow: tuple[float, float] = (0.0, 0.0)
    rule: Stroke | None = None
    longest: Lozenge | None = None
    unbroken: bool = False


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class ImageBox(FramedBox):
    """A picture of the edition's folder, whole inside its frame or filling it."""

    src: Value
    fit: Fit = "contain"
    bleed: bool = False


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class OrnamentBox(FramedBox):
    """An ornament in the middle of its frame, as large as the frame allows.

    ``lines`` multiplies the weights of its lines; 0 is what its size asks for.
    """

    name: Value
    dyes: Value = BLANK
    inks: "Inks" = ()
    turn: float = 0.0
    lines: float = 0.0


Inks = tuple[tuple[str, tuple[Ink, ...]], ...]
"""Colours of single parts by their letter, each one colour or several taken in turn."""

Drawing = Literal["motley", "rays", "lozenges", "medallion", "arch", "figure", "jester", "marotte"]


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class DrawnBox(FramedBox):
    """A drawing whose numbers a template gives; which of them count, its kind says.

    ``colors`` are taken in turn. ``size`` is the extent of one of several, ``centre`` a point
    from the corner of the frame; None is what the frame gives.
    """

    drawing: Drawing
    colors: tuple[Color, ...] = ()
    stroke: Color | None = None
    weight: float = 0.5
    dots: Color | None = None
    count: Value = BLANK
    across: int = 0
    down: int = 0
    size: tuple[float, float] | None = None
    centre: tuple[Measure, Measure] | None = None
    upright: bool = False
    of: Value = BLANK
    dyes: Value = BLANK
    inks: Inks = ()
    lines: float = 1.0
    bleed: bool = False


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class PipsBox(FramedBox):
    """An ornament as often as a record says; at most ``size`` millimetres wide, 0 for no bound.

    With ``outward`` those of a ring stand with their feet to its middle.
    """

    of: Value
    count: Value
    arrange: Arrangement = "row"
    across: int = 0
    size: float = 0.0
    dyes: Value = BLANK
    inks: Inks = ()
    lines: float = 0.0
    outward: bool = False


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class CodeBox(FramedBox):
    """A code for machines, in dark ink on its own light ground, as large as its frame allows."""

    symbology: Symbology
    value: Value
    ink: Ink = INK


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class RepeatBox(FramedBox):
    """A group of boxes for each text of a field, each ``offset`` from the one before."""

    each: Slot
    offset: tuple[float, float]
    most: int
    boxes: "tuple[SimpleBox, ...]" = field(default=())


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class GroupBox(FramedBox):
    """Boxes measured from a frame of their own, cut off outside ``clip`` if it is given.

    With ``both_ends`` they are drawn again, turned by half about the middle of the frame.
    """

    boxes: "tuple[AnyBox, ...]" = field(default=())
    clip: Outline = ()
    both_ends: bool = False


TypeBox = TextBox | ListBox | SteppedBox
SignBox = OrnamentBox | PipsBox
SimpleBox = RectBox | LineBox | PathBox | TypeBox | ImageBox | SignBox | DrawnBox | CodeBox
AnyBox = SimpleBox | RepeatBox | GroupBox


def every(boxes: "tuple[AnyBox, ...]") -> Iterator[AnyBox]:
    """The boxes, those inside others after them."""
    for box in boxes:
        yield box
        if isinstance(box, RepeatBox | GroupBox):
            yield from every(box.boxes)
