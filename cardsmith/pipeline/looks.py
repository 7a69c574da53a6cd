"""The looks that a profile may ask for: what lays faces out, and what finishes them."""

from collections.abc import Callable
from typing import NamedTuple, assert_never

from cardsmith.intake.shipped.fonts import ShippedFonts
from cardsmith.layout.dress import HOUSE, Dress
from cardsmith.model.choices import Look
from cardsmith.model.face import Face
from cardsmith.model.metrics import Fonts


class Wardrobe(NamedTuple):
    """The fonts and the dress that faces are laid out with, and what is done to each then.

    Backs of cards are finished like other faces where nothing else is said.
    """

    fonts: Fonts
    dress: Dress
    finish: Callable[[Face], Face] | None = None
    finish_back: Callable[[Face], Face] | None = None


def wardrobe(look: Look) -> Wardrobe:
    """What a look asks for."""
    fonts = ShippedFonts()
    match look:
        case Look.HOUSE:
            return Wardrobe(fonts, HOUSE)
        case Look.INK_SAVER:
            from cardsmith.layout.ink_saver import back_saver, ink_saver

            return Wardrobe(fonts, HOUSE, ink_saver().face, back_saver().face)
        case Look.ACCESSIBLE:
            from cardsmith.layout.accessible import ACCESSIBLE, PlainFonts, in_plain_type

            return Wardrobe(PlainFonts(fonts), ACCESSIBLE, in_plain_type().face)
        case _:
            assert_never(look)
