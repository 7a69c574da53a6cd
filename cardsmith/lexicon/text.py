"""One word in all its spellings: canonical text tells words apart, folded text files them."""

import re
import unicodedata

from cardsmith.lexicon.characters import (
    APOSTROPHE,
    APOSTROPHES,
    DASH,
    DASHES,
    FINAL_PUNCTUATION,
    SPACE,
    SPACES,
    is_invisible,
    opened,
)

PLAIN = re.compile(r"[a-zà-åç-öø-ÿ]+(?:[ ’-][a-zà-åç-öø-ÿ]+)*")
"""Texts that are canonical as they stand: nine synonyms of ten."""

_GROUPED = re.compile(r"[a-zà-åç-öø-ÿ’()-]+(?: [a-zà-åç-öø-ÿ’()-]+)*")
"""What is canonical but for ligatures and spaces round parentheses: most others."""

_GROUP = re.compile(r"\([^()]*\)")


class _Visible(dict[int, str | None]):
    """A translation table that drops invisible characters, filled as they are met."""

    def __missing__(self, code: int) -> str | None:
        char = chr(code)
        self[code] = None if is_invisible(char) else char
        return self[code]


class _Opened(dict[int, str]):
    """A translation table that opens characters and keeps one of each class."""

    def __missing__(self, code: int) -> str:
        self[code] = "".join(map(_kept, opened(chr(code))))
        return self[code]


class _Filed(dict[int, str]):
    """A translation table that takes accents, spaces, hyphens and apostrophes away."""

    def __missing__(self, code: int) -> str:
        parts = unicodedata.normalize("NFD", chr(code))
        ignored = (SPACE, DASH, APOSTROPHE)
        self[code] = "".join(
            part for part in parts if part not in ignored and not unicodedata.combining(part)
        )
        return self[code]


def _kept(char: str) -> str:
    if char in APOSTROPHES:
        return APOSTROPHE
    if char in DASHES:
        return DASH
    return SPACE if char in SPACES else char


_VISIBLE, _OPENED, _FILED = _Visible(), _Opened(), _Filed()


def canonical(text: str) -> str:
    """The one text that every spelling of a word shares; accents and parentheses stay.

    Case, normal form, ligatures, compatibility letters, the kind of apostrophe, dash and space,
    spaces at the ends and round parentheses, invisible characters and final punctuation make no
    difference.

    >>> canonical(" Chef-d'Œuvre !"), canonical("bâtiment( de  plaisance )")
    ('chef-d’oeuvre', 'bâtiment(de plaisance)')
    """
    if PLAIN.fullmatch(text):
        return text
    lower = _unligated(text.casefold())
    if not _GROUPED.fullmatch(lower):
        return _canonical(text)
    return _tight(lower) if "(" in lower or ")" in lower else lower


def _canonical(text: str) -> str:
    visible = unicodedata.normalize("NFC", text.translate(_VISIBLE))
    lower = visible.translate(_OPENED).casefold()
    spaced = SPACE.join(unicodedata.normalize("NFC", _unligated(lower)).split())
    return _tight(spaced).rstrip(FINAL_PUNCTUATION + SPACE)


def _tight(text: str) -> str:
    """A text without single spaces round its parentheses."""
    for sign in "()":
        text = text.replace(f" {sign}", sign).replace(f"{sign} ", sign)
    return text


def _unligated(lower: str) -> str:
    return lower.replace("œ", "oe").replace("æ", "ae")


def folded(text: str) -> str:
    """Canonical text without accents, spaces, hyphens and apostrophes: ids, file names, order.

    >>> folded("L'Œil-de-bœuf"), folded("(s')élancer")
    ('loeildeboeuf', '(s)elancer')
    """
    return fold(canonical(text))


def fold(canonical_text: str) -> str:
    """``folded`` for a text that is canonical already."""
    plain = canonical_text.isascii() and canonical_text.isalpha()
    return canonical_text if plain else canonical_text.translate(_FILED)


def without_parentheses(canonical_text: str) -> str:
    """Canonical text without what stands in parentheses; an open one runs to the end.

    >>> without_parentheses("(s’)enfuir"), without_parentheses("faire ((très)peur)mal")
    ('enfuir', 'faire mal')
    """
    if "(" not in canonical_text and ")" not in canonical_text:
        return canonical_text
    bare, groups = _GROUP.subn(SPACE, canonical_text)
    while groups:
        bare, groups = _GROUP.subn(SPACE, bare)
    words = bare.partition("(")[0].replace(")", SPACE).split()
    return SPACE.join(words).rstrip(FINAL_PUNCTUATION + SPACE)
