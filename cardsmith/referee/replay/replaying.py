"""The replay of a record, game after game, up to its first false line or to its end."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from cardsmith.model.codes import Severity
from cardsmith.model.finding import Finding
from cardsmith.referee.records.games import DALMUTI
from cardsmith.referee.replay.bouffon import replay_race
from cardsmith.referee.replay.dalmuti import replay_session
from cardsmith.referee.replay.values import Event, Going, Ground, Part, Replay, Ruled

_CODES = {Part.RESULT: "G122", Part.DISPUTE: "G123"}


def replay(grounds: Sequence[Ground], going: Going = Going.STOP) -> Replay:
    """Judge the games of a record in order.

    The record must be one that reading finds no error in. Games of Le Grand Dalmuti that follow
    each other are one session.
    """
    ruled: list[Ruled] = []
    findings: list[Finding] = []
    for event in _events(grounds, going):
        if isinstance(event, Finding):
            findings.append(event)
            wrong = event.severity is Severity.ERROR
        else:
            ruled.append(event)
            wrong = event.is_false
            findings += [_false(event)] if wrong else []
        if wrong and going is Going.STOP:
            break
    return Replay(ruled=tuple(ruled), findings=tuple(findings))


def _events(grounds: Sequence[Ground], going: Going) -> Iterator[Event]:
    for name, group in groupby(grounds, key=lambda ground: ground.game.name):
        if name == DALMUTI:
            yield from replay_session(tuple(group), going)
        else:
            for ground in group:
                yield from replay_race(ground, going)


def _false(ruled: Ruled) -> Finding:
    """The finding on what the rules contradict; its ruling says why."""
    ruling = ruled.ruling
    return Finding(
        _CODES.get(ruled.part, "G121"),
        ruled.span,
        codes=", ".join(ruling.cited),
        said=ruled.said or "",
        ruled=ruling.verdict,
    )
