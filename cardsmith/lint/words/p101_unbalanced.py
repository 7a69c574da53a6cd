"""P101: a parenthesis without its partner leaves the scoring length unknown (BOU-22)."""

from collections.abc import Iterator

from cardsmith.lexicon.length import measure
from cardsmith.lexicon.parentheses import Parentheses, parentheses
from cardsmith.lint.reading import Reading
from cardsmith.model.finding import Finding, Fix


def look(reading: Reading) -> Iterator[Finding]:
    """P101 on every parenthesis alone; when one is missing at the end, it can be added."""
    signs = parentheses(reading.text)
    alone = sorted(signs.stray + signs.unclosed)
    mended = _mended(reading, signs) if alone else ""
    one_missing = len(signs.unclosed) == 1 and not signs.stray
    mend = reading.word.reworded(mended) if one_missing and mended else None
    for offset in alone:
        yield reading.found(
            "P101",
            offset,
            offset + 1,
            fix=Fix.UNSAFE if mend else Fix.NONE,
            mend=mend,
            sign=reading.text[offset],
            mended=mended,
        )


def _mended(reading: Reading, signs: Parentheses) -> str:
    """The text with its parentheses closed; empty where nothing in it would count then."""
    kept = "".join(char for at, char in enumerate(reading.text) if at not in signs.stray)
    mended = kept + ")" * len(signs.unclosed)
    counts = measure(mended, reading.edition.rules.length_policy).score is not None
    return mended if counts and not kept.rstrip().endswith("(") else ""
