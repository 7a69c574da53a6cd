"""Claims on where pawns end: after the die, or after the score of a turn."""

from collections.abc import Iterator

from cardsmith.model.ruling import Fact, Ruling, Verdict
from cardsmith.referee.bouffon.claims.die import after_die
from cardsmith.referee.bouffon.claims.score import Score, score
from cardsmith.referee.bouffon.claims.told import told
from cardsmith.referee.bouffon.facts import Situation, lacking
from cardsmith.referee.bouffon.house import House
from cardsmith.referee.claims import End, Moves


def moves(claim: Moves, situation: Situation, house: House) -> Ruling:
    """Whether the pawns end where they are said to.

    Where no word and no marotte is told, the Bouffon's die alone has moved. A square beyond the
    finish is the finish.
    """
    if not {"proposals", "marotte"} & situation.tree.fields_told:
        return after_die(claim, situation, house)
    result = score(situation, house)
    expected = dict(_corrections(claim, situation, result))
    verdict = Verdict.WRONG if expected else Verdict.CORRECT
    return told(verdict, result, _codes(claim, situation, result), expected)


def _corrections(claim: Moves, situation: Situation, result: Score) -> Iterator[tuple[str, Fact]]:
    """The right end of every pawn that is said to end elsewhere, as the claim tells ends."""
    table, outcome = result
    squares = situation.squares
    for player, end in claim.ends.items():
        situation.seated(player, "moves")
        gain, square = outcome.gained(player), outcome.squares[table.players.index(player)]
        if end.is_gain:
            if end.number != gain:
                yield player, f"{gain:+d}"
        elif player not in squares:
            raise lacking(f"on.{player}")
        elif not is_same(end, square, table.finish):
            yield player, square


def is_same(end: End, square: int, finish: int) -> bool:
    """Whether two squares are one; all that lies beyond the finish is the finish (BOU-32)."""
    return min(end.number, finish) == min(square, finish)


def _codes(claim: Moves, situation: Situation, result: Score) -> set[str]:
    """What the score passed through, and what it says of those who gain nothing."""
    outcome = result.outcome
    codes = set(outcome.codes)
    others = [player for player in claim.ends if player != situation.bouffon]
    if outcome.found and not all(map(outcome.gained, others)):
        codes.add("BOU-20")
    if "hints" in situation.tree:
        codes.add("BOU-09")
    return codes
