"""Cards at one glance: nearly all of them have nothing that a rule could blame.

A glance is coarse, but it never passes over a fault: where it is in doubt, the rules look. It is
cast on many cards together, and on ever fewer where something is odd about some of them.
"""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache

from cardsmith.lexicon.characters import APOSTROPHE, DASH, FINAL_PUNCTUATION, SPACE
from cardsmith.lexicon.stem import LEAST
from cardsmith.lexicon.text import fold
from cardsmith.lint.cards.c408_leading_article import may_lead
from cardsmith.lint.cards.c409_two_in_one import may_join
from cardsmith.lint.counts.c415_short_longest import LEAST as SHORTEST
from cardsmith.lint.reading import faultless
from cardsmith.lint.weighing import Weighed
from cardsmith.model.deck import Card

_ROUGH = bytes(ord(fold(chr(byte)) or SPACE) for byte in range(256))
"""Letters of Latin-1 without their accents."""

_DROPPED = f"{SPACE}{DASH}{FINAL_PUNCTUATION}sx".encode("latin-1", "ignore")
"""What forms of one word may differ in: spaces, hyphens, the letters of a plural."""

_GROUP = re.compile(r"\([^()\n]*\)")


def with_odd_words(cards: Sequence[Card], apostrophe: str) -> Iterator[Card]:
    """The cards with a word that a rule of ``words`` may blame."""
    texts = _lines(cards)
    every = texts.count("\n") == len(cards) + sum([len(card.synonyms) for card in cards]) + 1
    if every and _all_faultless(apostrophe).fullmatch(texts):
        return
    if len(cards) < 2:
        yield from cards
    else:
        for some in _halves(cards):
            yield from with_odd_words(some, apostrophe)


@lru_cache(maxsize=8)
def _all_faultless(apostrophe: str) -> re.Pattern[str]:
    return re.compile(rf"\n(?:{faultless(apostrophe).pattern}\n)+")


def with_odd_lists(cards: Sequence[Card]) -> Iterator[Card]:
    """The cards that a rule of ``cards`` may blame: a word joins two, or resembles another."""
    texts = _lines(cards)
    roughs = None if may_lead(texts) or may_join(texts) else _roughs(cards)
    if roughs is not None:
        yield from _with_look_alikes(cards, roughs)
    elif len(cards) < 2:
        yield from cards
    else:
        for some in _halves(cards):
            yield from with_odd_lists(some)


def _roughs(cards: Sequence[Card]) -> list[str] | None:
    """Every title and synonym without what forms of one word may differ in.

    None where that cannot be told: other letters than those of Latin-1, odd parentheses.
    """
    words = [word.canonical for card in cards for word in (card.title, *card.synonyms)]
    joined = _GROUP.sub("", "\n".join(words))
    if "(" in joined or ")" in joined or joined.count("\n") != len(words) - 1:
        return None
    try:
        return _rough(joined).split("\n")
    except UnicodeEncodeError:
        return None


def _rough(text: str) -> str:
    latin = text.replace(APOSTROPHE, "").encode("latin-1")
    return latin.translate(_ROUGH, _DROPPED).decode("latin-1")


def _with_look_alikes(cards: Sequence[Card], roughs: Sequence[str]) -> Iterator[Card]:
    """The cards of which two words are forms of one, or one begins as the title or holds it."""
    end = 0
    for card in cards:
        title, start = roughs[end], end + 1
        end = start + len(card.synonyms)
        others = roughs[start:end]
        joined = "\n".join(["", *others])
        root = _rough(_GROUP.sub(SPACE, card.title.canonical).lstrip()[:LEAST])
        if (
            title in joined
            or f"\n{root}" in joined
            or any(map(title.__contains__, others))
            or len(set(others)) < len(others)
        ):
            yield card


def is_ordinary(weighed: Weighed) -> bool:
    """Whether no rule of ``counts`` can find a thing on a card: one word is the longest."""
    lengths, count = weighed.lengths, len(weighed.card.synonyms)
    least, most = weighed.bounds
    if not least <= count <= most or count < weighed.edition.rules.count("bouffon.hint_min"):
        return False
    return len(lengths) > 1 and lengths[0] >= SHORTEST and lengths[1] < lengths[0] <= 2 * lengths[1]


def _lines(cards: Sequence[Card]) -> str:
    """Every title and synonym on a line of its own, after an empty one."""
    texts = [word.text for card in cards for word in (card.title, *card.synonyms)]
    return "\n".join(["", *texts, ""])


def _halves(cards: Sequence[Card]) -> tuple[Sequence[Card], Sequence[Card]]:
    half = len(cards) // 2
    return cards[:half], cards[half:]
