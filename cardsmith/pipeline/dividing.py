"""What divides the words of an edition's cards."""

from pathlib import Path

from cardsmith.intake.editions.divisions import own_divisions
from cardsmith.lexicon.hyphenation import hyphenator
from cardsmith.model.edition import Edition
from cardsmith.model.finding import Finding
from cardsmith.model.metrics import Hyphenator


def hyphenator_of(edition: Edition) -> tuple[Hyphenator, tuple[Finding, ...]]:
    """The hyphenator of an edition's language, with its own divisions and what is wrong in them."""
    own, findings = own_divisions(Path(edition.folder))
    return hyphenator(edition.language, own), findings
