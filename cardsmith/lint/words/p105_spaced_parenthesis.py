"""P105: a parenthesis hugs its words, and a remark stands apart from the word before."""

import re
from collections.abc import Iterator

from cardsmith.lint.reading import Reading
from cardsmith.model.finding import Finding, Fix

_INSIDE = re.compile(r"(?<=\()\s+|\s+(?=\))")
_GLUED = re.compile(r"(?<=\w)(?=\(\s*(?:[^()\s]+\s+[^()\s]|[^()\s]{7,}\s*\)))")
"""Before a parenthesis that holds several words, or a word too long for an ending."""


def look(reading: Reading) -> Iterator[Finding]:
    """P105 on the spaces inside, and on the parenthesis that lacks one before."""
    mended = _GLUED.sub(" ", _INSIDE.sub("", reading.text))
    mend = reading.word.reworded(mended)
    places = [blank.span() for blank in _INSIDE.finditer(reading.text)]
    places += [(glued.start(), glued.start() + 1) for glued in _GLUED.finditer(reading.text)]
    for start, end in places:
        yield reading.found("P105", start, end, fix=Fix.SAFE, mend=mend, mended=mended)
