"""Replay a record: read its file, find what it is played with, judge it line by line."""

from pathlib import Path

from cardsmith.intake.files.folders import shown
from cardsmith.intake.files.records import is_json_lines, record_text
from cardsmith.intake.shipped.law_words import options_to_try
from cardsmith.model.codes import Severity
from cardsmith.model.finding import Finding
from cardsmith.model.place import Span
from cardsmith.model.rules import Rules
from cardsmith.model.ruling import Ruling
from cardsmith.model.struct import Struct, replace
from cardsmith.pipeline.grounds import grounds_of
from cardsmith.pipeline.judging import Answer, answer_of
from cardsmith.referee.flips import flips
from cardsmith.referee.records.games import Game
from cardsmith.referee.records.jsonlines import read_json_lines
from cardsmith.referee.records.reading.record import read
from cardsmith.referee.records.record import BOM, Record
from cardsmith.referee.replay.replaying import replay
from cardsmith.referee.replay.values import Going, Ground, Replay, Ruled


class Replayed(Struct, frozen=True, kw_only=True):
    """A record that was read and, where nothing in it was unreadable, replayed.

    ``findings`` are those of reading and of the replay, in the order of the lines. ``replay`` is
    None where the record could not be read as a whole.
    """

    record: Record
    grounds: tuple[Ground, ...]
    going: Going
    findings: tuple[Finding, ...]
    replay: Replay | None = None
    lines: tuple[str, ...] = ()

    @property
    def false(self) -> tuple[Ruled, ...]:
        """What the rules contradict, in order; one at most where the replay stops there."""
        return tuple(each for each in self.replay.ruled if each.is_false) if self.replay else ()

    def line(self, span: Span) -> str:
        """The line of the file that a place is on."""
        return self.lines[span.line - 1] if 0 < span.line <= len(self.lines) else ""


def replay_file(path: Path, going: Going = Going.STOP, rules: Rules | None = None) -> Replayed:
    """Replay the record of a file, by its own rules or by others that are given.

    Raises InputError (F009) for a file that cannot be opened.
    """
    name = shown(path)
    text, findings = record_text(path, name)
    if text is None:
        return Replayed(record=Record(), grounds=(), going=going, findings=findings)
    record, found = (read_json_lines if is_json_lines(path) else read)(text, name)
    lines = tuple(text.removeprefix(BOM).replace("\r\n", "\n").replace("\r", "\n").split("\n"))
    grounds, amiss = grounds_of(record, rules)
    findings = (*findings, *found, *amiss)
    result = None
    if not any(finding.severity is Severity.ERROR for finding in findings):
        result = replay(grounds, going)
        findings = (*findings, *result.findings)
    return Replayed(
        record=record,
        grounds=grounds,
        going=going,
        findings=tuple(sorted(findings, key=lambda finding: finding.span[1:3])),
        replay=result,
        lines=lines,
    )


def explained(replayed: Replayed, ruled: Ruled, lang: str) -> Answer:
    """The answer to one part of a record, with the house rules that would change it.

    What a house rule changes is seen by replaying the whole record under it.
    """
    ground = next(each for each in replayed.grounds if _holds(each.game, ruled.span))

    def other(rules: Rules) -> Ruling:
        grounds = [replace(each, rules=rules) for each in replayed.grounds]
        again = replay(grounds, replayed.going).ruled
        same = (each.ruling for each in again if _is_same(each, ruled))
        return next(same, ruled.ruling)

    tried = options_to_try(ruled.ruling.readings)
    changed = flips(other, ground.rules, ruled.ruling, tried)
    return answer_of(str(ruled.span), ruled.ruling, ground.rules, changed, lang)


def _holds(game: Game, span: Span) -> bool:
    return game.lines[0].span.line <= span.line <= game.lines[-1].span.line


def _is_same(one: Ruled, other: Ruled) -> bool:
    return (one.part, one.span) == (other.part, other.span)
