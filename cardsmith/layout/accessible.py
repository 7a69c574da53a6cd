"""Faces in type without serifs on white: all but the cards that have templates for it (§8)."""

from cardsmith.layout.repainting import Repainting
from cardsmith.model.face import Path, Text
from cardsmith.model.inks import PAPER, WHITE
from cardsmith.model.metrics import Fonts, Metrics

_STAND_INS = {
    "Cinzel Bold": "Atkinson Bold",
    "Alegreya Bold": "Atkinson Bold",
    "Alegreya Medium": "Atkinson",
    "Alegreya": "Atkinson",
    "Alegreya Italic": "Atkinson Bold",
    "Alegreya Bold Italic": "Atkinson Bold",
}
"""Names of games stay in blackletter: nobody has to spell them."""


class PlainFonts:
    """The fonts at hand, one without serifs in the place of each that has some."""

    def __init__(self, fonts: Fonts) -> None:
        self._fonts = fonts

    def __getitem__(self, name: str) -> Metrics:
        """The font that stands in for the one of that name."""
        return self._fonts[_STAND_INS.get(name, name)]


def in_plain_type() -> Repainting:
    """What finishes faces laid out with ``PlainFonts``: fonts by their names, white for paper."""
    return Repainting(_path, _text)


def _text(text: Text) -> Text:
    return text._replace(
        font=_STAND_INS.get(text.font, text.font), ink=WHITE if text.ink == PAPER else text.ink
    )


def _path(path: Path) -> Path:
    return path._replace(
        fill=WHITE if path.fill == PAPER else path.fill,
        stroke=WHITE if path.stroke == PAPER else path.stroke,
    )
