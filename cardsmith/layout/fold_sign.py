"""Words on the line along which a sheet is folded or cut."""

from cardsmith.layout.setting import Style, set_line, width
from cardsmith.model.face import Face
from cardsmith.model.inks import GREY
from cardsmith.model.metrics import Fonts

_STYLE = Style("Alegreya Medium", 6.5, GREY)
_HEIGHT = 3.0


def fold_sign(fonts: Fonts, text: str) -> Face:
    """A few words in small type, as wide as they are."""
    wide = round(width(fonts, _STYLE, text) + 1, 1)
    line = set_line(fonts, _STYLE, text, (wide / 2, 2.2), "centre")
    return Face("fold", wide, _HEIGHT, (line,))
