"""N001: an accent typed apart from its letter (not NFC) looks the same and compares otherwise."""

import unicodedata
from collections.abc import Iterator

from cardsmith.lint.reading import Reading
from cardsmith.model.finding import Finding, Fix


def look(reading: Reading) -> Iterator[Finding]:
    """N001 on the first letter that composes otherwise, and its marks."""
    text = reading.text
    composed = unicodedata.normalize("NFC", text)
    if composed == text:
        return
    pairs = zip(text, composed, strict=False)
    start = next((offset for offset, (one, other) in enumerate(pairs) if one != other), 0)
    end = start + 1
    while end < len(text) and unicodedata.combining(text[end]):
        end += 1
    mend = reading.word.reworded(composed)
    yield reading.found("N001", start, end, fix=Fix.SAFE, mend=mend, composed=composed)
