"""Short ways to write a ruling: the reason first, then the codes it stands on, then the facts."""

from collections.abc import Mapping
from functools import lru_cache

from cardsmith.model.ruling import Fact, Ruling, Verdict

_NONE: Mapping[str, Fact] = {}


def correct(reason: str, /, *codes: str, **facts: Fact) -> Ruling:
    """What was done or claimed is right.

    >>> correct("proposal", "BOU-13", "BOU-Q18").readings
    ('BOU-Q18',)
    """
    return ruling(Verdict.CORRECT, reason, codes, facts)


def wrong(
    reason: str, /, *codes: str, expected: Mapping[str, Fact] = _NONE, **facts: Fact
) -> Ruling:
    """What was done or claimed is wrong; ``expected`` should have been."""
    return ruling(Verdict.WRONG, reason, codes, facts, expected)


def not_covered(reason: str, /, *codes: str, **facts: Fact) -> Ruling:
    """The rules are silent, and no reading fills the silence."""
    return ruling(Verdict.NOT_COVERED, reason, codes, facts)


def ruling(
    verdict: Verdict,
    reason: str,
    codes: tuple[str, ...],
    facts: Mapping[str, Fact],
    expected: Mapping[str, Fact] = _NONE,
) -> Ruling:
    """A ruling from one list of codes, articles and readings parted."""
    articles, readings = _parted(codes)
    return Ruling(verdict, articles, readings, reason, facts, expected)


@lru_cache(maxsize=1024)
def _parted(codes: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    articles = tuple(code for code in codes if "-Q" not in code)
    return articles, tuple(code for code in codes if "-Q" in code)
