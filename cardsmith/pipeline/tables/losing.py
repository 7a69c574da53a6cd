"""What a table of a deck would leave out, because it could not be read."""

from cardsmith.model.codes import Severity
from cardsmith.model.edition import Deck
from cardsmith.model.finding import Finding

KEPT = frozenset({"C409", "F026", "S113", "E115"})
"""Errors of reading after which every card is still there as it was written."""


def lost(deck: Deck) -> tuple[Finding, ...]:
    """The errors of reading that have left something out: an export would leave it out too."""
    return tuple(
        finding
        for finding in deck.findings
        if finding.severity is Severity.ERROR and finding.code not in KEPT
    )
