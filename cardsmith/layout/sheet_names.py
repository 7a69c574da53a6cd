"""The name of one sheet of a tiled board, as a small face of its own."""

from cardsmith.layout.setting import Style, set_line, width
from cardsmith.model.face import Face
from cardsmith.model.inks import GREY
from cardsmith.model.metrics import Fonts

_NAME = Style("Alegreya Bold", 9, GREY)
_HEIGHT = 3.6


def sheet_name(fonts: Fonts, name: str) -> Face:
    """``A1`` and the like, 9 pt, in a face just as large."""
    text = set_line(fonts, _NAME, name, (0.0, _HEIGHT - 0.7))
    return Face(f"sheet {name}", width(fonts, _NAME, name), _HEIGHT, (text,))
