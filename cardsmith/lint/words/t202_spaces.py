"""T202: a space before or after the text, or two in a row."""

from collections.abc import Iterator

from cardsmith.lexicon.characters import SPACES
from cardsmith.lint.reading import Reading, stretches
from cardsmith.model.finding import Finding, Fix


def look(reading: Reading) -> Iterator[Finding]:
    """T202 on every such run of spaces."""
    for start, end in stretches(reading.text, SPACES.__contains__):
        if start == 0 or end == len(reading.text) or end - start > 1:
            yield reading.found("T202", start, end, fix=Fix.SAFE)
