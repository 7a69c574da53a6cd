"""The name of one sheet of a board that is glued together."""

from cardsmith.layout.setting import Style, set_line
from cardsmith.model.face import Face, Path
from cardsmith.model.inks import INK, WHITE
from cardsmith.model.metrics import Fonts
from cardsmith.model.outline import circle

_NAME = Style("Cinzel Bold", 13)


def sheet_name(fonts: Fonts, name: str) -> Face:
    """The name (``A1``) in a ring, 12 x 12 mm."""
    middle = 6.0
    ring = Path(circle(middle, middle, 5.6), fill=WHITE, stroke=INK, weight=0.6)
    letters = set_line(fonts, _NAME, name, (middle, middle + 1.65), "centre")
    return Face(f"name {name}", 2 * middle, 2 * middle, (ring, letters))
