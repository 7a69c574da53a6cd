"""T204: a capital without the accent that its word has: Etat for État."""

from collections.abc import Iterator

from cardsmith.lexicon.spelling import Fault
from cardsmith.lint.spelling.proof import Doubt
from cardsmith.model.finding import Finding, Fix


def look(doubt: Doubt) -> Iterator[Finding]:
    """T204 on the word."""
    if doubt.verdict.fault is Fault.CAPITAL_ACCENT:
        yield doubt.found("T204", fix=Fix.UNSAFE)
