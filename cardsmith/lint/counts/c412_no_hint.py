"""C412: so few synonyms that the Bouffon may cite none of them (BOU-09)."""

from collections.abc import Iterator

from cardsmith.lint.weighing import Weighed
from cardsmith.model.finding import Finding


def look(weighed: Weighed) -> Iterator[Finding]:
    """C412 with the number from which the rules in force allow a hint."""
    least = weighed.edition.rules.count("bouffon.hint_min")
    count = len(weighed.card.synonyms)
    if count < least:
        yield weighed.found("C412", count=count, least=least)
