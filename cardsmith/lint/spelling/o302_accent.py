"""O302: accents that no word of these letters has."""

from collections.abc import Iterator

from cardsmith.lexicon.spelling import Fault
from cardsmith.lint.spelling.proof import Doubt
from cardsmith.model.finding import Finding, Fix


def look(doubt: Doubt) -> Iterator[Finding]:
    """O302 on the word; it can be mended where one word alone has these letters."""
    if doubt.verdict.fault is Fault.ACCENT:
        yield doubt.found("O302", fix=Fix.UNSAFE)
