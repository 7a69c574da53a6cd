"""What a dictionary says of the words of a text: known, or what else they may have been."""

import re
import unicodedata
from collections.abc import Iterable, Iterator
from difflib import SequenceMatcher
from enum import Enum
from typing import NamedTuple

from cardsmith.lexicon.characters import APOSTROPHE, APOSTROPHES, DASH, DASHES
from cardsmith.lexicon.text import folded
from cardsmith.model.dictionary import Dictionary, Form

MOST = 3
"""How many spellings are offered."""

_PLAIN = str.maketrans(dict.fromkeys(APOSTROPHES, APOSTROPHE) | dict.fromkeys(DASHES, DASH))
_TOKEN = re.compile(r"\w+(?:[’-]+\w+)*’?(?:\(\w+\)\w*)?")
_ENDING = re.compile(r"(.+)\((\w+)\)(\w*)")
_UNACCENTED = re.compile("[\u0300-\u036f]")
_LIGATURES = (("œ", "oe"), ("æ", "ae"), ("Œ", "Oe"), ("Æ", "Ae"))
_PRONOUNS = "je tu il elle on nous vous ils elles ce t moi toi lui leur le la les y en là"
_CLITICS = frozenset(_PRONOUNS.split())
"""What a hyphen ties to a French verb that asks or orders: plaît-il, taisez-vous, va-t’en."""

_ALPHABET = "abcdefghijklmnopqrstuvwxyz"


class Token(NamedTuple):
    """One word of a text and where it stands; two ``words`` where an ending is in parentheses."""

    start: int
    end: int
    words: tuple[str, ...]


class Fault(Enum):
    """How a word that the dictionary lacks differs from what it has."""

    LIGATURE = "oe for œ"
    CAPITAL_ACCENT = "a capital lacks its accent"
    CAPITAL = "a capital that is none"
    ACCENT = "other accents"
    PIECES = "a compound of which the pieces alone are known"
    UNKNOWN = "unknown"


class Verdict(NamedTuple):
    """What is wrong with a word, and what it may have been, the likeliest first."""

    fault: Fault
    better: tuple[str, ...] = ()


def plain(text: str) -> str:
    """A text with one kind of apostrophe and hyphen, each character where it was.

    >>> plain("va\u2011t'en")
    'va-t’en'
    """
    return text.translate(_PLAIN)


def tokens(text: str) -> Iterator[Token]:
    """The words of a plain text, those with a digit left out.

    >>> [token.words for token in tokens("(s’)élancer chez l’ami(e) 2")]
    [('s’',), ('élancer',), ('chez',), ('l’ami', 'l’amie')]
    """
    for found in _TOKEN.finditer(text):
        written = found[0]
        if any(map(str.isdigit, written)):
            continue
        ending = _ENDING.fullmatch(written)
        if ending:
            root, group, rest = ending.groups()
            words: tuple[str, ...] = (root + rest, root + group + rest)
        else:
            words = (written,)
        yield Token(found.start(), found.end(), words)


def find(word: str, dictionary: Dictionary) -> Form | None:
    """The form that is spelled just so; None for another."""
    return next((form for form in dictionary.alike(folded(word)) if form.text == word), None)


def parted(word: str, dictionary: Dictionary) -> tuple[str, str]:
    """The elided word before another, with its apostrophe, and the other; empty for none."""
    head, mark, tail = word.partition(APOSTROPHE)
    particle = head + mark
    return (particle, tail) if mark and particle.lower() in dictionary.particles else ("", word)


def judged(word: str, dictionary: Dictionary, *, suggest: bool = True) -> Verdict | None:
    """What is wrong with a plain word; None where the dictionary has it.

    Without ``suggest``, words that other letters make are not looked for, which takes longest.
    """
    alike = dictionary.alike(folded(word))
    if any(form.text == word for form in alike):
        return None
    particle, rest = parted(word, dictionary)
    if particle:
        return _judged_after(particle, rest, dictionary, suggest=suggest)
    verdict = _respelled(word, alike)
    if verdict is not None:
        return verdict
    pieces = [find(piece, dictionary) for piece in word.split(DASH)]
    if len(pieces) == 1 or not all(pieces):
        fault = Fault.UNKNOWN
    elif _is_inverted(word, pieces[0]):
        return None
    else:
        fault = Fault.PIECES
    better = tuple(form.text for form in alike)
    return Verdict(fault, better or (suggestions(word, dictionary) if suggest else ()))


