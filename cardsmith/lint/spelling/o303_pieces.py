"""O303: a compound that is no word, though each of its pieces is one."""

from collections.abc import Iterator

from cardsmith.lexicon.spelling import Fault
from cardsmith.lint.spelling.proof import Doubt
from cardsmith.model.finding import Finding, Fix


def look(doubt: Doubt) -> Iterator[Finding]:
    """O303 on the compound, mended where one word alone is near."""
    if doubt.verdict.fault is Fault.PIECES:
        yield doubt.found("O303", fix=Fix.UNSAFE)
