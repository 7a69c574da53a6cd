"""What a turn gave, from the facts told; the facts that mattered and were not told are named."""

from collections.abc import Iterator
from typing import NamedTuple

from cardsmith.referee.bouffon.facts import Situation, lacking
from cardsmith.referee.bouffon.house import House
from cardsmith.referee.bouffon.scoring import resolve
from cardsmith.referee.bouffon.states import Outcome, Table, Turn

_FAR = 1_000
"""A square from which no turn reaches an end of the board."""


class Score(NamedTuple):
    """The table before the score, and what the turn gave."""

    table: Table
    outcome: Outcome


def score(situation: Situation, house: House) -> Score:
    """Score the turn of a situation.

    Where neither squares nor the finish are told, the pawns stand far from both ends: gains are
    all that can be asked for. Raises InputError for a fact that the outcome hangs on: the square
    of a pawn that moves, the square before the die, a die that parts players.
    """
    table, turn = table_of(situation), turn_of(situation)
    marotte = turn.marotte
    if marotte is not None and marotte.card is None and marotte.found is None:
        raise lacking("marotte.answers")
    outcome = resolve(table, turn, house)
    for fact in _lacking(situation, outcome):
        raise lacking(fact)
    if "before" not in situation.told and resolve(table, _elsewhere(turn), house) != outcome:
        raise lacking("before")
    if outcome.arrivals and house.end == "full_round" and not table.first:
        raise lacking("first")
    return Score(table, outcome)


def _lacking(situation: Situation, outcome: Outcome) -> Iterator[str]:
    """The squares of pawns that move on a track that is told, the dice that part players."""
    told = situation.squares
    if told or "finish" in situation.told:
        yield from (f"on.{gain.player}" for gain in outcome.gains if gain.player not in told)
    yield from (f"lots.{player}" for player in outcome.undecided)


def is_scored(situation: Situation) -> bool:
    """Whether the situation tells of a minute, and not of the die alone."""
    return "proposals" in situation.told


def table_of(situation: Situation) -> Table:
    """The table of a situation; a pawn whose square nobody told is far from the ends."""
    situation.need("seats")
    players, told = situation.seats, situation.squares
    finish, elsewhere = 2 * _FAR, _FAR
    if told or "finish" in situation.told:
        situation.need("finish")
        finish, elsewhere = situation.finish, 0
    squares = tuple(told.get(player, elsewhere) for player in players)
    return Table(players, squares, finish, first=situation.first)


def turn_of(situation: Situation) -> Turn:
    """The turn of a situation, which must tell the card and the words that were said."""
    situation.need("bouffon", "card", "proposals")
    turn = turn_told(situation)
    return turn if "before" in situation.told else turn._replace(before=_FAR)


def turn_told(situation: Situation) -> Turn:
    """The turn of a situation as far as it is told."""
    return Turn(
        situation.bouffon,
        before=situation.before,
        die=situation.die,
        card=situation.card if "card" in situation.told else None,
        hints=situation.hints,
        proposals=situation.proposals,
        gestures=situation.gestures,
        spoken=situation.spoken,
        accepted=situation.accepted,
        lots=situation.lots,
        marotte=situation.marotte,
    )


def _elsewhere(turn: Turn) -> Turn:
    """The same turn, begun on another square."""
    return turn._replace(before=turn.before + 1)
