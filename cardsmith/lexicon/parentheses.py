"""How the parentheses of a text pair up."""

from typing import NamedTuple

from cardsmith.lexicon.characters import opened


class Parentheses(NamedTuple):
    """Offsets of the parentheses that do not stand one by one in pairs.

    ``stray`` close nothing, ``unclosed`` are never closed, ``nested`` open inside another.
    """

    stray: tuple[int, ...]
    unclosed: tuple[int, ...]
    nested: tuple[int, ...]


def parentheses(text: str) -> Parentheses:
    """The parentheses of a text that are wrong; full-width ones count as plain ones.

    >>> parentheses("a) ((b)")
    Parentheses(stray=(1,), unclosed=(3,), nested=(4,))
    """
    stray: list[int] = []
    open_at: list[int] = []
    nested: list[int] = []
    for offset, sign in enumerate(map(opened, text)):
        if sign == "(":
            nested += [offset] if open_at else []
            open_at.append(offset)
        elif sign == ")" and open_at:
            open_at.pop()
        elif sign == ")":
            stray.append(offset)
    return Parentheses(tuple(stray), tuple(open_at), tuple(nested))
