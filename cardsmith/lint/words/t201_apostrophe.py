"""T201: an apostrophe that is not the edition's."""

from collections.abc import Iterator

from cardsmith.lexicon.characters import APOSTROPHES
from cardsmith.lint.reading import Reading, stretches
from cardsmith.model.finding import Finding, Fix


def look(reading: Reading) -> Iterator[Finding]:
    """T201 on every run of them."""
    own = reading.edition.apostrophe
    for start, end in stretches(reading.text, (APOSTROPHES - {own}).__contains__):
        sign = reading.text[start]
        yield reading.found("T201", start, end, fix=Fix.SAFE, sign=sign, apostrophe=own)