def _is_inverted(word: str, first: Form | None) -> bool:
    """Whether a compound is a conjugated verb and the pronouns that follow it."""
    _, *rest = word.split(DASH)
    is_verb = first is not None and any(
        "verbe" in meaning.pos and meaning.is_inflected for meaning in first.meanings
    )
    return is_verb and _CLITICS.issuperset(rest)


def suggestions(word: str, dictionary: Dictionary) -> tuple[str, ...]:
    """The likeliest words that one letter more, less, other or moved makes of this one."""
    key = folded(word)
    found = {
        form.text: form
        for edited in sorted(set(_edits(key)))
        for form in dictionary.alike(edited)
        if form.text[0].islower() or word[0].isupper()
    }

    def unlikely(text: str) -> tuple[float, bool, str]:
        nearness = SequenceMatcher(None, word, text).ratio()
        return -nearness, all(each.is_inflected for each in found[text].meanings), text

    return tuple(sorted(found, key=unlikely)[:MOST])


def _judged_after(
    particle: str, rest: str, dictionary: Dictionary, *, suggest: bool
) -> Verdict | None:
    """What is wrong with a word after an elided one, which not every word takes before it."""
    form = find(rest, dictionary) if rest else None
    if not rest or (form is not None and form.elides):
        return None
    verdict = judged(rest, dictionary, suggest=suggest) or Verdict(Fault.UNKNOWN)
    return Verdict(verdict.fault, tuple(particle + text for text in verdict.better))


def _respelled(word: str, alike: Iterable[Form]) -> Verdict | None:
    """The verdict where nothing but ligatures, capitals or accents differ."""
    same = [_in_case(form.text, word) for form in alike]
    joined = _unligated(word)
    ligated = [text for text in same if text != word and _unligated(text) == joined]
    if ligated:
        return Verdict(Fault.LIGATURE, _unique(ligated))
    lower = [form.text for form in alike if form.text.lower() == word.lower()]
    if lower and word != word.lower():
        return Verdict(Fault.CAPITAL, _unique(lower))
    accented = [text for text in same if _unaccented(text) == _unaccented(word)]
    if not accented:
        return None
    capital = [text for text in accented if _lacks_on_capitals(word, text)]
    if capital:
        return Verdict(Fault.CAPITAL_ACCENT, _unique(capital))
    return Verdict(Fault.ACCENT, _unique(accented))


def _in_case(text: str, model: str) -> str:
    """A form with the capitals of another."""
    if len(model) > 1 and model.isupper():
        return text.upper()
    return text[0].upper() + text[1:] if model[0].isupper() else text


def _unligated(text: str) -> str:
    opened = text
    for ligature, letters in _LIGATURES:
        opened = opened.replace(ligature, letters)
    return opened.upper() if text.isupper() else opened


def _unaccented(text: str) -> str:
    return _UNACCENTED.sub("", unicodedata.normalize("NFD", _unligated(text)))


def _lacks_on_capitals(word: str, accented: str) -> bool:
    """Whether the two differ in accents of capitals alone."""
    pairs = list(zip(word, accented, strict=False))
    return len(word) == len(accented) and all(
        one.isupper() and _unaccented(one) == one for one, other in pairs if one != other
    )


def _unique(texts: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(texts))


def _edits(key: str) -> Iterator[str]:
    """The texts one edit away: a letter taken out, put in, changed, or two exchanged."""
    for at in range(len(key) + 1):
        head, tail = key[:at], key[at:]
        if tail:
            yield head + tail[1:]
        if len(tail) > 1:
            yield head + tail[1] + tail[0] + tail[2:]
        for letter in _ALPHABET:
            yield head + letter + tail
            if tail:
                yield head + letter + tail[1:]
