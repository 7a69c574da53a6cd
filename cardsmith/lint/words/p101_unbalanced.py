"""P101: a parenthesis without its partner leaves the scoring length unknown (BOU-22)."""

from collections.abc import Iterator

from cardsmith.lexicon.parentheses import Parentheses, parentheses
from cardsmith.lint.reading import Reading
from cardsmith.model.finding import Finding, Fix


def look(reading: Reading) -> Iterator[Finding]:
    """P101 on every parenthesis alone; when one is missing at the end, it can be added."""
    signs = parentheses(reading.text)
    mended = _mended(reading.text, signs)
    one_missing = len(signs.unclosed) == 1 and not signs.stray
    mend = reading.word.reworded(mended) if one_missing else None
    for offset in sorted(signs.stray + signs.unclosed):
        yield reading.found(
            "P101",
            offset,
            offset + 1,
            fix=Fix.UNSAFE if mend else Fix.NONE,
            mend=mend,
            sign=reading.text[offset],
            mended=mended,
        )


def _mended(text: str, signs: Parentheses) -> str:
    kept = "".join(char for offset, char in enumerate(text) if offset not in signs.stray)
    return kept + ")" * len(signs.unclosed)
