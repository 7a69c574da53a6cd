"""The letter under which a title is filed."""

from string import ascii_lowercase

from cardsmith.lexicon.text import fold, outside_parentheses


def filing_letter(title: str) -> str:
    """The first letter A to Z outside parentheses, accents and ligatures opened; or nothing.

    >>> [filing_letter(title) for title in ("École", "œuf", "(s')enfuir", "s'enfuir", "(tout)")]
    ['E', 'O', 'E', 'S', '']
    """
    letters = (char for char in fold(outside_parentheses(title)) if char in ascii_lowercase)
    return next(letters, "").upper()
