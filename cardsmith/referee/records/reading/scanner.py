"""One line of a record, read from left to right."""

import re
import unicodedata
from collections.abc import Callable
from typing import Literal, TypeAlias

from cardsmith.model.finding import Finding, InputError
from cardsmith.model.place import Span
from cardsmith.referee.records.spelling import QUOTED, unescaped
from cardsmith.referee.records.words import Number, Word

Place: TypeAlias = Callable[[int, int], Span]
"""The span of the characters from one index to another."""

Expected: TypeAlias = Literal[
    "arrow", "bracket", "card", "claim", "code", "comma", "end", "entry", "hand", "letter", "list",
    "marotte", "opening", "pair", "player", "result", "series", "setting", "tag", "text", "throw",
    "value", "word",
]  # fmt: skip
"""What may be needed at a place: the kinds of G101 and G102, each with words of its own."""

NUMBER = re.compile(r"[0-9]{1,6}(?![0-9])")

_TEXT = re.compile(QUOTED)
_SPACES = re.compile(r"\s+")
_LUMP = re.compile(r'"[^"]*"?|[\w\u0300-\u036f]+|.')
_QUOTES = "“”„«»"


class Scanner:
    """Takes one token after the other from a text; spaces before each are passed over.

    Whoever needs what is not there raises InputError: G101, or G102 at the end of the line.
    """

    def __init__(self, text: str, place: Place) -> None:
        self.text = text
        self.place = place
        self.at = 0
        self._pass_spaces()

    @property
    def done(self) -> bool:
        """Whether nothing is left."""
        return self.at >= len(self.text)

    def sees(self, pattern: re.Pattern[str]) -> bool:
        """Whether the pattern comes next."""
        return pattern.match(self.text, self.at) is not None

    def starts(self, *signs: str) -> bool:
        """Whether one of these signs comes next."""
        return self.text.startswith(signs, self.at)

    def match(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        """The next token when it is of that pattern, with its groups."""
        found = pattern.match(self.text, self.at)
        if found:
            self.at = found.end()
            self._pass_spaces()
        return found

    def take(self, pattern: re.Pattern[str]) -> Word | None:
        """The next token when it is of that pattern."""
        found = self.match(pattern)
        return self.word(found) if found else None

    def skip(self, sign: str) -> bool:
        """Whether this sign comes next; it is passed over."""
        if not self.starts(sign):
            return False
        self.at += len(sign)
        self._pass_spaces()
        return True

    def need(self, pattern: re.Pattern[str], expected: Expected) -> Word:
        """The next token, which has to be of that pattern."""
        found = self.take(pattern)
        if found is None:
            raise self.refused(expected)
        return found

    def quoted(self) -> Word | None:
        """The next token when it is a text in quotes, without them."""
        found = self.match(_TEXT)
        return self.word(found, unescaped(found[0][1:-1]), 1) if found else None

    def number(self, pattern: re.Pattern[str] = NUMBER) -> Number | None:
        """The next token when it is a number."""
        found = self.match(pattern)
        return Number(int(found[0]), self.place(*found.span())) if found else None

    def word(self, found: re.Match[str], text: str | None = None, rim: int = 0) -> Word:
        """A token as a word, ``rim`` characters left out of its place at both ends."""
        start, end = found.span()
        said = unicodedata.normalize("NFC", found[0] if text is None else text)
        return Word(said, self.place(start + rim, end - rim))

    def refused(self, expected: Expected) -> InputError:
        """What to raise where something else is needed."""
        found = _LUMP.match(self.text, self.at)
        if found is None:
            return InputError(Finding("G102", self.place(self.at, self.at), kind=expected))
        kind: str = expected
        text = found[0]
        if text[0] in _QUOTES:
            kind = "quotes"
        elif text[0] == '"' and expected == "text":
            kind = "escape"
        span = self.place(*found.span())
        return InputError(Finding("G101", span, kind=kind, found=text))

    def _pass_spaces(self) -> None:
        found = _SPACES.match(self.text, self.at)
        if found:
            self.at = found.end()
