"""The back of the marotte, exact under half-turn and without a frame (art direction §7)."""

from cardsmith.layout.backs import stamped
from cardsmith.layout.figure import FigureFrame, jester_head
from cardsmith.layout.motifs import band, pip
from cardsmith.layout.motifs_ground import bled, half_turned, rays
from cardsmith.layout.setting import Style, set_line
from cardsmith.model.edition import Size
from cardsmith.model.face import Face, Group, Item, Path, turned
from cardsmith.model.inks import DARK_GREEN, GOLD, GREEN, INK, MAROTTE_RAY, PAPER, WINE, Ink
from cardsmith.model.metrics import Fonts
from cardsmith.model.ornament import Ornaments
from cardsmith.model.outline import circle, rectangle
from cardsmith.model.sizes import BLEED

_MOTTO = Style("Cinzel Bold", 17, PAPER, tracking=120)
_OUTLINE = 1.1


def marotte_back(fonts: Fonts, ornaments: Ornaments, size: Size) -> Face:
    """The back of the marotte: green rays, and a fool with two heads in a ring of bells."""
    x, y = size.width / 2, size.height / 2
    word = set_line(fonts, _MOTTO, "MAROTTE", (x, y - 31.4), "centre")
    head = jester_head(ornaments, FigureFrame(x=x - 12.5, y=y - 103 * 0.25, width=25, factor=0.7))
    above = rectangle(x - 24.2, y - 27.6, 48.4, 26.7)
    half: tuple[Item, ...] = (Group(head, clip=above), word)
    ground = (
        Path(bled(size.width, size.height, BLEED), fill=DARK_GREEN),
        Group(
            (rays((x, y), 40, size.width + size.height, MAROTTE_RAY),),
            clip=bled(size.width, size.height, BLEED),
        ),
        *_ring(ornaments, x, y),
    )
    dyes = (WINE, GREEN) * 3
    items = (
        *ground,
        *half,
        half_turned(half, size.width, size.height),
        Path(rectangle(x - 24.2, y - 1.1, 48.4, 2.2), fill=GOLD, stroke=INK, weight=0.55),
        *band((x, y), (*dyes, *reversed(dyes)), pitch=4.0, half_width=2.0, half_height=0.85),
    )
    return stamped("marotte/back", size, items)


def _ring(ornaments: Ornaments, x: float, y: float) -> tuple[Item, ...]:
    inks: tuple[Ink, ...] = (WINE, PAPER)
    bells = [
        Group(
            pip(ornaments, "small/belltiny", (x, y - 25.9), 2.7, inks[i % 2]),
            turned(i * 15, x, y),
        )
        for i in range(24)
    ]
    return (
        Path(circle(x, y, 27.6), fill=GOLD, stroke=INK, weight=_OUTLINE),
        Path(circle(x, y, 24.2), fill=PAPER, stroke=INK, weight=_OUTLINE),
        *bells,
    )
