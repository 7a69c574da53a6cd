r"""Marks inside a text: ``**bold**``, ``*italic*``, ``:bell:`` for an ornament, ``\*`` for a star.

A mark that opens stands before a letter or sign, one that closes after; what finds no partner,
and an ornament's colons beside a letter or figure, are text.
"""

import re
from typing import NamedTuple

_MARKED = re.compile(r"[\\*:]")
_TOKEN = re.compile(r"\\([\\*:])|(\*{1,3})|(?<!\w):([a-z][a-z0-9/_-]*):(?!\w)")


class Mark(NamedTuple):
    """Some characters of one look; of an ornament the text is its name."""

    text: str
    bold: bool = False
    italic: bool = False
    ornament: bool = False


class _Stars(NamedTuple):
    """A row of stars: how many, and whether they may open or close."""

    text: str
    opens: bool
    closes: bool


_Token = _Stars | Mark


def escaped(text: str) -> str:
    r"""The text so written that no mark is seen in it.

    >>> escaped("5 * 4"), escaped("12:30")
    ('5 \\* 4', '12\\:30')
    """
    return _MARKED.sub(r"\\\g<0>", text)


def marks(text: str) -> tuple[Mark, ...]:
    r"""The parts of a marked text, in order; joined they are the text without its marks.

    >>> [(mark.text, mark.bold) for mark in marks(r"**Coût** : 2 \* 3")]
    [('Coût', True), (' : 2 * 3', False)]
    """
    if not _MARKED.search(text):
        return (Mark(text),) if text else ()
    tokens = _tokens(text)
    pairs = _pairs(tokens)
    parts: list[Mark] = []
    bold = italic = False
    for at, token in enumerate(tokens):
        if isinstance(token, _Stars) and at in pairs:
            bold ^= len(token.text) > 1
            italic ^= len(token.text) != 2
        elif isinstance(token, Mark) and token.ornament:
            parts.append(token)
        elif parts and (parts[-1].bold, parts[-1].italic, parts[-1].ornament) == (
            bold,
            italic,
            False,
        ):
            parts[-1] = parts[-1]._replace(text=parts[-1].text + token.text)
        else:
            parts.append(Mark(token.text, bold, italic))
    return tuple(parts)


def _tokens(text: str) -> list[_Token]:
    tokens: list[_Token] = []
    end = 0
    for match in _TOKEN.finditer(text):
        before, after = text[match.start() - 1 : match.start()], text[match.end() : match.end() + 1]
        if match.start() > end:
            tokens.append(Mark(text[end : match.start()]))
        end = match.end()
        if match[2]:
            opens, closes = bool(after.strip()), bool(before.strip())
            tokens.append(_Stars(match[2], opens, closes))
        else:
            tokens.append(Mark(match[1] or match[3], ornament=match[3] is not None))
    if end < len(text):
        tokens.append(Mark(text[end:]))
    return tokens


def _pairs(tokens: list[_Token]) -> set[int]:
    """The places of the stars that open and close each other, the inner pairs first."""
    paired: set[int] = set()
    waiting: list[int] = []
    for at, token in enumerate(tokens):
        if not isinstance(token, _Stars):
            continue
        partners = [place for place in waiting if tokens[place].text == token.text]
        if token.closes and partners:
            paired |= {partners[-1], at}
            del waiting[waiting.index(partners[-1]) :]
        elif token.opens:
            waiting.append(at)
    return paired
