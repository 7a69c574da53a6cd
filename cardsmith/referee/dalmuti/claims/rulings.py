"""Rulings on what is only held against what was said, and rulings of the engine made over."""

from collections.abc import Iterable, Mapping
from dataclasses import replace

from cardsmith.model.ruling import Fact, Ruling, Verdict
from cardsmith.referee.dalmuti.answers import correct, expecting, wrong

_CONTRARY = {
    Verdict.CORRECT: Verdict.WRONG,
    Verdict.WRONG: Verdict.CORRECT,
    Verdict.NOT_COVERED: Verdict.NOT_COVERED,
}


def compared(
    reason: str,
    codes: Iterable[str],
    facts: Mapping[str, Fact],
    expected: Mapping[str, Fact],
    *,
    holds: bool,
) -> Ruling:
    """A ruling that tells how it is, whether that was claimed or not; where not, what should be."""
    if holds:
        return correct(reason, *codes, **facts)
    return expecting(wrong(reason, *codes, **facts), expected)


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
