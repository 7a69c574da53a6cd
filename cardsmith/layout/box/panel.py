"""The walls that a player sees of a box: an arch over the lattice, a scene or words in it (§7)."""

from collections.abc import Iterator

from cardsmith.layout.figure import FigureFrame
from cardsmith.layout.game_look import LOOKS, leading_figure
from cardsmith.layout.motifs import frieze
from cardsmith.layout.motifs_ground import rays
from cardsmith.layout.ornament import CONTOUR
from cardsmith.model.edition import Game
from cardsmith.model.face import Group, Item, Outline, Path
from cardsmith.model.inks import (
    INK,
    PAPER,
)
from cardsmith.model.ornament import Ornaments

WIDTH, HEIGHT, AXIS = 65.0, 90.0, 32.5
"""The wall that all numbers are for; a larger one has them in its middle."""

LEFT, RIGHT, FRIEZE = 8.0, 57.0, 60.0

PLAQUE: Outline = (
    ("M", 32.5, 8.0),
    ("C", 52.0, 8.0, 59.0, 24.0, 59.0, 40.0),
    ("L", 59.0, 82.0),
    ("L", 6.0, 82.0),
    ("L", 6.0, 40.0),
    ("C", 6.0, 24.0, 13.0, 8.0, 32.5, 8.0),
    ("Z",),
)
_SCENE: Outline = (
    ("M", 32.5, 10.0),
    ("C", 50.0, 10.0, 57.0, 25.0, 57.0, 40.0),
    ("L", 57.0, 58.0),
    ("L", 8.0, 58.0),
    ("L", 8.0, 40.0),
    ("C", 8.0, 25.0, 15.0, 10.0, 32.5, 10.0),
    ("Z",),
)
_SUN = (32.5, 36.0)
_FIGURE, _HEAD = 41.0, 12.4
"""The width of a figure's box, and how far down the wall it begins."""


def plaque() -> Path:
    """The paper that words and scene stand on."""
    return Path(PLAQUE, fill=PAPER, stroke=INK, weight=CONTOUR)


def scene(ornaments: Ornaments, game: Game) -> Iterator[Item]:
    """The fool or the Grand Dalmuti before his rays, over a frieze."""
    look = LOOKS[game]
    yield Path(_SCENE, fill=look.light)
    frame = FigureFrame(x=AXIS - _FIGURE / 2, y=_HEAD, width=_FIGURE)
    inside = (rays(_SUN, 40, 50.0, look.ray), *leading_figure(ornaments, game, frame))
    yield Group(inside, clip=_SCENE)
    yield Path(_SCENE, stroke=INK, weight=CONTOUR)
    yield from frieze(LEFT, RIGHT, FRIEZE, 0.85, look.dyes)
