"""Short ways to write a ruling: its reason first, then the codes it stands on, then the facts."""

from collections.abc import Iterable, Mapping
from functools import lru_cache

from cardsmith.model.ruling import Fact, Ruling, Verdict
from cardsmith.model.struct import replace

_NONE: Mapping[str, Fact] = {}

_CONTRARY = {
    Verdict.CORRECT: Verdict.WRONG,
    Verdict.WRONG: Verdict.CORRECT,
    Verdict.NOT_COVERED: Verdict.NOT_COVERED,
}


def correct(reason: str, /, *codes: str, **facts: Fact) -> Ruling:
    """What was done or claimed is right.

    >>> correct("proposes", "BOU-13", "BOU-Q18").readings
    ('BOU-Q18',)
    """
    return ruling(Verdict.CORRECT, reason, codes, facts)


def wrong(
    reason: str, /, *codes: str, expected: Mapping[str, Fact] = _NONE, **facts: Fact
) -> Ruling:
    """What was done or claimed is wrong; ``expected`` should have been."""
    return ruling(Verdict.WRONG, reason, codes, facts, expected)


def not_covered(reason: str, /, *codes: str, **facts: Fact) -> Ruling:
    """The rules are silent, and no reading or house rule fills the silence."""
    return ruling(Verdict.NOT_COVERED, reason, codes, facts)


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
        return ruling(Verdict.CORRECT, reason, tuple(codes), facts)
    return ruling(Verdict.WRONG, reason, tuple(codes), facts, expected)


def ruling(
    verdict: Verdict,
    reason: str,
    codes: tuple[str, ...],
    facts: Mapping[str, Fact],
    expected: Mapping[str, Fact] = _NONE,
) -> Ruling:
    """A ruling from one list of codes: articles and readings parted, each once, in order."""
    articles, readings = _parted(codes)
    return Ruling(verdict, articles, readings, reason, facts, expected)


def citing(ruled: Ruling, *codes: str) -> Ruling:
    """The same ruling, standing on some more articles and readings.

    >>> citing(wrong("lower-value", "DAL-14"), "DAL-Q27", "DAL-14").cited
    ('DAL-14', 'DAL-Q27')
    """
    articles, readings = _parted((*ruled.cited, *codes))
    return replace(ruled, articles=articles, readings=readings)


def opposed(ruled: Ruling) -> Ruling:
    """The ruling on the contrary claim; what the rules leave open stays open."""
    return replace(ruled, verdict=_CONTRARY[ruled.verdict], expected=_NONE)


@lru_cache(maxsize=4096)
def _parted(codes: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Articles, and readings, whose numbers begin with Q."""
    once = tuple(dict.fromkeys(codes))
    articles = tuple(code for code in once if "-Q" not in code)
    return articles, tuple(code for code in once if "-Q" in code)
