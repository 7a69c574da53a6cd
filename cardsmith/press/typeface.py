"""Fonts of one document: cut to what is used, embedded, written in one-byte codes."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from itertools import groupby
from operator import itemgetter
from typing import TypeVar

from cardsmith.model.metrics import Fonts, Metrics
from cardsmith.press.content import plain
from cardsmith.press.embedding import SPACE, FontPart
from cardsmith.press.truetype import Program

_NEARLY_A_SPACE = 0.4
"""The share of a space from which a gap may be read as one; pdfium does so from half."""

_SIGNS = "\u202f\u2009\u2011\u2010\u2212→←↑↓✓✗★☆●○■□▲▼◆◇♠♥♦♣≤≥≠≈"
"""What cards are written with besides Windows-1252: they take codes that it has no use for."""

_IDLE = (*range(1, 8), *range(14, 32), 127, 0x81, 0x8D, 0x8F, 0x90, 0x9D)
"""Codes that nothing in a PDF reads as a sign or as the end of a line, and Windows-1252 leaves."""

_BLOCK = 128
"""How many characters, next to each other in Unicode, share a part of a font."""

_QUOTED = "()\\"

_SHORT = 3
"""Texts of no more characters are numbers and letters, which a deck sets again and again."""

_UNBROKEN = "\u00a0"
"""A space that is set, and read back, as any other."""

_Sign = TypeVar("_Sign")


class _Said(dict[_Sign, str]):
    """How signs are written, filled as they are met."""

    def __init__(self, say: Callable[[_Sign], str]) -> None:
        super().__init__()
        self._say = say

    def __missing__(self, sign: _Sign) -> str:
        self[sign] = said = self._say(sign)
        return said


class Typefaces(dict[str, "Typeface"]):
    """The fonts of a document by full name, each begun when it is first asked for."""

    def __init__(self, fonts: Fonts) -> None:
        super().__init__()
        self._fonts = fonts

    def __missing__(self, font: str) -> "Typeface":
        self[font] = typeface = Typeface(font, self._fonts[font])
        return typeface

    def parts(self) -> Iterator[tuple[str, FontPart]]:
        """What is to be embedded under which name, in the order of the names."""
        for _, typeface in sorted(self.items()):
            yield from typeface.parts()


class Typeface:
    """Which byte of which part of an embedded font stands for a character.

    That is the same in every document, so that contents can be composed before there is one.
    The first part, ``resource``, is written in Windows-1252 and a few signs, so that a stream can
    be read; every other part is a block of Unicode. Raises ValueError for a character without a
    glyph: whoever set the text should have looked (trap R6).
    """

    def __init__(self, name: str, metrics: Metrics) -> None:
        self._name = name
        self._metrics = metrics
        self.resource = f"/{''.join(filter(str.isalnum, name))}"
        self._parts: dict[str, dict[str, int]] = {self.resource: {}}
        self._homes: dict[str, str] = {}
        self._strangers: set[str] = set()
        self._gap = metrics.width(SPACE) * _NEARLY_A_SPACE
        self._codes = _Said[int](self._coded)
        self._plain = _Said[str](self._unkerned)
        self._sign = _Said[tuple[str, int]](self._signed).__getitem__

    def parts(self) -> Iterator[tuple[str, FontPart]]:
        """What is to be embedded under which name, once everything was shown.

        Each part has a space, by which readers judge which gaps are spaces. Raises ValueError
        where the font that was cut lost a character.
        """
        for resource, found in sorted(self._parts.items()):
            codes = {SPACE: ord(SPACE)} | {char: found[char] for char in sorted(found)}
            program = Program(self._metrics.subset("".join(codes)))
            for char in codes:
                if char not in program.glyphs:
                    raise ValueError(f"the subset of {self._name} lost {char!r}")
            yield resource, FontPart(program, codes)

    def embeds(self, text: str) -> None:
        """Have the characters of a text that was shown elsewhere, with the same codes."""
        for char in set(text).difference(self._homes):
            self._coded(ord(char))

    def is_whole(self, text: str) -> bool:
        """Whether all of a text that was shown is in the first part."""
        return not self._strangers or self._strangers.isdisjoint(text)

    def shown(self, text: str, kerns: Sequence[int], size: float) -> str:
        """The operator that shows ``text``, all of it in one part.

        ``kerns`` are thousandths of the size added after each character, or empty; ``size`` is
        in points.
        """
        if not kerns:
            return self._plain[text] if len(text) <= _SHORT else self._unkerned(text)
        if max(kerns) > self._gap:
            return self._spaced(text, kerns, size)
        return self._kerned(text, kerns)

    def runs(self, text: str, kerns: Sequence[int], size: float) -> Iterator[tuple[str, str]]:
        """Each part's name with the operator that shows its share of ``text``."""
        start = 0
        for part, run in groupby(text, key=self._homes.__getitem__):
            end = start + len(list(run))
            yield part, self.shown(text[start:end], kerns[start:end], size)
            start = end

    def _unkerned(self, text: str) -> str:
        return f"({text.translate(self._codes)})Tj"

    def _kerned(self, text: str, kerns: Sequence[int]) -> str:
        signs = "".join(map(self._sign, zip(text, kerns, strict=True)))
        return f"[({signs})]TJ".replace("()", "")

    def _spaced(self, text: str, kerns: Sequence[int], size: float) -> str:
        """The same by character spacing: readers take a wide gap within ``TJ`` for a space."""
        shared = max(0, min(kerns[:-1], default=0))
        rest = [kern - shared for kern in kerns]
        if max(rest) <= self._gap:
            return f"{plain(shared * size / 1000)} Tc {self._kerned(text, rest)} 0 Tc"
        parts = []
        for kern, run in groupby(zip(text, kerns, strict=True), key=itemgetter(1)):
            codes = "".join(self._codes[ord(char)] for char, _ in run)
            parts.append(f"{plain(kern * size / 1000)} Tc ({codes})Tj")
        return f"{' '.join(parts)} 0 Tc"

    def _signed(self, sign: tuple[str, int]) -> str:
        """A character and the kern after it inside ``TJ``."""
        char, kern = sign
        return self._codes[ord(char)] + (f"){-kern}(" if kern else "")

    def _coded(self, point: int) -> str:
        """A character inside the brackets of a string, without a bracket of its own."""
        char = chr(point)
        if self._metrics.lacks(char):
            raise ValueError(f"{self._name} has no glyph for {char!r}")
        if char in {SPACE, _UNBROKEN}:
            self._homes[char] = self.resource
            return SPACE
        code, home = _WESTERN.get(char, 0), self.resource
        if not code:
            block, place = divmod(point, _BLOCK)
            code, home = place + _BLOCK, f"{home}-{block:X}"
            self._strangers.add(char)
        self._homes[char] = home
        self._parts.setdefault(home, {})[char] = code
        return f"\\{code:03o}" if chr(code) in _QUOTED else chr(code)


def _western() -> Iterator[tuple[str, int]]:
    """The codes of the first part of every font."""
    for code in range(ord(SPACE) + 1, 256):
        with suppress(UnicodeDecodeError):
            yield bytes((code,)).decode("cp1252"), code
    yield from zip(_SIGNS, _IDLE, strict=False)


_WESTERN = dict(_western())
