"""Rulings made over: to the contrary, or upon more than the engine cites."""

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


def citing(ruling: Ruling, *codes: str) -> Ruling:
    """The same ruling, standing on some more articles and readings."""
    cited = tuple(dict.fromkeys((*ruling.cited, *codes)))
    return replace(
        ruling,
        articles=tuple(code for code in cited if "Q" not in code),
        readings=tuple(code for code in cited if "Q" in code),
    )
