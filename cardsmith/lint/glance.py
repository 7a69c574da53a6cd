"""A card at one glance: nearly every card has nothing on it that a rule could blame.

A glance is coarse, but it never passes over a fault: where it is in doubt, the rules look.
"""

import re
from functools import lru_cache

from cardsmith.lexicon.characters import APOSTROPHE, DASH, SPACE
from cardsmith.lexicon.stem import LEAST
from cardsmith.lexicon.text import fold, without_parentheses
from cardsmith.lint.cards.c408_leading_article import LEADING
from cardsmith.lint.cards.c409_two_in_one import may_join
from cardsmith.lint.reading import faultless
from cardsmith.model.deck import Card

_ROUGH = bytes(ord(fold(chr(byte)) or SPACE) for byte in range(256))
"""Letters of Latin-1 without their accents."""

_DROPPED = f"{SPACE}{DASH}sx".encode()
"""What forms of one word may differ in: spaces, hyphens, the letters of a plural."""


@lru_cache(maxsize=8)
def _all_faultless(apostrophe: str) -> re.Pattern[str]:
    return re.compile(rf"\n(?:{faultless(apostrophe).pattern}\n)+")


class Glance:
    """The texts of a card, each on a line of its own, before any rule looks at them."""

    def __init__(self, card: Card) -> None:
        self.card = card
        self.texts = "\n".join(["", card.title.text, *[word.text for word in card.synonyms], ""])

    def words_are_faultless(self, apostrophe: str) -> bool:
        """Whether no rule of ``words`` can find a thing on the card."""
        every = self.texts.count("\n") == len(self.card.synonyms) + 2
        return every and _all_faultless(apostrophe).fullmatch(self.texts) is not None

    def card_is_faultless(self) -> bool:
        """Whether no rule of ``cards`` can: no two words are forms of one, none holds another's.

        Nor does any begin as the title. Words are compared by what is left of them without
        accents, spaces, hyphens, apostrophes, s and x.
        """
        if LEADING.search(self.texts) or may_join(self.texts):
            return False
        words = [self.card.title.canonical, *[word.canonical for word in self.card.synonyms]]
        joined = "\n".join(words)
        if "(" in joined or ")" in joined:
            joined = "\n".join(map(without_parentheses, words))
        try:
            latin = joined.replace(APOSTROPHE, "").encode("latin-1")
        except UnicodeEncodeError:
            return False
        rough = latin.translate(_ROUGH, _DROPPED).decode("latin-1")
        title, *others = rough.split("\n")
        root = latin[:LEAST].translate(_ROUGH, _DROPPED).decode("latin-1")
        is_title_apart = (
            rough.count(title) == 1
            and not any(map(title.__contains__, others))
            and f"\n{root}" not in rough
        )
        return is_title_apart and len(set(others)) == len(others)
