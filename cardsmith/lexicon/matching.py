"""Whether a word that was said is an entry of the card (BOU-15, BOU-Q14): it is heard, not read."""

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import product

from cardsmith.lexicon.characters import opened
from cardsmith.lexicon.text import canonical, fold

WAYS = ("oral", "exact", "lenient")
"""The ways to match, the default first: by ear; letter by letter; by ear and mute endings."""

_OTHER_SOUND = (
    "oeuf boeuf fil plu bu su o a vi ma ta sa la pa ca tu ce de je le me ne se te que un du"
)
_OTHER_WORD = "moi toi soi tou ou au aux en et y on qui quoi dont"
NO_PLURAL = frozenset(f"{_OTHER_SOUND} {_OTHER_WORD}".split())
"""Words, folded, that an s makes sound otherwise (œufs, fils), or makes another word (mois)."""

_EXACT, _LENIENT = WAYS[1:]
_MOST_GROUPS = 5
"""With more parentheses than this, all of them are said or none: nobody says them by halves."""

_WORDS = re.compile(r"[^\W_]+")
_HEARD = re.compile(r"é(?=e?s?$)")
_MUTE = re.compile(r"e?[sx]?$")
_FINAL, _ACUTE, _PLAIN = "É", "é", "e"
"""How a key writes an e: acute and heard at the end of a word, acute elsewhere, any other."""

_ANSWERS = {
    _FINAL: f"[{_FINAL}{_ACUTE}]",
    _ACUTE: f"[{_PLAIN}{_ACUTE}{_FINAL}]",
    _PLAIN: f"[{_PLAIN}{_ACUTE}]",
}
"""What may be said for each e of an entry."""


def matches(said: str, entry: str, way: str = WAYS[0]) -> bool:
    """Whether what was said is the entry, parentheses said or left out.

    By ear, case, ligatures, hyphens, spaces, apostrophes and accents make no difference, but for
    an é at the end of a word; a mute plural may be added to the entry, never taken away. Other
    endings that are heard are other words.

    >>> [matches(said, "(se) moquer") for said in ("moquer", "Se moquer", "moqueur")]
    [True, True, False]
    >>> matches("chef d’oeuvre", "chef-d'œuvre"), matches("rayons", "rayon")
    (True, True)
    >>> matches("rayon", "rayons"), matches("marche", "marché"), matches("œufs", "œuf")
    (False, False, False)
    >>> matches("rayons", "rayon", "exact"), matches("rayon", "rayons", "lenient")
    (False, True)
    """
    if way == _EXACT:
        return canonical(said) in _canonical_forms(entry)
    key = _key(said)
    if not key:
        return False
    if _pattern(entry).fullmatch(key):
        return True
    return way == _LENIENT and _lenient(said) in map(_lenient, spoken_forms(entry))


@lru_cache(maxsize=4096)
def is_plain_match(said: str, entry: str) -> bool:
    """Whether no way to match could tell the two apart, nor fail to: letter by letter the same.

    >>> is_plain_match("Rayon", "rayon"), is_plain_match("moquer", "(se) moquer")
    (True, False)
    """
    return canonical(said) == canonical(entry)


@lru_cache(maxsize=4096)
def spoken_forms(entry: str) -> tuple[str, ...]:
    """The texts an entry may be said as: each parenthesis with it or without, the longest first.

    >>> spoken_forms("bouffon(ne)"), spoken_forms("(se) moquer")
    (('bouffonne', 'bouffon'), ('se moquer', ' moquer'))
    """
    parts = tuple(_parts("".join(map(opened, entry))))
    if sum(is_group for _, is_group in parts) > _MOST_GROUPS:
        whole = "".join(text for text, _ in parts)
        return whole, "".join(text for text, is_group in parts if not is_group)
    choices = [(*spoken_forms(text), "") if is_group else (text,) for text, is_group in parts]
    return tuple(dict.fromkeys(map("".join, product(*choices))))


def _parts(text: str) -> Iterator[tuple[str, bool]]:
    """What stands outside parentheses and what the outermost pairs enclose, in turn."""
    depth, begun = 0, 0
    for at, char in enumerate(text):
        deeper = depth + (char == "(") - (char == ")" and depth > 0)
        if (depth == 0) != (deeper == 0):
            yield text[begun:at], depth > 0
            begun = at + 1
        depth = deeper
    yield text[begun:], depth > 0


@lru_cache(maxsize=4096)
def _canonical_forms(entry: str) -> frozenset[str]:
    return frozenset(filter(None, map(canonical, (entry, *spoken_forms(entry)))))


@lru_cache(maxsize=4096)
def _pattern(entry: str) -> re.Pattern[str]:
    forms = ("".join(map(_asked, _keyed_words(form))) for form in spoken_forms(entry))
    return re.compile("|".join(filter(None, forms)) or r"(?!)")


def _asked(word: str) -> str:
    """The pattern of one word of an entry, with the plural it may take."""
    letters = "".join(_ANSWERS.get(char) or re.escape(char) for char in word)
    if word[-1] in "sxz" or word.replace(_FINAL, "é") in NO_PLURAL:
        return letters
    return f"{letters}[sx]?" if word[-1] == "u" else f"{letters}s?"


@lru_cache(maxsize=4096)
def _key(text: str) -> str:
    return "".join(_keyed_words(text))


def _keyed_words(text: str) -> Iterator[str]:
    """The words of a text without accents, but for each é."""
    for word in _WORDS.findall(canonical(text)):
        heard = _HEARD.sub(_FINAL, word)
        yield "".join(char if char in (_FINAL, _ACUTE) else fold(char) for char in heard)


@lru_cache(maxsize=4096)
def _lenient(text: str) -> str:
    """The letters of a text without any accent, and without a mute ending."""
    letters = "".join(_WORDS.findall(fold(canonical(text))))
    return _MUTE.sub("", letters, count=1) or letters
