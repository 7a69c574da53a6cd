"""Whom a line names, and what it tells beside the game."""

from collections.abc import Iterable, Iterator
from typing import assert_never

from cardsmith.referee.records.incidents import Incident
from cardsmith.referee.records.record import Blank, Claim, Saying, Tags, Unread
from cardsmith.referee.records.results import Ranks, Result, Seats
from cardsmith.referee.records.tricks import Cancel, Move, Revolt, Taxes, Trick
from cardsmith.referee.records.turns import Answer, Hint, Proposal, Title, Turn
from cardsmith.referee.records.words import Word


def players_of(says: Saying) -> Iterator[Word]:
    """Every player that a line names, as written; a claim names whom it likes."""
    match says:
        case Turn():
            yield from _of_turn(says)
        case Trick():
            yield from _of_moments(says.moves)
            yield from _of_results(says.results)
        case Taxes():
            for gift in says.gifts:
                yield gift.giver
                yield gift.receiver
            yield from _of_results(says.results)
        case Cancel() | Revolt():
            yield says.player
            yield from _of_results(says.results)
        case Tags() | Claim() | Blank() | Unread():
            pass
        case _:
            assert_never(says)


def _of_turn(turn: Turn) -> Iterator[Word]:
    yield turn.player
    yield from _of_moments((*turn.opening, *turn.minute))
    if turn.marotte:
        yield turn.marotte.drawer
        yield from _of_moments(turn.marotte.answers)
    yield from _of_results(turn.results)


def _of_moments(moments: Iterable[Title | Hint | Proposal | Answer | Move]) -> Iterator[Word]:
    for moment in moments:
        if not isinstance(moment, Title | Hint | Answer) and moment.player:
            yield moment.player


def _of_results(results: Iterable[Result]) -> Iterator[Word]:
    for result in results:
        yield from players_in(result)


def players_in(result: Result) -> Iterator[Word]:
    """Every player that a result names; one at least."""
    if isinstance(result, Ranks | Seats):
        yield from result.players
    else:
        yield result.player


def incidents_of(says: Turn | Trick | Taxes | Cancel | Revolt) -> Iterator[Incident]:
    """Every incident of a line, in order."""
    match says:
        case Turn():
            answers = says.marotte.answers if says.marotte else ()
            moments: tuple[object, ...] = (*says.opening, *says.minute, *answers)
        case Trick():
            moments = says.moves
        case _:
            moments = ()
    yield from (moment for moment in moments if isinstance(moment, Incident))
