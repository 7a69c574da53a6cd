"""The line of source that a finding stands on, fit for any terminal."""

WIDEST = 100
"""Characters of a line that are shown."""

_BEFORE = 40
"""Characters kept before the fault when a line is too long to be shown whole."""


_FIRM = "\u00a0\u202f"
"""Spaces that French words are set with; a terminal shows them."""


def printable(text: str) -> str:
    r"""The text with a dot for what a terminal would obey instead of showing.

    >>> printable("a" + chr(27) + "[31mb" + chr(0xA0) + "!")
    'a·[31mb\xa0!'
    """
    return _dotted(text, _FIRM)


def excerpt(line: str, start: int, end: int) -> tuple[str, str]:
    """A stretch of a line round the columns ``start`` to ``end`` (from 1), and carets under them.

    >>> excerpt("      - copain", 9, 15)
    ('      - copain', '        ^^^^^^')
    """
    first = 0 if len(line) <= WIDEST else max(0, start - 1 - _BEFORE)
    shown = _dotted(line[first : first + WIDEST])
    before = "…" if first else ""
    after = "…" if first + WIDEST < len(line) else ""
    offset = len(before) + start - 1 - first
    carets = min(max(1, end - start), max(1, len(before) + len(shown) - offset))
    return f"{before}{shown}{after}", " " * offset + "^" * carets


def _dotted(text: str, kept: str = "") -> str:
    if text.isprintable():
        return text
    return "".join(c if c.isprintable() or c in kept else "·" for c in text)
