"""The shipped fonts: widths, kerning and subsets, all from HarfBuzz.

Kerning is asked for by pairs and remembered: with ligatures off, the fonts that ship kern by
pairs only (a test holds this against whole words), and a deck has few pairs.
"""

from functools import cache, cached_property
from itertools import pairwise
from pathlib import Path

import uharfbuzz as hb

from cardsmith.intake.font_files import FILES
from cardsmith.resources import shipped

_FEATURES = {"kern": True, "liga": False, "dlig": False, "clig": False, "calt": False}


class Font:
    """One TrueType file; satisfies ``model.metrics.Metrics``, in thousandths of the size."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._advances: dict[str, float] = {}
        self._pairs: dict[str, int] = {}
        self._widths: dict[str, float] = {}
        self._kerns: dict[str, tuple[int, ...]] = {}

    @cached_property
    def _face(self) -> hb.Face:
        return hb.Face(hb.Blob.from_file_path(str(self._path)))

    @cached_property
    def _font(self) -> hb.Font:
        return hb.Font(self._face)

    @cached_property
    def _milli(self) -> float:
        return 1000 / float(self._face.upem)

    @cached_property
    def _characters(self) -> frozenset[int]:
        return frozenset(self._face.unicodes)

    @cached_property
    def ascent(self) -> float:
        """Height above the baseline."""
        return float(self._font.get_font_extents("ltr").ascender) * self._milli

    @cached_property
    def descent(self) -> float:
        """Depth below the baseline, positive."""
        return -float(self._font.get_font_extents("ltr").descender) * self._milli

    @cached_property
    def cap_height(self) -> float:
        """Height of a capital H, from its outline."""
        extents = self._font.get_glyph_extents(self._font.get_nominal_glyph(ord("H")))
        return float(extents.y_bearing) * self._milli

    def lacks(self, text: str) -> str:
        """The characters of ``text`` without a glyph, each once, in order."""
        return "".join(dict.fromkeys(char for char in text if ord(char) not in self._characters))

    def width(self, text: str) -> float:
        """Advance of ``text``, kerning included."""
        width = self._widths.get(text)
        if width is None:
            advances = self._advances
            width = sum(
                advances[char] if char in advances else self._advance(char) for char in text
            ) + sum(self.kerns(text))
            self._widths[text] = width
        return width

    def kerns(self, text: str) -> tuple[int, ...]:
        """Kerning after each character; empty when there is none."""
        kerns = self._kerns.get(text)
        if kerns is None:
            pairs = self._pairs
            found = []
            for left, right in pairwise(text):
                pair = left + right
                found.append(pairs[pair] if pair in pairs else self._kern(pair))
            kerns = self._kerns[text] = (*found, 0) if any(found) else ()
        return kerns

    def subset(self, characters: str) -> bytes:
        """The font program cut down to ``characters``, its names kept."""
        wanted = hb.SubsetInput()
        wanted.unicode_set.update(ord(char) for char in characters)
        wanted.layout_feature_tag_set.clear()
        wanted.flags = hb.SubsetFlags.NOTDEF_OUTLINE | hb.SubsetFlags.NO_HINTING
        face = hb.subset(self._face, wanted)
        return bytes(face.blob.data)

    def _advance(self, char: str) -> float:
        advance = self._shape(char)
        self._advances[char] = advance
        return advance

    def _kern(self, pair: str) -> int:
        kern = round(self._shape(pair) - self._advance(pair[0]) - self._advance(pair[1]))
        self._pairs[pair] = kern
        return kern

    def _shape(self, text: str) -> float:
        buffer = hb.Buffer()
        buffer.add_str(text)
        buffer.guess_segment_properties()
        hb.shape(self._font, buffer, _FEATURES)
        advance = sum(position.x_advance for position in buffer.glyph_positions)
        return float(advance) * self._milli


class ShippedFonts:
    """The fonts below ``templates/fonts``, opened when first asked for."""

    def __getitem__(self, name: str) -> Font:
        """The font of that full name; KeyError when cardsmith ships none."""
        return _opened(name)


@cache
def _opened(name: str) -> Font:
    return Font(shipped("templates") / "fonts" / FILES[name])
