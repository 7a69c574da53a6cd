"""What French words of one root share when their endings are off: plongée, plongement."""

import re

LEAST = 5
"""The fewest letters that a root keeps: with four, porte would be of the root of portière."""

_ENDINGS = (
    *("isation", "isateur", "isatrice", "ification", "ation", "ateur", "atrice", "ition"),
    *("iteur", "itrice", "ution", "uteur", "issement", "issante", "issant", "ement", "emment"),
    *("amment", "ment", "eur", "euse", "eux", "ance", "ence", "ante", "ant", "ente", "ent"),
    *("age", "ure", "ade", "able", "ible", "isme", "iste", "ique", "if", "ive", "ite", "te"),
    *("erie", "ie", "iere", "ier", "ee", "es", "er", "ez", "e", "ir", "is", "it", "i", "ue"),
    *("us", "u", "elle", "el", "ale", "al", "aux", "eau", "onne", "on", "x"),
)
_ENDING = re.compile(
    rf"(.{{{LEAST},}}?)(?:(?:{'|'.join(sorted(_ENDINGS, key=len, reverse=True))})?s?)"
)


def stem(folded_word: str) -> str:
    """A folded word without the longest ending that leaves enough of it.

    >>> [stem(word) for word in ("plongee", "plongement", "retardateurs", "peur")]
    ['plong', 'plong', 'retard', 'peur']
    """
    found = _ENDING.fullmatch(folded_word)
    return found[1] if found else folded_word
