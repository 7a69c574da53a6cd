"""The facts that the tags of a game tell."""

from collections.abc import Callable
from typing import TypeVar

from cardsmith.model.finding import Finding, InputError
from cardsmith.model.struct import Struct, field
from cardsmith.referee.records.facts import Facts
from cardsmith.referee.records.games import Game
from cardsmith.referee.records.reading.tagged import card, deal, seats, settings, throws
from cardsmith.referee.records.record import Tag
from cardsmith.referee.records.seating import Seating
from cardsmith.referee.records.words import Word

T = TypeVar("T")


def facts_of(game: Game) -> tuple[Facts, list[Finding]]:
    """What the tags of a game tell, and every tag whose text cannot be read."""
    desk = _Desk(game)
    seated = desk.one("Seats", seats) or ()
    seating = Seating(tuple(seat.text for seat in seated))
    facts = Facts(
        seats=seated,
        throws=desk.one("Start", lambda told: throws(told, seating)) or (),
        hands=desk.one("Deal", deal) or (),
        rules=desk.one("Rules", _as_it_stands),
        options=desk.one("Options", settings) or (),
        board=desk.one("Board", settings) or (),
        edition=desk.one("Edition", _as_it_stands),
        cards=desk.every("Card", card),
    )
    return facts, desk.findings


def _as_it_stands(told: Word) -> Word:
    return told


class _Desk(Struct, frozen=True):
    """Reads the tags of a game, and keeps what is wrong with them."""

    game: Game
    findings: list[Finding] = field(default_factory=list)

    def one(self, name: str, read: Callable[[Word], T]) -> T | None:
        """What the tag of that name says; None without one, or when it cannot be read."""
        tag = self.game.tag(name)
        return self._read(tag, read) if tag else None

    def every(self, name: str, read: Callable[[Word], T]) -> tuple[T, ...]:
        """What the tags of that name say, but for those that cannot be read."""
        tags = (tag for tag in self.game.tags if tag.name.text == name)
        return tuple(told for tag in tags if (told := self._read(tag, read)) is not None)

    def _read(self, tag: Tag, read: Callable[[Word], T]) -> T | None:
        try:
            return read(tag.text)
        except InputError as error:
            self.findings.append(error.finding)
            return None
