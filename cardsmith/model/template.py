"""A template: the boxes of a card's two sides, into which every record is set.

All lengths are millimetres from the top left of the trim, type sizes and stroke weights points.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from cardsmith.model.edition import Size
from cardsmith.model.face import Bitmap
from cardsmith.model.inks import INK, Ink
from cardsmith.model.place import Span
from cardsmith.model.sizes import BLEED

Align = Literal["left", "centre", "right"]
Valign = Literal["top", "middle", "bottom"]
Fit = Literal["cover", "contain"]

ITEM = ("item", "text")
"""What a list calls the entry it is setting."""


@dataclass(frozen=True, slots=True)
class Slot:
    """A place in a value that a record fills: ``{{ name }}``."""

    name: str
    span: Span


@dataclass(frozen=True, slots=True)
class Value:
    """What a box shows: plain text and slots in turn."""

    parts: tuple[str | Slot, ...]

    @property
    def slots(self) -> tuple[Slot, ...]:
        """The slots, in order."""
        return tuple(part for part in self.parts if isinstance(part, Slot))

    def filled(self, texts: Mapping[str, str]) -> str:
        """The text with every slot filled; a name that is not in ``texts`` leaves nothing."""
        return "".join(
            texts.get(part.name, "") if isinstance(part, Slot) else part for part in self.parts
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class TypeStyle:
    """How text is set: never under ``min_size``; ``leading`` is a multiple of the size.

    ``hyphenate`` lets words be divided once nothing else makes the text fit.
    """

    font: str
    size: float
    min_size: float
    ink: Ink = INK
    align: Align = "left"
    leading: float = 1.25
    hyphenate: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Frame:
    """A rectangle of the card.

    A ``width`` or ``height`` of zero or less ends that far before the far edge of the card.
    """

    x: float
    y: float
    width: float
    height: float

    def on(self, trim: Size) -> "Frame":
        """The same rectangle on a card of that size, with its true width and height.

        >>> Frame(x=5, y=5, width=-4, height=10).on(Size(width=63, height=88)).width
        54
        """
        width = self.width if self.width > 0 else trim.width + self.width - self.x
        height = self.height if self.height > 0 else trim.height + self.height - self.y
        return Frame(x=self.x, y=self.y, width=width, height=height)

    @property
    def right(self) -> float:
        """Its right edge, once it is on a card."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """Its lower edge, once it is on a card."""
        return self.y + self.height


@dataclass(frozen=True, slots=True, kw_only=True)
class Box:
    """What all boxes have: a name, empty if none, and a field without which it is not drawn."""

    id: str
    span: Span
    when: Slot | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class FramedBox(Box):
    """A box with a frame, or ``below`` another box, or both.

    A box below another begins ``space`` millimetres under what that one shows: a frame with a
    height of its own moves there as it is, any other still ends where it ended. Without a frame
    it keeps the other's sides and ends as far from the card's lower edge as from the left.
    """

    frame: Frame | None = None
    below: str = ""
    space: float = 0.0


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
    """A straight line; a coordinate below zero counts from the far edge of the card."""

    start: tuple[float, float]
    end: tuple[float, float]
    stroke: Ink = INK
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
    """One entry under another, for each text of a field; ``gap`` millimetres between them."""

    style: TypeStyle
    each: Slot
    value: Value
    gap: float = 0.0
    align: Align = "left"
    valign: Valign = "top"


@dataclass(frozen=True, slots=True, kw_only=True)
class ImageBox(FramedBox):
    """A picture of the edition's folder, whole inside its frame or filling it."""

    src: Value
    fit: Fit = "contain"
    bleed: bool = False


AnyBox = RectBox | LineBox | TextBox | ListBox | ImageBox


@dataclass(frozen=True, slots=True, kw_only=True)
class Template:
    """The boxes of both sides in paint order; ``size`` is None where any size will do."""

    file: str
    span: Span
    size: Size | None = None
    bleed: float = BLEED
    front: tuple[AnyBox, ...] = ()
    back: tuple[AnyBox, ...] = ()

    @property
    def hyphenates(self) -> bool:
        """Whether some style of its boxes asks for words to be divided."""
        boxes = (*self.front, *self.back)
        return any(isinstance(box, TextBox | ListBox) and box.style.hyphenate for box in boxes)


@dataclass(frozen=True, slots=True, kw_only=True)
class Artwork:
    """All that a component is drawn with: its front, its back, and the pictures by their path."""

    front: Template
    back: Template | Bitmap | None = None
    pictures: Mapping[str, Bitmap] = field(default_factory=dict)

    @property
    def hyphenates(self) -> bool:
        """Whether one of its templates asks for words to be divided."""
        back = self.back
        return self.front.hyphenates or (isinstance(back, Template) and back.hyphenates)
