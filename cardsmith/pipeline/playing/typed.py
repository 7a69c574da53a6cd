"""Typed lines: the notation of records, and what may be left out of it at the table."""

import re
from collections.abc import Iterator

from cardsmith.referee.records.spelling import QUOTED, escaped

_PIECE = re.compile(rf"{QUOTED}|\||=>.*|[^\"|=]+|.")
_TOKEN = re.compile(rf"(?:{QUOTED}|[^\s\"])+|\"")
_NUMBER = re.compile(r"[0-9]{1,6}\s*(?:\.\.\.|…|\.)\s*")
_NAMED = re.compile(rf"(?P<name>{QUOTED}|[^\s\"]+)\s+(?P<rest>\S.*)")
_TIMED = re.compile(r"(?P<text>.*\S)\s+(?P<second>[0-9]{1,3})\s*(?P<good>[+-]?)|(?P<all>.*)")


def fields(text: str) -> Iterator[str]:
    """What stands between bars, the bars themselves, and results, each by itself.

    >>> list(fields('"a|b" h"c" | C"bal"12 | => B+3'))
    ['"a|b" h"c"', '|', 'C"bal"12', '|', '=> B+3']
    """
    held = ""
    for piece in _PIECE.finditer(text):
        if piece[0] != "|" and not piece[0].startswith("=>"):
            held += piece[0]
            continue
        if held.strip():
            yield held.strip()
        held = ""
        yield piece[0]
    if held.strip():
        yield held.strip()


def tokens(text: str) -> list[str]:
    """What stands between spaces; a text in quotes is one.

    >>> tokens('"Jean Paul" 3x8  B -')
    ['"Jean Paul"', '3x8', 'B', '-']
    """
    return [found[0] for found in _TOKEN.finditer(text)]


def unnumbered(text: str) -> str:
    """A line without the number it begins with."""
    return _NUMBER.sub("", text, count=1) if _NUMBER.match(text) else text


def quoted(text: str) -> str:
    """A text as it stands in a record."""
    return f'"{escaped(text.strip())}"'


def with_quotes(text: str) -> str:
    """A word with its second, typed without quotes.

    >>> with_quotes("bal musette 12"), with_quotes("bal")
    ('"bal musette"12', '"bal"')
    """
    found = _TIMED.fullmatch(text.strip())
    if found is None or found["all"] is not None:
        return quoted(text)
    return f"{quoted(found['text'])}{found['second']}{found['good']}"


def proposal(text: str) -> str:
    """``C bal 12`` as it stands in a record, where no quotes were typed.

    >>> proposal("c bal")
    'c "bal"'
    """
    found = _NAMED.fullmatch(text)
    if found is None or '"' in found["rest"]:
        return text
    return f"{found['name']} {with_quotes(found['rest'])}"
