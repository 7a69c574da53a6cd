"""What is typed during a game of Le Grand Dalmuti, read as lines of a record.

A series or a pass without a name is that of the player who speaks.
"""

import re
from collections.abc import Iterator

from cardsmith.model.struct import Struct
from cardsmith.pipeline.playing.headers import seats_text
from cardsmith.pipeline.playing.typed import tokens, unnumbered
from cardsmith.referee.dalmuti.states import Opening, State
from cardsmith.referee.records.games import DALMUTI
from cardsmith.referee.records.reading.record import line_of
from cardsmith.referee.records.record import Saying
from cardsmith.referee.records.seating import Seating
from cardsmith.referee.records.tricks import Cancel, Revolt, Taxes, Trick

Part = Taxes | Cancel | Revolt | Trick
"""One act, as the line that it would be by itself."""

_SERIES = re.compile(r"(?:[0-9]+[xX×])?(?:[Jj]+|[0-9]+)(?:\+(?:[Jj]+|[0-9]+))*|[-–—−]")
_KEYWORD = re.compile(r"\s*([TXR])\s+(?=\S)")
_GIFT = re.compile(r"(?:\"[^\"]*\"|[^\s\">→=]+)\s*(?:>|→)")
_OUT = "!out"


class Reader(Struct):
    """Reads a typed line act by act; who speaks is asked for each of them anew."""

    text: str
    seating: Seating

    def next(self, state: State, speaker: str) -> Part | None:
        """The next act of the line; None at its end.

        Raises InputError for what no record could say there.
        """
        self.text = unnumbered(self.text.strip()).strip()
        if not self.text:
            return None
        if self.text.startswith("=>"):
            return self._read(f"1. {self._all()}")
        keyword = _KEYWORD.match(self.text)
        if keyword and not self._plays(keyword[1]):
            return self._announced(keyword[1])
        if isinstance(state, Opening) and _GIFT.match(self.text):
            return self._gift(self.text)
        return self._read(f"1. {' '.join(self._move(speaker))}")

    def _announced(self, keyword: str) -> Part:
        rest = self.text[1:].strip()
        if keyword == "T":
            return self._gift(rest)
        self.text = ""
        return self._read(f"{keyword} {rest}")

    def _gift(self, text: str) -> Part:
        """The first gift of several; the others wait."""
        gift, _, rest = text.partition("|")
        self.text = rest
        return self._read(f"T {gift}")

    def _move(self, speaker: str) -> Iterator[str]:
        """The words of one move: a name, a series or a dash, and that its player is out."""
        words = tokens(self.text)
        if words[0] == _OUT:
            taken = words[:2]
        elif _SERIES.fullmatch(words[0]) and not self._plays(words[0]):
            yield seats_text([speaker])
            taken = words[:1]
        else:
            taken = words[:2]
        if words[len(taken) : len(taken) + 1] == [_OUT]:
            taken = words[: len(taken) + 2]
        yield from taken
        self.text = " ".join(words[len(taken) :])

    def _plays(self, word: str) -> bool:
        """Whether a word that could be something else is a player, who plays or passes."""
        words = tokens(self.text)
        follows = words[1:2] and _SERIES.fullmatch(words[1])
        return bool(follows) and bool(self.seating.fitting(word))

    def _all(self) -> str:
        text, self.text = self.text, ""
        return text

    def _read(self, line: str) -> Part:
        said: Saying = line_of(line, DALMUTI).says
        if not isinstance(said, Part):
            raise ValueError(f"{line} reads as {said}")
        return said
