"""Claims on scoring lengths."""

from cardsmith.lexicon.length import scoring_length
from cardsmith.model.ruling import Ruling
from cardsmith.referee.bouffon.claims.answering import Why, answer
from cardsmith.referee.bouffon.house import House
from cardsmith.referee.claims import Length

_CODES = ("BOU-22", "BOU-Q36")


def judge_length(claim: Length, house: House) -> Ruling:
    """Whether a text counts so many letters, or more than another (BOU-22, BOU-Q36)."""
    counted = scoring_length(claim.text, house.length)
    if counted is None:
        return answer(Why("length-untold", {"text": claim.text}), _CODES, is_right=False)
    if claim.claimed is None:
        return _longer(claim, counted, house)
    why = Why("length", {"text": claim.text, "length": counted})
    is_right = counted == claim.claimed
    return answer(why, _CODES, is_right=is_right, expected={"length": counted})


def _longer(claim: Length, counted: int, house: House) -> Ruling:
    """Whether a text is longer than the other."""
    other = claim.longer_than
    less = scoring_length(other, house.length)
    if less is None:
        return answer(Why("length-untold", {"text": other}), _CODES, is_right=False)
    why = Why("lengths", {"text": claim.text, "length": counted, "other": other, "less": less})
    return answer(why, _CODES, is_right=counted > less)
