"""The scoring length of a synonym, with its reasons (BOU-22, BOU-Q36)."""

import re
import unicodedata
from collections.abc import Iterator, Sequence
from enum import StrEnum
from functools import lru_cache
from itertools import groupby
from typing import NamedTuple

from cardsmith.lexicon.characters import APOSTROPHES, DASHES, SPACES, opened
from cardsmith.model.rules import LengthPolicy
from cardsmith.model.struct import Struct

LETTERS_ONLY = LengthPolicy()
"""The policy where the rules are silent: letters count, œ is two, digits are one each."""

_WORD = re.compile(r"[a-zA-ZÀ-ÅÇ-ÖØ-åç-öø-ÿ]+")
"""Words whose every character counts one."""

_EXPRESSION = re.compile(rf"{_WORD.pattern}(?:[ '’-]{_WORD.pattern})*")
_GROUP = re.compile(rf"^\({_EXPRESSION.pattern}['’]?\) ?| ?\({_EXPRESSION.pattern}\)$")
"""A parenthesis at either end, with nothing odd in it."""

_LIGATURES = "œŒæÆ"
_LIGATURE = re.compile(f"[{_LIGATURES}]")
_OPENED = str.maketrans({"œ": "oe", "Œ": "Oe", "æ": "ae", "Æ": "Ae"})
_WEIGHED = ((" ", ""), ("-", ""), ("’", ""), ("'", ""), ("œ", "oe"))
_LETTERS = f"{_WORD.pattern[1:-2]}{_LIGATURES}"
_INSIDE = f"[{_LETTERS} '’-]*"
_PLAIN = re.compile(rf"{_INSIDE}(?:\({_INSIDE}\){_INSIDE})*")
"""Nearly every text of a deck: it can be read part by part instead of sign by sign."""

_INSERTED = re.compile(r"\([^()\n]*\)")
_ODD = re.compile(r"[^a-zA-ZÀ-ÅÇ-ÖØ-åç-öø-ÿ\n]")
"""What neither counts one nor parts two texts."""

_PART = re.compile(rf"[{_LETTERS}]+|(?:\({_INSIDE}\))+|-+| +|['’]+")
"""The signs in a row that are of one kind, in a plain text."""


class Kind(StrEnum):
    """What a character is for the count."""

    COUNTED = "counted"
    PARENTHESISED = "parenthesised"
    HYPHEN = "hyphen"
    SPACE = "space"
    APOSTROPHE = "apostrophe"
    OTHER = "other"


_SIGNS = {
    "(": Kind.PARENTHESISED,
    "-": Kind.HYPHEN,
    " ": Kind.SPACE,
    "'": Kind.APOSTROPHE,
    "’": Kind.APOSTROPHE,
}


class Counted(NamedTuple):
    """Some characters of one kind in a row, and what they add to the length."""

    text: str
    kind: Kind
    counted: int


class Length(Struct, frozen=True, kw_only=True):
    """What a synonym counts, character by character.

    ``count`` may be shown in any case. ``issues`` are the codes P101 (a parenthesis without its
    partner), P102 (nested), P103 (nothing left to count).
    """

    count: int
    spans: tuple[Counted, ...]
    issues: tuple[str, ...]

    @property
    def score(self) -> int | None:
        """The length that plays; None where the text does not tell it (P101, P103)."""
        return None if "P101" in self.issues or "P103" in self.issues else self.count


def is_word(text: str) -> bool:
    """Whether a text is letters alone that count one each, whatever the policy.

    >>> [is_word(text) for text in ("frayeur", "âme", "cœur", "chef-d’œuvre")]
    [True, True, False, False]
    """
    return _WORD.fullmatch(text) is not None


def scoring_length(text: str, policy: LengthPolicy = LETTERS_ONLY) -> int | None:
    """The length that plays; None where the text does not tell it.

    >>> [scoring_length(text) for text in ("(se) moquer", "chef-d’œuvre", "fou(s)", "(tout)")]
    [6, 11, 3, None]
    """
    if _WORD.fullmatch(text):
        return len(text)
    if policy.ligature == 2 and _LIGATURE.search(text):
        text = text.translate(_OPENED)
    bare = _GROUP.sub("", text) if "(" in text else text
    if policy.space or policy.apostrophe or not _EXPRESSION.fullmatch(bare):
        return measure(text, policy).score
    return len(bare) - sum(map(bare.count, " '’-"))


def scoring_lengths(texts: Sequence[str], policy: LengthPolicy = LETTERS_ONLY) -> list[int | None]:
    """What ``scoring_length`` says of each text; of ordinary texts all at a time.

    >>> scoring_lengths(["(se) moquer", "chef-d’œuvre", "(tout)"])
    [6, 11, None]
    """
    if policy == LETTERS_ONLY:
        bare = "\n".join(texts)
        bare = _INSERTED.sub("", bare) if "(" in bare else bare
        for sign, counted in _WEIGHED:
            bare = bare.replace(sign, counted)
        lengths = [len(text) for text in bare.split("\n")]
        if len(lengths) == len(texts) and 0 not in lengths and not _ODD.search(bare):
            return [*lengths]
    return [scoring_length(text, policy) for text in texts]


