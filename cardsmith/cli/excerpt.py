"""The line of source that a finding stands on, fit for any terminal."""

WIDEST = 100
"""Characters of a line that are shown."""

_BEFORE = 40
"""Characters kept before the fault when a line is too long to be shown whole."""


def printable(text: str) -> str:
    """The text with a dot for what a terminal would obey instead of showing.

    >>> printable("a" + chr(27) + "[31mb")
    'a·[31mb'
    """
    return text if text.isprintable() else "".join(c if c.isprintable() else "·" for c in text)


def excerpt(line: str, start: int, end: int) -> tuple[str, str]:
    """A stretch of a line round the columns ``start`` to ``end`` (from 1), and carets under them.

    >>> excerpt("      - copain", 9, 15)
    ('      - copain', '        ^^^^^^')
    """
    first = 0 if len(line) <= WIDEST else max(0, start - 1 - _BEFORE)
    shown = printable(line[first : first + WIDEST])
    before = "…" if first else ""
    after = "…" if first + WIDEST < len(line) else ""
    offset = len(before) + start - 1 - first
    carets = min(max(1, end - start), max(1, len(before) + len(shown) - offset))
    return f"{before}{shown}{after}", " " * offset + "^" * carets
