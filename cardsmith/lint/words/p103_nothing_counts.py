"""P103: a synonym without a letter that scores, a title without one to spell (BOU-08, BOU-22)."""

from collections.abc import Iterator

from cardsmith.lexicon.length import measure
from cardsmith.lexicon.letters import filing_letter
from cardsmith.lint.reading import Reading
from cardsmith.model.deck import MAROTTE
from cardsmith.model.finding import Finding


def look(reading: Reading) -> Iterator[Finding]:
    """P103 on the whole text; an open parenthesis that hides it is P101's affair."""
    issues = measure(reading.text, reading.edition.rules.length_policy).issues
    filed = reading.is_title and reading.card.packet != MAROTTE
    nothing = "P103" in issues or (filed and not filing_letter(reading.text))
    if nothing and "P101" not in issues:
        yield reading.found("P103", 0, len(reading.text))
