"""T205: a capital on a word that the dictionary writes without: Peur for peur."""

from collections.abc import Iterator

from cardsmith.lexicon.spelling import Fault
from cardsmith.lint.spelling.proof import Doubt
from cardsmith.model.finding import Finding, Fix


def look(doubt: Doubt) -> Iterator[Finding]:
    """T205 on the word; Morphée keeps its own."""
    if doubt.verdict.fault is Fault.CAPITAL:
        yield doubt.found("T205", fix=Fix.UNSAFE)
