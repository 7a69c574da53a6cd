"""What both games share: claims judged at a point of a game, places, facts that are missing."""

from collections.abc import Callable, Iterator
from typing import TypeAlias

from cardsmith.model.finding import Finding, Fix, InputError
from cardsmith.model.place import Span
from cardsmith.model.plain import Plain
from cardsmith.model.ruling import Ruling
from cardsmith.referee.records.record import Claim
from cardsmith.referee.records.seating import Seating
from cardsmith.referee.records.words import Word
from cardsmith.referee.replay.values import Event, Part, Ruled

Judge: TypeAlias = Callable[[Plain], Ruling]
"""Judges the tree of a claim where the game stands."""

_PLAYERS = frozenset(
    (
        *("player", "to", "by", "with", "whose", "chooser", "winner"),
        *("bouffon", "lead", "speak", "deal", "order", "redraw"),
    )
)
"""The names under which a claim names players."""

_BY_PLAYER = frozenset({"moves", "ranks"})
"""The kinds of claims whose names are players."""


def player_of(seating: Seating, written: Word) -> str:
    """The player that a name means; ValueError for a name that a check of the record refuses."""
    found = seating.player(written)
    if isinstance(found, Finding):
        raise ValueError(f"nobody is called {written}")
    return found


def across(first: Span, last: Span) -> Span:
    """From the beginning of one place to the end of another on the same line."""
    file, line, column, end_line, _, cell = first
    return Span(file, line, column, end_line, last.end_column, cell)


def missing(span: Span, kind: str, **arguments: str) -> Finding:
    """A fact that the record does not tell, and what hangs on it (G130)."""
    told = {"kind": kind, **arguments}
    return Finding("G130", span, fix=Fix.NONE, severity=None, **told)


def claimed(part: Part, span: Span, tree: Plain, judge: Judge) -> Iterator[Event]:
    """The ruling on a result that a line claims; the finding instead where a fact is missing."""
    try:
        yield Ruled(part=part, span=span, ruling=judge(tree))
    except InputError as error:
        yield moved(error.finding, span)


def disputed(claim: Claim, seating: Seating, judge: Judge) -> Iterator[Event]:
    """The ruling on a dispute, and on the codes it was said to stand on (G124)."""
    span = claim.place("claim")
    try:
        ruling = judge(_whole(claim.claim, seating))
    except InputError as error:
        place = claim.place(error.finding.span.file)
        yield moved(error.finding, place if place.line else span)
        return
    yield Ruled(part=Part.DISPUTE, span=span, ruling=ruling, said=claim.verdict)
    for code in claim.cited:
        if code.text not in ruling.cited:
            yield Finding("G124", code.span, code=code.text, cited=", ".join(ruling.cited))


def _whole(claim: Plain, seating: Seating) -> Plain:
    """The claim with full names; one about an act that does not say how strongly says may."""
    if not isinstance(claim, dict):
        return claim
    return {kind: _full_names(kind, body, seating) for kind, body in claim.items()}


def _full_names(kind: str, body: Plain, seating: Seating) -> Plain:
    if not isinstance(body, dict):
        return body
    full = {_key(kind, name, seating): _named(name, value, seating) for name, value in body.items()}
    return {"says": "may", **full} if kind == "may" else full


def _key(kind: str, name: str, seating: Seating) -> str:
    return _full(name, seating) if kind in _BY_PLAYER and name not in _PLAYERS else name


def _named(name: str, value: Plain, seating: Seating) -> Plain:
    if name not in _PLAYERS or isinstance(value, dict):
        return value
    if isinstance(value, list):
        return [_named(name, item, seating) for item in value]
    return _full(value, seating)


def _full(written: str, seating: Seating) -> str:
    """The one player that a name fits, else the name as it is."""
    fitting = seating.fitting(written)
    return fitting[0] if len(fitting) == 1 else written


def moved(finding: Finding, span: Span) -> Finding:
    """The finding at a place of the record; a fact that is missing is one nobody noted (G130)."""
    if finding.code == "G160":
        return missing(span, "fact", fact=str(finding.arguments["fact"]))
    return Finding(
        finding.code,
        span,
        card=finding.card,
        fix=finding.fix,
        severity=finding.severity,
        **finding.arguments,
    )
