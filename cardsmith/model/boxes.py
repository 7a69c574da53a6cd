"""The boxes of a template, one kind each: where they stand and what they show.

All lengths are millimetres, type sizes and stroke weights points.
"""

from collections.abc import Iterator
from typing import Literal

from cardsmith.model.face import Outline
from cardsmith.model.frames import NOWHERE, Anchors, Measure, Wanted
from cardsmith.model.inks import INK, Ink
from cardsmith.model.place import Span
from cardsmith.model.steps import Column, Lozenge, Step, Stroke
from cardsmith.model.struct import Struct
from cardsmith.model.type_style import Align, Fold, TypeStyle
from cardsmith.model.value import BLANK, Condition, Slot, Value

Valign = Literal["baseline", "capitals"] | float
"""Where lines stand in their frame: so much of the room that is left is above them; or one line
on the lower edge, or with the middle of its capitals in the middle."""

Color = Ink | Value
"""A colour, or what names one for each card."""

Fit = Literal["cover", "contain"]
Arrangement = Literal["row", "column", "grid", "ring"]
Symbology = Literal["ean13", "code128", "qr"]


class Box(Struct, frozen=True, kw_only=True, eq=False):
    """What all boxes have: a name, empty if none, and what a record must say for it to be drawn.

    Equal is identical.
    """

    id: str
    span: Span
    when: Condition | None = None


class FramedBox(Box, frozen=True, kw_only=True, eq=False):
    """A box with a frame of its own, or by other boxes, or both.

    ``alt`` are the words that are heard in its place.
    """

    frame: Wanted | None = None
    anchors: Anchors = NOWHERE
    alt: Value = BLANK


class RectBox(FramedBox, frozen=True, kw_only=True, eq=False):
    """A rectangle; with ``bleed`` its sides on the trim reach out to the edge of the bleed."""

    fill: Color | None = None
    stroke: Color | None = None
    weight: float = 0.0
    radius: float = 0.0
    bleed: bool = False


class LineBox(Box, frozen=True, kw_only=True, eq=False):
    """A straight line; a coordinate below zero counts from the far edge of the box around.

    With ``bleed`` an end on the trim reaches out to the edge of the bleed.
    """

    start: tuple[Measure, Measure]
    end: tuple[Measure, Measure]
    stroke: Color = INK
    weight: float = 0.5
    bleed: bool = False


class PathBox(FramedBox, frozen=True, kw_only=True, eq=False):
    """An outline in its frame: in millimetres, or with ``view`` in parts of the frame."""

    outline: Outline
    view: tuple[float, float] | None = None
    fill: Color | None = None
    stroke: Color | None = None
    weight: float = 0.5


class TextBox(FramedBox, frozen=True, kw_only=True, eq=False):
    """A text; line ends in it are kept."""

    style: TypeStyle
    value: Value
    align: Align = "left"
    valign: Valign = 0.0
    fold: Fold | None = None


class ListBox(FramedBox, frozen=True, kw_only=True, eq=False):
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


class SteppedBox(FramedBox, frozen=True, kw_only=True, eq=False):
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


class ImageBox(FramedBox, frozen=True, kw_only=True, eq=False):
    """A picture of the edition's folder, whole inside its frame or filling it."""

    src: Value
    fit: Fit = "contain"
    bleed: bool = False


class OrnamentBox(FramedBox, frozen=True, kw_only=True, eq=False):
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


class DrawnBox(FramedBox, frozen=True, kw_only=True, eq=False):
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


class PipsBox(FramedBox, frozen=True, kw_only=True, eq=False):
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


class CodeBox(FramedBox, frozen=True, kw_only=True, eq=False):
    """A code for machines, in dark ink on its own light ground, as large as its frame allows."""

    symbology: Symbology
    value: Value
    ink: Ink = INK


class RepeatBox(FramedBox, frozen=True, kw_only=True, eq=False):
    """A group of boxes for each text of a field, each ``offset`` from the one before."""

    each: Slot
    offset: tuple[float, float]
    most: int
    boxes: "tuple[SimpleBox, ...]" = ()


class GroupBox(FramedBox, frozen=True, kw_only=True, eq=False):
    """Boxes measured from a frame of their own, cut off outside ``clip`` if it is given.

    With ``both_ends`` they are drawn again, turned by half about the middle of the frame.
    """

    boxes: "tuple[AnyBox, ...]" = ()
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
