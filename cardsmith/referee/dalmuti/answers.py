"""Rulings made short: a verdict, a reason, the codes it stands on, the facts for its words."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache

from cardsmith.model.ruling import Fact, Ruling, Verdict


def correct(reason: str, *codes: str, **facts: Fact) -> Ruling:
    """The act is right."""
    return _ruling(Verdict.CORRECT, reason, codes, facts)


def wrong(reason: str, *codes: str, **facts: Fact) -> Ruling:
    """The act is wrong."""
    return _ruling(Verdict.WRONG, reason, codes, facts)


def not_covered(reason: str, *codes: str, **facts: Fact) -> Ruling:
    """The rules do not say, and no house rule does."""
    return _ruling(Verdict.NOT_COVERED, reason, codes, facts)


def citing(ruling: Ruling, *readings: str) -> Ruling:
    """The same ruling, leaning on more readings."""
    return replace(ruling, readings=(*ruling.readings, *readings))


def expecting(ruling: Ruling, expected: Mapping[str, Fact]) -> Ruling:
    """The same ruling, with what should have happened."""
    return replace(ruling, expected=expected)


def _ruling(
    verdict: Verdict, reason: str, codes: tuple[str, ...], facts: Mapping[str, Fact]
) -> Ruling:
    """Codes with a Q are readings, the others articles.

    >>> wrong("equal", "DAL-14", "DAL-Q26", table="3×8").readings
    ('DAL-Q26',)
    """
    return Ruling(verdict, *_sorted(codes), reason, facts)


@cache
def _sorted(codes: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Articles, and readings, each once."""
    once = tuple(dict.fromkeys(codes))
    articles = tuple(code for code in once if "Q" not in code)
    return articles, tuple(code for code in once if "Q" in code)
