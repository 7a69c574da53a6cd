"""The looks that a profile may ask for: what lays faces out, and what finishes them."""

from collections.abc import Callable
from typing import NamedTuple, assert_never

from cardsmith.intake.shipped.fonts import ShippedFonts
from cardsmith.model.choices import Look
from cardsmith.model.face import Face
from cardsmith.model.metrics import Fonts


class Wardrobe(NamedTuple):
    """The fonts that faces are laid out with, and what is done to each then.

    Backs of cards are finished like other faces where nothing else is said.
    """

    fonts: Fonts
    finish: Callable[[Face], Face] | None = None
    finish_back: Callable[[Face], Face] | None = None
    look: Look = Look.HOUSE


def wardrobe(look: Look) -> Wardrobe:
    """What a look asks for."""
    fonts = ShippedFonts()
    match look:
        case Look.HOUSE:
            return Wardrobe(fonts)
        case Look.INK_SAVER:
            from cardsmith.layout.ink_saver import back_saver, ink_saver

            return Wardrobe(fonts, ink_saver().face, back_saver().face, look)
        case Look.ACCESSIBLE:
            from cardsmith.layout.accessible import PlainFonts, in_plain_type

            return Wardrobe(PlainFonts(fonts), in_plain_type().face, look=look)
        case _:
            assert_never(look)