def measure(text: str, policy: LengthPolicy = LETTERS_ONLY) -> Length:
    """The length of a synonym, with the reason for every character of its NFC form.

    A blank can only count between two counted characters, and once, so that tidying spaces
    never changes a score.

    >>> measure("tour de main", LengthPolicy(space=1)).count
    12
    """
    usual = policy.ligature and not (policy.space or policy.apostrophe)
    if usual and _PLAIN.fullmatch(text):
        return _length(tuple([_counted(part, policy) for part in _PART.findall(text)]))
    return walked(text, policy)


def walked(text: str, policy: LengthPolicy = LETTERS_ONLY) -> Length:
    """What ``measure`` says, by the rule itself: sign after sign, for any text."""
    walk = _Walk(policy)
    for char in unicodedata.normalize("NFC", text):
        walk.step(char)
    wrong = (("P101", walk.unbalanced), ("P102", walk.deepest > 1))
    issues = tuple(code for code, present in wrong if present)
    return _length(tuple(_merged(walk.parts)), issues)


def _counted(part: str, policy: LengthPolicy) -> Counted:
    """A part of a plain text: its first sign tells the kind of all."""
    kind = _SIGNS.get(part[0])
    if kind is not None:
        return Counted(part, kind, 0)
    ligatures = 0 if part.isascii() else len(_LIGATURE.findall(part))
    return Counted(part, Kind.COUNTED, len(part) + ligatures * (policy.ligature - 1))


def _length(spans: tuple[Counted, ...], issues: tuple[str, ...] = ()) -> Length:
    count = sum([span.counted for span in spans])
    return Length(count=count, spans=spans, issues=issues if count else (*issues, "P103"))


class _Walk:
    """Reads a text from left to right and weighs each character."""

    def __init__(self, policy: LengthPolicy) -> None:
        self.policy = policy
        self.parts: list[Counted] = []
        self.depth = self.deepest = 0
        self.stray = False
        self.begun = False
        self.blank: int | None = None

    @property
    def unbalanced(self) -> bool:
        return self.stray or self.depth > 0

    def step(self, char: str) -> None:
        plain = opened(char)
        if plain == "(":
            self.depth += 1
            self.deepest = max(self.depth, self.deepest)
            self.parts.append(Counted(char, Kind.PARENTHESISED, 0))
        elif plain == ")":
            self._close(char)
        elif self.depth:
            self.parts.append(Counted(char, Kind.PARENTHESISED, 0))
        else:
            self._weigh(char)

    def _close(self, char: str) -> None:
        self.stray = self.stray or not self.depth
        self.parts.append(Counted(char, Kind.PARENTHESISED if self.depth else Kind.OTHER, 0))
        self.depth = max(self.depth - 1, 0)

    def _weigh(self, char: str) -> None:
        kind, weight = _weighed(char, self.policy)
        if kind is Kind.SPACE:
            self.blank = len(self.parts) if self.begun and self.blank is None else self.blank
        elif kind is Kind.COUNTED:
            self._count_blank()
            self.begun = True
        self.parts.append(Counted(char, kind, weight))

    def _count_blank(self) -> None:
        if self.blank is not None:
            self.parts[self.blank] = self.parts[self.blank]._replace(counted=self.policy.space)
        self.blank = None


@lru_cache(maxsize=4096)
def _weighed(char: str, policy: LengthPolicy) -> tuple[Kind, int]:
    """The kind of a character outside parentheses and its weight, blanks aside."""
    if char in DASHES:
        return Kind.HYPHEN, 0
    if char in SPACES:
        return Kind.SPACE, 0
    if char in APOSTROPHES:
        return Kind.APOSTROPHE, policy.apostrophe
    weight = sum(_weight(part, policy) for part in opened(char))
    return (Kind.COUNTED, weight) if weight else (Kind.OTHER, 0)


def _weight(char: str, policy: LengthPolicy) -> int:
    if char in _LIGATURES:
        return policy.ligature
    if char in APOSTROPHES:
        return policy.apostrophe
    category = unicodedata.category(char)
    if category == "Nd":
        return policy.digit
    return int(category in ("Lu", "Ll", "Lt", "Lo"))


def _merged(parts: list[Counted]) -> Iterator[Counted]:
    for kind, run in groupby(parts, key=lambda part: part.kind):
        same = tuple(run)
        text = "".join(part.text for part in same)
        yield Counted(text, kind, sum(part.counted for part in same))
