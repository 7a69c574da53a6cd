"""The contrary of what was asked: the same reason, the other verdict."""

from dataclasses import replace

from cardsmith.model.ruling import Ruling, Verdict

_CONTRARY = {
    Verdict.CORRECT: Verdict.WRONG,
    Verdict.WRONG: Verdict.CORRECT,
    Verdict.NOT_COVERED: Verdict.NOT_COVERED,
}


def opposed(ruling: Ruling) -> Ruling:
    """The ruling on the contrary claim; what the rules leave open stays open."""
    return replace(ruling, verdict=_CONTRARY[ruling.verdict], expected={})
