"""T203: two letters where the dictionary has a ligature alone: coeur for cœur."""

from collections.abc import Iterator

from cardsmith.lexicon.spelling import Fault
from cardsmith.lint.spelling.proof import Doubt
from cardsmith.model.finding import Finding, Fix


def look(doubt: Doubt) -> Iterator[Finding]:
    """T203 on the word; its length and its canonical text stay."""
    if doubt.verdict.fault is Fault.LIGATURE:
        yield doubt.found("T203", fix=Fix.SAFE)
