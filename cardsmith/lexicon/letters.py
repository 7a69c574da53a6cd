"""The letter under which a title is filed."""

import re

from cardsmith.lexicon.text import canonical, fold, without_parentheses

_LETTER = re.compile("[a-z]")


def filing_letter(title: str) -> str:
    """The first letter A to Z outside parentheses, accents and ligatures opened; or nothing.

    >>> [filing_letter(title) for title in ("École", "œuf", "(s')enfuir", "s'enfuir", "(tout)")]
    ['E', 'O', 'E', 'S', '']
    """
    return first_letter(canonical(title))


def first_letter(canonical_title: str) -> str:
    """``filing_letter`` for a title that is canonical already."""
    if "a" <= canonical_title[:1] <= "z":
        return canonical_title[0].upper()
    letter = _LETTER.search(fold(without_parentheses(canonical_title)))
    return letter[0].upper() if letter else ""
