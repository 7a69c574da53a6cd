"""Texts in columns of a terminal, whatever their letters."""

import unicodedata
from collections.abc import Iterable

WIDEST = 80
"""Columns of the narrowest terminal that is at home everywhere."""


def width(text: str) -> int:
    """How many columns a text takes: none for a combining accent, two for a wide letter.

    >>> width("Zoé"), width("Zoe" + chr(0x301)), width(chr(0x5B57))
    (3, 3, 2)
    """
    return sum(
        0 if unicodedata.combining(char) else 1 + (unicodedata.east_asian_width(char) in "WF")
        for char in text
    )


def padded(text: str, columns: int) -> str:
    """A text with spaces after it, up to that many columns.

    >>> padded("Zoe" + chr(0x301), 5).count(" ")
    2
    """
    return text + " " * (columns - width(text))


def wrapped(parts: Iterable[str], gap: str = "   ") -> list[str]:
    """Parts beside each other, in as many lines as they need."""
    lines: list[str] = []
    for part in parts:
        if lines and width(lines[-1]) + len(gap) + width(part) <= WIDEST:
            lines[-1] += gap + part
        else:
            lines.append(part)
    return lines


def folded(text: str) -> list[str]:
    """A text in lines of a terminal, broken between words; those after the first are indented.

    >>> folded("a" * 50 + " " + "b" * 40)[1]
    '  bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb'
    """
    if width(text) <= WIDEST:
        return [text]
    lines = [""]
    for word in text.split(" "):
        line = f"{lines[-1]} {word}" if lines[-1].strip() else lines[-1] + word
        if width(line) <= WIDEST or not lines[-1].strip():
            lines[-1] = line
        else:
            lines.append(f"  {word}")
    return lines


def marks(names: Iterable[str]) -> list[str]:
    """One letter a player, each different: the first of his name that is free, else a figure.

    >>> marks(["Anne", "Alice", "Al", "A"])
    ['A', 'L', '1', '2']
    """
    taken: list[str] = []
    for name in names:
        letters = (char.upper() for char in name if char.isalpha() and len(char.upper()) == 1)
        figures = (str(number) for number in range(1, 100))
        free = (mark for mark in (*letters, *figures) if mark not in taken)
        taken.append(next(free))
    return taken
