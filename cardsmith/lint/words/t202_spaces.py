"""T202: a space before or after the text, or two in a row."""

from collections.abc import Iterator

from cardsmith.lexicon.characters import SPACE, SPACES
from cardsmith.lint.reading import Reading, stretches
from cardsmith.model.finding import Finding, Fix


def look(reading: Reading) -> Iterator[Finding]:
    """T202 on every such run of spaces."""
    text = reading.text
    for start, end in stretches(text, SPACES.__contains__):
        between = start > 0 and end < len(text)
        if not between or end - start > 1:
            mend = reading.word.reworded(text[:start] + SPACE * between + text[end:])
            yield reading.found("T202", start, end, fix=Fix.SAFE, mend=mend)
