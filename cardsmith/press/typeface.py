"""Fonts of one document: cut to what is used, embedded, written in one-byte codes."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby
from operator import itemgetter

from cardsmith.model.metrics import Metrics
from cardsmith.press.content import plain
from cardsmith.press.embedding import SPACE, FontPart
from cardsmith.press.truetype import Program

_NEARLY_A_SPACE = 0.4
"""The share of a space from which a gap may be read as one; pdfium does so from half."""

_ASCII = range(33, 127)
_FREE = (*range(127, 256), *range(1, 8), *range(14, 32))
"""Codes beside those of ASCII that nothing in a PDF reads as a sign or as the end of a line."""

_QUOTED = "()\\"

_UNBROKEN = "\u00a0"
"""A space that is set, and read back, as any other."""


class _Signs(dict[tuple[str, int], str]):
    """What says a character and the kern after it inside ``TJ``, filled as they are met."""

    def __init__(self, codes: Mapping[int, str]) -> None:
        super().__init__()
        self._codes = codes

    def __missing__(self, sign: tuple[str, int]) -> str:
        char, kern = sign
        self[sign] = said = self._codes[ord(char)] + (f"){-kern}(" if kern else "")
        return said


class Typeface:
    """Which byte of which part of an embedded font stands for a character.

    A font with more characters than one byte can number is embedded in parts. Raises ValueError
    when a character has no glyph: whoever set the text should have looked (trap R6).
    """

    def __init__(
        self, name: str, metrics: Metrics, characters: str, embed: Callable[[FontPart], str]
    ) -> None:
        if lacking := metrics.lacks(characters):
            raise ValueError(f"{name} has no glyph for {lacking!r}")
        self._resources: list[str] = []
        self._parts: dict[str, int] = {}
        self._codes: dict[int, str] = {}
        self._gap = 0.0
        for codes in _coded(characters.replace(_UNBROKEN, SPACE)):
            part = _part(name, metrics, codes)
            self._gap = part.space * _NEARLY_A_SPACE
            self._parts |= dict.fromkeys(codes, len(self._resources))
            self._codes |= {ord(char): _written(code) for char, code in codes.items()}
            self._resources.append(embed(part))
        self._parts[_UNBROKEN] = self._parts.get(SPACE, 0)
        self._codes[ord(_UNBROKEN)] = SPACE
        self._whole = self._resources[0] if len(self._resources) == 1 else ""
        self._sign = _Signs(self._codes).__getitem__

    def shown(self, text: str, kerns: Sequence[int], size: float) -> Sequence[tuple[str, str]]:
        """Each part's resource name with the operator that shows its share of ``text``.

        ``kerns`` are thousandths of the size added after each character, or empty; ``size`` is
        in points.
        """
        if self._whole:
            return ((self._whole, self._operator(text, kerns, size)),)
        runs = []
        start = 0
        for part, run in groupby(text, key=self._parts.__getitem__):
            end = start + len(list(run))
            operator = self._operator(text[start:end], kerns[start:end], size)
            runs.append((self._resources[part], operator))
            start = end
        return runs

    def _operator(self, text: str, kerns: Sequence[int], size: float) -> str:
        if not kerns:
            return f"({text.translate(self._codes)})Tj"
        if max(kerns) > self._gap:
            return self._spaced(text, kerns, size)
        return self._kerned(text, kerns)

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


def _coded(characters: str) -> Iterator[dict[str, int]]:
    """Parts of no more characters than one byte can number, with their codes.

    What ASCII has keeps its code, so that a stream can be read. Every part has a space: readers
    judge by it which gaps are spaces.
    """
    rest = [char for char in characters if ord(char) not in _ASCII and char != SPACE]
    codes = {char: ord(char) for char in characters if ord(char) in _ASCII}
    free = _FREE
    while True:
        yield {SPACE: ord(SPACE), **codes, **dict(zip(rest, free, strict=False))}
        codes, rest = {}, rest[len(free) :]
        if not rest:
            return
        free = (*_FREE, *(code for code in _ASCII if chr(code) not in _QUOTED))


def _part(name: str, metrics: Metrics, codes: Mapping[str, int]) -> FontPart:
    program = Program(metrics.subset("".join(codes)))
    for char in codes:
        if char not in program.glyphs:
            raise ValueError(f"the subset of {name} lost {char!r}")
    return FontPart(program, codes)


def _written(code: int) -> str:
    """A code inside the brackets of a string, without a bracket of its own."""
    return f"\\{code:03o}" if chr(code) in _QUOTED else chr(code)
