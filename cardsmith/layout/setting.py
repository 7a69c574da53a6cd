"""Lines of type: the smallest thing layout sets, and the base of every other."""

from dataclasses import dataclass
from typing import Literal

from cardsmith.model.face import Text
from cardsmith.model.inks import INK, Ink
from cardsmith.model.metrics import Fonts
from cardsmith.model.units import POINT

Align = Literal["left", "centre", "right"]

_SHARES = {"left": 0.0, "centre": 0.5, "right": 1.0}


@dataclass(frozen=True, slots=True)
class Style:
    """How a line is set: font by full name, size in points, ink.

    ``tracking`` is space after every character in thousandths of the size.
    """

    font: str
    size: float
    ink: Ink = INK
    tracking: int = 0


def width(fonts: Fonts, style: Style, text: str) -> float:
    """The width in millimetres of ``text`` set on one line."""
    milli = fonts[style.font].width(text) + style.tracking * max(len(text) - 1, 0)
    return milli * style.size * POINT / 1000


def set_line(
    fonts: Fonts, style: Style, text: str, at: tuple[float, float], align: Align = "left"
) -> Text:
    """One line of type on the baseline through ``at`` (x, y in millimetres)."""
    x, y = at
    share = _SHARES[align]
    if share:
        x -= share * width(fonts, style, text)
    kerns = fonts[style.font].kerns(text)
    if style.tracking:
        kerns = tuple(kern + style.tracking for kern in kerns or (0,) * len(text))
    return Text(x, y, text, style.font, style.size, style.ink, kerns)
