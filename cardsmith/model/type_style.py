"""How the text of a template is set. Type sizes and stroke weights are points."""

from typing import Literal, NamedTuple

from cardsmith.model.inks import INK, Ink
from cardsmith.model.struct import Struct

Align = Literal["left", "centre", "right"]
Heard = Literal["title", "text", "silent"]
"""What a text is to somebody who listens: a heading, a paragraph, nothing."""


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


class TypeStyle(Struct, frozen=True, kw_only=True):
    """How text is set: never under ``min_size``; ``leading`` is a multiple of the size.

    ``hyphenate`` lets words be divided once nothing else makes the text fit; ``uniform`` keeps
    one size over a component, the least that a card needs. ``bold``, ``italic`` and ``bold_italic``
    are the fonts of marked words, empty for none; with ``markup`` the texts of the data may be
    marked too.
    ``tracking`` is space after each letter in thousandths of the size; on one line at the least
    size it may become ``least_tracking``. ``by_length`` are the sizes that texts of at most so
    many characters begin with, longer ones with ``size``. ``role`` is what somebody hears of it.
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
    role: Heard = "text"

    def start(self, characters: int) -> float:
        """The size that a text of so many characters begins with, in points."""
        for most, size in self.by_length:
            if characters <= most:
                return size
        return self.size


class Fold(NamedTuple):
    """When one line becomes two: where it needs less than ``under`` points and two take more.

    They begin with ``size``; ``at`` are their baselines from the top of the frame.
    """

    under: float
    size: float
    at: tuple[float, float]
