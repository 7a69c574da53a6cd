"""The cards in large type without serifs on white (art direction §8, Accessible)."""

from cardsmith.layout.dress import Corner, Dress, Sceptre
from cardsmith.layout.motifs import IndexLetter
from cardsmith.layout.repainting import Repainting
from cardsmith.layout.setting import Style
from cardsmith.layout.synonyms import LETTER_COLUMN, MAROTTE_COLUMN, LineGrid, Tones
from cardsmith.layout.title import LETTER_TITLE, MAROTTE_TITLE
from cardsmith.layout.wrap import Tone
from cardsmith.model.face import Path, Text
from cardsmith.model.inks import GREY, INK, PAPER, WHITE
from cardsmith.model.metrics import Fonts, Metrics
from cardsmith.model.units import POINT

_STAND_INS = {
    "Cinzel Bold": "Atkinson Bold",
    "Alegreya Bold": "Atkinson Bold",
    "Alegreya Medium": "Atkinson",
    "Alegreya": "Atkinson",
    "Alegreya Italic": "Atkinson Bold",
    "Alegreya Bold Italic": "Atkinson Bold",
}
"""Names of games stay in blackletter: nobody has to spell them."""

_TONES = Tones(Tone("Atkinson Bold"), Tone("Atkinson", GREY), Tone("Atkinson", GREY, dotted=True))
_TAILS = {"g": 201, "ç": 186, "Ç": 186, "q": 172, **dict.fromkeys("jpy(", 162), ",": 144}
_NARROWER = 4.5
"""How far the column of the sceptre gives way to long words, in millimetres."""

_LETTER_SIZES = ((6, 12.5), (8, 11.6), (9, 11.0), (10, 10.5))
_MAROTTE_SIZES = ((4, 13.0, 7.6), (5, 11.6, 5.9), (6, 11.0, 5.0))


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


def _letter_grid(lines: int, size: float) -> LineGrid:
    height = LETTER_COLUMN.height
    lead = min(height / lines, 1.46 * size * POINT, 7.0)
    return LineGrid(lines, size, lead, 32.6 + 0.40 * (height - lines * lead) + 0.70 * lead)


ACCESSIBLE = Dress(
    letter_title=LETTER_TITLE._replace(
        sizes=((5, 27), (7, 23), (9, 20), (11, 17), (14, 14.5), (17, 12)), tails=_TAILS, small=1.0
    ),
    letter_list=LETTER_COLUMN._replace(
        grids=tuple(
            _letter_grid(lines, size)
            for most, size in _LETTER_SIZES
            for lines in range(1, most + 1)
        ),
        tones=_TONES,
        spares=True,
    ),
    marotte_title=MAROTTE_TITLE._replace(
        anchor=MAROTTE_TITLE.anchor - _NARROWER,
        width=MAROTTE_TITLE.width + _NARROWER,
        tails=_TAILS,
        small=1.0,
    ),
    marotte_list=MAROTTE_COLUMN._replace(
        numbers=MAROTTE_COLUMN.numbers - _NARROWER,
        rule=MAROTTE_COLUMN.rule - _NARROWER,
        words=MAROTTE_COLUMN.words - _NARROWER,
        grids=tuple(
            LineGrid(lines, size, lead, 33.3 + 0.75 * lead)
            for most, size, lead in _MAROTTE_SIZES
            for lines in range(1, most + 1)
        ),
        tones=_TONES,
        spares=True,
    ),
    sceptre=Sceptre(right=15.0, axis=9.1, unit=0.30),
    block=IndexLetter(size=23.0, tailed=1.0, moved=(0.0, 0.0)),
    corner=Corner(size=23.0, axis=8.8),
    second_name=Style("Alegreya Medium", 11.0, INK),
    name_room=41.0,
)
