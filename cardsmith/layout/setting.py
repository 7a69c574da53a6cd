"""Lines of type: the smallest thing layout sets, and the base of every other."""

import re
import unicodedata
from typing import Literal, NamedTuple

from cardsmith.lexicon.characters import SPACES, is_invisible
from cardsmith.model.face import Text
from cardsmith.model.inks import INK, Ink
from cardsmith.model.metrics import Fonts
from cardsmith.model.units import POINT

Align = Literal["left", "centre", "right"]

_SHARES = {"centre": 0.5, "right": 1.0}

NARROW = "\u202f"
"""The narrow space that no font has: a space set 0.2 em wide."""

FIRM = "\u2011"
"""The hyphen at which no line ends; few fonts have it: it is drawn as a hyphen."""

_NARROW_WIDTH = 200
_OWN_WIDTH = " \u00a0" + NARROW
_GLYPHS = {ord(NARROW): " ", ord(FIRM): "-"}


class Style(NamedTuple):
    """How a line is set: font by full name, size in points, ink.

    ``tracking`` is space after every character in thousandths of the size.
    """

    font: str
    size: float
    ink: Ink = INK
    tracking: int = 0


_AS_TYPED = re.compile("[ -~\u00a0-\u00ac\u00ae-\u00ffŒœ’]*")
"""Composed characters that are drawn as they are: nearly every text of a deck."""


class _Drawn(dict[int, str | None]):
    """A translation table from what is typed to what is drawn, filled as characters are met."""

    def __missing__(self, code: int) -> str | None:
        char = chr(code)
        drawn: str | None = char
        if is_invisible(char):
            drawn = None
        elif char in SPACES and char not in _OWN_WIDTH:
            drawn = " "
        self[code] = drawn
        return drawn


_DRAWN = _Drawn()


def drawable(text: str) -> str:
    """The text as it is set: what is typed, composed, without characters that have no ink.

    A space that few fonts have is set as a space.

    >>> drawable("porte-mon\u00adnaie"), drawable("e\u0301lu"), drawable("tour\u2009de main")
    ('porte-monnaie', 'élu', 'tour de main')
    """
    if _AS_TYPED.fullmatch(text):
        return text
    return unicodedata.normalize("NFC", text).translate(_DRAWN)


def glyphs(text: str) -> str:
    """The characters that a drawable text is drawn with: those of its fonts, one for one.

    >>> glyphs("arc\u2011en\u2011ciel\u202f!")
    'arc-en-ciel !'
    """
    return text.translate(_GLYPHS) if NARROW in text or FIRM in text else text


def missing(fonts: Fonts, font: str, text: str) -> str:
    """The characters of a drawable text that cannot be set in a font, each once, in order."""
    return fonts[font].lacks(glyphs(text))


def milli(fonts: Fonts, font: str, text: str, tracking: int = 0) -> float:
    """The width of ``text`` on one line in thousandths of the size."""
    width = fonts[font].width(glyphs(text))
    if NARROW in text:
        width += text.count(NARROW) * _narrowing(fonts, font)
    return width + tracking * max(len(text) - 1, 0) if tracking else width


def width(fonts: Fonts, style: Style, text: str) -> float:
    """The width in millimetres of ``text`` set on one line."""
    return milli(fonts, style.font, text, style.tracking) * style.size * POINT / 1000


def set_line(
    fonts: Fonts, style: Style, text: str, at: tuple[float, float], align: Align = "left"
) -> Text:
    """One line of type on the baseline through ``at`` (x, y in millimetres)."""
    x, y = at
    font, size, ink, tracking = style
    if align != "left":
        x -= _SHARES[align] * width(fonts, style, text)
    drawn = glyphs(text)
    kerns = fonts[font].kerns(drawn)
    if tracking and len(drawn) > 1:
        kerns = tuple([kern + tracking for kern in kerns or (0,) * len(drawn)])
    if NARROW in text:
        less = _narrowing(fonts, font)
        kerns = tuple(
            kern + less * (char == NARROW)
            for kern, char in zip(kerns or (0,) * len(text), text, strict=True)
        )
    return Text(x, y, drawn, font, size, ink, kerns)


def parted(text: Text) -> Text:
    """The line with a space after it, which parts it from the next for whoever hears or copies."""
    if not text.text:
        return text
    return text._replace(text=f"{text.text} ", kerns=text.kerns and (*text.kerns, 0))


def _narrowing(fonts: Fonts, font: str) -> int:
    """What turns a space of the font into a narrow one, in thousandths of the size."""
    return _NARROW_WIDTH - round(fonts[font].width(" "))
