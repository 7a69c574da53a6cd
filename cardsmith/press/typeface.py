"""Fonts of one document: cut to what is used, embedded, written in one-byte codes."""

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from operator import itemgetter
from typing import TypeVar

from cardsmith.model.metrics import Fonts, Metrics
from cardsmith.press.content import plain
from cardsmith.press.embedding import SPACE, FontPart
from cardsmith.press.truetype import Program

_NEARLY_A_SPACE = 0.4
"""The share of a space from which a gap may be read as one; pdfium does so from half."""

_ASCII = range(33, 127)
_FREE = (*range(127, 256), *range(1, 8), *range(14, 32))
"""Codes beside those of ASCII that nothing in a PDF reads as a sign or as the end of a line."""

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
    """The fonts of a document by full name, each begun when it is first asked for.

    ``names`` gives every part of a font the name that content calls it by.
    """

    def __init__(self, fonts: Fonts, names: Iterator[str]) -> None:
        super().__init__()
        self._fonts = fonts
        self._names = names

    def __missing__(self, font: str) -> "Typeface":
        self[font] = typeface = Typeface(font, self._fonts[font], self._names)
        return typeface


class Typeface:
    """Which byte of which part of an embedded font stands for a character.

    A character has its code from its first use on; ASCII keeps its own, so that a stream can be
    read. Raises ValueError for a character without a glyph: whoever set the text should have
    looked (trap R6). A font with more characters than one byte can number has several parts;
    ``resource`` is the name of the only one, or empty.
    """

    def __init__(self, name: str, metrics: Metrics, names: Iterator[str]) -> None:
        self._name = name
        self._metrics = metrics
        self._names = names
        self._parts: dict[str, dict[str, int]] = {}
        self._homes: dict[str, str] = {}
        self._free = iter(_FREE)
        self.resource = self._first = self._begun()
        self._gap = metrics.width(SPACE) * _NEARLY_A_SPACE
        self._codes = _Said[int](self._coded)
        self._plain = _Said[str](self._unkerned)
        self._sign = _Said[tuple[str, int]](self._signed).__getitem__

    def parts(self) -> Iterator[tuple[str, FontPart]]:
        """What is to be embedded under which name, once everything was shown.

        Raises ValueError where the font that was cut lost a character.
        """
        for resource, codes in self._parts.items():
            program = Program(self._metrics.subset("".join(codes)))
            for char in codes:
                if char not in program.glyphs:
                    raise ValueError(f"the subset of {self._name} lost {char!r}")
            yield resource, FontPart(program, codes)

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
            self._homes[char] = self._first
            return SPACE
        home, code = (self._first, point) if point in _ASCII else self._next()
        self._homes[char] = home
        self._parts[home][char] = code
        return f"\\{code:03o}" if chr(code) in _QUOTED else chr(code)

    def _next(self) -> tuple[str, int]:
        """The last part and its next free code."""
        code = next(self._free, 0)
        if not code:
            self.resource = ""
            self._free = iter((*_FREE, *(code for code in _ASCII if chr(code) not in _QUOTED)))
            self._begun()
            code = next(self._free)
        return next(reversed(self._parts)), code

    def _begun(self) -> str:
        """A new part; each has a space, by which readers judge which gaps are spaces."""
        name = next(self._names)
        self._parts[name] = {SPACE: ord(SPACE)}
        return name
