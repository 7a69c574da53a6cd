"""One text under the eyes of the rules, with the card it stands on."""

import re
from collections.abc import Callable, Iterator
from functools import lru_cache

from cardsmith.lexicon.alphabets import FRENCH
from cardsmith.lexicon.characters import named
from cardsmith.model.deck import Card, Synonym, Word
from cardsmith.model.edit import Rewording
from cardsmith.model.edition import Edition
from cardsmith.model.finding import Argument, Finding, Fix
from cardsmith.model.struct import Struct

_LETTERS = "".join(sorted(FRENCH | set(map(str.upper, FRENCH))))


class Reading(Struct, frozen=True):
    """A title or a synonym, its card and its edition."""

    word: Word
    card: Card
    edition: Edition

    @property
    def text(self) -> str:
        """The text as typed."""
        return self.word.text

    @property
    def is_title(self) -> bool:
        """Whether this is the title of its card."""
        return not isinstance(self.word, Synonym)

    def found(
        self,
        code: str,
        start: int,
        end: int,
        /,
        *,
        fix: Fix = Fix.NONE,
        mend: Rewording | None = None,
        **arguments: Argument,
    ) -> Finding:
        """A finding on some characters; ``text`` is always among its arguments."""
        span = self.word.spot(start, end)
        arguments["text"] = self.text
        finding = Finding(code, span, card=self.card.id, fix=fix, severity=None, **arguments)
        return finding.mendable(fix, mend)

    def runs(
        self, code: str, wrong: Callable[[str], bool], right: Callable[[str], str] | None = None
    ) -> Iterator[Finding]:
        """A finding for every run of characters that are wrong, named ``U+200B U+FEFF``.

        ``right`` gives what each should be, where that is certain: then they can be mended.
        """
        mend, fix = None, Fix.NONE
        if right is not None:
            mended = (right(char) if wrong(char) else char for char in self.text)
            mend, fix = self.word.reworded("".join(mended)), Fix.SAFE
        for start, end in stretches(self.text, wrong):
            characters = " ".join(map(named, dict.fromkeys(self.text[start:end])))
            yield self.found(code, start, end, fix=fix, mend=mend, characters=characters)


def stretches(text: str, wrong: Callable[[str], bool]) -> Iterator[tuple[int, int]]:
    """Where wrong characters stand in a row: start and end offsets.

    >>> list(stretches("a12b3", str.isdigit))
    [(1, 3), (4, 5)]
    """
    start = None
    for offset, char in enumerate(text):
        if wrong(char):
            start = offset if start is None else start
        elif start is not None:
            yield start, offset
            start = None
    if start is not None:
        yield start, len(text)


@lru_cache(maxsize=8)
def faultless(apostrophe: str) -> re.Pattern[str]:
    """What no rule of ``words`` can blame: French letters, joined by one plain sign each.

    This is nearly every word of a deck: the rules look at the others only.
    """
    mark = re.escape(apostrophe)
    joined = rf"[{_LETTERS}]+(?:[ {mark}-][{_LETTERS}]+)*"
    return re.compile(rf"(?:\([a-z]{{1,4}}{mark}?\) ?)?{joined}(?: \({joined}\)|\([a-z]{{1,5}}\))?")
