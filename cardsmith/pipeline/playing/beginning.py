"""How a game that is kept begins: at its first die or deal, or where its record left off."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from cardsmith.intake.files.folders import shown
from cardsmith.intake.files.records import record_text
from cardsmith.model.codes import Severity
from cardsmith.model.finding import Finding, InputError
from cardsmith.pipeline.grounds import grounds_of
from cardsmith.pipeline.playing import bouffon, dalmuti
from cardsmith.pipeline.playing.bouffon import BouffonDesk
from cardsmith.pipeline.playing.dalmuti import DalmutiDesk
from cardsmith.pipeline.playing.headers import ground_of, header, seats_text
from cardsmith.pipeline.playing.keeper import Keeper, Moment
from cardsmith.pipeline.playing.typed import fields
from cardsmith.pipeline.playing.values import Act
from cardsmith.pipeline.refusing import refused
from cardsmith.referee.records.games import BOUFFON, Game, games
from cardsmith.referee.records.reading.layout import laid_out
from cardsmith.referee.records.reading.record import read
from cardsmith.referee.records.record import Line, Record
from cardsmith.referee.records.tricks import Cancel, Revolt, Taxes, Trick
from cardsmith.referee.records.turns import Turn
from cardsmith.referee.replay.values import Ground

_PLAYED = (Turn, Trick, Taxes, Cancel, Revolt)
_MOST_BARS = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class Wanted:
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
        return Keeper([_opened(lines, ground_of(lines))])
    except ValueError:
        players = ", ".join(wanted.seats)
        raise refused("--seats", players, such_as=("Anne,Benoît,Chloé,Dan",)) from None


def resumed(path: Path) -> Keeper:
    """The last game of a record, every act of it once more, so that each can be undone.

    Raises InputError for a file that cannot be read, for its first error, and for a record that
    tells too little to go on from it (G130).
    """
    name = shown(path)
    text, findings = record_text(path, name)
    record, faults = read(text, name) if text is not None else (Record(), ())
    grounds, amiss = grounds_of(record)
    for finding in (*findings, *faults, *amiss):
        if finding.severity is Severity.ERROR:
            raise InputError(finding)
    moments: list[Moment] = []
    for game, ground in zip(games(record.lines), grounds, strict=True):
        moments = _played(moments, game, ground)
    return Keeper(moments)


def _opened(lines: tuple[str, ...], ground: Ground) -> Moment:
    begin = bouffon.opened if ground.game.name == BOUFFON else dalmuti.opened
    return begin(lines, ground)


def _played(before: Sequence[Moment], game: Game, ground: Ground) -> list[Moment]:
    """Every moment of one game, as its lines tell it; ``before`` are those of the game before."""
    is_played = [isinstance(line.says, _PLAYED) for line in game.lines]
    first = is_played.index(True) if any(is_played) else len(is_played)
    last = before[-1] if before else None
    lines = (*(last.lines if last else ()), *(line.text for line in game.lines[:first]))
    ground = replace(ground, game=Game(game.lines[:first], game.inherited))
    try:
        if isinstance(last, DalmutiDesk) and game.name != BOUFFON:
            moments: list[Moment] = [dalmuti.followed(last, lines, ground)]
        else:
            moments = [_opened(lines, ground)]
    except ValueError:
        raise _lacking(game.lines[0]) from None
    for line in game.lines[first:]:
        _tell(moments, line)
    return moments


def _tell(moments: list[Moment], line: Line) -> None:
    """Add the moments that one line of a record tells."""
    if not isinstance(line.says, _PLAYED):
        desk = moments[-1]
        moments.append(replace(desk, past=(*desk.past, line.text)))
        return
    _finish(moments)
    begun = len(moments[-1].past)
    words = laid_out(line.text, lambda _start, _end: line.span).words
    for text in fields(words) if isinstance(line.says, Turn) else (words,):
        _type(moments, text, line, begun)


def _type(moments: list[Moment], text: str, line: Line, begun: int) -> None:
    """Add the moments of a part of a line; the text of the line stays as it was written.

    The results of a line that play itself has finished say nothing more.
    """
    for step in moments[-1].take(Act(text, forced=True)):
        after = step.desk
        if step.is_refused and len(after.past) > begun:
            return
        if step.is_refused:
            raise _lacking(line)
        if len(after.past) > begun:
            after = replace(after, past=(*after.past[:-1], line.text))
        if after.lines != moments[-1].lines:
            moments.append(after)


def _finish(moments: list[Moment]) -> None:
    """Add the end of a turn whose record does not say what came of it."""
    for _ in range(_MOST_BARS):
        desk = moments[-1]
        if not isinstance(desk, BouffonDesk) or desk.lines == desk.past:
            return
        moments.extend(step.desk for step in desk.take(Act("|", forced=True)))


def _lacking(line: Line) -> InputError:
    return InputError(Finding("G130", line.span, severity=Severity.ERROR, kind="turn"))
