"""How a game is dressed wherever it shows itself: on its boxes, on its booklet."""

from collections.abc import Mapping
from typing import NamedTuple

from cardsmith.layout.figure import FigureFrame, jester_bust, rank_figure
from cardsmith.layout.motifs_ground import COURTLY, MOTLEY, Weave
from cardsmith.layout.ornament import COURT
from cardsmith.model.edition import Game
from cardsmith.model.face import Item
from cardsmith.model.inks import (
    DYES,
    GOLD,
    LIGHT_GREEN,
    LIGHT_SAFFRON,
    PALE_GREEN_RAY,
    PAPER,
    WINE,
    Ink,
)
from cardsmith.model.ornament import Ornaments


class GameLook(NamedTuple):
    """The lattice of the ground, light and rays of the scene, dyes of the frieze, the sign."""

    weave: Weave
    light: Ink
    ray: Ink
    dyes: tuple[Ink, ...]
    sign: str


LOOKS: Mapping[Game, GameLook] = {
    Game.BOUFFON: GameLook(MOTLEY, LIGHT_GREEN, PALE_GREEN_RAY, DYES, "small/bell"),
    Game.DALMUTI: GameLook(
        COURTLY._replace(dots=False), LIGHT_SAFFRON, PAPER, (WINE, GOLD), "small/crown"
    ),
}


def leading_figure(ornaments: Ornaments, game: Game, frame: FigureFrame) -> tuple[Item, ...]:
    """The Bouffon, or the Grand Dalmuti."""
    if game is Game.BOUFFON:
        return jester_bust(ornaments, frame)
    return rank_figure(ornaments, 1, frame, COURT)
