"""A game that is kept goes on where its record left off: every line of it is typed once more."""

from collections.abc import Sequence
from pathlib import Path

from cardsmith.intake.files.folders import shown
from cardsmith.intake.files.records import record_text
from cardsmith.model.codes import Severity
from cardsmith.model.finding import Finding, InputError
from cardsmith.model.struct import replace
from cardsmith.pipeline.grounds import grounds_of
from cardsmith.pipeline.playing import dalmuti
from cardsmith.pipeline.playing.beginning import opened
from cardsmith.pipeline.playing.bouffon import BouffonDesk
from cardsmith.pipeline.playing.dalmuti import DalmutiDesk
from cardsmith.pipeline.playing.keeper import Keeper, Moment
from cardsmith.pipeline.playing.typed import fields
from cardsmith.pipeline.playing.values import Act
from cardsmith.referee.records.games import BOUFFON, Game, games
from cardsmith.referee.records.reading.layout import laid_out
from cardsmith.referee.records.reading.record import read
from cardsmith.referee.records.record import Blank, Line, Record
from cardsmith.referee.records.tricks import Cancel, Revolt, Taxes, Trick
from cardsmith.referee.records.turns import Turn
from cardsmith.referee.records.writing import written
from cardsmith.referee.replay.values import Ground

_UNTRICKED = (Taxes, Cancel, Revolt)
_PLAYED = (Turn, Trick, *_UNTRICKED)
_MOST_BARS = 3


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
            moments = [opened(lines, ground)]
    except ValueError:
        raise _lacking(game.lines[0]) from None
    for line in game.lines[first:]:
        _tell(moments, line)
    return moments


def _tell(moments: list[Moment], line: Line) -> None:
    """Add the moments that one line of a record tells.

    The text of a line that is finished stays as it was written; of another the remarks stay.
    """
    if not isinstance(line.says, _PLAYED):
        _keep(moments, line.text)
        return
    _finish(moments)
    if isinstance(line.says, Turn) and not (line.says.die or line.says.square):
        raise _lacking(line)
    is_whole = _is_whole(moments[-1], line)
    if not is_whole and (line.notes or line.comment):
        _keep(moments, written(Blank(), line.notes, line.comment))
    begun = len(moments[-1].past)
    for text in _texts(moments[-1], line):
        _type(moments, text, line, begun)
    if is_whole:
        moments[-1] = _rewritten(moments[-1], begun, line.text)


def _keep(moments: list[Moment], text: str) -> None:
    """Add a line that tells nothing of the play."""
    desk = moments[-1]
    moments.append(replace(desk, past=(*desk.past, text)))


def _is_whole(desk: Moment, line: Line) -> bool:
    """Whether a line is finished and stands by itself."""
    if desk.lines != desk.past:
        return False
    if isinstance(line.says, Turn | Trick):
        return bool(line.says.results)
    return isinstance(line.says, _UNTRICKED)


def _texts(desk: Moment, line: Line) -> list[str]:
    """What is typed of a line: who begins where nobody has told it, then field by field."""
    words = laid_out(line.text, lambda _start, _end: line.span).words
    if not isinstance(line.says, Turn):
        return [words]
    is_begun = not isinstance(desk, BouffonDesk) or bool(desk.race.state.bouffon)
    return [*fields(words)] if is_begun else [line.says.player.text, *fields(words)]


def _type(moments: list[Moment], text: str, line: Line, begun: int) -> None:
    """Add the moments of a part of a line, right or wrong.

    The results of a line that play itself has finished say nothing more.
    """
    for step in moments[-1].take(Act(text, forced=True, retold=True)):
        if step.is_refused and len(step.desk.past) > begun:
            return
        if step.is_refused:
            raise _lacking(line)
        moments.append(step.desk)


def _rewritten(desk: Moment, begun: int, text: str) -> Moment:
    """The moment with the last line as somebody wrote it."""
    past = (*desk.past[:begun], text)
    if isinstance(desk, DalmutiDesk):
        return replace(desk, past=past, says=None)
    return replace(desk, past=past)


def _finish(moments: list[Moment]) -> None:
    """Add the end of a turn whose record does not say what came of it."""
    for _ in range(_MOST_BARS):
        desk = moments[-1]
        if not isinstance(desk, BouffonDesk) or desk.lines == desk.past:
            return
        moments.extend(step.desk for step in desk.take(Act("|", forced=True, retold=True)))


def _lacking(line: Line) -> InputError:
    return InputError(Finding("G130", line.span, severity=Severity.ERROR, kind="turn"))
