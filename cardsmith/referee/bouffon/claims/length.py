"""Claims on scoring lengths."""

from cardsmith.lexicon.length import scoring_length
from cardsmith.model.ruling import Ruling
from cardsmith.referee.bouffon.house import House
from cardsmith.referee.bouffon.rulings import correct, wrong
from cardsmith.referee.claims import Length

_CODES = ("BOU-22", "BOU-Q36")


def length(claim: Length, house: House) -> Ruling:
    """Whether a text counts so many letters, or more than another (BOU-22, BOU-Q36)."""
    counted = scoring_length(claim.text, house.length)
    if counted is None:
        return wrong("length-untold", *_CODES, text=claim.text)
    if claim.claimed is None:
        return _longer(claim, counted, house)
    if counted == claim.claimed:
        return correct("length", *_CODES, text=claim.text, length=counted)
    expected = {"length": counted}
    return wrong("length", *_CODES, expected=expected, text=claim.text, length=counted)


def _longer(claim: Length, counted: int, house: House) -> Ruling:
    """Whether a text is longer than the other."""
    other = scoring_length(claim.longer_than, house.length)
    if other is None:
        return wrong("length-untold", *_CODES, text=claim.longer_than)
    facts = {"text": claim.text, "length": counted, "other": claim.longer_than, "less": other}
    if counted > other:
        return correct("longer", *_CODES, **facts)
    return wrong("not-longer", *_CODES, **facts)
