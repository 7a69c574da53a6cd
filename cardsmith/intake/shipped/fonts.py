"""The shipped fonts: widths, kerning and subsets, all from HarfBuzz.

Kerning is asked for by pairs and remembered: with ligatures off, the fonts that ship kern by
pairs only (a test holds this against whole words), and a deck has few pairs.
"""

from collections.abc import Callable
from functools import cache, cached_property
from itertools import pairwise
from pathlib import Path
from typing import TypeVar

import uharfbuzz as hb

from cardsmith.intake.shipped.font_files import FILES
from cardsmith.resources import shipped

_REMEMBERED = 1 << 14
"""How much of a kind is remembered: what a card asks for it asks again at once, then no more."""

_FEATURES = {"kern": True, "liga": False, "dlig": False, "clig": False, "calt": False}


_Key = TypeVar("_Key")
_Value = TypeVar("_Value")


class _Asked(dict[_Key, _Value]):
    """Answers remembered, until there are many: a key that is not there yet is asked for."""

    def __init__(self, ask: Callable[[_Key], _Value]) -> None:
        super().__init__()
        self._ask = ask

    def __missing__(self, key: _Key) -> _Value:
        if len(self) >= _REMEMBERED:
            self.clear()
        self[key] = answer = self._ask(key)
        return answer


class _Contours:
    """Twice the area that contours go round, what they go round the other way taken off."""

    def __init__(self) -> None:
        self.doubled = 0.0
        self._at = self._start = (0.0, 0.0)
        self.funcs = hb.DrawFuncs()
        self.funcs.set_move_to_func(self._move)
        self.funcs.set_line_to_func(self._line)
        self.funcs.set_quadratic_to_func(self._curve)
        self.funcs.set_close_path_func(self._close)

    def _move(self, x: float, y: float, _: object) -> None:
        self._at = self._start = x, y

    def _line(self, x: float, y: float, _: object) -> None:
        x0, y0 = self._at
        self.doubled += x0 * y - x * y0
        self._at = x, y

    def _curve(self, x1: float, y1: float, x: float, y: float, _: object) -> None:
        """A parabola goes round two thirds of its triangle more than its chord."""
        x0, y0 = self._at
        self.doubled += ((x1 - x0) * (y - y0) - (x - x0) * (y1 - y0)) * 2 / 3
        self._line(x, y, _)

    def _close(self, _: object) -> None:
        self._line(*self._start, _)


class Font:
    """One TrueType file; satisfies ``model.metrics.Metrics``, in thousandths of the size."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._advance = _Asked(self._shape).__getitem__
        self._kern = _Asked(self._added).__getitem__
        self._texts = _Asked(self._measure)
        self._areas = _Asked(self._outlined)
        self._depths = _Asked(self._depth)

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
    def _characters(self) -> frozenset[str]:
        return frozenset(map(chr, self._face.unicodes))

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
        return self._rise("H")

    @cached_property
    def lower_height(self) -> float:
        """Height of a small h, from its outline, at most that of a capital."""
        return min(self._rise("h"), self.cap_height)

    def depth(self, text: str) -> float:
        """How far the ink of ``text`` reaches below the baseline."""
        return max(map(self._depths.__getitem__, text), default=0.0)

    def lacks(self, text: str) -> str:
        """The characters of ``text`` without a glyph, each once, in order."""
        if self._characters.issuperset(text):
            return ""
        return "".join(dict.fromkeys(char for char in text if char not in self._characters))

    def width(self, text: str) -> float:
        """Advance of ``text``, kerning included."""
        return self._texts[text][0]

    def kerns(self, text: str) -> tuple[int, ...]:
        """Kerning after each character; empty when there is none."""
        return self._texts[text][1]

    def area(self, text: str) -> float:
        """Area of the glyphs of ``text``."""
        return sum(map(self._areas.__getitem__, text))

    def subset(self, characters: str) -> bytes:
        """The font program cut down to ``characters``, its names kept."""
        wanted = hb.SubsetInput()
        wanted.unicode_set.update(ord(char) for char in characters)
        wanted.layout_feature_tag_set.clear()
        wanted.flags = hb.SubsetFlags.NOTDEF_OUTLINE | hb.SubsetFlags.NO_HINTING
        face = hb.subset(self._face, wanted)
        return bytes(face.blob.data)

    def _measure(self, text: str) -> tuple[float, tuple[int, ...]]:
        """Width and kerns of a text."""
        kerns = (*map(self._kern, pairwise(text)), 0)
        width = sum(map(self._advance, text)) + sum(kerns)
        return width, kerns if any(kerns) else ()

    def _extents(self, char: str) -> hb.GlyphExtents:
        return self._font.get_glyph_extents(self._font.get_nominal_glyph(ord(char)) or 0)

    def _rise(self, char: str) -> float:
        return float(self._extents(char).y_bearing) * self._milli

    def _depth(self, char: str) -> float:
        extents = self._extents(char)
        return max(-float(extents.y_bearing + extents.height) * self._milli, 0.0)

    def _added(self, pair: tuple[str, str]) -> int:
        left, right = pair
        return round(self._shape(left + right) - self._advance(left) - self._advance(right))

    def _outlined(self, char: str) -> float:
        contours = _Contours()
        self._font.draw_glyph(self._font.get_nominal_glyph(ord(char)) or 0, contours.funcs)
        return abs(contours.doubled) / 2 * self._milli**2 / 1000

    def _shape(self, text: str) -> float:
        buffer = hb.Buffer()
        buffer.add_str(text)
        buffer.guess_segment_properties()
        hb.shape(self._font, buffer, _FEATURES)
        advance = sum(position.x_advance for position in buffer.glyph_positions)
        return float(advance) * self._milli


class ShippedFonts(dict[str, Font]):
    """The fonts below ``templates/fonts``, opened when first asked for."""

    def __missing__(self, name: str) -> Font:
        """The font of that full name; KeyError when cardsmith ships none."""
        self[name] = font = _opened(name)
        return font


@cache
def _opened(name: str) -> Font:
    return Font(shipped("templates") / "fonts" / FILES[name])
