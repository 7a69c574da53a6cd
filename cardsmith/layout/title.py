"""The title of a letter card: never divided, for it is spelt aloud (art direction §7)."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from cardsmith.layout.fit import Overset, largest
from cardsmith.layout.setting import Align, Style, drawable, milli, set_line
from cardsmith.layout.wrap import HYPHEN
from cardsmith.model.face import Text
from cardsmith.model.metrics import Fonts
from cardsmith.model.units import POINT

FONT = "Cinzel Bold"
TRACKING = 20
_EASED = -10
"""The tracking of a word that only fits so, at the least size."""

_LEAST = 9.0
_ONE_LINE = 11.0
"""Above this size one line is better than two."""

_TWO_LINES = 14.0
TAILS: Mapping[str, int] = {
    "Q": 284,
    "q": 253,
    "ç": 212,
    "Ç": 211,
    "J": 205,
    "j": 179,
    ",": 118,
    "(": 100,
}
"""How far some characters reach below the baseline, in thousandths of the size."""

_SMALL_CAPITAL = 0.86
"""Height of the font's small capitals to its capitals."""


class TitleBox(NamedTuple):
    """Where a title stands and how large it may be.

    ``anchor`` is the left edge or the middle, as ``align`` says; ``centre`` the optical middle
    of one line, ``lines`` the baselines of two, and no tail goes below ``floor``. ``sizes``
    maps a number of characters to the size a title of that many begins with; ``tails`` say how
    far characters reach below the baseline, ``small`` how high lower case is to capitals.
    """

    anchor: float
    align: Align
    width: float
    spare: float
    centre: float
    lines: tuple[float, float]
    floor: float
    sizes: tuple[tuple[int, float], ...]
    tails: Mapping[str, int] = TAILS
    small: float = _SMALL_CAPITAL

    def start(self, characters: int) -> float:
        """The size a title begins with, in points."""
        for most, size in self.sizes:
            if characters <= most:
                return size
        return self.sizes[-1][1]


LETTER_TITLE = TitleBox(
    anchor=31.5,
    align="centre",
    width=54.5,
    spare=0.5,
    centre=22.0,
    lines=(21.5, 26.9),
    floor=27.5,
    sizes=((5, 30), (7, 25), (9, 21), (11, 17.5), (14, 14.5), (17, 12)),
)
MAROTTE_TITLE = TitleBox(
    anchor=23.4,
    align="left",
    width=35.6,
    spare=0.0,
    centre=22.6,
    lines=(21.9, 27.3),
    floor=27.9,
    sizes=((99, 22.0),),
)


def set_title(fonts: Fonts, title: str, box: TitleBox) -> tuple[Text, ...] | Overset:
    """The title on one line, or on two that end at a space or at a hyphen of its own.

    One line down to 11 points, two from 14 down to 11; then whichever is larger, down to 9.
    """
    text = drawable(title)
    whole = milli(fonts, FONT, text, TRACKING)
    alone = largest(whole, box.width, box.start(len(text)))
    pair, size = _halves(fonts, text, box.width) if alone < _ONE_LINE else ((), 0.0)
    if size >= _LEAST and size > alone:
        style = Style(FONT, size, tracking=TRACKING)
        return tuple(
            _standing(fonts, half, style, box, baseline)
            for half, baseline in zip(pair, box.lines, strict=True)
        )
    if alone >= _LEAST:
        return (_one(fonts, text, Style(FONT, alone, tracking=TRACKING), box),)
    return _eased(fonts, text, box)


def _halves(fonts: Fonts, text: str, width: float) -> tuple[tuple[str, ...], float]:
    """The most balanced pair of lines, and the size it fits at; size 0 where none can be."""
    pairs = [
        (max(milli(fonts, FONT, half, TRACKING) for half in pair), pair) for pair in _pairs(text)
    ]
    if not pairs:
        return (), 0.0
    wider, pair = min(pairs)
    return pair, largest(wider, width, _TWO_LINES)


def _pairs(text: str) -> Iterator[tuple[str, str]]:
    for at in range(1, len(text) - 1):
        if text[at] == " ":
            yield text[:at].rstrip(" "), text[at + 1 :].lstrip(" ")
        elif text[at] == HYPHEN:
            yield text[: at + 1], text[at + 1 :]


def _one(fonts: Fonts, text: str, style: Style, box: TitleBox) -> Text:
    height = fonts[FONT].cap_height * (box.small if text.islower() else 1.0)
    baseline = box.centre + height * style.size * POINT / 2000
    return _standing(fonts, text, style, box, baseline)


def _standing(fonts: Fonts, text: str, style: Style, box: TitleBox, baseline: float) -> Text:
    """The line on its baseline, or higher where a tail would touch what is below."""
    reaching = [tail for char, tail in box.tails.items() if char in text]
    tail = max(reaching, default=0) * style.size * POINT / 1000
    return set_line(fonts, style, text, (box.anchor, min(baseline, box.floor - tail)), box.align)


def _eased(fonts: Fonts, text: str, box: TitleBox) -> tuple[Text, ...] | Overset:
    """The least size with letters drawn together, where that is enough."""
    room = box.width + box.spare
    per_milli = _LEAST * POINT / 1000
    natural = milli(fonts, FONT, text) * per_milli
    gaps = max(len(text) - 1, 1)
    tracking = int((room - natural) / per_milli // gaps)
    if tracking < _EASED:
        height = fonts[FONT].cap_height * per_milli
        return Overset((natural, height), (box.width, height), _LEAST)
    style = Style(FONT, _LEAST, tracking=min(tracking, TRACKING))
    return (_one(fonts, text, style, box),)
