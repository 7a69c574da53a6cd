"""N006: a Cyrillic or Greek letter that passes for a Latin one in a Latin word."""

from collections.abc import Iterator

from cardsmith.lexicon.alphabets import intruders, latinised
from cardsmith.lexicon.characters import named
from cardsmith.lint.reading import Reading, stretches
from cardsmith.model.finding import Finding


def look(reading: Reading) -> Iterator[Finding]:
    """N006 on every run of such letters."""
    text = reading.text
    foreign = intruders(text)
    for start, end in stretches(text, {text[offset] for offset in foreign}.__contains__):
        characters = " ".join(map(named, dict.fromkeys(text[start:end])))
        yield reading.found("N006", start, end, characters=characters, plain=latinised(text))
