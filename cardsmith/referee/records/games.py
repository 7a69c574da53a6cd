"""The games of a record: several may follow each other, each begun by a block of tags."""

from collections.abc import Iterable, Iterator

from cardsmith.model.struct import Struct
from cardsmith.referee.records.record import Line, Tag, Tags
from cardsmith.referee.records.tricks import Cancel, Revolt, Taxes, Trick
from cardsmith.referee.records.turns import Turn

BOUFFON, DALMUTI = "bouffon", "dalmuti"
GAMES = (BOUFFON, DALMUTI)

OPENING = frozenset({"Game", "Seats", "Deal", "Start"})
"""The tags that begin another game once a game has been played."""

KNOWN = ("Game", "Rules", "Options", "Seats", "Start", "Deal", "Board", "Edition", "Card")
"""The tags that mean something; any other is kept."""

_OWN = frozenset({"Deal", "Start"})
"""What one game does not leave to the next."""


class Game(Struct, frozen=True):
    """One game: its lines, and the tags that hold for it, those of earlier games first."""

    lines: tuple[Line, ...]
    inherited: tuple[Tag, ...] = ()

    @property
    def own(self) -> tuple[Tag, ...]:
        """The tags written for this game."""
        return tuple(_tags(self.lines))

    @property
    def tags(self) -> tuple[Tag, ...]:
        """Every tag that holds, in the order written."""
        return self.inherited + self.own

    def tag(self, name: str) -> Tag | None:
        """The tag of that name that holds: the last one."""
        return next((tag for tag in reversed(self.tags) if tag.name.text == name), None)

    @property
    def name(self) -> str:
        """``bouffon`` or ``dalmuti``, or whatever its tag says; empty without one."""
        tag = self.tag("Game")
        return tag.text.text.strip().casefold() if tag else ""


def games(lines: Iterable[Line]) -> tuple[Game, ...]:
    """The games of a record, one at least."""
    found: list[Game] = []
    inherited: tuple[Tag, ...] = ()
    for group in _groups(lines):
        game = Game(group, inherited)
        inherited = tuple(tag for tag in game.tags if tag.name.text not in _OWN)
        found.append(game)
    return tuple(found)


def begins_a_game(line: Line) -> bool:
    """Whether a line that follows play begins another game."""
    return isinstance(line.says, Tags) and any(tag.name.text in OPENING for tag in line.says.tags)


def _groups(lines: Iterable[Line]) -> Iterator[tuple[Line, ...]]:
    group: list[Line] = []
    played = False
    for line in lines:
        if played and begins_a_game(line):
            yield tuple(group)
            group, played = [], False
        group.append(line)
        played = played or isinstance(line.says, Turn | Trick | Taxes | Cancel | Revolt)
    yield tuple(group)


def _tags(lines: Iterable[Line]) -> Iterator[Tag]:
    for line in lines:
        if isinstance(line.says, Tags):
            yield from line.says.tags
