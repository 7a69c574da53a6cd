"""How names and texts are spelled on a line: what both the reader and the writer know."""

import re

QUOTED = r'"(?:[^"\\]|\\["\\])*"'
"""A text in quotes; a quote or a backslash within it has a backslash before it."""

NAME = re.compile(r"[^\W\d_][\w\u0300-\u036f]*(?:[-'’.][^\W\d_][\w\u0300-\u036f]*)*")
"""A player's name without quotes: it begins with a letter and holds no space."""

STEP = re.compile(r"[\w\u0300-\u036f'’-]+")
"""A name within a claim without quotes."""

_ESCAPED = re.compile(r'\\(["\\])')


def unescaped(text: str) -> str:
    """What stands between quotes, as it is meant."""
    return _ESCAPED.sub(r"\1", text)


def escaped(text: str) -> str:
    r"""A text as it stands between quotes.

    >>> escaped('dit "le sot"')
    'dit \\"le sot\\"'
    """
    return text.replace("\\", "\\\\").replace('"', '\\"')
