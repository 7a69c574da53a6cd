"""How a game that is kept begins: its tags, then its first die or its deal."""

from collections.abc import Mapping

from cardsmith.model.struct import Struct, field
from cardsmith.pipeline.playing import bouffon, dalmuti
from cardsmith.pipeline.playing.headers import ground_of, header, seats_text
from cardsmith.pipeline.playing.keeper import Keeper, Moment
from cardsmith.pipeline.refusing import refused
from cardsmith.referee.records.games import BOUFFON
from cardsmith.referee.records.tricks import Cancel, Revolt, Taxes, Trick
from cardsmith.referee.records.turns import Turn
from cardsmith.referee.replay.values import Ground

_PLAYED = (Turn, Trick, Taxes, Cancel, Revolt)
_MOST_BARS = 3


class Wanted(Struct, frozen=True, kw_only=True):
    """What a new game is to be: its players to the left, and further tags by name."""

    game: str
    seats: tuple[str, ...]
    tags: Mapping[str, str] = field(default_factory=dict)


def new_game(wanted: Wanted) -> Keeper:
    """A game before its first act.

    Raises InputError for rules, an edition or names that do not exist or cannot be, and for a
    number of players that the rules refuse.
    """
    tags = {"Game": wanted.game, "Seats": seats_text(wanted.seats), **wanted.tags}
    lines = header(tags)
    try:
        return Keeper([opened(lines, ground_of(lines))])
    except ValueError:
        players = ", ".join(wanted.seats)
        raise refused("--seats", players, such_as=("Anne,Benoît,Chloé,Dan",)) from None


def opened(lines: tuple[str, ...], ground: Ground) -> Moment:
    """A game at its first moment; ValueError for a number of players that the rules refuse."""
    begin = bouffon.opened if ground.game.name == BOUFFON else dalmuti.opened
    return begin(lines, ground)
