"""Fonts of one document: cut to what is used, embedded, written in one-byte codes."""

from collections.abc import Mapping, Sequence
from io import BytesIO
from itertools import groupby
from operator import itemgetter
from typing import Any

from reportlab.pdfbase import ttfonts

from cardsmith.model.metrics import Metrics
from cardsmith.press.content import plain

PdfDocument = Any
"""The document of reportlab, which is untyped: it is only handed on."""

_BLOCK = 100
"""The most entries that one block of a ToUnicode map may hold (Adobe technical note 5411)."""

_NEARLY_A_SPACE = 0.4
"""The share of a space from which a gap may be read as one; pdfium does so from half."""

_ESCAPED = {code: f"\\{code:03o}" for code in (*range(8, 14), 40, 41, 92, *range(127, 256))}


class _Signs(dict[tuple[str, int], str]):
    """What says a character and the kern after it inside ``TJ``, filled as they are met."""

    def __init__(self, codes: Mapping[int, str]) -> None:
        super().__init__()
        self._codes = codes

    def __missing__(self, sign: tuple[str, int]) -> str:
        char, kern = sign
        self[sign] = said = self._codes[ord(char)] + (f"){-kern}(" if kern else "")
        return said


class Embedded(ttfonts.TTFont):  # type: ignore[misc]  # reportlab is untyped
    """A TrueType font of reportlab, its ToUnicode map within the limits that readers expect."""

    def addObjects(self, doc: PdfDocument) -> None:  # noqa: N802  # a name of reportlab's
        """Add the font's objects to a document that is being closed."""
        subsets = self.state[doc].subsets
        before = len(doc.idToObject)
        super().addObjects(doc)
        added = list(doc.idToObject.items())[before:]
        maps = [(name, part) for name, part in added if name.startswith("toUnicodeCMap:")]
        for (name, stream), characters in zip(maps, subsets, strict=True):
            stream.content = _to_unicode(name.partition(":")[2], characters)


class Typeface:
    """Which byte of which part of an embedded font stands for a character.

    A font with more characters than one byte can number is embedded in parts. Raises ValueError
    when a character has no glyph: whoever set the text should have looked (trap R6).
    """

    def __init__(self, name: str, metrics: Metrics, characters: str, document: PdfDocument) -> None:
        if lacking := metrics.lacks(characters):
            raise ValueError(f"{name} has no glyph for {lacking!r}")
        self._font = Embedded(name, BytesIO(metrics.subset(characters)), asciiReadable=True)
        self._places = {char: self._place(char, document) for char in characters}
        parts = range(max(part for part, _ in self._places.values()) + 1)
        self._resources = [self._font.getSubsetInternalName(part, document) for part in parts]
        self._whole = self._resources[0] if len(self._resources) == 1 else ""
        self._gap = self._font.face.getCharWidth(ord(" ")) * _NEARLY_A_SPACE
        self._codes = {
            ord(char): _ESCAPED.get(code, chr(code)) for char, (_, code) in self._places.items()
        }
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
        for part, run in groupby(text, key=lambda char: self._places[char][0]):
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

    def _place(self, char: str, document: PdfDocument) -> tuple[int, int]:
        ((part, code),) = self._font.splitString(char, document)
        if not code[0]:
            raise ValueError(f"the subset of {self._font.fontName} lost {char!r}")
        return part, code[0]


def _to_unicode(name: str, characters: Sequence[int]) -> str:
    """The map from codes back to text, for those who copy, search or listen."""
    pairs = [
        f"<{code:02X}> <{chr(char).encode('utf-16-be').hex().upper()}>"
        for code, char in enumerate(characters)
        if char
    ]
    blocks = [pairs[start : start + _BLOCK] for start in range(0, len(pairs), _BLOCK)]
    return "\n".join(
        (
            "/CIDInit /ProcSet findresource begin 12 dict begin begincmap",
            "/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def",
            f"/CMapName /{name} def /CMapType 2 def",
            "1 begincodespacerange <00> <FF> endcodespacerange",
            *(
                line
                for block in blocks
                for line in (f"{len(block)} beginbfchar", *block, "endbfchar")
            ),
            "endcmap CMapName currentdict /CMap defineresource pop end end",
        )
    )
