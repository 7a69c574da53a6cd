"""Claims on where pawns end: after the die, or after the score of a turn."""

from collections.abc import Iterator

from cardsmith.model.ruling import Fact, Ruling
from cardsmith.referee.bouffon.claims.answering import Why, answer
from cardsmith.referee.bouffon.claims.dice import after_die
from cardsmith.referee.bouffon.claims.score import Score, is_scored, score
from cardsmith.referee.bouffon.facts import Situation, lacking
from cardsmith.referee.bouffon.house import House
from cardsmith.referee.bouffon.states import Outcome
from cardsmith.referee.claims import Moves


def judge_moves(claim: Moves, situation: Situation, house: House) -> Ruling:
    """Whether the pawns end where they are said to.

    Where no word and no marotte is told, the Bouffon's die alone has moved. A square beyond the
    finish is the finish (BOU-32).
    """
    if not is_scored(situation):
        return after_die(claim, situation, house)
    result = score(situation, house)
    ends = dict(_ends(claim, situation, result))
    expected = {
        player: end for player, end in ends.items() if not _is_same(claim, player, end, result)
    }
    why = _why(result.outcome, tuple(f"{player} {end}" for player, end in ends.items()))
    codes = _codes(claim, situation, result.outcome)
    return answer(why, codes, is_right=not expected, expected=expected)


def _ends(claim: Moves, situation: Situation, result: Score) -> Iterator[tuple[str, Fact]]:
    """Where each of the pawns ends, told as the claim tells it: a gain, or a square."""
    table, outcome = result
    squares = situation.squares
    for player, end in claim.ends.items():
        situation.seated(player, f"claim.moves.{player}")
        if end.is_gain:
            yield player, f"{outcome.gained(player):+d}"
        elif player in squares:
            yield player, outcome.squares[table.players.index(player)]
        else:
            raise lacking(f"on.{player}")


def _is_same(claim: Moves, player: str, end: Fact, result: Score) -> bool:
    claimed = claim.ends[player]
    if claimed.is_gain or not isinstance(end, int):
        return f"{claimed.number:+d}" == end
    finish = result.table.finish
    return min(claimed.number, finish) == min(end, finish)


def _why(outcome: Outcome, ends: tuple[str, ...]) -> Why:
    """What the turn gave, in a word."""
    longest = outcome.longest
    if longest is not None:
        reason = "turn-complete" if outcome.complete else "turn-found"
        player, word, length = longest.player, longest.entry, longest.length
        return Why(reason, {"player": player, "word": word, "length": length, "ends": ends})
    if "BOU-27" in outcome.codes:
        return Why("turn-saved", {"ends": ends})
    if "BOU-28" in outcome.codes:
        return Why("turn-missed", {"ends": ends})
    return Why("turn-failed" if outcome.failed else "turn-void", {"ends": ends})


def _codes(claim: Moves, situation: Situation, outcome: Outcome) -> set[str]:
    """What the score passed through, and what it says of those who gain nothing."""
    codes = set(outcome.codes)
    others = [player for player in claim.ends if player != situation.bouffon]
    if outcome.found and not all(map(outcome.gained, others)):
        codes.add("BOU-20")
    if "hints" in situation.told:
        codes.add("BOU-09")
    return codes
