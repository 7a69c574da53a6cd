"""T208: punctuation at the end, as if a word were a sentence."""

import re
from collections.abc import Iterator

from cardsmith.lexicon.characters import FINAL_PUNCTUATION
from cardsmith.lint.reading import Reading
from cardsmith.lint.words.t206_abbreviation import ABBREVIATION
from cardsmith.model.finding import Finding, Fix

_FINAL = re.compile(rf"(?<=\S)\s*([{re.escape(FINAL_PUNCTUATION)}][{FINAL_PUNCTUATION}\s]*)$")


def look(reading: Reading) -> Iterator[Finding]:
    """T208 on the punctuation; the last dot of an abbreviation is T206's affair."""
    final = _FINAL.search(reading.text)
    if final is None:
        return
    sign = final[1].strip()
    if sign != "." or not ABBREVIATION.search(reading.text):
        start = final.start(1)
        mend = reading.word.reworded(reading.text[: final.start()])
        yield reading.found("T208", start, start + len(sign), fix=Fix.SAFE, mend=mend, sign=sign)
