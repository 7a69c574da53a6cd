"""A dictionary at work on one deck: each text is judged once, however often it stands there."""

import re
import unicodedata
from collections.abc import Iterator

from cardsmith.lexicon.characters import is_invisible
from cardsmith.lexicon.spelling import Token, Verdict, judged, parted, plain, tokens
from cardsmith.lexicon.text import canonical, folded
from cardsmith.lint.reading import Reading
from cardsmith.lint.words.t206_abbreviation import ABBREVIATION
from cardsmith.model.deck import Card, Word
from cardsmith.model.dictionary import Dictionary, Form, Thesaurus
from cardsmith.model.edition import Deck
from cardsmith.model.finding import Argument, Finding, Fix
from cardsmith.model.struct import Struct

PATIENCE = 500
"""Words that a dictionary lacks before none is suggested: the deck is of another language."""

_ASIDE = re.compile(r"^\([^()]*\) ?| \([^()]*\)$")
"""(se), (d’): what stands before or after a word in parentheses."""


class Spelt(Struct, frozen=True):
    """One word of a title or a synonym, and where it stands there."""

    reading: Reading
    token: Token
    word: str

    def found(
        self, code: str, better: str, *, fix: Fix = Fix.NONE, **arguments: Argument
    ) -> Finding:
        """A finding on the word; ``mended`` is the text with ``better`` in its stead, if any.

        Nothing is mended where an ending in parentheses makes two words of one.
        """
        start, end, _ = self.token
        text = self.reading.text
        can_mend = bool(better) and plain(text[start:end]) == self.word
        mended = text[:start] + better + text[end:] if can_mend else ""
        mend = self.reading.word.reworded(mended) if can_mend else None
        kept = fix if mend else Fix.NONE
        return self.reading.found(
            code, start, end, fix=kept, mend=mend, word=self.word, mended=mended, **arguments
        )


class Doubt(Struct, frozen=True):
    """A word that the dictionary lacks, and what is wrong with it."""

    spelt: Spelt
    verdict: Verdict

    def found(self, code: str, *, fix: Fix = Fix.NONE) -> Finding:
        """A finding on the word, mended only where one spelling is likely."""
        better = self.verdict.better
        one = better[0] if len(better) == 1 else ""
        kind = ("none", "one", "several")[min(len(better), 2)]
        return self.spelt.found(code, one, fix=fix, kind=kind, choices=", ".join(better))


class Proof:
    """The words of a deck beside a dictionary, those left out that the edition accepts."""

    def __init__(
        self, deck: Deck, dictionary: Dictionary, thesaurus: Thesaurus | None = None
    ) -> None:
        self._deck = deck
        self._thesaurus = thesaurus
        self._dictionary = dictionary
        self._accepted = {accepted(word.text) for word in deck.accepted}
        self._spelt: dict[str, tuple[tuple[Token, str], ...]] = {}
        self._unknown = 0
        self._verdicts: dict[str, Verdict | None] = {}
        self._alike: dict[str, tuple[Form, ...]] = {}

    def words(self) -> Iterator[Spelt]:
        """Every word of the deck, both where an ending in parentheses makes two of one."""
        for card in self._deck.cards:
            yield from self._words_of(card)

    def doubts(self, card: Card) -> Iterator[Doubt]:
        """What is doubtful on a card, from its title to its last synonym; a place once."""
        doubted = None
        for spelt in self._words_of(card):
            verdict = self._verdict(spelt.word)
            if verdict is not None and doubted != (spelt.reading.word, spelt.token):
                doubted = (spelt.reading.word, spelt.token)
                yield Doubt(spelt, verdict)

    def form(self, word: Word) -> Form | None:
        """The form that a title or a synonym of one word is, what is in parentheses aside."""
        words = [spelt for _, spelt in self._tokens(_ASIDE.sub("", word.text))]
        alike = self.alike(words[0]) if len(words) == 1 else ()
        return next((form for form in alike if form.text == words[0]), None)

    def heads_an_entry(self, word: str) -> bool:
        """Whether a thesaurus, if there is one, lists the word itself: vivres, ténèbres."""
        return self._thesaurus is not None and bool(self._thesaurus.neighbours(canonical(word)))

    def alike(self, word: str) -> tuple[Form, ...]:
        """The forms that the dictionary has of the letters of a word."""
        if word not in self._alike:
            self._alike[word] = self._dictionary.alike(folded(word))
        return self._alike[word]

    def _words_of(self, card: Card) -> Iterator[Spelt]:
        for word in (card.title, *card.synonyms):
            for token, spelt in self._tokens(word.text):
                yield Spelt(Reading(word, card, self._deck.edition), token, spelt)

    def _tokens(self, text: str) -> tuple[tuple[Token, str], ...]:
        if text not in self._spelt:
            legible = tokens(plain(text)) if _is_legible(text) else ()
            self._spelt[text] = tuple((token, word) for token in legible for word in token.words)
        return self._spelt[text]

    def _verdict(self, word: str) -> Verdict | None:
        if word not in self._verdicts:
            rest = parted(word, self._dictionary)[1]
            known = not self._accepted.isdisjoint((accepted(word), accepted(rest)))
            suggest = self._unknown < PATIENCE
            verdict = None if known else judged(word, self._dictionary, suggest=suggest)
            self._unknown += verdict is not None
            self._verdicts[word] = verdict
        return self._verdicts[word]


def accepted(word: str) -> str:
    """How a word is looked for among those that an edition accepts: whole, capitals aside."""
    return plain(word).casefold()


def _is_legible(text: str) -> bool:
    """Whether other rules find nothing that keeps a word from being read as it is typed."""
    if text.isascii() and text.isalpha():
        return True
    composed = unicodedata.normalize("NFC", text) == text
    return composed and not any(map(is_invisible, text)) and not ABBREVIATION.search(text)
