"""What rules ask of a dictionary and of a thesaurus, so that a test can stand in for one."""

from collections.abc import Set
from typing import NamedTuple, Protocol

from cardsmith.model.struct import Struct


class Meaning(NamedTuple):
    """One word that a form may be of: its lemma, and what part of speech it then is.

    ``pos`` are values of a card's ``pos:``, none where the dictionary tells none of them.
    ``is_inflected`` tells a plural or a conjugated verb, which heads no entry.
    """

    lemma: str
    pos: Set[str] = frozenset()
    is_inflected: bool = False


class Form(NamedTuple):
    """A form as the dictionary writes it: normal form C, apostrophes ’.

    ``elides`` tells that it takes an elided word before it: l’eau, but le hamster.
    """

    text: str
    meanings: tuple[Meaning, ...]
    elides: bool = False


class Dictionary(Protocol):
    """The accepted forms of one language."""

    @property
    def particles(self) -> Set[str]:
        """Elided words in lower case, with their apostrophe: l’, qu’."""
        ...

    def alike(self, folded: str) -> tuple[Form, ...]:
        """Every form of one folded text: its accents, ligatures, hyphens and capitals differ."""
        ...


class Thesaurus(Protocol):
    """Words that were held to mean much the same: a witness of decks, never a source."""

    def neighbours(self, word: str) -> Set[str]:
        """The canonical synonyms of a canonical word; empty where it has no entry."""
        ...


class References(Struct, frozen=True, kw_only=True):
    """The books at hand while a deck is checked; rules that lack theirs do not run."""

    dictionary: Dictionary | None = None
    thesaurus: Thesaurus | None = None


NONE = References()
"""No book at all."""
