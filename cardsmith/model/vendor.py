"""Print shops and portals: what each takes, and where every such fact comes from."""

from collections.abc import Iterator
from enum import StrEnum
from typing import Generic, NamedTuple, TypeVar

from cardsmith.model.edition import Size
from cardsmith.model.struct import Struct

ROUNDED = 0.2
"""Millimetres by which a shop rounds a size in inches: 2.48 × 3.46 in is 63 × 88 mm."""

T_co = TypeVar("T_co", covariant=True)


class Confidence(StrEnum):
    """How well a fact is known.

    From the shop's own page; from a public source that quotes the shop; worked out from a rule
    that one of them states.
    """

    PRINTER = "P"
    SECOND = "S"
    COMPUTED = "C"


class Source(NamedTuple):
    """Who says so, and the day it was read (ISO 8601)."""

    told: str
    date: str
    confidence: Confidence


class Fact(NamedTuple, Generic[T_co]):
    """A value with its source."""

    value: T_co
    source: Source


class Delivery(StrEnum):
    """What a shop is sent: one PDF, or one picture a face."""

    PDF = "pdf"
    IMAGES = "images"


class Colour(StrEnum):
    """The colours of what it is sent."""

    CMYK = "cmyk"
    RGB = "rgb"


class FaceOrder(StrEnum):
    """Which face of a card comes first in a PDF."""

    FRONT_FIRST = "front-first"
    BACK_FIRST = "back-first"


class Ask(NamedTuple):
    """A card as a shop takes it: its trim in millimetres, its picture in pixels.

    ``a_sheet`` is how many the shop prints on a sheet, 0 where it is not known. A shop that takes
    PDF alone has no ``pixels``.
    """

    name: str
    trim: Size
    pixels: tuple[int, int] | None
    a_sheet: int

    def fits(self, width: float, height: float) -> bool:
        """Whether a card of so many millimetres is of this size, as it stands.

        >>> Ask("tcg", Size(width=62.992, height=87.884), (825, 1125), 18).fits(63, 88)
        True
        """
        across, down = abs(self.trim.width - width), abs(self.trim.height - height)
        return max(across, down) <= ROUNDED


class Vendor(Struct, frozen=True, kw_only=True):
    """A print shop, or a portal that prints; what is not known of it is None.

    ``bleed`` is measured from the trim outwards and ``safe`` inwards, in millimetres. ``ink`` is
    per cent of all inks together, ``black`` the inks of a large black surface. ``text``,
    ``reverse_text``, ``line`` and ``reverse_line`` are the least that it prints well, in points;
    beneath ``text_advised`` it is worth a word. ``die_line`` is whether it wants the outline of
    the die in the file. ``sheets`` are layouts of its presses, in cards a sheet.
    """

    name: str
    title: str
    delivery: Fact[Delivery]
    colour: Fact[Colour]
    bleed: Fact[float]
    safe: Fact[float]
    dpi: Fact[int]
    standard: Fact[str] | None = None
    order: Fact[FaceOrder] | None = None
    condition: Fact[str] | None = None
    ink: Fact[int] | None = None
    black: Fact[tuple[int, ...]] | None = None
    die_line: Fact[bool] | None = None
    text: Fact[float] | None = None
    text_advised: Fact[float] | None = None
    reverse_text: Fact[float] | None = None
    line: Fact[float] | None = None
    reverse_line: Fact[float] | None = None
    sheets: tuple[Fact[int], ...] = ()
    sizes: tuple[Fact[Ask], ...] = ()

    @property
    def facts(self) -> Iterator[tuple[str, Fact[object]]]:
        """Every fact with the name of its field."""
        for name in self.__struct_fields__:
            told = getattr(self, name)
            for one in told if isinstance(told, tuple) and not isinstance(told, Fact) else (told,):
                if isinstance(one, Fact):
                    yield name, one

    def asked_of(self, width: float, height: float) -> Ask | None:
        """What it takes for a card of so many millimetres; None where it has no such size."""
        asks = (fact.value for fact in self.sizes)
        return next((ask for ask in asks if ask.fits(width, height)), None)

    def nearest(self, width: float, height: float) -> Ask | None:
        """Its size that is the least away from so many millimetres; None where it names none."""
        return min(
            (fact.value for fact in self.sizes),
            key=lambda ask: abs(ask.trim.width - width) + abs(ask.trim.height - height),
            default=None,
        )
