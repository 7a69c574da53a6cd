"""What a turn gave, from the facts told; the facts that mattered and were not told are named."""

from collections.abc import Iterator
from typing import NamedTuple

from cardsmith.referee.bouffon.acts import Player
from cardsmith.referee.bouffon.facts import Situation, lacking
from cardsmith.referee.bouffon.house import House
from cardsmith.referee.bouffon.scoring import resolve
from cardsmith.referee.bouffon.states import Outcome, Spoken, Table, Turn

_FAR = 1_000
"""A square from which no turn reaches an end of the board."""


class Score(NamedTuple):
    """The table before the score, and what the turn gave."""

    table: Table
    outcome: Outcome


def score(situation: Situation, house: House) -> Score:
    """Score the turn of a situation.

    Where neither squares nor the finish are told, the pawns stand far from both ends: gains are
    all that can be asked for. A marotte is for a Bouffon whose words nobody found (BOU-24): in a
    turn that is told, not played, claiming it after a word was found changes nothing. Raises
    InputError for a fact that the outcome hangs on: the square of a pawn that moves, the square
    before the die, a die that parts players.
    """
    table, turn = table_of(situation), turn_of(situation)
    marotte = turn.marotte
    if marotte is not None and marotte.card is None and marotte.found is None:
        raise lacking("marotte.answers")
    outcome = resolve(table, turn, house)
    if marotte is not None and situation.state is None:
        without = resolve(table, turn._replace(marotte=None), house)
        if not without.failed:
            turn, outcome = turn._replace(marotte=None), _citing(without, "BOU-24")
    for fact in _lacking(situation, outcome):
        raise lacking(fact)
    if "before" not in situation.told and _hangs_on_before(table, turn, house):
        raise lacking("before")
    if outcome.arrivals and house.end == "full_round":
        if not table.first:
            raise lacking("first")
        outcome = _citing(outcome, "BOU-32", "BOU-Q02", "BOU-Q35")
    return Score(table, outcome)


def _citing(outcome: Outcome, *codes: str) -> Outcome:
    return outcome._replace(codes=tuple(sorted({*outcome.codes, *codes})))


def _hangs_on_before(table: Table, turn: Turn, house: House) -> bool:
    """Whether the outcome would be another had the turn begun on another square."""
    elsewhere = turn._replace(before=turn.before + 1)
    return resolve(table, turn, house) != resolve(table, elsewhere, house)


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
    if situation.board is not None:
        finish, elsewhere = situation.board.victory, 0
    elif told or "finish" in situation.told:
        situation.need("finish")
        finish, elsewhere = situation.finish, 0
    squares = tuple(told.get(player, elsewhere) for player in players)
    arrivals = tuple(_there(situation, finish))
    return Table(players, squares, finish, arrivals, situation.first)


def _there(situation: Situation, finish: int) -> Iterator[Player]:
    """Who stood at the finish before this turn, the farthest first."""
    there = (player for player, square in situation.squares.items() if square >= finish)
    farthest = sorted(there, key=situation.squares.__getitem__, reverse=True)
    yield from (player for player in farthest if player != situation.bouffon)


def turn_of(situation: Situation) -> Turn:
    """The turn of a situation, which must tell the card and the words that were said."""
    situation.need("bouffon", "card", "proposals")
    turn = turn_told(situation)
    return turn if "before" in situation.told else turn._replace(before=_FAR)


def turn_told(situation: Situation) -> Turn:
    """The turn of a situation as far as it is told; what the Bouffon says is no proposal."""
    proposals, spoken = [], list(situation.spoken)
    for word in situation.proposals:
        if word.player != situation.bouffon:
            proposals.append(word)
        elif word.at is None or word.at >= 0:
            spoken.append(Spoken(word.text, word.at, len(proposals)))
    return Turn(
        situation.bouffon,
        before=situation.before,
        die=situation.die,
        card=situation.card if "card" in situation.told else None,
        hints=situation.hints,
        proposals=tuple(proposals),
        gestures=situation.gestures,
        spoken=tuple(spoken),
        accepted=situation.accepted,
        lots=situation.lots,
        marotte=situation.marotte,
    )
