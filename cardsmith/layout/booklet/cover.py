"""The cover of a booklet: a figure in an arch over the lattice of its game, and the title."""

from collections.abc import Iterator
from typing import NamedTuple

from cardsmith.layout.figure import FigureFrame
from cardsmith.layout.fit import largest
from cardsmith.layout.game_look import LOOKS, leading_figure
from cardsmith.layout.motifs import frieze
from cardsmith.layout.motifs_ground import lattice, rays
from cardsmith.layout.ornament import CONTOUR
from cardsmith.layout.setting import Style, milli, set_line
from cardsmith.model.edition import Game, Size
from cardsmith.model.face import Group, Item, Outline, Path, shift
from cardsmith.model.inks import (
    INK,
    PAPER,
)
from cardsmith.model.metrics import Fonts
from cardsmith.model.ornament import Ornaments
from cardsmith.model.outline import rectangle

FRAME = 12.0
"""From the edge of the page to the lattice, in millimetres: a printer at home reaches that far."""

_PLAQUE, _SCENE = 11.0, 3.4
"""From the lattice to the plaque, and from that to the scene in it."""

_LINE = 1.5
"""What a line of a card is multiplied by here."""

_FIGURE = 84.0
"""The width of the box of the figure."""


class CoverWords(NamedTuple):
    """The title of the game, what the booklet is, who may play."""

    title: str
    subject: str
    facts: str


def cover(
    fonts: Fonts, ornaments: Ornaments, game: Game, page: Size, words: CoverWords
) -> Iterator[Item]:
    """The first page, nothing on it nearer to the edge than its frame."""
    look = LOOKS[game]
    width, height = page.width - 2 * FRAME, page.height - 2 * FRAME
    yield Group((lattice(width, height, look.weave),), shift(FRAME, FRAME))
    yield Path(rectangle(FRAME, FRAME, width, height), stroke=INK, weight=CONTOUR)
    left, right = FRAME + _PLAQUE, page.width - FRAME - _PLAQUE
    top, foot = FRAME + _PLAQUE + 3, page.height - FRAME - _PLAQUE
    plaque = _arch(left, right, top, foot)
    yield Path(plaque, fill=PAPER, stroke=INK, weight=CONTOUR * _LINE)
    ground = foot - 47.0
    hollow = _arch(left + _SCENE, right - _SCENE, top + _SCENE, ground)
    axis = page.width / 2
    frame = FigureFrame(axis - _FIGURE / 2, ground - 1.1 * _FIGURE, _FIGURE, _LINE)
    figure = leading_figure(ornaments, game, frame)
    sun = axis, top + 0.45 * (right - left)
    yield Path(hollow, fill=look.light)
    yield Group((rays(sun, 40, page.height, look.ray), *figure), clip=hollow)
    yield Path(hollow, stroke=INK, weight=CONTOUR * _LINE)
    yield from frieze(left + _SCENE, right - _SCENE, ground + 3.4, 1.3, look.dyes)
    yield from _titled(fonts, words, axis, ground + 5.5, right - left - 2 * _SCENE - 2)


def _arch(left: float, right: float, top: float, foot: float) -> Outline:
    """A pointed round arch: its sides spring from a third of its width under the top."""
    axis, spring = (left + right) / 2, top + 0.62 * (right - left)
    half = (right - left) / 2
    return (
        ("M", axis, top),
        ("C", axis + 0.72 * half, top, right, top + 0.3 * (right - left), right, spring),
        ("L", right, foot),
        ("L", left, foot),
        ("L", left, spring),
        ("C", left, top + 0.3 * (right - left), axis - 0.72 * half, top, axis, top),
        ("Z",),
    )


def _titled(
    fonts: Fonts, words: CoverWords, axis: float, top: float, room: float
) -> Iterator[Item]:
    lines = (
        (Style("Grenze Gotisch Bold", 46), words.title, 17.0),
        (Style("Cinzel Bold", 15, tracking=40), words.subject, 26.5),
        (Style("Alegreya Medium", 11), words.facts, 34.0),
    )
    for style, text, below in lines:
        size = largest(milli(fonts, style.font, text, style.tracking), room, style.size)
        yield set_line(fonts, style._replace(size=size), text, (axis, top + below), "centre")
