"""What a turn gave, from the facts told; the facts that mattered and were not told are named."""

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
    told = situation.squares
    table, turn = table_of(situation, house), turn_of(situation)
    outcome = resolve(table, turn, house)
    if told:
        for player in (gain.player for gain in outcome.gains if gain.player not in told):
            raise lacking(f"on.{player}")
    if "before" not in situation.tree and resolve(table, _elsewhere(turn), house) != outcome:
        raise lacking("before")
    for player in outcome.undecided:
        raise lacking(f"lots.{player}")
    return Score(table, outcome)


def table_of(situation: Situation, house: House) -> Table:
    """The table of a situation; a pawn whose square nobody told is far from the ends."""
    players, told = situation.seats, situation.squares
    if told or "finish" in situation.tree:
        finish, elsewhere = situation.number("finish"), 0
    else:
        finish, elsewhere = 2 * _FAR, _FAR
    first = situation.first
    if house.end == "full_round" and first is None:
        raise lacking("first")
    squares = tuple(told.get(player, elsewhere) for player in players)
    return Table(players, squares, finish, first=first or "")


def turn_of(situation: Situation) -> Turn:
    """The turn of a situation as far as it is told."""
    tree = situation.tree
    return Turn(
        situation.bouffon,
        before=situation.number("before") if "before" in tree else _FAR,
        die=situation.number("die") if "die" in tree else 0,
        card=situation.card,
        hints=situation.texts("hints"),
        proposals=situation.proposals,
        gestures=situation.gestures,
        spoken=situation.spoken,
        accepted=situation.texts("accepted"),
        lots=situation.lots,
        marotte=situation.marotte,
    )


def _elsewhere(turn: Turn) -> Turn:
    """The same turn, begun on another square."""
    return turn._replace(before=turn.before + 1)
