"""O301: a word that the dictionary lacks: a slip, or one for the edition's own list."""

from collections.abc import Iterator

from cardsmith.lexicon.spelling import Fault
from cardsmith.lint.spelling.proof import Doubt
from cardsmith.model.finding import Finding


def look(doubt: Doubt) -> Iterator[Finding]:
    """O301 on the word, with up to three that it may have been."""
    if doubt.verdict.fault is Fault.UNKNOWN:
        yield doubt.found("O301")
