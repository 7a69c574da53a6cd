"""N007: a letter that no French word has, in an edition in French."""

from collections.abc import Iterator

from cardsmith.lexicon.alphabets import intruders, is_foreign_to_french
from cardsmith.lint.reading import Reading
from cardsmith.model.finding import Finding


def look(reading: Reading) -> Iterator[Finding]:
    """N007 on every run of them that is not a disguise (N006)."""
    if reading.edition.language != "fr":
        return
    disguised = {reading.text[offset] for offset in intruders(reading.text)}
    yield from reading.runs(
        "N007", lambda char: is_foreign_to_french(char) and char not in disguised
    )
