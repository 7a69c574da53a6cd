"""T201: an apostrophe that is not the edition's."""

from collections.abc import Iterator

from cardsmith.lexicon.characters import APOSTROPHES
from cardsmith.lint.reading import Reading, stretches
from cardsmith.model.finding import Finding, Fix


def look(reading: Reading) -> Iterator[Finding]:
    """T201 on every run of them."""
    text, own = reading.text, reading.edition.apostrophe
    others = APOSTROPHES - {own}
    mend = reading.word.reworded("".join(own if char in others else char for char in text))
    for start, end in stretches(text, others.__contains__):
        sign = text[start]
        yield reading.found("T201", start, end, fix=Fix.SAFE, mend=mend, sign=sign, apostrophe=own)
