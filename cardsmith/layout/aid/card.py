"""What the aids of both games share: paper, heading, frieze, numbers in lozenges."""

from collections.abc import Iterator, Sequence

from cardsmith.layout.fit import largest
from cardsmith.layout.middle import middle_of
from cardsmith.layout.motifs import frieze
from cardsmith.layout.motifs_ground import bled
from cardsmith.layout.setting import Style, milli, set_line
from cardsmith.model.edition import Size
from cardsmith.model.face import Face, Group, Item, Path, shift
from cardsmith.model.inks import DYES, INK, PAPER, PASTEL, WINE, Ink
from cardsmith.model.metrics import Fonts
from cardsmith.model.outline import lozenge
from cardsmith.model.sizes import BLEED
from cardsmith.model.units import POINT

LEFT, RIGHT, AXIS = 4.0, 59.0, 31.5
FOOT = 84.0
"""Nothing but the ground comes nearer to the trim."""

_HEADING = Style("Grenze Gotisch Bold", 17)
_NUMBER = Style("Cinzel Bold", 10.5)


def heading(fonts: Fonts, text: str, dyes: Sequence[Ink] = DYES) -> Iterator[Item]:
    """The name of the aid over a frieze."""
    size = largest(milli(fonts, _HEADING.font, text), RIGHT - LEFT, _HEADING.size)
    yield set_line(fonts, _HEADING._replace(size=size), text, (AXIS, 11.0), "centre")
    yield from frieze(LEFT, RIGHT, 15.2, dyes=dyes)


def numbered(
    fonts: Fonts, number: str, centre: tuple[float, float], half: tuple[float, float], ink: Ink
) -> Iterator[Item]:
    """A number in a lozenge of some half-width and half-height."""
    x, y = centre
    yield Path(lozenge(x, y, *half), fill=ink, stroke=INK, weight=0.6)
    size = largest(milli(fonts, _NUMBER.font, number), 1.25 * half[0], _NUMBER.size)
    style = _NUMBER._replace(size=size, ink=PAPER if ink in (WINE, PASTEL) else INK)
    baseline = y + fonts[style.font].cap_height * size * POINT / 2000
    yield set_line(fonts, style, number, (x, baseline), "centre")


def aid_face(name: str, size: Size, items: tuple[Item, ...]) -> Face:
    """A side of an aid: paper to the bleed, and what was drawn for 63 × 88 mm in its middle."""
    paper = Path(bled(size.width, size.height, BLEED), fill=PAPER)
    drawn = Group(items, shift(*middle_of(size)))
    return Face(name, size.width, size.height, (paper, drawn), BLEED)
